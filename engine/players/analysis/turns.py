"""The turns of a finished game, from its log, with each seat's share of winning after them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.core.create import load_position
from engine.core.decision import Choice
from engine.core.position import AnyPosition
from engine.core.rules import JsonObject
from engine.games import rules_of
from engine.players.shares import shares

NO_SEED = bytes(32)  # whatever chance brought is in the log


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
    """A turn, with what all decided at once after it, such as at the start of a round. `start`: the dump of the
    position before it; `moves`: none of a correction; `last`: the row that ended it; `round`: the one that was being
    played before it, 0 during the set-up; `shares`: of each seat after it, with what came before the next decision."""

    start: JsonObject
    moves: tuple[Made, ...]
    last: int
    round: int
    shares: tuple[float, ...]


def set_up(game: str, start: JsonObject, row: int) -> PlayedTurn:
    """The set-up, which led to the first known position `start`, as a turn without moves. `game`: the name of its
    rules; `row`: of the log, which ended it."""
    return PlayedTurn(start, (), row, 0, shares(loaded(game, start)))


def next_turns(game: str, start: JsonObject, moves: Sequence[Move], most: int) -> tuple[list[PlayedTurn], JsonObject]:
    """Up to `most` turns that begin with the position `start`, and the position after them. A turn that was not played
    to its end is left out.

    Raises Refusal or Unreadable where the moves cannot be made."""
    position, turns, made = loaded(game, start), list[PlayedTurn](), list[Made]()
    round_ = position.view(None).round
    for move in moves:
        if isinstance(move, Made):
            made.append(move)
            position.follow(move.choice, move.version)
            if goes_on(position):
                continue
        else:
            position, made = loaded(game, move.position), []
        turns.append(PlayedTurn(start, tuple(made), move.row, round_, shares(position)))
        start, made, round_ = position.dump(), [], position.view(None).round
        if len(turns) == most:
            break
    return turns, start


def goes_on(position: AnyPosition) -> bool:
    """Whether a turn is not over yet. While several seats decide at once they have nothing in hand that could be
    compared, so that belongs to the turn before."""
    return bool(position.choices) or position.sealed


def loaded(game: str, dump: JsonObject) -> AnyPosition:
    """The position of a dump, without the seed."""
    return load_position(rules_of(game), dump, NO_SEED)


def largest(turns: Sequence[PlayedTurn], most: int, least: float) -> list[tuple[int, int]]:
    """Up to `most` turns in which a share changed most, by `least` or more, in their order: the number of each from 0,
    and the seat.

    Of the last turn only what its own seat gained counts: all else changes there because the end makes it certain."""
    found = []
    for at, (before, turn) in enumerate(pairwise(turns), 1):
        if not turn.round or not turn.moves:
            continue
        gains = [now - was for was, now in zip(before.shares, turn.shares, strict=True)]
        mover = turn.moves[0].choice.seat
        seat = max(range(len(gains)), key=lambda one: (round(abs(gains[one]), 9), one == mover))
        if at == len(turns) - 1 and (seat != mover or gains[seat] < 0):
            continue
        if abs(gains[seat]) >= least:
            found.append((abs(gains[seat]), at, seat))
    return sorted((at, seat) for _, at, seat in sorted(found, reverse=True)[:most])
