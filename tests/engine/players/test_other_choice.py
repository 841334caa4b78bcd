"""The one choice or turn with which a seat would have won that lost."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.istanbul.events import Caught, GainedLira, GainedRuby
from engine.players.analysis import Made, PlayedTurn, next_turns, set_up
from engine.players.other_choice import ROUNDS, always_wins, last_turns, other_choice, plans_instead
from tests.scenarios.istanbul.given import start

GAME = "istanbul"
CARD = ("move 16", "leave", "buy", "catch blue card", "end"), ("move 3", "leave", "fill", "end"), ("done",)


def ended(lira_of_blue: int, turns: Sequence[Sequence[str]] = CARD) -> list[PlayedTurn]:
    """A game that blue, with its sixth ruby, won: by its lira where red took its own and a card in place of 3 lira."""
    red, blue = {"at": 11, "lira": 15, "rubies": 5}, {"at": 4, "lira": lira_of_blue, "rubies": 6, "family": 16}
    position = start({"seats": 2, "neutral": [2, 5, 13], "red": red, "blue": blue})
    begun, version, moves = position.dump(), position.rules.version, list[Made]()
    for notation in (notation for turn in turns for notation in turn):
        position.choose(position.seats_to_act[0], notation)
        moves.append(Made(len(moves), version, position.last))
    return [set_up(GAME, begun, 0), *next_turns(GAME, begun, moves, 10)[0]]


@pytest.mark.parametrize(
    ("lira_of_blue", "would_win"), [(2, True), (3, False), (4, False)], ids=["more", "tie", "less"]
)
def test_three_lira_in_place_of_a_card_win_where_they_are_more_than_the_winner_has(
    lira_of_blue: int, would_win: bool
) -> None:
    found = other_choice(GAME, ended(lira_of_blue), 0, Random(1))
    assert (found is not None) == would_win
    if found is not None:
        assert found.turn == 1 and found.events == (Caught(0, 1), GainedLira(0, 3))


def test_only_the_last_rounds_of_a_game_that_ended_by_its_rules_are_looked_at() -> None:
    begun, red, *rest, last = ended(2)
    assert (
        other_choice(GAME, [begun, red, *rest, last._replace(round=red.round + ROUNDS - 1)], 0, Random(1)) is not None
    )
    assert other_choice(GAME, [begun, red, *rest, last._replace(round=red.round + ROUNDS)], 0, Random(1)) is None
    assert other_choice(GAME, [begun, red, *rest], 0, Random(1)) is None
    assert other_choice(GAME, [begun, red, rest[0]._replace(moves=()), last], 0, Random(1)) is None, (
        "what a correction set is its own"
    )


def winning_instead(turns: Sequence[PlayedTurn], at: int, seat: int) -> list[tuple[Any, ...]]:
    """The events of the turns that always win in place of the one with this number."""
    last, rng = turns[-1].round, Random(1)
    plans = plans_instead(GAME, turns[at], seat, last, rng)
    return [events for plan in plans if (events := always_wins(GAME, turns[at], seat, plan, last, rng))]


def test_another_turn_is_told_that_wins_each_time_in_place_of_one_that_never_does() -> None:
    skipped = ("move 16", "leave", "skip", "catch blue lira", "end"), ("move 3", "leave", "fill", "end")
    assert last_turns(ended(2, skipped), 0) == [1] and last_turns(ended(2, skipped), 1) == [2]
    (events, *_) = winning_instead(ended(2, skipped), 1, 0)
    assert GainedRuby(0, 16) in events and GainedLira(0, 3) in events
    assert not winning_instead(ended(9, skipped), 1, 0), "it would lose by lira"
    assert not plans_instead(GAME, ended(2, skipped)[2], 1, 1, Random(1)), "that one won"
