"""The value of a position in victory points."""

from engine.marco_polo.view import View, standings_of
from engine.players.judge import Judge


class MarcoPoloJudge(Judge[View]):
    """See `Judge`."""

    version = 1

    def value(self, view: View) -> float:
        return standings_of(view)[view.seat or 0][0]
