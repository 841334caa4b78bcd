"""What a kiosk tile is, and the register of all 24 by their numbers."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Script

if TYPE_CHECKING:
    from engine.istanbul.state import State

# A script of the state and the seat that uses the tile.
Use = Callable[["State", int], Script[None]]
# The ways a seat may use a tile now, by their notations; none: it can only be declined.
Uses = Callable[["State", int], dict[str, Use]]

FIRST: Final = 200  # tiles lie in the state as their number plus this, so that no two things of a game are equal
NUMBERS: Final = range(1, 25)
TILES: Final[dict[int, Uses]] = {}


def numbers(tiles: list[int]) -> list[int]:
    """Tiles as they lie in the state by their printed numbers, in order."""
    return sorted(tile - FIRST for tile in tiles)


def at_once(effect: "Callable[..., None]", *arguments: Any) -> Use:
    """A use without further questions: `effect(state, seat, *arguments)`."""
    return partial(_at_once, effect=effect, arguments=arguments)


def _at_once(state: "State", index: int, effect: "Callable[..., None]", arguments: tuple[Any, ...]) -> Script[None]:
    effect(state, index, *arguments)
    yield from ()
