"""Whether what an option brings makes the present round the last one (rulebook p. 9)."""

from collections.abc import Sequence
from typing import Any

from engine.istanbul.events import GainedRuby
from engine.istanbul.view import View


def begins_last_round(view: View, seat: int, events: Sequence[Any]) -> bool:
    """Whether with these events the seat first has enough rubies to end the game."""
    gained = sum(isinstance(event, GainedRuby) and event.seat == seat for event in events)
    return bool(gained) and not view.final_round and view.seats[seat].rubies + gained >= view.rubies_to_end
