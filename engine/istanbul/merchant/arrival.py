"""What the Merchant reckons for going to a place in later turns: assistants to leave or fetch, fees for merchants,
figures and family members there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.tuples import without
from engine.istanbul.board import Board, Edge, board_of
from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.names import FOUNTAIN, POLICE_STATION, STRAIGHT_LINES, YELLOW_TILE
from engine.istanbul.reading.reach import barrier_against, fee, met_by
from engine.istanbul.reading.view import View
from engine.istanbul.state import GENERAL_SUPPLY, OWN_SUPPLY
from engine.istanbul.turn.encounters import REWARD_LIRA
from engine.istanbul.turn.recall import PRICE
from engine.istanbul.window import NORMAL_REACH

MET: Final = 1.0  # lira, the worth of a figure beside its price


class Walks:
    """The walks of one seat. Others count only at first: nobody knows where they will be later."""

    def __init__(self, view: View) -> None:
        self._board, self._barrier = board_of(view.grid), barrier_against(view, view.seat)
        self._merchants = met_by(view, view.seat)
        families = [seat.family for index, seat in enumerate(view.seats) if index != view.seat]
        self._families = [place for place in families if place != POLICE_STATION]
        self._figures = [place for _, place in view.figures]

    def near(self, here: Sketch) -> Sequence[int]:
        """The places that one turn of the merchant reaches."""
        return _walk(self._board, here.place, here.taverns[STRAIGHT_LINES], self._barrier)

    def beside(self, here: Sketch) -> Sequence[int]:
        """The places that one turn of the companion reaches; from its owner's supply it is put beside the merchant
        first."""
        if here.companion == GENERAL_SUPPLY:
            return ()
        start = here.place if here.companion == OWN_SUPPLY else here.companion
        return self._board.neighbours(start, self._barrier)

    def fee(self, place: int) -> int:
        """Lira for the merchants and companions of others at a place, as they stand now."""
        return fee(place, self._merchants)

    def walked(self, here: Sketch, place: int) -> Sketch:
        """At another place, without more."""
        there = here.copy()
        there.place = place
        return there

    def arrived(self, here: Sketch, place: int, first: bool) -> Sketch | None:
        """The merchant ready for the action of a place; None without an assistant to leave or lira for the merchants
        there."""
        there = self.walked(here, place)
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


@lru_cache(maxsize=4096)
def _walk(board: Board, start: int, lines: bool, barrier: Edge | None) -> Sequence[int]:
    """The places that one turn of a merchant reaches, sorted. `lines`: along straight lines, too."""
    near = board.within(start, NORMAL_REACH, barrier)
    return sorted({*near, *board.lines(start, barrier)}) if lines else near


def _with_assistant(there: Sketch) -> bool:
    """Pick up the assistant, leave one, or bring one back with the yellow mosque tile and leave it."""
    if there.place in there.out:
        there.out = without(there.out, there.place)
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
