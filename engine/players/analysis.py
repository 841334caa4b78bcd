"""What the analysis of a finished game says: each seat's share of winning turn by turn, the largest swings, and whether
luck or choices made them.

Everything is known after the end, so positions are taken as they were. Arguments and results are plain data, because
another process computes them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.create import load_position
from engine.core.decision import Choice
from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.position import AnyPosition
from engine.core.rules import JsonObject
from engine.games import rules_of
from engine.players import merchant
from engine.players.access import PlayerAccess
from engine.players.shares import shares

VERSION: Final = 6
"""Grows with each change after which an analysis can come out otherwise; older ones are made again when asked for."""
NO_SEED: Final = bytes(32)  # whatever chance brought is in the log


class Made(NamedTuple):
    """A choice that row `row` of the log holds, `version`: of the rules that wrote it."""

    row: int
    version: int
    choice: Choice


class Corrected(NamedTuple):
    """A row of the log that sets the position to the dump `position`."""

    row: int
    position: JsonObject


Move: TypeAlias = Made | Corrected


class PlayedTurn(NamedTuple):
    """A turn, with decisions of all seats at once after it, such as at the start of a round. `start`: the dump of the
    position before it; `moves`: none of a correction; `last`: the row that ended it; `round`: the one that was being
    played before it, 0 during the set-up; `shares`: of each seat at the next decision."""

    start: JsonObject
    moves: tuple[Made, ...]
    last: int
    round: int
    shares: tuple[float, ...]


def set_up(game: str, start: JsonObject, row: int) -> PlayedTurn:
    """The set-up, which led to the first known position `start`, as a turn without moves. `game`: the name of its
    rules; `row`: of the log, which ended it."""
    return PlayedTurn(start, (), row, 0, shares(_loaded(game, start)))


def next_turns(game: str, start: JsonObject, moves: Sequence[Move], most: int) -> tuple[list[PlayedTurn], JsonObject]:
    """Up to `most` turns that begin with the position `start`, and the position after them. A turn that was not played
    to its end is left out.

    Raises Refusal or Unreadable where the moves cannot be made."""
    position, turns, made = _loaded(game, start), list[PlayedTurn](), list[Made]()
    round_ = position.view(None).round
    for move in moves:
        if isinstance(move, Made):
            made.append(move)
            position.follow(move.choice, move.version)
            if _goes_on(position):
                continue
        else:
            position, made = _loaded(game, move.position), []
        turns.append(PlayedTurn(start, tuple(made), move.row, round_, shares(position)))
        start, made, round_ = position.dump(), [], position.view(None).round
        if len(turns) == most:
            break
    return turns, start


def _goes_on(position: AnyPosition) -> bool:
    """True while a turn is not over. A decision of several seats at once belongs to the turn before, because they have
    nothing in hand that could be compared."""
    return bool(position.choices) or position.sealed


def _loaded(game: str, dump: JsonObject) -> AnyPosition:
    return load_position(rules_of(game), dump, NO_SEED)


def largest(turns: Sequence[PlayedTurn], most: int, least: float) -> list[tuple[int, int]]:
    """Up to `most` turns in which a share changed most, by `least` or more, in their order: the number of each from 0,
    and the seat.

    Of the last turn only what its own seat gained counts: all else changes there because the end makes it certain."""
    swings = []
    for at, (before, turn) in enumerate(pairwise(turns), 1):
        if not turn.round or not turn.moves:
            continue
        gains = [now - was for was, now in zip(before.shares, turn.shares, strict=True)]
        mover = turn.moves[0].choice.seat
        seat = max(range(len(gains)), key=lambda index: (round(abs(gains[index]), 9), index == mover))
        counts = at < len(turns) - 1 or (seat == mover and gains[seat] >= 0)
        if counts and abs(gains[seat]) >= least:
            swings.append((abs(gains[seat]), at, seat))
    return sorted((at, seat) for _, at, seat in sorted(swings, reverse=True)[:most])


# ---------------------------------------------------------------------- swings taken apart

SAMPLES: Final = 24
AT_ONCE: Final = 6
"""So many samples are drawn at a time, a few tenths of a second: other work is done in between."""
NOTICED: Final = 0.02
"""A better turn is told from this difference on, and from twice of what sampling may be off by."""


class Parts(NamedTuple):
    """The gain of one seat's share in a turn, by cause. `luck`: by chance, against its mean; `choice`: by the choices
    of the seat that had the turn, against the best turn that was found: never more than 0 for that seat. The turn was
    worth the rest of the gain in any case. `better`: the events of that best turn, up to where chance comes in; empty
    where none was better."""

    luck: float
    choice: float
    better: tuple[Any, ...]


class Question(NamedTuple):
    """A mean that must be known. `move`: the number of the move with which chance comes in, None for the best turn;
    `happened`: after the outcomes of then, otherwise after others."""

    move: int | None = None
    happened: bool = False


BEST: Final = Question()


def questions(game: str, turn: PlayedTurn) -> list[Question]:
    """The means that must be known to take a turn apart. `game`: the name of its rules.

    After each roll or draw, and in the best turn, Merchants play the rest of the turn. Several who choose at once have
    no best turn, so their choices count nothing."""
    position = _loaded(game, turn.start)
    means = [] if position.sealed else [BEST]
    for number, move in enumerate(turn.moves):
        if _is_chance(position, move):
            means += [Question(number, happened=True), Question(number)]
        position.follow(move.choice, move.version)
    return means


def sampled(game: str, turn: PlayedTurn, seat: int, question: Question, count: int, rng: Random) -> list[float]:
    """So many shares of a seat as they may be. `rng`: for other outcomes of chance."""
    position = _loaded(game, turn.start)
    if question.move is None:
        return [shares(_rest(position, rng))[seat] for _ in range(count)]
    for move in turn.moves[: question.move]:
        position.follow(move.choice, move.version)
    move = turn.moves[question.move]
    if not question.happened:
        return [shares(_otherwise(position, move, rng))[seat] for _ in range(count)]
    position.follow(move.choice, move.version)
    if not _goes_on(position):
        return [shares(position)[seat]] * count
    return [shares(_rest(position, rng))[seat] for _ in range(count)]


def parts(game: str, turn: PlayedTurn, seat: int, samples: Mapping[Question, Sequence[float]], rng: Random) -> Parts:
    """The causes of a seat's gain in the turn. `samples`: for each of its `questions`."""
    means = {question: fmean(sample) for question, sample in samples.items()}
    luck = sum(mean if question.happened else -mean for question, mean in means.items() if question != BEST)
    if BEST not in means:
        return Parts(luck, 0.0, ())
    start = _loaded(game, turn.start)
    (mover,) = start.seats_to_act
    choice = turn.shares[seat] - luck - means[BEST]
    error = sqrt(sum(pvariance(sample) / len(sample) for sample in samples.values()))
    if (-choice if mover == seat else choice) < max(NOTICED, 2 * error):
        return Parts(luck, 0.0, ())
    return Parts(luck, choice, _foreseeable(start, mover, rng))


