"""What each guild card would bring now, or what is missing for it."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.guild import actions, supplies, table, trades
from engine.istanbul.places.dice import CONSOLATION
from engine.istanbul.places.mosques import STACKS
from words.istanbul.components.offers import offer
from words.istanbul.components.places import LIKELY
from words.istanbul.components.reader import (
    ROLLS,
    Example,
    Reader,
    assistants_out,
    extensions,
    family,
    hand,
    lacking,
    more_coffee,
    more_lira,
    price,
    rolls_of,
    room,
    room_for,
    tile,
)
from words.rulebook import both


def _better_black_market(to: Reader) -> str:
    least = max(total for total, _ in actions.JEWELRY_FROM)
    free = to.mine.capacity - to.mine.goods[names.JEWELRY]
    return to.say("example-jewelry", least=least, rolls=rolls_of(least), of=ROLLS, room=free)


def _better_tea_house(to: Reader) -> str:
    won, lost = (actions.TIMES_THE_LIRA * lira for lira in (LIKELY, CONSOLATION))
    return to.say("example-call-doubled", call=LIKELY, rolls=rolls_of(LIKELY), of=ROLLS, won=won, lost=lost)


def _sale(goods: tuple[int, ...], lira: int) -> Example:
    return both(lambda to: lacking(to, goods), more_lira(lira))


def _palace_ruby(to: Reader) -> str:
    return price(to, sum(to.mine.goods), trades.GOODS_FOR_RUBY, "ruby-goods")


def _mosque(place: int) -> Example:
    return lambda to: to.words.sentences(tile(to, good, trades.GOODS_FOR_TILE) for good in STACKS[place])


def _dealer(to: Reader) -> str:
    then = to.say("example-rubies-coffee", rubies=to.mine.rubies + 1)
    return to.words.sentences([price(to, to.mine.lira, trades.DEALER_PRICE, "ruby-lira"), then])


def _tavern(to: Reader) -> str:
    have = to.say("example-coffee", coffee=to.mine.coffee)
    return to.words.sentences([offer(to.words, to.view, names.TAVERN), have])


def _coffee_house(to: Reader) -> str:
    full = to.view.mocha.coffee_house_price if to.view.mocha else 0
    return price(to, to.mine.coffee, (full + 1) // 2, "ruby-coffee")


CARDS: Final[dict[int, Example]] = {
    1: extensions,
    2: both(room_for(names.FABRIC), room),
    3: both(room_for(names.SPICE), room),
    4: both(room_for(names.FRUIT), room),
    5: both(more_lira(supplies.LIRA_WITH_GOODS), room),
    6: hand,
    7: assistants_out,
    8: _better_black_market,
    9: _better_tea_house,
    10: _sale(table.SALE_OF_FRUIT, table.LIRA_FOR_FRUIT),
    11: _sale(table.SALE_OF_JEWELRY, table.LIRA_FOR_JEWELRY),
    12: family,
    13: _palace_ruby,
    14: _mosque(names.SMALL_MOSQUE),
    15: _mosque(names.GREAT_MOSQUE),
    16: _dealer,
    17: more_coffee(supplies.COFFEE),
    18: more_coffee(supplies.COFFEE_WITH_CARDS),
    19: _tavern,
    20: _coffee_house,
}
"""By the card's number."""
