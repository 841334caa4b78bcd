"""Which whole turns of Istanbul are offered first as buttons: their worth, that of the action and of what is chosen
there, less the price of going there."""

from collections.abc import Callable
from typing import Final

from engine.core.notation import parse
from engine.core.trial import Shortcut
from engine.istanbul.events import Collected, CompanionMoved, FamilySent, Left, Moved, PaidNeutral, PaidSeat
from engine.istanbul.names import GOOD
from engine.istanbul.notation import EXTRA, MEET, TAKE, TILE
from engine.istanbul.places.warehouses import EXTRA_PRICE
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.goods import figure_worth
from engine.istanbul.rookie.places import ONE_GOOD, received, tile_worth, values_of, worth

ARRIVALS: Final = (Moved, CompanionMoved, FamilySent)
PAYMENTS: Final = (PaidSeat, PaidNeutral)
ASIDE: Final = 10.0  # lira, so that a turn that meets nobody comes before those that do
FAMILY: Final = 1.0  # lira, that the family member is away
SCARCE: Final = 100.0
"""Goods of a kind that would be worth a lira less each."""


def shortcut_worth(view: View, shortcut: Shortcut) -> float:
    """In lira; 0 for one that leads nowhere."""
    places = [event.place for event in shortcut.events if isinstance(event, ARRIVALS)]
    if not places:
        return 0.0
    paid = sum(event.lira for event in shortcut.events if isinstance(event, PAYMENTS))
    assistants = sum(isinstance(event, Collected) - isinstance(event, Left) for event in shortcut.events)
    chosen = sum(CHOSEN[verb](view, rest) for verb, rest in map(parse, shortcut.notations) if verb in CHOSEN)
    sent = FAMILY * any(isinstance(event, FamilySent) for event in shortcut.events)
    return worth(view, places[-1], view.me.lira - paid) - paid + assistants * values_of(view).assistant + chosen - sent


def _ware(view: View, name: str) -> float:
    """Of wares for which there is room the one of which the fewest are there."""
    good = GOOD[name]
    return received(view, view.me, ONE_GOOD[good]) - view.me.goods[good] / SCARCE


def _tile(view: View, name: str) -> float:
    """A tile that brings the ruby of its mosque before one that does not."""
    return tile_worth(view, view.me, GOOD[name]) / SCARCE


CHOSEN: Final[dict[str, Callable[[View, str], float]]] = {
    TAKE.word: _ware,
    EXTRA.word: lambda view, name: _ware(view, name) - EXTRA_PRICE,
    TILE.word: _tile,
    MEET.word: lambda view, name: figure_worth(view, name) - ASIDE,
}
"""The worth of what is chosen at a place, by the verb of its notation, beyond that of the place's action."""
