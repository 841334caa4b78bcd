"""What a game of Marco Polo is won by: points of contracts, of trading posts, and others."""

from collections.abc import Sequence
from typing import Final

from engine.core.assets import Asset
from engine.core.notation import parse
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.events import Completed, Event, Gained, Scored
from engine.marco_polo.key_figures import TRACK

CONTRACTS: Final = "contracts"
OTHER: Final = "other"
KINDS: Final = {
    "contract": CONTRACTS,
    "contracts": "most",
    "city": "cities",
    "card": "cards",
    "posts": "posts",
    **dict.fromkeys(("goal", "cities"), "goals"),
    **dict.fromkeys(("beijing", "goods"), "beijing"),
}
"""The kind of a source or of a line of the score sheet."""


def assets(events: Sequence[Event], seat: int) -> list[Asset]:
    return [asset for event in events if event.seat == seat and (asset := _asset(event)) is not None]


def _asset(event: Event) -> Asset | None:
    if isinstance(event, Completed):
        return Asset(CONTRACTS, 1, 0)
    if isinstance(event, Gained) and event.amounts[VP]:
        return Asset(KINDS.get(parse(event.source).verb, OTHER), 0, event.amounts[VP])
    if isinstance(event, Scored) and event.line != TRACK and event.vp:
        return Asset(KINDS.get(parse(event.line).verb, OTHER), 0, event.vp)
    return None
