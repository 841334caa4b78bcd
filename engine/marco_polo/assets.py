"""What a game of Marco Polo is won by: points of contracts, of trading posts, and others."""

from typing import Final

from engine.core.assets import Asset
from engine.core.notation import parse
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.events import BuiltPost, Completed, Event, Gained, Scored
from engine.marco_polo.key_figures import TRACK

CONTRACTS: Final = "contracts"
POSTS: Final = "posts"
OTHER: Final = "other"
KINDS: Final = {
    **dict.fromkeys(("contract", "contracts"), CONTRACTS),
    **dict.fromkeys(("city", "outpost", "posts", "goal", "cities", "beijing", "goods"), POSTS),
}
"""The kind of a source or of a line of the score sheet; goal cards and Beijing need posts."""


def asset(event: Event) -> Asset | None:
    if isinstance(event, Completed):
        return Asset(CONTRACTS, 1, 0)
    if isinstance(event, BuiltPost):
        return Asset(POSTS, event.origin is None, 0)
    if isinstance(event, Gained) and event.amounts[VP]:
        return Asset(KINDS.get(parse(event.source).verb, OTHER), 0, event.amounts[VP])
    if isinstance(event, Scored) and event.line != TRACK and event.vp:
        return Asset(KINDS.get(parse(event.line).verb, OTHER), 0, event.vp)
    return None
