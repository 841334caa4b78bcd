"""In how many turns a merchant can act at each place, as far as its assistants go."""

from engine.istanbul.board import board_of
from engine.istanbul.names import FOUNTAIN, STRAIGHT_LINES
from engine.istanbul.payment import MERCHANT_FEE
from engine.istanbul.view import SeatView, View
from engine.istanbul.window import NORMAL_REACH

STEPS = NORMAL_REACH[1]  # a turn
AWAY = 2  # turns to leave a place and come back


def turns(steps: int) -> int:
    """The turns that a way of so many steps takes; a merchant must leave a place to act there again."""
    return -(-steps // STEPS) or AWAY


class Ways:
    """From where one seat's merchant stands."""

    def __init__(self, view: View, me: SeatView) -> None:
        mocha = view.mocha
        self.barrier = mocha.barrier if mocha and mocha.barrier_holder != view.seat else None
        self.board = board_of(view.grid)
        self.steps = self.board.distances(me.merchant, self.barrier)
        self.lines = self.board.lines(me.merchant, self.barrier) if me.taverns[STRAIGHT_LINES] else ()
        self.me = me
        self.helped = {FOUNTAIN, *me.out, *view.neutral_out}  # where no assistant need be left
        self.met = _merchants_met(view)
        self._turns: dict[int, int] = {}

    def turns(self, place: int) -> int:
        """Turns until the merchant has acted at a place."""
        if place not in self._turns:
            self._turns[place] = self._find(place)
        return self._turns[place]

    def _find(self, place: int) -> int:
        found = 1 if place in self.lines else turns(self.steps[place])
        if place in self.helped or len(self.me.stack) >= found:
            return found
        return min(
            (turns(self.steps[stop]) + self.between(stop, place) for stop in self.helped if stop != self.me.merchant),
            default=found + AWAY,
        )

    def between(self, start: int, place: int) -> int:
        """Turns from one place to another."""
        return turns(self.board.distances(start, self.barrier)[place])

    def fee(self, place: int) -> int:
        """Lira for the merchants and companions of others at a place."""
        return 0 if place == FOUNTAIN else MERCHANT_FEE * self.met.count(place)


def _merchants_met(view: View) -> list[int]:
    others = [seat for index, seat in enumerate(view.seats) if index != view.seat]
    return [*(seat.merchant for seat in others), *(seat.companion for seat in others), *view.neutral_merchants]
