"""How a difference in value tells on the game."""

from typing import Final

from engine.istanbul.view import View

# Lira by which the odds of winning grow e-fold, by the rubies that the nearest to the end still misses, and in the last
# round, where the value counts the lead. The end once in reach counts much in the value (`Weights.finish`), and tells
# less than it counts. Fitted to games of Merchants (version 3), 21 of two seats, 16 of three, 20 of four and 19 of two
# seats with expansions, 23 November 2026 (tools/tuning/istanbul_hope.py).
SPREADS: Final = (200.0, 60.0, 60.0, 18.0, 16.0, 15.0)
LAST_SPREAD: Final = 200.0
TURN: Final = 16.0  # lira, for a turn still to come in this round


def hope_of(view: View, value: float) -> float:
    """See `Judge.hope`."""
    if view.final_round:
        return value / LAST_SPREAD
    return (value + TURN * is_to_come(view)) / SPREADS[min(missing_of(view), len(SPREADS) - 1)]


def missing_of(view: View) -> int:
    """The rubies that the nearest to the end still misses."""
    return min(max(0, view.rubies_to_end - seat.rubies) for seat in view.seats)


def is_to_come(view: View) -> bool:
    """Whether the viewer's turn of this round is being played or still to come."""
    seats = len(view.seats)
    return ((view.seat or 0) - view.start) % seats >= (view.active - view.start) % seats
