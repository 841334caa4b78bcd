"""One option of Istanbul to be put into words."""

from typing import Final

from engine.istanbul.outlook import Outlook
from engine.istanbul.view import SeatView, View
from words import labels


class Asked(labels.Asked[View, Outlook]):
    """With the seat that is asked."""

    @property
    def me(self) -> SeatView:
        return self.view.seats[self.decision.seat]


# What a step is about comes first, then what else may be done, then what is offered beside every step.
COMPANION_RANK, SEALS_RANK, GUILD_RANK, CARD_RANK, RECALL_RANK = 300, 300, 600, 700, 800
LIST: Final = 25
"""A menu holds no more options; a longer list makes sense only in parts."""
