"""Guild cards that give one thing for another: lira, rubies, mosque tiles: 10, 11, 13 to 16 and 20 (rulebook p. 23)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.names import GOODS, JEWELRY, PLACES
from engine.istanbul.notation import GIVE, TILE, named
from engine.istanbul.notation import JEWELRY as JEWELRY_COUNT
from engine.istanbul.places.mosques import STACKS, take_tile, tile_refusal
from engine.istanbul.places.prices import coffee_house_price
from engine.istanbul.places.rubies import multisets, take_coffee_house_ruby, take_dealer_ruby, take_palace_ruby
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

GOODS_FOR_RUBY: Final = 6
MOST_AT_ONCE: Final = 25
GOODS_FOR_TILE: Final = 1
DEALER_PRICE: Final = 15


def lacks(goods: tuple[int, ...]) -> Callable[[State], Refusal | None]:
    """The refusal of a sale: goods by type."""
    return partial(_lacks, goods=goods)


def _lacks(state: State, *, goods: tuple[int, ...]) -> Refusal | None:
    short = purse.short_of(state, goods)
    return Refusal("goods_short", short=short) if short else None


def sell(goods: tuple[int, ...], lira: int) -> Callable[[State], Script[None]]:
    """Cards 10 and 11: give these goods, by type, for so many lira."""
    return partial(_sell, goods=goods, lira=lira)


def _sell(state: State, *, goods: tuple[int, ...], lira: int) -> Script[None]:
    purse.give_goods(state, state.active, goods)
    purse.earn(state, state.active, lira)
    yield from ()


def too_few_goods_for_ruby(state: State) -> Refusal | None:
    """The refusal of card 13 with fewer than six goods, of whatever types."""
    short = GOODS_FOR_RUBY - sum(state.seats[state.active].goods)
    return Refusal("goods_short", short=short) if short > 0 else None


def palace_ruby(state: State) -> Script[None]:
    """Card 13: any six goods for the next ruby of the Sultan's Palace.

    When there are more than MOST_AT_ONCE ways to pay, the seat is first asked how much jewelry it gives."""
    ways = multisets(state.seats[state.active].goods, GOODS_FOR_RUBY)
    if len(ways) > MOST_AT_ONCE:
        counts = sorted({way[JEWELRY] for way in ways})
        jewelry = yield from pick(state, "six-goods-jewelry", {JEWELRY_COUNT(count): count for count in counts})
        ways = [way for way in ways if way[JEWELRY] == jewelry]
    goods = yield from pick(state, "six-goods", {GIVE.all(named(way)): way for way in ways})
    purse.give_goods(state, state.active, goods)
    take_palace_ruby(state)


def no_tile_at(place: int) -> Callable[[State], Refusal | None]:
    """The refusal of cards 14 and 15 when no tile of this mosque can be had for one good."""
    return partial(_no_tile, place=place)


def _no_tile(state: State, *, place: int) -> Refusal | None:
    reasons = [tile_refusal(state, good, GOODS_FOR_TILE) for good in STACKS[place]]
    return None if None in reasons else reasons[0]


def tile_of(place: int) -> Callable[[State], Script[None]]:
    """Cards 14 and 15: a mosque tile for one good of its colour, however many are asked for."""
    return partial(_tile_of, place=place)


def _tile_of(state: State, *, place: int) -> Script[None]:
    free = [good for good in STACKS[place] if tile_refusal(state, good, GOODS_FOR_TILE) is None]
    take_tile(state, place, (yield from pick(state, PLACES[place], {TILE(GOODS[good]): good for good in free})))


def too_poor_for_dealer(state: State) -> Refusal | None:
    """The refusal of card 16 with less than 15 lira."""
    have = state.seats[state.active].lira
    return Refusal("needs_lira", lira=DEALER_PRICE, have=have) if have < DEALER_PRICE else None


def dealer_ruby(state: State) -> Script[None]:
    """Card 16: 15 lira for the next ruby of the Gemstone Dealer, and a coffee for each own ruby."""
    purse.spend(state, state.active, DEALER_PRICE)
    take_dealer_ruby(state)
    purse.take_coffee(state, state.active, state.seats[state.active].rubies)
    yield from ()


def half_price(state: State) -> int:
    """Half of the Coffee House's price, rounded up (ruling 40)."""
    return (coffee_house_price(state) + 1) // 2


def too_little_coffee(state: State) -> Refusal | None:
    """The refusal of card 20 with less than half the Coffee House's price."""
    return purse.coffee_short(state, half_price(state))


def coffee_house_ruby(state: State) -> Script[None]:
    """Card 20: the next ruby of the Coffee House for half its price."""
    purse.spend_coffee(state, state.active, half_price(state))
    take_coffee_house_ruby(state)
    yield from ()
