"""What is said of each guild card to one reader now: what it would gain, or what is lacking for it."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.guild import actions, sales_and_rubies, supplies, table
from engine.istanbul.places.dice import CONSOLATION
from words.istanbul.components.base_places import LIKELY, jewelry_roll, tiles_asked
from words.istanbul.components.expansion_places import tavern
from words.istanbul.components.reader import (
    ROLLS,
    ComponentWords,
    Example,
    Reader,
    assistants_out,
    coffee_house_price,
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
)
from words.rulebook import both


def _better_tea_house(to: Reader) -> str:
    won, lost = (actions.TIMES_THE_LIRA * lira for lira in (LIKELY, CONSOLATION))
    return to.say("example-call-doubled", call=LIKELY, rolls=rolls_of(LIKELY), of=ROLLS, won=won, lost=lost)


def _sale(goods: tuple[int, ...], lira: int) -> Example:
    return both(lambda to: lacking(to, goods), more_lira(lira))


def _dealer(to: Reader) -> str:
    then = to.say("example-rubies-coffee", rubies=to.mine.rubies + 1)
    return to.words.sentences([price(to, to.mine.lira, sales_and_rubies.DEALER_PRICE, "ruby-lira"), then])


GUILD_CARDS: Final[dict[int, ComponentWords]] = {
    1: ComponentWords(extensions),
    2: ComponentWords(both(room_for(names.FABRIC), room)),
    3: ComponentWords(both(room_for(names.SPICE), room)),
    4: ComponentWords(both(room_for(names.FRUIT), room)),
    5: ComponentWords(both(more_lira(supplies.LIRA_WITH_GOODS), room)),
    6: ComponentWords(hand),
    7: ComponentWords(assistants_out),
    8: ComponentWords(lambda to: jewelry_roll(to, max(total for total, _ in actions.JEWELRY_FROM)), rolls=True),
    9: ComponentWords(_better_tea_house, rolls=True),
    10: ComponentWords(_sale(table.SALE_OF_FRUIT, table.LIRA_FOR_FRUIT)),
    11: ComponentWords(_sale(table.SALE_OF_JEWELRY, table.LIRA_FOR_JEWELRY)),
    12: ComponentWords(family),
    13: ComponentWords(lambda to: price(to, sum(to.mine.goods), sales_and_rubies.GOODS_FOR_RUBY, "ruby-goods")),
    14: ComponentWords(tiles_asked(names.SMALL_MOSQUE, sales_and_rubies.GOODS_FOR_TILE)),
    15: ComponentWords(tiles_asked(names.GREAT_MOSQUE, sales_and_rubies.GOODS_FOR_TILE)),
    16: ComponentWords(_dealer),
    17: ComponentWords(more_coffee(supplies.COFFEE)),
    18: ComponentWords(more_coffee(supplies.COFFEE_WITH_CARDS)),
    19: ComponentWords(tavern),
    20: ComponentWords(lambda to: price(to, to.mine.coffee, (coffee_house_price(to) + 1) // 2, "ruby-coffee")),
}