def _is_chance(before: AnyPosition, move: Made) -> bool:
    """True if a move brings something that nobody can know."""
    try:
        before.fork(blind=True).follow(_undecided(move), move.version)
    except Unknown:
        return True
    return False


def _undecided(move: Made) -> Choice:
    """The choice of a move without outcomes of chance."""
    return Choice(move.choice.seat, move.choice.notation)


def _otherwise(before: AnyPosition, move: Made, rng: Random) -> AnyPosition:
    """The position after a move and the rest of its turn, with other outcomes of chance."""
    world = redrawn(before, rng)
    world.follow(_undecided(move), move.version)
    return _played_out(world, rng)


def _rest(position: AnyPosition, rng: Random) -> AnyPosition:
    """The position after the rest of the turn, or all of it, with any outcomes of chance."""
    world = redrawn(position, rng)
    if not _goes_on(world):
        _go_on(world, rng)
    return _played_out(world, rng)


def _played_out(position: AnyPosition, rng: Random) -> AnyPosition:
    """The position after its turn, to the end of which Merchants play it."""
    while _goes_on(position):
        _go_on(position, rng)
    return position


def _go_on(position: AnyPosition, rng: Random) -> None:
    """Make the choices that the Merchant plans for the first seat to act, up to something nobody could know before."""
    seat, floor = position.seats_to_act[0], position.floor
    for notation in merchant.planned(PlayerAccess(position, seat, rng)):
        position.choose(seat, notation)
        if position.seats_to_act != (seat,) or not position.choices or position.floor > floor:
            break


def _foreseeable(start: AnyPosition, mover: int, rng: Random) -> tuple[Any, ...]:
    """The events of the turn that the Merchant would have played, up to where chance or another seat comes in."""
    fork, events = start.fork(), tuple[Any, ...]()
    while fork.seats_to_act == (mover,):
        notation = merchant.choose(PlayerAccess(fork, mover, rng))
        trial = fork.try_out(mover, notation)
        events += tuple(event for event in trial.events if event.seat == mover)
        if trial.unknown:
            break
        fork.choose(mover, notation)
        if not fork.choices:
            break
    return events
