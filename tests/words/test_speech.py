"""Languages are chosen by what there is; what is missing never shows its name."""

import pickle
from copy import deepcopy
from pathlib import Path

import pytest

from words import speech
from words.shapes import AFTER_NAME, BETWEEN_NOTES
from words.speech import Unsaid, Words, best_language, languages, load_languages, words

ENGLISH = """
unsaid = No words.
hello = Hello { $name }
bye = Bye
between-items = { ", " }
fountain = the Fountain
    .short = Fountain
market = the Market
gone = Gone to { $place }
gone-short = To { FORM($place, case: "accusative") }
"""
GERMAN = """
hello = Hallo { $name }
between-items = { ", " }
between-groups = { "; " }
fountain = der Brunnen
    .accusative = den Brunnen
    .gender = masculine
    .short = Brunnen
    .short-accusative = Brunnen { "" }(Akk.)
gone = Gegangen { TRAIT($place, name: "gender") ->
        [masculine] in { FORM($place, case: "accusative") }
       *[other] nach { CAPITAL($place) }
    }
gone-short = In { FORM($place, case: "accusative") }
seen = Gesehen: { FORM($place, case: "accusative-listed") }
"""


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """English with two messages, German with one of them; a game with one of its own."""
    texts = {
        "en/common.ftl": ENGLISH,
        "de/common.ftl": GERMAN,
        "en/chess/chess.ftl": "bye = Checkmate\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n }\n",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(speech, "LOCALES", tmp_path)
    speech._note_fallback.cache_clear()
    cached = (speech.languages, speech._bundle, speech._resource, speech._shared)
    for one in cached:
        one.cache_clear()
    yield tmp_path
    for one in cached:
        one.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_a_language_is_added_by_its_folder() -> None:
    assert best_language(["de-AT"]) == "de"
    assert best_language(["pt-BR", "de"]) == "de"
    assert best_language(["fr"]) == "en"
    assert Words("de").say("hello", name="Ann") == "Hallo Ann"


@pytest.mark.parametrize("name", ["de.bak", "de (copy)", "__pycache__", ".git", "zz", "de-old", "Deutsch"])
def test_a_folder_that_is_no_language_is_left_out(
    two_languages: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    (two_languages / name).mkdir()
    load_languages()
    assert speech.languages() == ("de", "en")
    assert f"{two_languages / name} is no language" in caplog.text


def test_a_file_that_begins_with_a_byte_order_mark_is_read(two_languages: Path) -> None:
    (two_languages / "de" / "common.ftl").write_text("hello = Servus { $name }\n", encoding="utf-8-sig")
    assert Words("de").say("hello", name="Ann") == "Servus Ann"


@pytest.mark.usefixtures("two_languages")
def test_english_stands_in_for_what_a_language_lacks() -> None:
    assert Words("de").say("bye") == "Bye"
    assert Words("de").about("chess").say("bye") == "Checkmate"


@pytest.mark.usefixtures("two_languages")
def test_a_topic_hides_common_messages_and_adds_its_own() -> None:
    words = Words("en").about("chess")
    assert words.say("bye") == "Checkmate"
    assert words.say("hello", name="Ann") == "Hello Ann"
    assert Words("en").say("bye") == "Bye"


@pytest.mark.usefixtures("two_languages")
def test_numbers_choose_plurals_and_are_not_grouped() -> None:
    words = Words("en", "chess")
    assert words.say("count", n=1) == "one"
    assert words.say("count", n=12345) == "12345"
    assert words.say("count", n=0.96) == "one" and words.say("count", n=8.54) == "8.5"


@pytest.mark.usefixtures("two_languages")
def test_nothing_missing_is_shown_to_people(caplog: pytest.LogCaptureFixture) -> None:
    assert Words("en").say("nothing-like-it") == "No words."
    assert Words("en").say("hello") == "No words."
    assert "nothing-like-it" in caplog.text and "name" in caplog.text


@pytest.mark.usefixtures("two_languages")
def test_missing_messages_and_arguments_are_errors_when_strict() -> None:
    words = Words("en", strict=True)
    with pytest.raises(Unsaid):
        words.say("nothing-like-it")
    with pytest.raises(Unsaid):
        words.say("hello")
    assert Words("de").say("bye") == "Bye"
    with pytest.raises(Unsaid):  # although it was said in English
        Words("de", strict=True).say("bye")


@pytest.mark.usefixtures("two_languages")
def test_a_sentence_asks_for_the_form_it_needs() -> None:
    german = Words("de")
    assert german.say("gone", place=german.say("fountain")) == "Gegangen in den Brunnen"
    assert german.say("gone-short", place=german.say("fountain.short")) == "In Brunnen (Akk.)"
    both = german.commas([german.say("fountain"), german.say("fountain.short")])
    assert german.say("gone-short", place=both) == "In den Brunnen, Brunnen (Akk.)"
    assert german.say("seen", place=both) == "Gesehen: den Brunnen und Brunnen (Akk.)"
    assert german.say("seen", place=german.say("fountain")) == "Gesehen: den Brunnen"
    assert german.say("seen", place=german.commas(["Rom", "Wien", "Bern"])) == "Gesehen: Rom, Wien und Bern"
    assert german.say("seen", place=german.series(["Rom", "Wien", "Bern"])) == "Gesehen: Rom, Wien und Bern"
    assert german.say("seen", place=german.either(["Rom", german.say("fountain")])) == "Gesehen: Rom oder den Brunnen"


@pytest.mark.usefixtures("two_languages")
def test_what_has_no_other_form_stands_in_its_usual_one() -> None:
    german, english = Words("de"), Words("en")
    assert german.say("gone", place=german.say("market")) == "Gegangen nach The Market"
    assert german.say("gone-short", place="Rom") == "In Rom"
    assert english.say("gone-short", place=english.say("fountain")) == "To the Fountain"


def test_a_phrase_is_kept_and_copied_as_plain_text() -> None:
    phrase = words("en").say("nothing")
    assert type(pickle.loads(pickle.dumps(phrase))) is str and deepcopy(phrase) == "nothing"


def test_words_of_a_game_are_the_same_in_another_process() -> None:
    of_game = words("de").about("istanbul", 1, frozenset({"coffee"}))
    assert pickle.loads(pickle.dumps(of_game)) is of_game


def test_lists_end_as_the_language_has_it() -> None:
    english = words("en")
    assert english.listed(["A", "B", "C"]) == "A, B and C"
    assert english.either([1, 2, 12345]) == "1, 2 or 12345"
    assert english.commas(["A", "B"]) == "A, B" and english.series(["A", "B"]) == "A; B"
    assert english.chain(["A", "", "B"]) == "A · B"
    assert english.listed([]) == "" and english.listed(["A"]) == "A"


def test_in_a_chain_all_but_the_first_stand_in_their_form_for_it() -> None:
    czech = words("cs").about("marco_polo")
    silk = czech.say("space-bazaar-silk")
    assert czech.chain([silk, silk]) == "Řada hedvábí · řada hedvábí"


def test_unknown_languages_share_the_words_of_english() -> None:
    assert words("xx-YY") is words("en-GB") is words("en")
    assert words("xx").locale == "en"


def test_what_cannot_be_parsed_is_logged_and_said_in_english(
    two_languages: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (two_languages / "de/common.ftl").write_text("hello = Hallo { $name\nbye = Tschüss\n")
    assert Words("de").say("hello", name="Ann") == "Hello Ann"
    assert "cannot be parsed" in caplog.text
    assert Words("de").say("bye") == "Tschüss"


def test_a_message_may_refer_to_others_and_to_terms(two_languages: Path) -> None:
    (two_languages / "de/common.ftl").write_text(
        'twice = { twice-hello }, { -bot(case: "short") }\n'
        "twice-hello = { hello } { hello }\n# Said to all.\nhello = Hallo\n"
        "-bot = { $case ->\n    [short] { -short }\n   *[other] Karawanserei\n}\n-short = Karawane\n"
    )
    assert Words("de", strict=True).say("twice") == "Hallo Hallo, Karawane"


@pytest.mark.parametrize("language", languages())
def test_chains_of_notes_and_names_are_taken_apart_by_what_stands_between_them(language: str) -> None:
    assert words(language).chain(["A", "B"]).split(BETWEEN_NOTES) == ["A", "B"]
    assert words(language).say("shortcut-line", name="A", deal="B").split(AFTER_NAME) == ["A", "B"]


def test_what_a_language_lacks_is_logged_by_its_name_once(
    two_languages: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("de")
    assert [words.say("bye"), Words("de").say("bye")] == ["Bye", "Bye"]
    assert [record for record in caplog.messages if "bye" in record] == [
        "bye is said in English instead of the language de: de does not say bye"
    ]


def test_the_start_names_what_a_language_lacks_by_the_game_it_is_of(
    two_languages: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (two_languages / "de/common.ftl").write_text(ENGLISH)
    (two_languages / "de/chess").mkdir()
    (two_languages / "de/chess/chess.ftl").write_text("count = { $n }\n")
    load_languages()
    assert "English stands in for what the language de lacks (1): chess/bye" in caplog.messages


@pytest.mark.parametrize(
    ("left", "lacking"),
    [(ENGLISH.replace("bye = Bye\n", ""), "(1): bye. "), ("", " and others. "), (None, " and others. ")],
)
def test_the_start_says_what_english_lacks(
    two_languages: Path, caplog: pytest.LogCaptureFixture, left: str | None, lacking: str
) -> None:
    """None: the file is missing."""
    (two_languages / "de/common.ftl").write_text(ENGLISH)
    damaged = two_languages / "en/common.ftl"
    damaged.unlink()
    if left is not None:
        damaged.write_text(left)
    load_languages()
    (told,) = [line for line in caplog.messages if line.startswith(f"{two_languages / 'en'} lacks ")]
    assert told.endswith(f"{lacking}Put this version's files back.")


@pytest.mark.parametrize("damage", [b"hello = H\xff\xfe", b"hello = Hallo { $name\n", b"", None])
def test_a_damaged_file_leaves_the_other_languages_as_they_are_and_the_start_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, damage: bytes | None
) -> None:
    """The others are the delivered ones; None: the file is missing."""
    for common in speech.LOCALES.glob("*/common.ftl"):
        copied = tmp_path / "locales" / common.relative_to(speech.LOCALES)
        copied.parent.mkdir(parents=True)
        copied.write_bytes(common.read_bytes())
    damaged = tmp_path / "locales" / "de" / "common.ftl"
    damaged.unlink()
    if damage is not None:
        damaged.write_bytes(damage)
    whole = {language: words(language).say("nothing") for language in languages()}
    monkeypatch.setattr(speech, "LOCALES", tmp_path / "locales")
    for cached in (speech.languages, speech._bundle, speech._shared, speech._note_fallback):
        cached.cache_clear()
    try:
        load_languages()
        assert any("common.ftl" in told or "what the language de lacks" in told for told in caplog.messages)
        assert {language: words(language).say("nothing") for language in languages()} == whole | {"de": whole["en"]}
        assert "nothing is said in English instead of the language de" in caplog.text
    finally:
        monkeypatch.undo()
        for cached in (speech.languages, speech._bundle, speech._shared):
            cached.cache_clear()


def test_what_was_said_is_remembered_for_games_of_all_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Words(strict=True).about("istanbul").say("lira", lira=3)
    monkeypatch.setattr(speech, "_formatted", None)
    assert Words(strict=True).about("istanbul", 1, frozenset({"coffee"})).say("lira", lira=3) == told
