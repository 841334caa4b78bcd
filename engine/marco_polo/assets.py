"""What a game of Marco Polo is won by: points of contracts, trading posts and others, less those that were paid."""

from collections.abc import Sequence
from typing import Final

from engine.core.assets import Asset
from engine.core.notation import parse
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.events import Completed, Event, Gained, Paid, Scored
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
    if isinstance(event, Gained | Paid) and (points := event.amounts[VP]):
        kind = KINDS.get(parse(event.source).verb, OTHER)
        return Asset(kind, 0, points if isinstance(event, Gained) else -points)
    if isinstance(event, Scored) and event.line != TRACK and event.vp:
        return Asset(KINDS.get(parse(event.line).verb, OTHER), 0, event.vp)
    return None
