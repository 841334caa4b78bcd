"""What a turn was made of: luck against what the dice bring on average, choice against the best turn."""

from random import Random
from typing import Any

import pytest

from engine.core.decision import Choice
from engine.core.determinize import redrawn
from engine.core.position import Position
from engine.istanbul.events import GainedRuby
from engine.players.analysis import Made, Parts, PlayedTurn, largest, next_turns, parts, questions, sampled, set_up
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import moments, some_tables

GAME = "istanbul"
NEAR_TEA = {"red": {"at": 11, "lira": 8, "rubies": 2}, "blue": {"rubies": 2}}


def taken_apart(turn: PlayedTurn, seat: int) -> Parts:
    samples = {one: sampled(GAME, turn, seat, one, 6, Random(1)) for one in questions(GAME, turn)}
    return parts(GAME, turn, seat, samples, Random(1))


def played(position: Position[Any, Any, Any, Any], *notations: str, dice: tuple[int, ...] = ()) -> PlayedTurn:
    """The turn with these choices; what is not said about dice is generated."""
    version, begun, moves, seat = position.rules.version, position.dump(), [], position.seats_to_act[0]
    for row, notation in enumerate(notations, 1):
        rolls = dice if notation.startswith("call") else ()
        position.choose(seat, notation, [one - 1 for one in rolls])
        moves.append(Made(row, version, position.last))
    (turn,), _ = next_turns(GAME, begun, moves, 10)
    return turn


def of_tea(*dice: int) -> Parts:
    turn = played(start(NEAR_TEA), "move 9", "leave", "call 9", "end", dice=dice)
    return taken_apart(turn, 0)


def test_luck_is_what_the_dice_brought_against_their_mean() -> None:
    good, bad = of_tea(6, 6), of_tea(1, 1)
    assert bad.luck < 0 < good.luck
    assert good.luck - bad.luck > 0.01


def test_a_turn_that_leaves_a_ruby_lying_could_have_been_better() -> None:
    given = {"red": {"at": 11, "lira": 30, "rubies": 4}, "blue": {"rubies": 4}}
    lost = taken_apart(played(start(given), "move 9", "leave", "skip", "end"), 0)
    assert lost.choice < -0.05
    assert any(isinstance(event, GainedRuby) for event in lost.better)
    other = taken_apart(played(start(given), "move 9", "leave", "skip", "end"), 1)
    assert other.choice > 0.05


def test_what_chance_may_bring_changes_nothing_that_a_seat_knows() -> None:
    for table in some_tables()[::6]:
        for position in moments(table, 4, every=30):
            world = redrawn(position, Random(2))
            seats = range(table.seats)
            assert [world.view(seat) for seat in (None, *seats)] == [position.view(seat) for seat in (None, *seats)]
            assert world.seats_to_act == position.seats_to_act
            assert world.state.dice.seed != position.state.dice.seed


def turn(row: int, shares: tuple[float, ...], seat: int = 0, round_: int = 1) -> PlayedTurn:
    return PlayedTurn({}, (Made(row, 3, Choice(seat, "end")),), row, round_, shares)


def test_the_largest_swings_are_those_of_rounds_and_not_of_the_end() -> None:
    turns = [
        turn(1, (0.5, 0.5), round_=0),
        turn(2, (0.9, 0.1), round_=0),
        turn(3, (0.6, 0.4)),
        turn(4, (0.55, 0.45)),
        turn(5, (0.75, 0.25), seat=1),
        turn(6, (1.0, 0.0), seat=1),
    ]
    assert largest(turns, 3, 0.02) == [(2, 0), (3, 0), (4, 1)]
    assert largest(turns, 1, 0.02) == [(2, 0)]
    assert largest(turns, 3, 0.1) == [(2, 0), (4, 1)]
    assert largest([*turns[:-1], turn(6, (1.0, 0.0), seat=0)], 1, 0.02) == [(2, 0)]


def test_the_set_up_is_a_turn_without_moves() -> None:
    begun = set_up(GAME, start(NEAR_TEA).dump(), 1)
    assert (begun.moves, begun.last, begun.round) == ((), 1, 0)
    assert sum(begun.shares) == pytest.approx(1)
