"""How a sketch comes to another place: the way, assistants, merchants, figures and family members there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.istanbul.board import Board, Edge, Grid, board_of
from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.names import FOUNTAIN, POLICE_STATION, STRAIGHT_LINES, YELLOW_TILE
from engine.istanbul.reading.view import View
from engine.istanbul.state import GENERAL_SUPPLY, OWN_SUPPLY
from engine.istanbul.turn.encounters import REWARD_LIRA
from engine.istanbul.turn.payment import MERCHANT_FEE
from engine.istanbul.turn.recall import PRICE
from engine.istanbul.window import NORMAL_REACH

STEPS: Final = NORMAL_REACH[1]
MET: Final = 1.0  # lira, what a figure is worth beside its price


class Walks:
    """The walks of one seat. Others count only at first: nobody knows where they will be later."""

    def __init__(self, view: View) -> None:
        mocha = view.mocha
        barrier = mocha.barrier if mocha and mocha.barrier_holder != view.seat else None
        self._reach = _reach(view.grid, barrier)
        others = [seat for index, seat in enumerate(view.seats) if index != view.seat]
        self._merchants = [
            *(seat.merchant for seat in others), *(seat.companion for seat in others), *view.neutral_merchants
        ]  # fmt: skip
        self._families = [seat.family for seat in others if seat.family != POLICE_STATION]
        self._figures = [place for _, place in view.figures]

    def near(self, here: Sketch) -> Sequence[int]:
        """The places that one turn of the merchant reaches."""
        return self._reach.walk(here.place, here.taverns[STRAIGHT_LINES])

    def beside(self, here: Sketch) -> Sequence[int]:
        """The places that one turn of the companion reaches; from the own supply it is put beside the merchant
        first."""
        if here.companion == GENERAL_SUPPLY:
            return ()
        return self._reach.step(here.place if here.companion == OWN_SUPPLY else here.companion)

    def fee(self, place: int) -> int:
        """Lira for the merchants and companions of others at a place, as they stand now."""
        return 0 if place == FOUNTAIN else MERCHANT_FEE * self._merchants.count(place)

    def walked(self, here: Sketch, place: int) -> Sketch:
        """At another place, without more."""
        there = here.copy()
        there.place = place
        return there

    def arrived(self, here: Sketch, place: int, first: bool) -> Sketch | None:
        """The merchant ready for the action of a place; None without an assistant to leave or lira for the merchants
        there."""
        there = here.copy()
        there.place = place
        if place != FOUNTAIN and not _with_assistant(there):
            return None
        if there.waiting:
            there.deliver(place)
        return self._met(there, place) if first else there

    def accompanied(self, here: Sketch, place: int, first: bool) -> Sketch | None:
        """The companion ready for the action of a place, as `arrived`."""
        there = here.copy()
        if here.companion == OWN_SUPPLY:
            there.deliver(here.place)
        there.companion = place
        there.deliver(place)
        return self._met(there, place) if first else there

    def _met(self, there: Sketch, place: int) -> Sketch | None:
        """Merchants, family members and figures that stand there now."""
        there.lira -= self.fee(place)
        if there.lira < 0:
            return None
        there.lira += REWARD_LIRA * self._families.count(place)
        there.cards += MET * self._figures.count(place)
        return there


class Reach:
    """The places that are one turn away on one board."""

    def __init__(self, board: Board, barrier: Edge | None) -> None:
        self._board = board
        self._barrier = barrier
        self._walks: dict[tuple[int, bool], list[int]] = {}

    def walk(self, start: int, lines: bool) -> Sequence[int]:
        """For a merchant. `lines`: along straight lines, too."""
        if (start, lines) not in self._walks:
            steps = self._board.distances(start, self._barrier)
            near = {place for place, count in steps.items() if 1 <= count <= STEPS}
            if lines:
                near.update(self._board.lines(start, self._barrier))
            self._walks[start, lines] = sorted(near)
        return self._walks[start, lines]

    def step(self, start: int) -> Sequence[int]:
        """For a companion."""
        return self._board.neighbours(start, self._barrier)


@lru_cache(maxsize=256)
def _reach(grid: Grid, barrier: Edge | None) -> Reach:
    return Reach(board_of(grid), barrier)


def _with_assistant(there: Sketch) -> bool:
    """Pick up the assistant, leave one, or bring one back with the yellow mosque tile and leave it."""
    if there.place in there.out:
        out = list(there.out)
        out.remove(there.place)
        there.out = tuple(out)
        there.stack += 1
    elif there.stack:
        there.stack -= 1
        there.out = (*there.out, there.place)
    elif there.out and there.tiles[YELLOW_TILE] and there.lira >= PRICE:
        there.lira -= PRICE
        there.out = (*there.out[1:], there.place)
    else:
        return False
    return True
