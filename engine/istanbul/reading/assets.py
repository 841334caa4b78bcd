"""What a game of Istanbul is won by: rubies, by what brought them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.core.assets import Asset
from engine.istanbul.events import Event, GainedRuby, GaveLetters
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, GREAT_MOSQUE, SMALL_MOSQUE, SULTANS_PALACE, WAINWRIGHT

RUBIES: Final = {
    SULTANS_PALACE: "palace",
    GEMSTONE_DEALER: "gems",
    COFFEE_HOUSE: "coffee",
    WAINWRIGHT: "wheelbarrow",
    SMALL_MOSQUE: "mosques",
    GREAT_MOSQUE: "mosques",
}
SEALS: Final = "seals"
"""Whatever track a ruby comes from, if it is paid for with letters."""


def assets(events: Sequence[Event], seat: int) -> list[Asset]:
    own = [None, *(event for event in events if event.seat == seat)]
    return [
        Asset(SEALS if isinstance(paid, GaveLetters) else RUBIES[event.place], 1, 1)
        for paid, event in pairwise(own)
        if isinstance(event, GainedRuby)
    ]
