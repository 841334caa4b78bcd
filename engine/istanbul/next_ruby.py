"""The next ruby of a track that something else pays for: its place's price rises all the same (ruling 41)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, SULTANS_PALACE
from engine.istanbul.places import coffee_house, gemstone_dealer, sultans_palace

if TYPE_CHECKING:
    from engine.istanbul.state import State

TAKE: Final[dict[int, "Callable[[State], None]"]] = {
    SULTANS_PALACE: sultans_palace.take_ruby,
    GEMSTONE_DEALER: gemstone_dealer.take_ruby,
    COFFEE_HOUSE: coffee_house.take_ruby,
}


def sources(state: "State") -> list[int]:
    """The places of this game with a ruby track."""
    return [place for place in TAKE if place in state.board.position]
