"""What a game of Istanbul is won by: rubies, and wheelbarrow extensions and mosque tiles that bring some."""

from typing import Final

from engine.core.assets import Asset
from engine.istanbul.events import Event, Extended, GainedRuby, TookTile
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, SULTANS_PALACE

RUBIES: Final = {SULTANS_PALACE: "palace", GEMSTONE_DEALER: "gems", COFFEE_HOUSE: "coffee"}
"""Of the places that sell them; elsewhere they come with an extension or a tile."""
EXTENSION: Final = Asset("wheelbarrow", 1, 1 / 3)
TILE: Final = Asset("tiles", 1, 1 / 2)


def asset(event: Event) -> Asset | None:
    if isinstance(event, Extended):
        return EXTENSION
    if isinstance(event, TookTile):
        return TILE
    if isinstance(event, GainedRuby) and event.place in RUBIES:
        return Asset(RUBIES[event.place], 1, 1)
    return None
