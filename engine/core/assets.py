"""What a game is won by, kind by kind: how much each seat had of it and when, and of which kinds the winner had more
than the next best, or had it sooner."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.core.standings import Standing, ranking, winners

MOST_LEADS: Final = 2
LEAST: Final = 0.04
"""Of the winner's score: a smaller lead is none."""


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
    """The kind of asset `name`, and what each seat had of it."""

    name: str
    held: tuple[Held, ...]


def leads(
    turns: Mapping[int, Sequence[Any]],
    standings: Sequence[Standing],
    asset_of: Callable[[Any], Asset | None],
    *,
    sooner_counts: bool,
) -> list[Lead]:
    """The kinds of which the winner had more than anybody else and that make at least half of its whole lead over the
    next best, the largest first; none of a shared win. `turns`: events by the number of the turn; `sooner_counts`:
    what came earlier counts for more."""
    won, *others = ranking(standings)
    if len(winners(standings)) > 1:
        return []
    seats, end = range(len(standings)), max(turns, default=0) + 1
    held, values = dict[str, list[Held]](), dict[str, list[float]]()
    for number, events in turns.items():
        for event in events:
            if event.seat is not None and (asset := asset_of(event)) is not None:
                of_kind = held.setdefault(asset.name, [Held() for _ in seats])
                of_kind[event.seat] = of_kind[event.seat].and_more(asset, number)
                value = values.setdefault(asset.name, [0.0 for _ in seats])
                value[event.seat] += asset.worth * ((end - number) / end if sooner_counts else 1)
    whole = sum(value[won] - value[others[0]] for value in values.values())
    sizes = {name: value[won] - max(value[seat] for seat in others) for name, value in values.items()}
    least = max(whole / 2, LEAST * standings[won][0])
    told = sorted((name for name, size in sizes.items() if size >= least), key=lambda name: -sizes[name])
    return [Lead(name, tuple(held[name])) for name in told[:MOST_LEADS]]
