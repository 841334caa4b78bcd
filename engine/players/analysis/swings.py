"""What a turn that changed much was made of: luck, and the choices made in it."""

from collections.abc import Callable
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, Final, NamedTuple

from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.position import AnyPosition, Choice
from engine.players import merchant
from engine.players.access import Access
from engine.players.analysis.turns import Made, PlayedTurn, goes_on, loaded
from engine.players.shares import shares

SAMPLES: Final = 24
NOTICED: Final = 0.02
"""A better turn is told from this difference on, and from twice of what sampling may be off by."""


class Parts(NamedTuple):
    """What the share of one seat gained in a turn. `luck`: by what chance brought, against its mean; `choice`: by the
    choices of who had the turn, against the best turn that was found: never more than 0 for their own seat. What is
    left of the gain the turn was worth in any case. `better`: the events of that best turn, up to where chance comes
    in; empty where none was better."""

    luck: float
    choice: float
    better: tuple[Any, ...]


class _Mean(NamedTuple):
    """A mean of samples, and the variance of that mean."""

    value: float
    variance: float

    def plus(self, other: "_Mean", sign: int) -> "_Mean":
        return _Mean(self.value + sign * other.value, self.variance + other.variance)


def parts(game: str, turn: PlayedTurn, seat: int, rng: Random) -> Parts:
    """What the turn was made of for a seat. `rng`: for what chance might have brought; `game`: the name of its rules.

    After each roll or draw, and in the best turn, Merchants play the rest of the turn. Several who choose at once have
    no best turn, so their choices count nothing."""
    start = loaded(game, turn.start)
    luck = _luck(start, turn.moves, seat, rng)
    if start.sealed:
        return Parts(luck.value, 0.0, ())
    (mover,) = start.seats_to_act
    choice = _Mean(turn.shares[seat], 0).plus(luck, -1).plus(_mean(partial(_rest, start, rng), seat), -1)
    loss = -choice.value if mover == seat else choice.value
    if loss < max(NOTICED, 2 * sqrt(choice.variance)):
        return Parts(luck.value, 0.0, ())
    return Parts(luck.value, choice.value, _foreseeable(start, mover, rng))


def _luck(start: AnyPosition, moves: tuple[Made, ...], seat: int, rng: Random) -> _Mean:
    """By how much what chance brought in a turn was better than its mean."""
    position, luck = start.fork(), _Mean(0, 0)
    for move in moves:
        before = position.fork()
        position.follow(move.choice, move.version)
        if _is_chance(before, move):
            happened = partial(_rest, position.fork(), rng) if goes_on(position) else position.fork
            luck = luck.plus(_mean(happened, seat), 1).plus(_mean(partial(_otherwise, before, move, rng), seat), -1)
    return luck


def _is_chance(before: AnyPosition, move: Made) -> bool:
    """Whether a move brings something that nobody can know."""
    try:
        before.fork(blind=True).follow(_undecided(move), move.version)
    except Unknown:
        return True
    return False


def _undecided(move: Made) -> Choice:
    """The choice of a move without what chance brought."""
    return Choice(move.choice.seat, move.choice.notation)


def _otherwise(before: AnyPosition, move: Made, rng: Random) -> AnyPosition:
    """The position after a move and the rest of its turn, with what chance might have brought."""
    world = redrawn(before, rng)
    world.follow(_undecided(move), move.version)
    return _played_out(world, rng)


def _rest(position: AnyPosition, rng: Random) -> AnyPosition:
    """The position after the rest of the turn, or all of it, with what chance may bring in it."""
    world = redrawn(position, rng)
    if not goes_on(world):
        _go_on(world, rng)
    return _played_out(world, rng)


def _played_out(position: AnyPosition, rng: Random) -> AnyPosition:
    """The position after its turn, to the end of which Merchants play it."""
    while goes_on(position):
        _go_on(position, rng)
    return position


def _go_on(position: AnyPosition, rng: Random) -> None:
    """Make the choices that the Merchant plans for the first seat to act, up to what nobody could know before."""
    seat, floor = position.seats_to_act[0], position.floor
    for notation in merchant.planned(Access(position, seat, rng)):
        position.choose(seat, notation)
        if position.seats_to_act != (seat,) or not position.choices or position.floor > floor:
            break


def _foreseeable(start: AnyPosition, mover: int, rng: Random) -> tuple[Any, ...]:
    """The events of the turn that the Merchant would have played, up to where chance or another seat comes in."""
    fork, events = start.fork(), tuple[Any, ...]()
    while fork.seats_to_act == (mover,):
        notation = merchant.choose(Access(fork, mover, rng))
        trial = fork.try_out(mover, notation)
        events += tuple(event for event in trial.events if event.seat == mover)
        if trial.unknown:
            break
        fork.choose(mover, notation)
        if not fork.choices:
            break
    return events


def _mean(sample: Callable[[], AnyPosition], seat: int) -> _Mean:
    """The mean of a seat's shares in positions that chance brings."""
    found = [shares(sample())[seat] for _ in range(SAMPLES)]
    return _Mean(fmean(found), pvariance(found) / SAMPLES)
