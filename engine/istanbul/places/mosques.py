"""14 Small Mosque and 15 Great Mosque: which tiles lie where, when one may be taken, the assistant of the blue tile,
the ruby for both of one mosque (rulebook p. 19, 22). How many goods a tile asks for stands in prices.py."""

from typing import Final

from engine.core.decision import Refusal
from engine.core.tuples import replaced
from engine.istanbul import purse
from engine.istanbul.events import TookTile
from engine.istanbul.names import BLUE_TILE, FABRIC, FRUIT, GOOD, GOODS, GREAT_MOSQUE, JEWELRY, SMALL_MOSQUE, SPICE
from engine.istanbul.notation import TILE
from engine.istanbul.places.prices import mosque_stack
from engine.istanbul.state import LAST_CAPACITY, OWN, State

STACKS: Final = {SMALL_MOSQUE: (FABRIC, SPICE), GREAT_MOSQUE: (JEWELRY, FRUIT)}


def tile_refusal(state: State, good: int, minimum: int | None = None) -> Refusal | None:
    """The reason why the tile on top of a stack may not be taken; `minimum` replaces the number of goods it asks
    for."""
    seat = state.seats[state.active]
    left = mosque_stack(state, good)
    if seat.tiles[good]:
        return Refusal("tile_owned", good=GOODS[good])
    if not left:
        return Refusal("stack_empty", good=GOODS[good])
    needed = left[0] if minimum is None else minimum
    if seat.goods[good] < needed:
        return Refusal("needs_goods", good=GOODS[good], needed=needed, have=seat.goods[good])
    return None


def refusal(state: State, *, place: int) -> Refusal | None:
    """The refusal when neither tile on top can be taken, of the one for which the fewest goods are lacking."""
    tiles = state.seats[state.active].tiles
    reasons = [tile_refusal(state, good) for good in STACKS[place] if not tiles[good]]
    if not reasons:
        return Refusal("both_tiles_owned")
    lacking = [reason for reason in reasons if reason is not None]
    return min(lacking, key=_short) if len(lacking) == len(reasons) else None


def _short(reason: Refusal) -> int:
    """How many goods are lacking for a tile; more than anybody could get where there is none left."""
    return int(reason.facts["needed"]) - int(reason.facts["have"]) if "needed" in reason.facts else LAST_CAPACITY + 1


def options(state: State, minimum: int | None = None, *, place: int) -> dict[str, int]:
    """The tiles on top that can be taken; `minimum`: as for `tile_refusal`."""
    return {TILE(GOODS[good]): good for good in STACKS[place] if tile_refusal(state, good, minimum) is None}


def why_not(state: State, notation: str, *, place: int) -> Refusal | None:
    good = GOOD.get(TILE.rest(notation))
    return tile_refusal(state, good) if good in STACKS[place] and good is not None else None


def take_tile(state: State, good: int, *, place: int) -> None:
    """Pay one good, take the tile; the second of a mosque brings its ruby (rulings 28, 75)."""
    seat = state.seats[state.active]
    purse.give_good(state, state.active, good)
    state.mosques = replaced(state.mosques, good, state.mosques[good] + 1)
    seat.tiles = replaced(seat.tiles, good, True)
    state.events.append(TookTile(state.active, good))
    if good == BLUE_TILE:
        seat.stack = (OWN, *seat.stack)
        seat.reserve -= 1
    if all(seat.tiles[each] for each in STACKS[place]):
        mosque = place - SMALL_MOSQUE
        state.mosque_rubies = replaced(state.mosque_rubies, mosque, state.mosque_rubies[mosque] - 1)
        purse.gain_ruby(state, state.active, place)
