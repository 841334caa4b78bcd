"""What a seat can make of its next turns: the Merchant compares lines of them on sketches, on average and as if nobody
else moved, and keeps the best lines after each turn."""

from operator import itemgetter
from typing import NamedTuple

from engine.istanbul.merchant.actions import ACTIONS, NEEDED, always
from engine.istanbul.merchant.arrival import Walks
from engine.istanbul.merchant.sketch import Sketch, sketch_of, worth_of
from engine.istanbul.merchant.table import Table
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.reading.view import SeatView, View


class Line(NamedTuple):
    """Turns one after the other. `gained`: by all of them; `worth`: of the sketch after them; `gains`: the place of
    each turn and what it gains."""

    gained: float
    worth: float
    here: Sketch
    gains: tuple[tuple[int, float], ...] = ()


Longer = tuple[float, float, Sketch, Line, int]
"""A line and a turn more: what is gained, the worth and the sketch after it, the line before it, the turn's place."""
_gained = itemgetter(0)


class Ahead:
    """The lines of one seat. `later`, `soon`: the shares that count of what pays off turn by turn, and of what is still
    to be made a ruby of."""

    def __init__(self, view: View, weights: Weights, later: float, soon: float) -> None:
        self.weights = weights
        self.table = Table(view, weights)
        self.walks = Walks(view)
        self.rubies_to_end = view.rubies_to_end
        self.worth = worth_of(weights, later, soon).of

    def best(self, start: Sketch, again: bool = False) -> Line:
        """The best line. `again`: there is another turn now, beside those that are planned."""
        lines, turns = [Line(0.0, self.worth(start), start)], self.weights.ahead + again
        finished, found = list[Longer](), list[Longer]()
        left = 1.0 if again else self.weights.turn
        for turn in range(turns):
            found = []
            for line in lines:
                self._lengthen(line, turn == 0, left, found, finished)
            if turn < turns - 1:
                lines = self._kept(found)
            left *= self.weights.turn
        return _line(max([*finished, *found], key=_gained))

    def _lengthen(self, line: Line, first: bool, left: float, found: list[Longer], finished: list[Longer]) -> None:
        """Add a turn in every way. `left`: the share that is left of what it gains."""
        gained, before = line.gained, line.worth
        for place, after in self.turns(line.here, first):
            worth = self.worth(after)
            if after.rubies < self.rubies_to_end:
                found.append((gained + left * (worth - before), worth, after, line, place))
            else:
                finished.append((gained + left * (worth - before + self.weights.finish), worth, after, line, place))

    def _kept(self, found: list[Longer]) -> list[Line]:
        """The best lines of those that can go on in different ways."""
        found.sort(key=_gained, reverse=True)
        kept: dict[object, Line] = {}
        for longer in found:
            key = longer[2].key
            if key not in kept:
                kept[key] = _line(longer)
                if len(kept) == self.weights.width:
                    break
        return list(kept.values())

    def turns(self, here: Sketch, first: bool) -> list[tuple[int, Sketch]]:
        """The places of every turn with an action and the sketches after it; where there is none, of every walk.
        `first`: it is the next one, in which others are still where they stand."""
        table, walks, found = self.table, self.walks, list[tuple[int, Sketch]]()
        for places, arrived in ((walks.near(here), walks.arrived), (walks.beside(here), walks.accompanied)):
            for place in places:
                possible = NEEDED.get(place, always)
                if possible(table, here):
                    there = arrived(here, place, first)
                    if there is not None and (there.lira >= here.lira or possible(table, there)):
                        found += [(place, after) for after in ACTIONS[place](table, there)]
        return found or [(place, walks.walked(here, place)) for place in walks.near(here)]

    def at_once(self, here: Sketch) -> dict[int, float]:
        """What would be gained by the action of each place by a piece that stood there."""
        table, worth, found = self.table, self.worth(here), dict[int, float]()
        for place in table.places:
            if NEEDED.get(place, always)(table, here):
                after = [self.worth(one) for one in ACTIONS[place](table, here.copy())]
                found[place] = max(after, default=worth) - worth
        return found


def _line(longer: Longer) -> Line:
    gained, worth, after, line, place = longer
    return Line(gained, worth, after, (*line.gains, (place, gained - line.gained)))


def ahead(view: View, me: SeatView, weights: Weights, later: float, soon: float, again: bool) -> Line:
    """The best line of a seat. `again`: its next turn is now."""
    return Ahead(view, weights, later, soon).best(sketch_of(view, me), again)
