"""How the Merchant plans several of its next turns in Istanbul: as if nobody else moved, the best lines kept after each
turn. Chance counts by its mean."""

from operator import itemgetter
from typing import NamedTuple

from engine.istanbul.merchant.actions import ACTIONS, may_act
from engine.istanbul.merchant.arrival import Walks
from engine.istanbul.merchant.sketch import Sketch, worth_of
from engine.istanbul.merchant.table import Table
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.reading.view import View


class Line(NamedTuple):
    """Turns one after the other. `gained`: by all of them; `worth`: of the sketch after them; `gains`: the place and
    the gain of each turn; `finish`: as much of all this is for the end that they reach (`Weights.finish`), 0 without
    it."""

    gained: float
    worth: float
    here: Sketch
    gains: tuple[tuple[int, float], ...] = ()
    finish: float = 0.0

    @property
    def before_end(self) -> float:
        """What they gain without the end that they reach."""
        return self.gained - self.finish


Longer = tuple[float, float, Sketch, Line, int]
"""A line and a turn more: the gain, the worth and the sketch after it, the line before it, the turn's place."""
_gained = itemgetter(0)


class Ahead:
    """The lines of one seat. `later`, `soon`: as in `shares_left`."""

    def __init__(self, view: View, weights: Weights, later: float, soon: float) -> None:
        self.weights = weights
        self.table = Table(view, weights)
        self.walks = Walks(view)
        self.rubies_to_end = view.rubies_to_end
        self.worth = worth_of(weights, later, soon).of

    def best(self, start: Sketch, again: bool = False) -> Line:
        """The best line. `again`: there is another turn now, beside those that are planned."""
        lines, turns = [Line(0.0, self.worth(start), start)], self.weights.ahead + again
        finished, longer = list[Longer](), list[Longer]()
        left = 1.0 if again else self.weights.turn
        for turn in range(turns):
            longer = []
            for line in lines:
                self._lengthen(line, turn == 0, left, longer, finished)
            if turn < turns - 1:
                lines = self._kept(longer)
            left *= self.weights.turn
        line = _line(max([*finished, *longer], key=_gained))
        if line.here.rubies < self.rubies_to_end:
            return line
        return line._replace(finish=self.weights.finish * self.weights.turn ** (len(line.gains) - again))

    def _lengthen(self, line: Line, first: bool, left: float, longer: list[Longer], finished: list[Longer]) -> None:
        """Add a turn in every way. `left`: the share of its gain that is left."""
        gained, before = line.gained, line.worth
        for place, after in self.turns(line.here, first):
            worth = self.worth(after)
            if after.rubies < self.rubies_to_end:
                longer.append((gained + left * (worth - before), worth, after, line, place))
            else:
                finished.append((gained + left * (worth - before + self.weights.finish), worth, after, line, place))

    def _kept(self, lines: list[Longer]) -> list[Line]:
        """The best lines of those that can go on in different ways."""
        lines.sort(key=_gained, reverse=True)
        kept: dict[object, Line] = {}
        for longer in lines:
            key = longer[2].key
            if key not in kept:
                kept[key] = _line(longer)
                if len(kept) == self.weights.width:
                    break
        return list(kept.values())

    def turns(self, here: Sketch, first: bool) -> list[tuple[int, Sketch]]:
        """The places of every turn with an action and the sketches after it; where there is none, of every walk.
        `first`: it is the next one, in which others are still where they stand."""
        table, walks, turns = self.table, self.walks, list[tuple[int, Sketch]]()
        for places, arrived in ((walks.near(here), walks.arrived), (walks.beside(here), walks.accompanied)):
            for place in places:
                if may_act(table, here, place):
                    there = arrived(here, place, first)
                    if there is not None and (there.lira >= here.lira or may_act(table, there, place)):
                        turns += [(place, after) for after in ACTIONS[place](table, there)]
        return turns or [(place, walks.walked(here, place)) for place in walks.near(here)]

    def at_once(self, here: Sketch) -> dict[int, float]:
        """The gain of each place's action by a piece that stood there."""
        table, worth = self.table, self.worth(here)
        return {
            place: max(map(self.worth, ACTIONS[place](table, here.copy())), default=worth) - worth
            for place in table.places
            if may_act(table, here, place)
        }


def _line(longer: Longer) -> Line:
    gained, worth, after, line, place = longer
    return Line(gained, worth, after, (*line.gains, (place, gained - line.gained)))
