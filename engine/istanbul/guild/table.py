"""The twenty guild cards, a row each with what it is worth to the Rookie, and what cards 10 and 11 sell for (rulebook
p. 23)."""

from functools import partial
from typing import Final

from engine.core.figures import Figures
from engine.istanbul import purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.component_rows import GuildCard
from engine.istanbul.guild import actions, sales_and_rubies, supplies
from engine.istanbul.names import FABRIC, FRUIT, GREAT_MOSQUE, SMALL_MOSQUE, SPICE
from engine.istanbul.places import dice
from engine.istanbul.rookie.worth import RUBY, TEA, USUAL
from engine.istanbul.state import State, for_active

# Given by type: fabric, spice, fruit, jewelry; and the lira they bring.
SALE_OF_FRUIT, LIRA_FOR_FRUIT = (1, 1, 1, 0), 15
SALE_OF_JEWELRY, LIRA_FOR_JEWELRY = (1, 1, 0, 1), 20


def _filling(number: int, good: int) -> GuildCard[State]:
    return GuildCard(number, partial(supplies.fill, good=good), 8.0, Figures(most=supplies.DIFFERENT_WITH_FILLING))


def _sale(number: int, goods: tuple[int, ...], lira: int, worth: float) -> GuildCard[State]:
    return GuildCard(
        number,
        partial(sales_and_rubies.sell, goods=goods, lira=lira),
        worth,
        Figures(lira=lira),
        partial(purse.goods_short, goods=goods),
    )


def _tile(number: int, place: int) -> GuildCard[State]:
    return GuildCard(
        number,
        partial(sales_and_rubies.buy_tile, place=place),
        USUAL.first_tile,
        refusal=partial(sales_and_rubies.no_tile, place=place),
    )


_ALL: Final = (
    GuildCard(1, for_active(purse.extend), USUAL.extension, refusal=purse.wheelbarrow_complete),
    _filling(2, FABRIC),
    _filling(3, SPICE),
    _filling(4, FRUIT),
    GuildCard(
        5, supplies.lira_and_goods, 10.0, Figures(lira=supplies.LIRA_WITH_GOODS, most=supplies.DIFFERENT_WITH_LIRA)
    ),
    GuildCard(
        6,
        for_active(bonus_cards.draw, supplies.BONUS_CARDS),
        3 * USUAL.card,
        Figures(cards=supplies.BONUS_CARDS),
        supplies.too_few_bonus_cards,
    ),
    GuildCard(7, actions.go_to_fountain, 4.0),
    GuildCard(
        8,
        actions.better_black_market,
        8.0,
        Figures(
            wares=actions.NUMBER_OF_WARES,
            **{name: least for name, (least, _) in zip(("three", "one"), actions.JEWELRY_FROM, strict=True)},
        ),
    ),
    GuildCard(9, actions.better_tea_house, 2 * TEA, Figures(lira=actions.TIMES_THE_LIRA * dice.CONSOLATION)),
    _sale(10, SALE_OF_FRUIT, LIRA_FOR_FRUIT, 9.0),
    _sale(11, SALE_OF_JEWELRY, LIRA_FOR_JEWELRY, 12.5),
    GuildCard(12, actions.action_of_any_place, 8.0),
    GuildCard(
        13,
        sales_and_rubies.palace_ruby,
        RUBY - 6,
        Figures(goods=sales_and_rubies.GOODS_FOR_RUBY),
        sales_and_rubies.too_few_goods_for_ruby,
    ),
    _tile(14, SMALL_MOSQUE),
    _tile(15, GREAT_MOSQUE),
    GuildCard(
        16,
        sales_and_rubies.dealer_ruby,
        RUBY - 5,
        Figures(lira=sales_and_rubies.DEALER_PRICE),
        partial(purse.lira_short, lira=sales_and_rubies.DEALER_PRICE),
    ),
    GuildCard(17, for_active(purse.take_coffee, supplies.COFFEE), 5 * USUAL.coffee, Figures(coffee=supplies.COFFEE)),
    GuildCard(
        18,
        supplies.draw_guild_cards,
        USUAL.coffee + 4,
        Figures(coffee=supplies.COFFEE_WITH_CARDS, cards=supplies.GUILD_CARDS_DRAWN),
        supplies.too_few_guild_cards,
    ),
    GuildCard(19, actions.cheaper_tavern, 4.0, Figures(discount=actions.TAVERN_DISCOUNT), actions.nothing_at_tavern),
    GuildCard(20, sales_and_rubies.coffee_house_ruby, RUBY - 4, refusal=sales_and_rubies.too_little_coffee),
)
GUILD_CARDS: Final = {card.number: card for card in _ALL}
