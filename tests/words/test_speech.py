"""Languages are chosen by what there is; what is missing never shows its name."""

from pathlib import Path

import pytest

from words import speech
from words.speech import Unsaid, Words, best_language


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """English with two messages, German with one of them; a game with one of its own."""
    texts = {
        "en/common.ftl": "unsaid = No words.\nhello = Hello { $name }\nbye = Bye\n",
        "de/common.ftl": "hello = Hallo { $name }\n",
        "en/chess/chess.ftl": "bye = Checkmate\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n }\n",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(speech, "LOCALES", tmp_path)
    speech.languages.cache_clear()
    speech._bundle.cache_clear()
    yield tmp_path
    speech.languages.cache_clear()
    speech._bundle.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_a_language_is_added_by_its_folder() -> None:
    assert best_language(["de-AT"]) == "de"
    assert best_language(["pt-BR", "de"]) == "de"
    assert best_language(["fr"]) == "en"
    assert Words("de").say("hello", name="Ann") == "Hallo Ann"


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
    with pytest.raises(Unsaid):
        Words("de", strict=True).say("bye")


def test_a_broken_file_says_where() -> None:
    with pytest.raises(ValueError, match="broken"):
        _load_broken()


def _load_broken() -> None:
    resource = speech.FluentResource("hello = { $name\n")
    speech.refuse_junk(resource, Path("broken.ftl"))
