"""The twenty guild cards (rulebook p. 23)."""

from typing import Final

from engine.core.figures import Figures
from engine.istanbul.contracts import GuildCard
from engine.istanbul.guild import actions, supplies, trades
from engine.istanbul.names import FABRIC, FRUIT, GREAT_MOSQUE, SMALL_MOSQUE, SPICE
from engine.istanbul.places import dice
from engine.istanbul.rookie.worth import CARD, COFFEE, EXTENSION, FIRST_TILE, RUBY, TEA
from engine.istanbul.state import State

FILLING: Final = Figures(most=supplies.DIFFERENT_WITH_FILLING)
# Given by type: fabric, spice, fruit, jewelry; and the lira they bring.
SALE_OF_FRUIT, LIRA_FOR_FRUIT = (1, 1, 1, 0), 15
SALE_OF_JEWELRY, LIRA_FOR_JEWELRY = (1, 1, 0, 1), 20


def always(state: State) -> None:
    """The refusal of a card that can be fulfilled at any time."""


_ALL: Final = (
    GuildCard(1, supplies.wheelbarrow_complete, supplies.extend_wheelbarrow, EXTENSION),
    GuildCard(2, always, supplies.fill_with(FABRIC), 8.0, FILLING),
    GuildCard(3, always, supplies.fill_with(SPICE), 8.0, FILLING),
    GuildCard(4, always, supplies.fill_with(FRUIT), 8.0, FILLING),
    GuildCard(
        5,
        always,
        supplies.lira_and_goods,
        10.0,
        Figures(lira=supplies.LIRA_WITH_GOODS, most=supplies.DIFFERENT_WITH_LIRA),
    ),
    GuildCard(
        6, supplies.too_few_bonus_cards, supplies.draw_bonus_cards, 3 * CARD, Figures(cards=supplies.BONUS_CARDS)
    ),
    GuildCard(7, always, actions.go_to_fountain, 4.0),
    GuildCard(
        8,
        always,
        actions.better_black_market,
        8.0,
        Figures(
            wares=actions.NUMBER_OF_WARES,
            **{name: least for name, (least, _) in zip(("three", "one"), actions.JEWELRY_FROM, strict=True)},
        ),
    ),
    GuildCard(9, always, actions.better_tea_house, 2 * TEA, Figures(lira=actions.TIMES_THE_LIRA * dice.CONSOLATION)),
    GuildCard(
        10, trades.lacks(SALE_OF_FRUIT), trades.sell(SALE_OF_FRUIT, LIRA_FOR_FRUIT), 9.0, Figures(lira=LIRA_FOR_FRUIT)
    ),
    GuildCard(
        11,
        trades.lacks(SALE_OF_JEWELRY),
        trades.sell(SALE_OF_JEWELRY, LIRA_FOR_JEWELRY),
        12.5,
        Figures(lira=LIRA_FOR_JEWELRY),
    ),
    GuildCard(12, always, actions.action_of_any_place, 8.0),
    GuildCard(13, trades.too_few_goods_for_ruby, trades.palace_ruby, RUBY - 6, Figures(goods=trades.GOODS_FOR_RUBY)),
    GuildCard(14, trades.no_tile_at(SMALL_MOSQUE), trades.tile_of(SMALL_MOSQUE), FIRST_TILE),
    GuildCard(15, trades.no_tile_at(GREAT_MOSQUE), trades.tile_of(GREAT_MOSQUE), FIRST_TILE),
    GuildCard(16, trades.too_poor_for_dealer, trades.dealer_ruby, RUBY - 5, Figures(lira=trades.DEALER_PRICE)),
    GuildCard(17, always, supplies.take_coffee, 5 * COFFEE, Figures(coffee=supplies.COFFEE)),
    GuildCard(
        18,
        supplies.too_few_guild_cards,
        supplies.draw_guild_cards,
        COFFEE + 4,
        Figures(coffee=supplies.COFFEE_WITH_CARDS, cards=supplies.GUILD_CARDS_DRAWN),
    ),
    GuildCard(19, actions.nothing_at_tavern, actions.cheaper_tavern, 4.0, Figures(discount=actions.TAVERN_DISCOUNT)),
    GuildCard(20, trades.too_little_coffee, trades.coffee_house_ruby, RUBY - 4),
)
GUILD_CARDS: Final = {card.number: card for card in _ALL}
