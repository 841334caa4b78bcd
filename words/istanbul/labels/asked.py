"""The order of options in Istanbul's menus where moves, companion, guild cards, bonus cards and recalls stand side by
side; when an option is said to begin the last round."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from engine.istanbul.events import GainedRuby
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import SeatView, View
from words import labels

Asked: TypeAlias = labels.Asked[View, Outlook, SeatView]

# The subject of a step comes first, then other choices, the end of the turn, and those offered beside every step.
COMPANION_RANK, SEALS_RANK, END_RANK, GUILD_RANK, CARD_RANK, RECALL_RANK = 300, 300, 500, 600, 700, 800
LIST: Final = 25
"""A menu holds no more options; a longer list makes sense only in parts."""


def begins_last_round(view: View, seat: int, events: Sequence[Any]) -> bool:
    """Whether with these events the seat first has enough rubies to end the game."""
    gained = sum(isinstance(event, GainedRuby) and event.seat == seat for event in events)
    return bool(gained) and not view.final_round and view.seats[seat].rubies + gained >= view.rubies_to_end
