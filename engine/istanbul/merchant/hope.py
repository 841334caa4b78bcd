"""How far a lead in lira makes a win likely in Istanbul, by the rubies that are missing (chances shown in hints and
analyses)."""

from typing import Final

from engine.istanbul.reading.view import View

# Lira by which the odds of winning grow e-fold, by the rubies that the nearest to the end still misses, and in the last
# round, where the value counts the lead. Fitted to games of Merchants (version 5), 42 each of two, three and four seats
# and of two seats with expansions, 23 November 2026 (tools/tuning/istanbul_hope.py).
SPREADS: Final = (29.5, 20.5, 14.0, 12.0, 14.0, 17.0)
LAST_SPREAD: Final = 157.0
TURN: Final = 12.5  # lira, for a turn still to come in this round
REACHED: Final = (5.5, 3.1, 2.0)  # by the turns in which the seat can end the game, from 1; more turns tell nothing


def hope_of(view: View, value: float, turns: int | None) -> float:
    """See `Judge.hope`. `value`, `turns`: see `IstanbulJudge.value_before_end`."""
    if view.final_round:
        return value / LAST_SPREAD
    reached = REACHED[turns - 1] if turns is not None and turns <= len(REACHED) else 0.0
    return (value + TURN * is_to_come(view)) / spread_of(view) + reached


def hope_gained(view: View, gain: float) -> float:
    if view.final_round:
        return gain / LAST_SPREAD
    most = REACHED[1]  # a larger gain has the end in reach, which counts much in the value and tells less
    return max(-most, min(most, gain / spread_of(view)))


def spread_of(view: View) -> float:
    """The lira by which the odds of winning grow e-fold before the last round."""
    return SPREADS[min(missing_of(view), len(SPREADS) - 1)]


def missing_of(view: View) -> int:
    """The rubies that the nearest to the end still misses."""
    return min(max(0, view.rubies_to_end - seat.rubies) for seat in view.seats)


def is_to_come(view: View) -> bool:
    """True while the viewer's turn of this round is being played or still to come."""
    seats = len(view.seats)
    return ((view.seat or 0) - view.start) % seats >= (view.active - view.start) % seats
