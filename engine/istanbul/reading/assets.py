"""What a game of Istanbul is won by: rubies, by what brought them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.core.assets import Asset
from engine.istanbul.events import Event, GainedRuby, GaveLetters
from engine.istanbul.names import (
    COFFEE_HOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    WAINWRIGHT,
)

RUBIES: Final = {
    SULTANS_PALACE: "palace",
    GEMSTONE_DEALER: "gems",
    COFFEE_HOUSE: "coffee",
    WAINWRIGHT: "wheelbarrow",
    SMALL_MOSQUE: "mosques",
    GREAT_MOSQUE: "mosques",
    SECRET_SOCIETY: "society",
}


def assets(events: Sequence[Event], seat: int) -> list[Asset]:
    return [Asset(RUBIES[place], 1, 1) for place in ruby_places(events, seat)]


def ruby_places(events: Sequence[Event], seat: int) -> list[int]:
    """Where a seat got its rubies: at the Secret Society if it paid with letters, whatever track they come from."""
    own = [None, *(event for event in events if event.seat == seat)]
    return [
        SECRET_SOCIETY if isinstance(paid, GaveLetters) else event.place
        for paid, event in pairwise(own)
        if isinstance(event, GainedRuby)
    ]
