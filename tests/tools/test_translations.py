"""What a language lacks is named, and so is what it translated from an older sentence."""

import json
from pathlib import Path

import pytest

from tools import translations
from tools.translations import NOTES, Problem, Wrong, main, note, problems

TABLES = "tables.ftl"
NOUNS = "istanbul/nouns.ftl"
ENGLISH = {
    TABLES: "# who sits there\nfull = { $who } has no seat\n    .short = Full\nleft = { $who } left\n",
    NOUNS: "fruit = Fruit\n    .short = { $count } F\n",
}
GERMAN = {
    TABLES: "full = Kein Platz für { $who }\n    .short = Voll\nleft = { $who } ist weg\n",
    NOUNS: "fruit = Obst\n    .short = { $count } O\n",
}


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    for language, files in (("en", ENGLISH), ("de", GERMAN)):
        for name, text in files.items():
            _write(tmp_path, language, name, text)
    assert note("de", (), tmp_path) == []
    return tmp_path


def _write(locales: Path, language: str, name: str, text: str) -> None:
    path = locales / language / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _found(locales: Path) -> list[tuple[str, Wrong, str]]:
    return [(one.message, one.wrong, one.detail) for one in problems("de", locales)]


def test_a_whole_language_lacks_nothing(locales: Path) -> None:
    assert _found(locales) == []
    assert set(json.loads((locales / "de" / NOTES).read_text("utf-8"))) == {TABLES, NOUNS}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("full = Voll\n    .short = Voll\n", ("left", Wrong.MISSING, "")),
        ("full = Voll\nleft = weg\n", ("full.short", Wrong.MISSING, "")),
        (GERMAN[TABLES] + "late = zu spät\n", ("late", Wrong.UNKNOWN, "")),
        (GERMAN[TABLES] + "left = ging\n", ("left", Wrong.TWICE, "")),
        (GERMAN[TABLES] + "late = { $who\n", ("", Wrong.DAMAGED, "'late = { $who'")),
        (GERMAN[TABLES].replace("left = ", "left = { $seat }"), ("left", Wrong.VARIABLE, "$seat")),
        (GERMAN[TABLES].replace("left = ", "left = { seat }"), ("left", Wrong.REFERENCE, "seat")),
        (GERMAN[TABLES] + "    .genitive = des\n", ("left.genitive", Wrong.UNUSED, "genitive")),
    ],
)
def test_what_is_wrong_in_a_file_is_named(locales: Path, text: str, found: tuple[str, Wrong, str]) -> None:
    _write(locales, "de", TABLES, text)
    assert _found(locales) == [found]


def test_a_form_is_of_the_same_arguments_as_what_it_is_a_form_of(locales: Path) -> None:
    asked = 'full = { FORM($who, case: "genitive") }\n    .short = Voll\nleft = weg\n'
    _write(locales, "de", TABLES, asked)
    _write(locales, "de", NOUNS, GERMAN[NOUNS] + "    .genitive = Obsts\n    .short-genitive = { $count } Os\n")
    assert _found(locales) == []
    _write(locales, "de", NOUNS, GERMAN[NOUNS] + "    .genitive = { $count } Obsts\n")
    assert _found(locales) == [("fruit.genitive", Wrong.VARIABLE, "$count")]


def test_files_are_the_same_as_in_english(locales: Path) -> None:
    (locales / "de" / NOUNS).rename(locales / "de" / "more.ftl")
    found = [(one.file, one.wrong) for one in problems("de", locales)]
    assert found == [("more.ftl", Wrong.UNKNOWN), (NOUNS, Wrong.NO_FILE)]


def test_a_changed_sentence_is_older_than_its_english_until_it_is_noted_again(locales: Path) -> None:
    _write(locales, "en", TABLES, ENGLISH[TABLES].replace("who sits there", "who does not"))
    assert _found(locales) == [], "a comment is no part of a message"
    _write(locales, "en", TABLES, ENGLISH[TABLES].replace("Full", "Taken"))
    assert _found(locales) == [("full", Wrong.OLDER, "")], "an attribute is"
    note("de", (), locales)
    assert _found(locales) == [("full", Wrong.OLDER, "")], "what was noted before has to be named"
    note("de", [f"{TABLES}:left"], locales)
    assert _found(locales) == [("full", Wrong.OLDER, "")]
    note("de", [f"{TABLES}:full"], locales)
    assert _found(locales) == []


def test_a_new_sentence_is_missing_then_not_noted(locales: Path) -> None:
    _write(locales, "en", TABLES, ENGLISH[TABLES] + "late = Too late\n")
    assert [str(one) for one in note("de", (), locales)] == ["de/tables.ftl: late is missing"]
    assert _found(locales) == [("late", Wrong.MISSING, "")]
    _write(locales, "de", TABLES, GERMAN[TABLES] + "late = zu spät\n")
    assert _found(locales) == [("late", Wrong.NOT_NOTED, "")]
    note("de", (), locales)
    assert _found(locales) == []


def test_a_sentence_that_is_gone_leaves_no_note(locales: Path) -> None:
    left = "full = { $who }\n    .short = Full\n"
    for language in ("en", "de"):
        _write(locales, language, TABLES, left)
    assert ("left", Wrong.NOTED_ALONE, "") in _found(locales)
    note("de", [TABLES], locales)
    assert _found(locales) == []


def test_a_message_may_name_one_of_another_file_and_ask_for_a_listed_form(locales: Path) -> None:
    _write(locales, "de", NOUNS, GERMAN[NOUNS].replace("Obst", "{ full }"))
    assert _found(locales) == []
    asked = '{ FORM($who, case: "genitive-listed") }'
    _write(locales, "de", TABLES, GERMAN[TABLES].replace("{ $who } ist weg", asked))
    _write(locales, "de", NOUNS, GERMAN[NOUNS] + "    .genitive = Obsts\n")
    assert _found(locales) == []


def test_what_is_wrong_is_not_noted_but_a_form_that_is_not_asked_for_yet_is(locales: Path) -> None:
    (locales / "de" / NOTES).unlink()
    _write(locales, "de", TABLES, GERMAN[TABLES].replace("left = ", "left = { $seat }") + "    .genitive = des\n")
    _write(locales, "de", NOUNS, GERMAN[NOUNS] + "    .genitive = Obsts\n")
    assert {(one.message, one.wrong) for one in note("de", [TABLES], locales)} == {
        ("left", Wrong.VARIABLE),
        ("left.genitive", Wrong.UNUSED),
    }, "of the files that were named alone"
    note("de", (), locales)
    noted = json.loads((locales / "de" / NOTES).read_text("utf-8"))
    assert {file: [*said] for file, said in noted.items()} == {NOUNS: ["fruit"], TABLES: ["full"]}


def test_a_file_that_english_has_no_more_is_named_by_its_note(locales: Path) -> None:
    for language in ("en", "de"):
        (locales / language / NOUNS).unlink()
    assert [(one.file, one.wrong) for one in problems("de", locales)] == [(NOUNS, Wrong.UNKNOWN)]


@pytest.mark.parametrize("found", [[], [Problem("de", TABLES, "late", Wrong.MISSING)]])
def test_whether_anything_is_wrong_is_told_to_who_called(
    found: list[Problem], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(translations, "problems", lambda _: iter(found))
    assert main(["de"]) == len(found)
    assert capsys.readouterr().out.splitlines() == [str(one) for one in found]


def test_a_language_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["xx"], ["done"], ["done", "xx"]):
        assert main(arguments) == 2
        assert "The languages are: " in capsys.readouterr().err
