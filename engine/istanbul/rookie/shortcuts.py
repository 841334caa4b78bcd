"""Which whole turns of Istanbul are offered first as buttons: their worth, that of the action and the price of going
there."""

from typing import Final

from engine.core.trial import Shortcut
from engine.istanbul.events import Collected, CompanionMoved, FamilySent, Left, Moved, PaidNeutral, PaidSeat
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.places import values_of, worth

ARRIVALS: Final = (Moved, CompanionMoved, FamilySent)
PAYMENTS: Final = (PaidSeat, PaidNeutral)


def shortcut_worth(view: View, shortcut: Shortcut) -> float:
    """In lira; 0 for one that leads nowhere."""
    places = [event.place for event in shortcut.events if isinstance(event, ARRIVALS)]
    if not places:
        return 0.0
    paid = sum(event.lira for event in shortcut.events if isinstance(event, PAYMENTS))
    assistants = sum(isinstance(event, Collected) - isinstance(event, Left) for event in shortcut.events)
    return worth(view, places[-1], view.me.lira - paid) - paid + assistants * values_of(view).assistant
