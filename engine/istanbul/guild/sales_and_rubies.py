"""Guild cards that sell goods (10, 11) or buy a ruby or mosque tile: Palace for six goods (13), tile for one good (14,
15), Dealer (16), Coffee House at half price (20; rulebook p. 23)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, JEWELRY, PLACES, SULTANS_PALACE
from engine.istanbul.notation import GIVE, JEWELRY_COUNT, named
from engine.istanbul.places import mosques, prices, rubies
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

GOODS_FOR_RUBY: Final = 6
MOST_AT_ONCE: Final = 25
GOODS_FOR_TILE: Final = 1
DEALER_PRICE: Final = 15


def sell(state: State, *, goods: tuple[int, ...], lira: int) -> None:
    """Cards 10 and 11: give these goods, by type, for so many lira."""
    purse.give_goods(state, state.active, goods)
    purse.earn(state, state.active, lira)


def too_few_goods_for_ruby(state: State) -> Refusal | None:
    """The refusal of card 13 with fewer than six goods, of whatever types."""
    short = GOODS_FOR_RUBY - sum(state.seats[state.active].goods)
    return Refusal("goods_short", short=short) if short > 0 else None


def palace_ruby(state: State) -> Script[None]:
    """Card 13: any six goods for the next ruby of the Sultan's Palace.

    When there are more than MOST_AT_ONCE ways to pay, the seat is first asked how much jewelry it gives."""
    ways = rubies.multisets(state.seats[state.active].goods, GOODS_FOR_RUBY)
    if len(ways) > MOST_AT_ONCE:
        counts = sorted({way[JEWELRY] for way in ways})
        jewelry = yield from pick(state, "six-goods-jewelry", {JEWELRY_COUNT(count): count for count in counts})
        ways = [way for way in ways if way[JEWELRY] == jewelry]
    goods = yield from pick(state, "six-goods", {GIVE.all(named(way)): way for way in ways})
    purse.give_goods(state, state.active, goods)
    rubies.take_ruby(state, SULTANS_PALACE)


def no_tile(state: State, *, place: int) -> Refusal | None:
    """The refusal of cards 14 and 15 when no tile of this mosque can be had for one good."""
    reasons = [mosques.tile_refusal(state, good, GOODS_FOR_TILE) for good in mosques.STACKS[place]]
    return None if None in reasons else reasons[0]


def buy_tile(state: State, *, place: int) -> Script[None]:
    """Cards 14 and 15: a mosque tile for one good of its colour, however many are asked for."""
    good = yield from pick(state, PLACES[place], mosques.options(state, GOODS_FOR_TILE, place=place))
    mosques.take_tile(state, good, place=place)


def dealer_ruby(state: State) -> None:
    """Card 16: 15 lira for the next ruby of the Gemstone Dealer, and a coffee for each own ruby."""
    purse.spend(state, state.active, DEALER_PRICE)
    rubies.take_ruby(state, GEMSTONE_DEALER)
    purse.take_coffee(state, state.active, state.seats[state.active].rubies)


def _half_price(state: State) -> int:
    """Half of the Coffee House's price, rounded up (ruling 40)."""
    return (prices.COFFEE_HOUSE.price(state) + 1) // 2


def too_little_coffee(state: State) -> Refusal | None:
    """The refusal of card 20 with less than half the Coffee House's price."""
    return purse.coffee_short(state, _half_price(state))


def coffee_house_ruby(state: State) -> None:
    """Card 20: the next ruby of the Coffee House for half its price."""
    purse.spend_coffee(state, state.active, _half_price(state))
    rubies.take_ruby(state, COFFEE_HOUSE)
