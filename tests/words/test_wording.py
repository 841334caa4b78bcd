"""Words people read are short, plain and in sentence case, without jargon of ours."""

import re

import pytest

from tests.support.language.messages import Message, messages, render
from words.speech import Words, languages

WORDS = Words("en", strict=True)
JARGON = (
    "notation", "tentative", "boundary", "outlook", "prospect", "refusal", "revision", "snapshot", "kernel", "null",
    "undefined", "determinize", "out-of-turn", "meeple", "please note", "successfully", "invalid", "illegal",
)  # fmt: skip
ALL = list(messages())


def _text(message: Message) -> str:
    return re.sub(r"<[a-z_]+>", "Ann", render(WORDS, message))


def test_no_jargon() -> None:
    pattern = re.compile(r"\b(" + "|".join(JARGON) + r")\b")
    assert {m.name: _text(m) for m in ALL if pattern.search(_text(m))} == {}


def test_no_stray_spaces_or_doubled_marks() -> None:
    pattern = re.compile(r"  | [.,;:!?]|\.\.|,,|\( | \)|^\s|\s$")
    sentences = [m for m in ALL if not m.name.startswith("between-")]
    told = {m.name: re.sub(r"\n+", " ", _text(m).strip("\n")) for m in sentences}
    assert {name: text for name, text in told.items() if pattern.search(text)} == {}


@pytest.mark.parametrize("prefix", ["praise-", "example-", "state-", "event-", "alt-"])
def test_one_is_told_in_the_singular(prefix: str) -> None:
    several = re.compile(r"(?<![.,:-])\b1 (?!was |is |lies )[a-z]+[^s\W]s\b")
    told = {message.name: render(WORDS, message, 1) for message in ALL if message.name.startswith(prefix)}
    assert {name: text for name, text in told.items() if several.search(text.replace("1 bonus ", "1 "))} == {}


def test_a_button_that_a_sentence_names_is_called_by_its_own_message() -> None:
    """As in `*{ button-join }*`, so that no language can call it otherwise."""
    buttons = {_text(message) for message in ALL if message.name.startswith(("button-", "table-option-", "label-"))}
    written = "\n".join(path.read_text(encoding="utf-8") for path in {message.path for message in ALL})
    assert {name for name in re.findall(r"(?<!\*)\*([A-Z][^*{}\n]*)\*(?!\*)", written) if name in buttons} == set()


@pytest.mark.parametrize("language", languages())
def test_no_sentence_ends_in_a_button_that_ends_in_dots(language: str) -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in {m.path for m in messages(language)})
    dotted = {name: f"*{{ {name} }}*." for name in re.findall(r"^(button-[a-z-]+) = .*…$", written, re.MULTILINE)}
    assert dotted and {name for name, ending in dotted.items() if ending in written} == set()


def test_quotes_are_curly() -> None:
    assert {m.name: _text(m) for m in ALL if '"' in _text(m)} == {}


def test_apostrophes_are_straight() -> None:
    assert {m.name: _text(m) for m in ALL if "’" in _text(m)} == {}


def test_nothing_shouts() -> None:
    assert {m.name: _text(m) for m in ALL if "!" in _text(m) or re.search(r"\b(?!UTC\b)[A-Z]{3,}\b", _text(m))} == {}


@pytest.mark.parametrize("prefix", ["refusal-", "ask-", "rule-", "concept-", "error-", "meanwhile", "result-"])
def test_whole_sentences_begin_with_a_capital(prefix: str) -> None:
    """Parts of labels (`.short`), of calls (`.public`) and of what happened meanwhile are no sentences."""
    parts = ("meanwhile-", "result-won", "result-shared", "rule-page")
    for message in (each for each in ALL if each.name.startswith(prefix)):
        if message.name.endswith((".short", ".public")) or message.name.startswith(parts):
            continue
        first = _text(message).lstrip('*-# “"')[0]
        assert first.isupper() or first.isdigit() or first == "@", message.name


def test_rules_begin_with_a_capital() -> None:
    for message in (each for each in ALL if each.name.endswith(".rule")):
        assert _text(message)[0].isupper() or _text(message)[0].isdigit(), message.name


def test_options_are_in_sentence_case() -> None:
    """Title Case would hide the names of places and figures, which alone are capitalised."""
    titles = (m for m in ALL if m.name.startswith(("place-", "figure-", "colour-")) and "." not in m.name)
    names = {word for title in titles for word in _text(title).split()}
    names |= {"Ann", "Sultan", "Dealer", "Kiosk", "Guild", "Palace", "Mocha", "Baksheesh", "Letters", "Seals"}
    for message in (each for each in ALL if each.name.startswith(("label-", "card-", "guild-", "kiosk-", "ask-"))):
        for sentence in re.split(r"[.:?] |\n", _text(message)):
            later = [word.strip("“”\"'.,;:?!()").removesuffix("'s") for word in sentence.split()[1:]]
            shouted = [word for word in later if word[:1].isupper() and word not in names]
            assert shouted == [], message.name
