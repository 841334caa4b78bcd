"""How a difference in value tells on the game."""

from typing import Final, NamedTuple

from engine.istanbul.view import View


class Hope(NamedTuple):
    """In lira. `last`: by so much more the odds of winning grow e-fold when nearly all rubies are there; `first`: by
    how much more than that it takes before the first. `turn`: what a turn still to come in this round is worth."""

    last: float
    first: float
    turn: float


# Fitted to 75 games of Merchants whose tables made a ruby worth 1.8 times as many lira, 22 November 2026.
HOPE: Final = Hope(last=5, first=9, turn=9)
FINAL: Final = Hope(last=80, first=0, turn=250)  # in the last round, where the value counts the lead


def hope_of(view: View, value: float) -> float:
    """See `Judge.hope`."""
    table = FINAL if view.final_round else HOPE
    missing = min(max(0, view.rubies_to_end - seat.rubies) for seat in view.seats) / view.rubies_to_end
    return (value + table.turn * _is_to_come(view)) / (table.last + table.first * missing)


def _is_to_come(view: View) -> bool:
    """Whether the viewer's turn of this round is being played or still to come."""
    seats = len(view.seats)
    return ((view.seat or 0) - view.start) % seats >= (view.active - view.start) % seats
