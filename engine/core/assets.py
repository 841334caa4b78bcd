"""What a game is won by, kind by kind: how much the winner and the next best had of it, and when; what broke a tie."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Any, Final, NamedTuple

from engine.core.standings import Mark, Standing, ranking, winners

MOST: Final = 6
"""So many kinds are told."""
LEAST: Final = 0.04
"""Of the winner's score: a smaller difference is none."""
MORE_FOR_NOTHING: Final = 3
"""By so many turns for nothing the next best fell behind."""


class Asset(NamedTuple):
    """`number` more of the kind `name`, which stands for so much of the score."""

    name: str
    number: int
    worth: float


class Held(NamedTuple):
    """What a seat had of one kind in the end. `first`, `last`: the turns in which it got the first and the last of it,
    0 for none."""

    number: int = 0
    worth: float = 0.0
    first: int = 0
    last: int = 0

    def and_more(self, asset: Asset, turn: int) -> "Held":
        first, last = (self.first or turn, turn) if asset.number else (self.first, self.last)
        return Held(self.number + asset.number, self.worth + asset.worth, first, last)


class Lead(NamedTuple):
    """The kind of asset `name`, and what the first two seats had of it, who had more of it first."""

    name: str
    held: tuple[tuple[int, Held], ...]

    @property
    def in_points(self) -> bool:
        """Whether each of this kind counts differently."""
        return any(held.worth != held.number for _, held in self.held)


def leads(
    turns: Mapping[int, Sequence[Any]],
    standings: Sequence[Standing],
    assets_of: Callable[[Sequence[Any], int], Sequence[Asset]],
) -> list[Lead]:
    """What explains by how much the winner was ahead of the next best: the kinds that differ most, until they add up to
    the difference, those of which the winner had more first; none of a shared win. `turns`: events by the number of the
    turn."""
    if len(standings) < 2 or len(winners(standings)) > 1:
        return []
    won, second = ranking(standings)[:2]
    held = defaultdict[str, dict[int, Held]](lambda: {won: Held(), second: Held()})
    for number, events in turns.items():
        for seat in (won, second):
            for asset in assets_of(events, seat):
                held[asset.name][seat] = held[asset.name][seat].and_more(asset, number)
    ahead = {name: of_kind[won].worth - of_kind[second].worth for name, of_kind in held.items()}
    told = _explaining(ahead, standings[won][0] - standings[second][0], LEAST * standings[won][0])
    return [
        Lead(name, tuple(sorted(held[name].items(), key=lambda of_seat: of_seat[1].worth, reverse=True)))
        for name in sorted(told, key=lambda name: -ahead[name])
    ]


def _explaining(ahead: Mapping[str, float], difference: float, least: float) -> list[str]:
    """The kinds that differ most, those that differ alike together, until what is left of the difference is `least` and
    no other makes half of the difference: without such a one it would be another win. None where the scores are the
    same, since all of them cancel out."""
    told, left, last = list[str](), difference, 0.0
    for name, more in sorted(ahead.items(), key=lambda kind: -abs(kind[1])) if difference else ():
        explained = told and abs(left) <= least and abs(more) < min(last, difference / 2)
        if abs(more) < least or explained or len(told) == MOST:
            break
        told, left, last = [*told, name], left - more, abs(more)
    return told


def turns_for_nothing(
    turns: Mapping[int, Sequence[Any]],
    movers: Mapping[int, int | None],
    standings: Sequence[Standing],
    brought_to: Callable[[Sequence[Any], int], Sequence[Any]],
) -> dict[int, Held]:
    """How many turns there were in which the winner and the next best acted and got nothing, by seat; empty where
    these were not many more of the next best. `movers`: who had each turn."""
    if len(standings) < 2 or len(winners(standings)) > 1:
        return {}
    won, second = ranking(standings)[:2]
    idle = {won: Held(), second: Held()}
    for number, events in turns.items():
        mover = movers[number]
        acted = mover in idle and any(event.seat == mover for event in events)
        if mover is not None and acted and not brought_to(events, mover):
            idle[mover] = idle[mover].and_more(Asset("", 1, 1), number)
    return idle if idle[second].number - idle[won].number >= MORE_FOR_NOTHING else {}


class Breaker(NamedTuple):
    """What a seat had of what broke a tie: `number` in the end; `turn`: the one that made most of that, by `change`, 0
    where none did."""

    number: int
    turn: int = 0
    change: int = 0


def tie_broken(marks: Sequence[Mark]) -> tuple[int, dict[int, Breaker]] | None:
    """By which number of the standings the winner beat the next best where both had the same score, and what each of
    them had of it; None where there was no tie or nothing broke it."""
    end = marks[-1].standings
    if len(end) < 2 or len(winners(end)) > 1:
        return None
    won, second = ranking(end)[:2]
    kind = next(at for at, (best, next_best) in enumerate(zip(end[won], end[second], strict=True)) if best != next_best)
    pairs = ((won, second), (second, won))
    return (kind, {seat: _breaker(marks, kind, seat, other) for seat, other in pairs}) if kind else None


def _breaker(marks: Sequence[Mark], kind: int, seat: int, other: int) -> Breaker:
    """With the largest gain of who had more since that was for good more than the other one had in the end, or the last
    loss of who had less."""
    had, limit = [(mark.turn, mark.standings[seat][kind]) for mark in marks], marks[-1].standings[other][kind]
    number, gains, losses = had[-1][1], list[tuple[int, int]](), list[tuple[int, int]]()
    for (_, before), (turn, now) in pairwise(had):
        if before <= limit:
            gains = []
        if now != before:
            (gains if now > before else losses).append((turn, now - before))
    made = [max(reversed(gains), key=itemgetter(1))] if number > limit and gains else losses[-1:]
    return Breaker(number, *made[0]) if made else Breaker(number)
