"""What a game is won by, kind by kind: how much the winner and the next best had of it, and when."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.core.standings import Standing, ranking, winners

MOST_MORE: Final = 2
MOST_LESS: Final = 1
LEAST: Final = 0.04
"""Of the winner's score: a smaller difference is none."""


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
    """What the winner won by against the next best: a kind that made half of its score, then the kinds of which it had
    most more, and then the one of which the next best had most more; none of a shared win. `turns`: events by the
    number of the turn."""
    if len(standings) < 2 or len(winners(standings)) > 1:
        return []
    won, second = ranking(standings)[:2]
    held = defaultdict[str, dict[int, Held]](lambda: {won: Held(), second: Held()})
    for number, events in turns.items():
        for seat in (won, second):
            for asset in assets_of(events, seat):
                held[asset.name][seat] = held[asset.name][seat].and_more(asset, number)
    ahead = {name: of_kind[won].worth - of_kind[second].worth for name, of_kind in held.items()}
    half, least = standings[won][0] / 2, LEAST * standings[won][0]
    main = [name for name, of_kind in held.items() if of_kind[won].worth >= half]
    more = [name for name in sorted(ahead, key=lambda name: -ahead[name]) if ahead[name] >= least]
    less = [name for name in sorted(ahead, key=lambda name: ahead[name]) if -ahead[name] >= least]
    told = dict.fromkeys([*main, *more[:MOST_MORE], *less[:MOST_LESS]])
    return [
        Lead(name, tuple(sorted(held[name].items(), key=lambda of_seat: of_seat[1].worth, reverse=True)))
        for name in told
    ]
