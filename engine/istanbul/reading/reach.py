"""How a merchant would come to each place, seen from any seat at any time: for planning while others play."""

from typing import NamedTuple

from engine.istanbul.board import board_of
from engine.istanbul.names import FOUNTAIN, STRAIGHT_LINES
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import NEUTRAL
from engine.istanbul.turn.payment import MERCHANT_FEE
from engine.istanbul.window import NORMAL_REACH


class Way(NamedTuple):
    """`steps`: of the shortest way. `near`: whether the merchant may go there in one turn, without cards. `assistant`:
    leave, leave-neutral, collect, collect-neutral, or empty at the Fountain and where there is none to leave. `lira`:
    what the merchants met are paid. `cut_short`: why the turn would end before the place's action (assistant or
    merchants), empty if it would not."""

    steps: int
    near: bool
    assistant: str
    lira: int
    cut_short: str


def ways(view: View, number: int) -> dict[int, Way]:
    """The ways of a seat's merchant to all other places, as things stand on the board."""
    seat = view.seats[number]
    mocha = view.mocha
    barrier = None if mocha is None or mocha.barrier_holder == number else mocha.barrier
    board = board_of(view.grid)
    nearest, farthest = NORMAL_REACH
    lines = board.lines(seat.merchant, barrier) if seat.taverns[STRAIGHT_LINES] else []
    return {
        place: _way(view, seat, place, steps, nearest <= steps <= farthest or place in lines)
        for place, steps in board.distances(seat.merchant, barrier).items()
        if steps
    }


def _way(view: View, seat: SeatView, place: int, steps: int, near: bool) -> Way:
    if place == FOUNTAIN:  # neither assistant nor payment (rulings 5, 6)
        return Way(steps, near, "", 0, "")
    others = [other for other in view.seats if other is not seat]
    met = [*(other.merchant for other in others), *(other.companion for other in others), *view.neutral_merchants]
    lira, assistant = MERCHANT_FEE * met.count(place), _assistant(view, seat, place)
    cut_short = "merchants" if lira > seat.lira else ""
    return Way(steps, near, assistant, lira, cut_short if assistant else "assistant")


def _assistant(view: View, seat: SeatView, place: int) -> str:
    """What happens to assistants; where one may be left or a neutral one collected (ruling 56), the latter."""
    if place in seat.out:
        return "collect"
    if place in view.neutral_out:
        return "collect-neutral"
    if not seat.stack:
        return ""
    return "leave-neutral" if seat.stack[0] == NEUTRAL else "leave"
