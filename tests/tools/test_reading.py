"""The reading test: fair sheets, a truth that nobody sees on them, and marks for facts and not for wording."""

import json
from pathlib import Path

import pytest

from tools.reading.marking import answers_in, is_right
from tools.reading.question import AMOUNTS, AT_PHONE, COLOURS, DICE, NUMBER, PLACES, PLAYERS, QUESTIONS
from tools.reading.sittings import SITTINGS, vocabulary
from tools.reading_test import make, mark

CALLED = {
    PLAYERS: {"kemal": "Kemal", "red": "Kemal", "ada": "Ada", "blue": "Ada"},
    PLACES: {"4": "fruit", "fruit warehouse": "fruit", "5": "post", "post office": "post"},
    COLOURS: {"red": "fabric", "fabric": "fabric", "green": "spice", "spice": "spice"},
}


@pytest.mark.parametrize("title", SITTINGS)
def test_every_sheet_asks_twenty_different_things_that_have_an_answer(title: str) -> None:
    subject = SITTINGS[title].subject(77)
    questions = SITTINGS[title].questions(subject)
    assert len({question.text for question in questions}) == QUESTIONS
    assert [question.phone for question in questions] == [True] * AT_PHONE + [False] * (QUESTIONS - AT_PHONE)
    called = vocabulary(SITTINGS[title], subject)
    for question in questions:
        assert is_right(question.kind, question.truth, question.truth, called), question
        assert not is_right(question.kind, question.truth, "cannot tell", called)


@pytest.mark.parametrize(
    ("kind", "truth", "answer"),
    [
        (NUMBER, "12", "12 lira"),
        (NUMBER, "3", "Three."),
        (NUMBER, "3", "3 (of 5)"),
        (NUMBER, "6", "6 (4 blue, 1 white, 1 black)"),
        (AMOUNTS, "2 fabric, spice", "2 fabric (red), spice (green)"),
        (AMOUNTS, "2 fabric, spice", "2 fabric (and a spice)"),
        (AMOUNTS, "any other city bonus", "the bonus of another city, of your choice"),
        (NUMBER, "3", "3/5"),
        (NUMBER, "0", "none"),
        (AMOUNTS, "2 fabric, spice", "1 spice and 2 fabric"),
        (AMOUNTS, "2 fabric, spice", "fabric x2, green"),
        (AMOUNTS, "2 fabric, spice", "fabric 2 spice 1"),
        (AMOUNTS, "fruit, 2 goods of any type", "1 fruit, 2 any"),
        (AMOUNTS, "3 coins, 1 bonus step", "3 coins + a bonus step"),
        (DICE, "5, 3 and black 2", "black 2, 3, 5"),
        (DICE, "5, 3 and black 2", "5 3 2 (black)"),
        (PLAYERS, "Kemal", "Red (Kemal)"),
        (PLAYERS, "Kemal, Ada", "blue and red"),
        (PLAYERS, "none", "nobody"),
        (PLACES, "4 Fruit Warehouse", "4"),
        (PLACES, "4 Fruit Warehouse, 5 Post Office", "Post Office, 4 fruit warehouse"),
        (COLOURS, "red, green", "Fabric and the green one"),
    ],
)
def test_wording_does_not_matter(kind: str, truth: str, answer: str) -> None:
    assert is_right(kind, truth, answer, CALLED)


@pytest.mark.parametrize(
    ("kind", "truth", "answer"),
    [
        (NUMBER, "12", "13"),
        (NUMBER, "12", "12 or 13"),
        (NUMBER, "0", ""),
        (NUMBER, "3", "3?"),
        (NUMBER, "3", "3 (or 4)"),
        (NUMBER, "12 or 13", "13 or 12"),
        (NUMBER, "0", "no idea"),
        (NUMBER, "0", "no, I cannot tell"),
        (AMOUNTS, "2 fabric, spice", "2 fabric"),
        (AMOUNTS, "2 fabric, spice", "fabric, spice"),
        (AMOUNTS, "2 fabric", "2 fabric, 1 any"),
        (DICE, "5, 3 and black 2", "5, 3, 2"),
        (PLAYERS, "Kemal", "Kemal or Ada"),
        (PLAYERS, "Kemal", "Kemal (and Ada)"),
        (PLAYERS, "none", "not readable"),
        (PLACES, "4 Fruit Warehouse", "4 or 5"),
        (PLACES, "4 Fruit Warehouse", "14"),
        (COLOURS, "red, green", "red"),
    ],
)
def test_facts_do(kind: str, truth: str, answer: str) -> None:
    assert not is_right(kind, truth, answer, CALLED)


def test_readers_get_pictures_and_questions_and_the_truth_lies_apart(tmp_path: Path) -> None:
    make(tmp_path, 77, ["player-boards"])
    readers = sorted(path.name for path in (tmp_path / "readers").iterdir())
    assert readers == [f"player-boards{end}" for end in ("-370.png", "-550.png", "-full.png", ".md")]
    truth = json.loads((tmp_path / "truth.json").read_text())
    asked = truth["player-boards"]["questions"]
    sheet = (tmp_path / "readers" / "player-boards.md").read_text()
    assert all(f"{number}. {one['text']}" in sheet for number, one in enumerate(asked, 1))
    answers = "\n".join(f"{number}. {one['truth']}" for number, one in enumerate(asked, 1) if number != 16)
    told = mark(truth, [f"## player-boards 370\n{answers}", "## player-boards 370\n1. cannot tell"])
    assert "player-boards 370: [19, 0] [15, 0], medians 9.5 and 7.5" in told
    assert told.endswith(f"missed by more than half of the readers\n  player-boards 370: 16. {asked[15]['text']}")
    with pytest.raises(ValueError, match="no picture is called 'board 370'"):
        mark(truth, ["## board 370\n1. 3"])


def test_answers_stand_below_their_picture() -> None:
    assert answers_in("## mocha 370\n1. 3\n 2) Ada\nwell\n# mocha 550\n1: 4") == {
        "mocha 370": {1: "3", 2: "Ada"},
        "mocha 550": {1: "4"},
    }
