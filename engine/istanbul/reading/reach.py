"""How a merchant gets to each place, for planning while others play: steps, assistant, lira for merchants met, and
where the turn would end."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.istanbul.board import Edge, board_of
from engine.istanbul.names import FOUNTAIN, STRAIGHT_LINES
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import NEUTRAL
from engine.istanbul.turn.payment import MERCHANT_FEE
from engine.istanbul.window import NORMAL_REACH


class Way(NamedTuple):
    """`steps`: of the shortest way. `near`: the merchant may go there in one turn, without cards. `assistant`: leave,
    leave-neutral, collect, collect-neutral, or empty at the Fountain and where there is none to leave. `lira`: for the
    merchants met. `cut_short`: the reason why the turn would end before the place's action (assistant or merchants),
    empty if it would not."""

    steps: int
    near: bool
    assistant: str
    lira: int
    cut_short: str


def barrier_against(view: View, number: int | None) -> Edge | None:
    """The barrier where it stops a seat's pieces, which is not its holder's."""
    return None if view.mocha is None or view.mocha.barrier_holder == number else view.mocha.barrier


def met_by(view: View, number: int | None) -> list[int]:
    """The places of all merchants and companions that a seat pays where it meets them, as they stand now."""
    others = [seat for index, seat in enumerate(view.seats) if index != number]
    return [*(seat.merchant for seat in others), *(seat.companion for seat in others), *view.neutral_merchants]


def fee(place: int, met: Sequence[int]) -> int:
    """The lira for the merchants and companions at a place. `met`: of `met_by`. Nobody is paid at the Fountain."""
    return 0 if place == FOUNTAIN else MERCHANT_FEE * met.count(place)


def ways(view: View, number: int) -> dict[int, Way]:
    """The ways of a seat's merchant to all other places, as things stand on the board."""
    seat, barrier, met = view.seats[number], barrier_against(view, number), met_by(view, number)
    board = board_of(view.grid)
    near = board.within(seat.merchant, NORMAL_REACH, barrier)
    if seat.taverns[STRAIGHT_LINES]:
        near += board.lines(seat.merchant, barrier)
    return {
        place: _way(view, seat, place, steps, place in near, fee(place, met))
        for place, steps in board.distances(seat.merchant, barrier).items()
        if steps
    }


def _way(view: View, seat: SeatView, place: int, steps: int, near: bool, lira: int) -> Way:
    if place == FOUNTAIN:  # neither assistant nor payment (rulings 5, 6)
        return Way(steps, near, "", 0, "")
    assistant = _assistant(view, seat, place)
    cut_short = "merchants" if lira > seat.lira else ""
    return Way(steps, near, assistant, lira, cut_short if assistant else "assistant")


def _assistant(view: View, seat: SeatView, place: int) -> str:
    """The move of an assistant; where one may be left or a neutral one collected (ruling 56), the latter."""
    if place in seat.out:
        return "collect"
    if place in view.neutral_out:
        return "collect-neutral"
    if not seat.stack:
        return ""
    return "leave-neutral" if seat.stack[0] == NEUTRAL else "leave"
