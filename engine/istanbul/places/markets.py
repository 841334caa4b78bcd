"""10 Large Market and 11 Small Market: demand tiles, how many goods may be sold and what they pay, the card for any
goods (rulebook p. 18)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from operator import sub as subtract
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import Sold
from engine.istanbul.hidden import stack_of, turn_up_next
from engine.istanbul.names import LARGE_MARKET, SMALL_MARKET
from engine.istanbul.notation import ANY, PLAY, SELL, named
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

# Fabric, spice, fruit and jewelry wanted on each tile; what 0 to 5 goods pay.
LARGE_TILES: Final = {
    "large-1": (1, 1, 1, 2),
    "large-2": (1, 1, 0, 3),
    "large-3": (2, 1, 0, 2),
    "large-4": (1, 0, 1, 3),
    "large-5": (2, 0, 1, 2),
}
SMALL_TILES: Final = {
    "small-1": (1, 2, 1, 1),
    "small-2": (1, 2, 2, 0),
    "small-3": (0, 2, 2, 1),
    "small-4": (1, 1, 2, 1),
    "small-5": (1, 3, 1, 0),
}
LARGE_PAYS: Final = (0, 3, 7, 12, 18, 25)
SMALL_PAYS: Final = (0, 2, 5, 9, 14, 20)
MOST: Final = 5
PAYS: Final = {LARGE_MARKET: LARGE_PAYS, SMALL_MARKET: SMALL_PAYS}
ANY_GOODS_CARD: Final = "small-market-any"


def demand(state: State, place: int) -> tuple[int, ...]:
    """Fabric, spice, fruit, jewelry wanted by the top demand tile."""
    tiles = LARGE_TILES if place == LARGE_MARKET else SMALL_TILES
    return tiles[stack_of(state, place)[0]]


def sales(have: Sequence[int], wanted: Sequence[int]) -> Mapping[str, tuple[int, ...]]:
    """Every way to sell 1 to 5 goods, by type, that are both in `have` and in `wanted`, the most goods first."""
    return _sales_of_up_to(tuple(map(min, have, wanted)))


@lru_cache(maxsize=1024)
def _sales_of_up_to(most: tuple[int, ...]) -> Mapping[str, tuple[int, ...]]:
    ways = [counts for counts in product(*(range(n + 1) for n in most)) if 0 < sum(counts) <= MOST]
    return {SELL.all(named(way)): way for way in sorted(ways, key=lambda counts: (-sum(counts), counts))}


def refusal(state: State, *, place: int) -> Refusal | None:
    """The refusal when the seat has nothing that the tile asks for, nor the card that sells any goods there."""
    have = state.seats[state.active].goods
    if any(map(min, have, demand(state, place))) or _may_sell_anything(state, place):
        return None
    return Refusal("nothing_wanted" if any(have) else "no_goods")


def _may_sell_anything(state: State, place: int) -> bool:
    if place != SMALL_MARKET or state.guild_card:
        return False
    return any(state.seats[state.active].goods) and bool(bonus_cards.held_as(state, ANY_GOODS_CARD))


def options(state: State, *, place: int) -> dict[str, tuple[int, ...] | str]:
    """Every sale, and the card for any goods (by its face) where it may be played."""
    have = state.seats[state.active].goods
    cards = bonus_cards.held_as(state, ANY_GOODS_CARD) if _may_sell_anything(state, place) else ()
    return {**sales(have, demand(state, place)), **{PLAY(name): name for name in cards}}


def sell(state: State, counts: tuple[int, ...] | str, *, place: int) -> Script[None]:
    """Sell goods, given by type, or after the card for any goods those that are then chosen, and turn up the next
    demand tile."""
    if isinstance(counts, str):
        bonus_cards.play_as(state, counts, ANY_GOODS_CARD)
        counts = yield from _goods_of_any_type(state)
    seat = state.seats[state.active]
    lira = PAYS[place][sum(counts)]
    seat.goods = tuple(map(subtract, seat.goods, counts))
    seat.lira += lira
    state.events.append(Sold(state.active, place, tuple(counts), lira))
    turn_up_next(state, place)


def _goods_of_any_type(state: State) -> Script[tuple[int, ...]]:
    """Ask how many goods, then which: all combinations at once would be too many options to read."""
    have = state.seats[state.active].goods
    count = yield from pick(state, "any-count", {ANY(n): n for n in range(min(MOST, sum(have)), 0, -1)})
    ways = {notation: counts for notation, counts in sales(have, have).items() if sum(counts) == count}
    chosen: tuple[int, ...] = yield from pick(state, "any-goods", ways)
    return chosen
