"""What a seat can make of its next turns: the Merchant compares lines of them on sketches, on average and as if nobody
else moved, and keeps the best lines after each turn."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from operator import attrgetter
from typing import Final, NamedTuple

from engine.istanbul.merchant.actions import ACTIONS, possible
from engine.istanbul.merchant.arrival import Walks
from engine.istanbul.merchant.sketch import Sketch, sketch_of
from engine.istanbul.merchant.table import Table
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.view import SeatView, View

MOST: Final = 99  # lira, coffee or seals that are told apart


class Line(NamedTuple):
    """Turns one after the other. `gained`: by all of them; `worth`: of the sketch after them; `gains`: the place of
    each turn and what it gains."""

    gained: float
    worth: float
    here: Sketch
    gains: tuple[tuple[int, float], ...] = ()


_gained = attrgetter("gained")


class Ahead:
    """The lines of one seat. `later`, `soon`: the shares that count of what pays off turn by turn, and of what is still
    to be made a ruby of."""

    def __init__(self, view: View, weights: Weights, later: float, soon: float) -> None:
        self.weights = weights
        self.later = later
        self.soon = soon
        self.table = Table(view, weights)
        self.walks = Walks(view)
        self.rubies_to_end = view.rubies_to_end
        self._stocks = stocks(weights)
        self._lasting: dict[object, float] = {}

    def worth(self, here: Sketch) -> float:
        """The worth of a sketch: as `belongings`, but found quickly."""
        lira, coffee, seals = self._stocks
        fabric, spice, fruit, jewelry = self.weights.goods
        goods = here.goods
        found = here.cards + lira[min(here.lira, MOST)] + coffee[min(here.coffee, MOST)] + seals[min(here.seals, MOST)]
        found += fabric[goods[0]] + spice[goods[1]] + fruit[goods[2]] + jewelry[goods[3]]
        key = here.capacity, here.tiles, here.stack, here.home, here.taverns
        if key not in self._lasting:
            self._lasting[key] = self._lasting_of(here)
        return self.weights.ruby * here.rubies + self.soon * found + self._lasting[key]

    def _lasting_of(self, here: Sketch) -> float:
        weights = self.weights
        soon = weights.capacity[here.capacity - 2] + weights.half_pairs(here.tiles)
        later = weights.taken(here.tiles, here.taverns) + weights.assistants(here.stack) + weights.family * here.home
        return self.soon * soon + self.later * later

    def best(self, start: Sketch) -> dict[int, float]:
        """What the best line gains at each place, the first one first."""
        lines, finished = [Line(0.0, self.worth(start), start)], list[Line]()
        for turn in range(self.weights.ahead):
            found: dict[tuple[object, ...], Line] = {}
            for line in lines:
                for longer in self._longer(line, turn):
                    if longer.here.rubies >= self.rubies_to_end:
                        finished.append(longer)
                    elif (key := longer.here.key) not in found or found[key].gained < longer.gained:
                        found[key] = longer
            lines = nlargest(self.weights.width, found.values(), key=_gained)
        gains: dict[int, float] = {}
        for place, gain in max([*finished, *lines], key=_gained).gains:
            gains[place] = gains.get(place, 0.0) + gain
        return gains

    def _longer(self, line: Line, turn: int) -> Iterator[Line]:
        left = self.weights.turn ** (turn + 1)
        for place, after in self.turns(line.here, turn):
            worth = self.worth(after)
            gain = left * (worth - line.worth)
            if after.rubies >= self.rubies_to_end:
                gain += left * self.weights.finish
            yield Line(line.gained + gain, worth, after, (*line.gains, (place, gain)))

    def turns(self, here: Sketch, turn: int) -> list[tuple[int, Sketch]]:
        """The places of every turn with an action and the sketches after it; where there is none, of every walk.
        `turn`: 0 for the next one, in which others are still where they stand."""
        near, found = self.walks.near(here), list[tuple[int, Sketch]]()
        for place in near:
            if possible(self.table, here, place):
                there = self.walks.arrived(here, place, first=turn == 0)
                if there is not None and (there.lira >= here.lira or possible(self.table, there, place)):
                    found.extend((place, after) for after in ACTIONS[place](self.table, there))
        return found or [(place, self.walks.walked(here, place)) for place in near]


@lru_cache(maxsize=64)
def stocks(weights: Weights) -> tuple[Sequence[float], ...]:
    """The worth of every number of lira, coffee and seals."""
    kinds = weights.lira, weights.coffee, weights.seals
    return tuple(tuple(stock.worth(count) for count in range(MOST + 1)) for stock in kinds)


def ahead(view: View, me: SeatView, weights: Weights, later: float, soon: float) -> dict[int, float]:
    """What the next turns of a seat gain at each place."""
    return Ahead(view, weights, later, soon).best(sketch_of(view, me))
