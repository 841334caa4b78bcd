"""The one choice or turn with which a seat would have won that lost."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.istanbul.events import Caught, GainedLira, GainedRuby
from engine.players import other_choice as module
from engine.players.analysis import Made, PlayedTurn, next_turns, set_up
from engine.players.other_choice import ROUNDS, TIMES, always_wins, last_turns, other_choice, plans_instead
from tests.scenarios.istanbul.given import start

GAME = "istanbul"
CARD = ("move 16", "leave", "buy", "catch blue card", "end"), ("move 3", "leave", "fill", "end"), ("done",)
SKIPPED = ("move 16", "leave", "skip", "catch blue lira", "end"), ("move 3", "leave", "fill", "end")


def ended(lira_of_blue: int, turns: Sequence[Sequence[str]] = CARD, **of_red: int) -> list[PlayedTurn]:
    """A game that blue, with its sixth ruby, won: by its lira where red took its own and a card in place of 3 lira."""
    red, blue = (
        {"at": 11, "lira": 15, "rubies": 5, **of_red},
        {"at": 4, "lira": lira_of_blue, "rubies": 6, "family": 16},
    )
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
    assert last_turns(ended(2, SKIPPED), 0) == [1] and last_turns(ended(2, SKIPPED), 1) == [2]
    (events, *_) = winning_instead(ended(2, SKIPPED), 1, 0)
    assert GainedRuby(0, 16) in events and GainedLira(0, 3) in events
    assert not winning_instead(ended(9, SKIPPED), 1, 0), "it would lose by lira"
    assert not plans_instead(GAME, ended(2, SKIPPED)[2], 1, 1, Random(1)), "that one won"


def test_a_choice_that_wins_only_by_chance_is_none() -> None:
    skipped = ("move 9", "leave", "skip", "end"), SKIPPED[1]
    assert other_choice(GAME, ended(6, skipped, lira=1, rubies=6), 0, Random(1)) is None


def test_others_are_tried_in_place_of_the_last_two_turns_of_the_seat_alone() -> None:
    begun, red, blue = ended(2, SKIPPED)
    assert last_turns([begun, red, red, blue, red, blue], 0) == [4, 2]


@pytest.mark.parametrize(("last_share", "told"), [(1.0, True), (0.5, False), (0.0, False), (None, False)])
def test_a_turn_that_fails_to_win_but_once_is_not_told(
    last_share: float | None, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = iter([*(1.0,) * (TIMES - 1), last_share])
    monkeypatch.setattr(module, "_share_of", lambda *_: next(seen))
    events = always_wins(GAME, ended(2, SKIPPED)[1], 0, SKIPPED[0], 1, Random(1))
    assert TIMES > 1 and bool(events) == told


@pytest.mark.parametrize(("last_share", "tried"), [(0.0, True), (0.5, False), (1.0, False), (None, False)])
def test_nothing_is_tried_in_place_of_a_turn_that_may_win(
    last_share: float | None, tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = iter([*(0.0,) * (TIMES - 1), last_share])
    monkeypatch.setattr(module, "_share_of", lambda *_: next(seen))
    assert bool(plans_instead(GAME, ended(2, SKIPPED)[1], 0, 1, Random(1))) == tried


@pytest.mark.parametrize(("round_", "told"), [(3, True), (4, False)])
def test_a_win_in_a_round_that_was_not_played_is_of_another_game(
    round_: int, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = SimpleNamespace(over=False, view=lambda _: SimpleNamespace(round=round_)), SimpleNamespace(over=True)
    monkeypatch.setattr(module, "turn_played", lambda position, _: played[position is played[0]])
    monkeypatch.setattr(module, "shares", lambda _: (1.0, 0.0))
    assert bool(always_wins(GAME, ended(2, SKIPPED)[1], 0, SKIPPED[0], 3, Random(1))) == told
