"""How a sketch comes to another place: the way, assistants, merchants, figures and family members there."""

from typing import Final

from engine.istanbul.board import board_of
from engine.istanbul.encounters import REWARD_LIRA
from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.names import FOUNTAIN, POLICE_STATION, STRAIGHT_LINES, YELLOW_TILE
from engine.istanbul.payment import MERCHANT_FEE
from engine.istanbul.recall import PRICE
from engine.istanbul.view import View
from engine.istanbul.window import NORMAL_REACH

STEPS: Final = NORMAL_REACH[1]
MET: Final = 1.0  # lira, what a figure is worth beside its price


class Walks:
    """The walks of one seat. Others count only at first: nobody knows where they will be later."""

    def __init__(self, view: View) -> None:
        mocha = view.mocha
        self._barrier = mocha.barrier if mocha and mocha.barrier_holder != view.seat else None
        self._board = board_of(view.grid)
        others = [seat for index, seat in enumerate(view.seats) if index != view.seat]
        self._merchants = [
            *(seat.merchant for seat in others), *(seat.companion for seat in others), *view.neutral_merchants
        ]  # fmt: skip
        self._families = [seat.family for seat in others if seat.family != POLICE_STATION]
        self._figures = [place for _, place in view.figures]
        self._near: dict[tuple[int, bool], list[int]] = {}

    def near(self, here: Sketch) -> list[int]:
        """The places that one turn reaches."""
        key = here.place, here.taverns[STRAIGHT_LINES]
        if key not in self._near:
            steps = self._board.distances(here.place, self._barrier)
            near = {place for place, count in steps.items() if 1 <= count <= STEPS}
            if here.taverns[STRAIGHT_LINES]:
                near.update(self._board.lines(here.place, self._barrier))
            self._near[key] = sorted(near)
        return self._near[key]

    def walked(self, here: Sketch, place: int) -> Sketch:
        """At another place, without more."""
        there = here.copy()
        there.place = place
        return there

    def arrived(self, here: Sketch, place: int, first: bool) -> Sketch | None:
        """Ready for the action of a place; None without an assistant to leave or lira for the merchants there."""
        there = self.walked(here, place)
        if place != FOUNTAIN:
            if not _with_assistant(there):
                return None
            if first and place in self._merchants:
                there.lira -= MERCHANT_FEE * self._merchants.count(place)
                if there.lira < 0:
                    return None
        if first:
            there.lira += REWARD_LIRA * self._families.count(place)
            there.cards += MET * self._figures.count(place)
        if place in there.waiting:
            there.seals += there.waiting.count(place)
            there.waiting = tuple(other for other in there.waiting if other != place)
        return there


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
