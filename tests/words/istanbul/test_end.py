"""Key moments and figures of a finished game of Istanbul, and its course as text."""

from unittest.mock import Mock

import pytest

from engine.core.standings import Mark
from engine.istanbul.events import GainedRuby, LastRound, PaidSeat, PlayedCard, Rolled, Sold
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import WORDS
from words import finished
from words.finished import end_alt, race_alt
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul.finished import figures

NAMES = ("Ada", "Ben")
OWN = WORDS.about("istanbul")
VIEW = start({"seats": 2}).view(None)


def mark(turn: int, *rubies: int) -> Mark:
    return Mark(turn, 1 + turn // 4, tuple((count, 9, 0, 0) for count in rubies))


TURNS = {
    3: [GainedRuby(1, 16)],
    5: [Sold(0, 11, (1, 1, 0, 0), 7), GainedRuby(0, 13)],
    6: [Sold(1, 10, (2, 2, 0, 0), 18)],
    9: [GainedRuby(0, 16), LastRound(0)],
}
MARKS = [mark(0, 0, 0), mark(3, 0, 1), mark(5, 1, 1), mark(9, 2, 1)]


def test_the_turns_that_counted_most_are_three_and_in_order() -> None:
    assert SPEECH.moments(WORDS, TURNS, MARKS, NAMES) == [
        (5, "From here on, nobody has more rubies than Ada."),
        (6, "The best sale of the game: 18 lira."),
        (9, "Ada has enough rubies: the game ends after this round."),
    ]
    last = {**TURNS, 9: [GainedRuby(0, 16), LastRound(0, complete=True)]}
    told = SPEECH.moments(WORDS, last, MARKS, NAMES)[-1]
    assert told == (9, "Ada has enough rubies and the round is complete, so the game is over.")


def test_what_makes_a_turn_count_twice_is_told_once_and_the_next_moment_has_its_place() -> None:
    marks = [*MARKS[:2], mark(9, 2, 1)]
    assert SPEECH.moments(WORDS, TURNS, marks, NAMES) == [
        (3, "The first ruby of the game."),
        (6, "The best sale of the game: 18 lira."),
        (9, "Ada takes the lead at the very end."),
    ]
    assert SPEECH.moments(WORDS, {}, MARKS, NAMES) == []


def test_figures_tell_what_a_player_did_and_how_the_dice_fell() -> None:
    events = [
        Rolled(0, (6, 5)), Rolled(1, (1, 1)), Rolled(0, (4, 1)), Sold(0, 11, (1, 0, 0, 0), 4), PaidSeat(0, 1, 2),
        Sold(0, 11, (1, 0, 0, 0), 7), PlayedCard(1, "gain-5-lira"),
    ]  # fmt: skip
    assert (
        figures(OWN, VIEW, events, 0) == "2 sales for 11 lira, 2 lira paid to others, pips rolled: 16 (2 above average)"
    )
    assert figures(OWN, VIEW, events, 1) == "1 bonus card played, pips rolled: 2 (5 below average)"
    assert figures(OWN, VIEW, [], 1) == ""


def test_the_race_of_a_very_long_game_takes_no_longer_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Mock(wraps=finished.scores_told)
    monkeypatch.setattr(finished, "scores_told", said)
    told = race_alt(OWN, [mark(4 * turn, turn, turn) for turn in range(5000)], NAMES)
    assert len(told) <= 1024 and told.endswith("Round 5000: Ada 4999, Ben 4999.")
    assert said.call_count <= finished.MOST_ROUNDS


def test_the_race_is_told_round_by_round_and_shortened_where_it_is_long() -> None:
    told = race_alt(OWN, MARKS, NAMES)
    assert told.startswith("Rubies, round by round. Round 1: Ada 0, Ben 1. Round 2: Ada 1, Ben 1. Round 3:")
    long = [mark(4 * turn, turn, turn) for turn in range(60)]
    told = race_alt(OWN, long, ("A" * 30, "B" * 30))
    assert len(told) <= 1024 and told.endswith(f"Round 60: {'A' * 30} 59, {'B' * 30} 59.")
    assert end_alt(OWN, "Ada wins.", MARKS, NAMES).startswith("Ada wins. 1. Ada 2; 2. Ben 1. Rubies")


def test_the_turn_that_the_chart_marks_is_told() -> None:
    marked = "Rubies, round by round. A flag at turn 4: after that, nobody was ahead of Ada. Round"
    assert race_alt(OWN, MARKS, NAMES, MARKS[-2]._replace(turn=4)).startswith(marked)
    assert marked in end_alt(OWN, "Ada wins.", MARKS, NAMES, MARKS[-2]._replace(turn=4))
    at_the_end = "Rubies, round by round. A flag at the end: Ada takes the lead there. Round"
    assert race_alt(OWN, MARKS, NAMES, MARKS[-1]).startswith(at_the_end)
