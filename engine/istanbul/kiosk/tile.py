"""What a kiosk tile is (rulebook p. 22)."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.decision import Script
from engine.istanbul.ids import NUMBERS

if TYPE_CHECKING:
    from engine.istanbul.state import State

# A script of the state and the seat that uses the tile.
Use = Callable[["State", int], Script[None]]
# The ways a seat may use a tile now, by their notations. None of them: it can only be declined, unless a card played
# first brings what is missing; None: nothing can bring it.
Uses = Callable[["State", int], dict[str, Use] | None]


class KioskTile(NamedTuple):
    """The rules of one kiosk tile. `uses`: the ways a seat may use it now, by notation. `figures`: the numbers that its
    sentences name; for a tile that only gives goods and lira, all that it gives. `names_cards`: whether its options
    name cards in hand, so that others may not see them. `in_new_games`: False for a tile that only
    older games still hold."""

    number: int
    uses: Uses
    figures: Mapping[str, int] = {}
    names_cards: bool = False
    in_new_games: bool = True


def numbers(tiles: Iterable[str]) -> list[int]:
    """The printed numbers of tiles, in order."""
    return sorted(NUMBERS[tile] for tile in tiles)


def at_once(effect: "Callable[..., None]", *arguments: Any) -> Use:
    """A use without further questions: `effect(state, seat, *arguments)`."""
    return partial(_at_once, effect=effect, arguments=arguments)


def _at_once(state: "State", index: int, effect: "Callable[..., None]", arguments: tuple[Any, ...]) -> Script[None]:
    effect(state, index, *arguments)
    yield from ()
