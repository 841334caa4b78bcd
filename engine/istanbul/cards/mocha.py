"""Bonus cards of Mocha & Baksheesh (rulebook p. 24)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse, roll
from engine.istanbul.cards import exchange, roll_reward
from engine.istanbul.cards.card import Card, Gain, always, carried_out_elsewhere, only_with, sure_of
from engine.istanbul.cards.moves import jump_to_corner, only_instead_of_walking
from engine.istanbul.guild import deck
from engine.istanbul.names import COFFEE_HOUSE, WAINWRIGHT

if TYPE_CHECKING:
    from engine.istanbul.state import State

COFFEE: Final = 2
LIRA_FOR_COFFEE: Final = Gain(lira=8)
COFFEE_FOR_LIRA: Final = 1
COFFEE_FOR_GUILD_CARD: Final = 2


def take_coffee(state: "State") -> Script[None]:
    purse.take_coffee(state, state.active, COFFEE)
    yield from ()


def no_coffee_to_sell(state: "State") -> Refusal | None:
    return purse.coffee_short(state, COFFEE_FOR_LIRA)


def sell_coffee(state: "State") -> Script[None]:
    purse.spend_coffee(state, state.active, COFFEE_FOR_LIRA)
    purse.earn(state, state.active, LIRA_FOR_COFFEE.lira)
    yield from ()


def no_guild_card(state: "State") -> Refusal | None:
    if not deck.can_draw(state):
        return Refusal("no_guild_cards_left")
    return purse.coffee_short(state, COFFEE_FOR_GUILD_CARD)


def draw_guild_card(state: "State") -> Script[None]:
    purse.spend_coffee(state, state.active, COFFEE_FOR_GUILD_CARD)
    deck.draw(state, state.active, 1)
    yield from ()


def only_after_roll(state: "State") -> Refusal | None:
    """Offered by engine.istanbul.roll, but not for a neutral figure's roll."""
    return Refusal("only_after_roll")


MOCHA: Final = (
    Card("two-coffee", 2, always, take_coffee, figures={"coffee": COFFEE}),
    Card("coffee-for-guild", 2, no_guild_card, draw_guild_card, figures={"coffee": COFFEE_FOR_GUILD_CARD}),
    Card(
        "coffee-for-lira",
        2,
        no_coffee_to_sell,
        sell_coffee,
        pays=sure_of(LIRA_FOR_COFFEE),
        brings=LIRA_FOR_COFFEE,
        figures={"coffee": COFFEE_FOR_LIRA, "lira": LIRA_FOR_COFFEE.lira},
    ),
    Card(
        "exchange-3",
        2,
        exchange.refusal,
        exchange.play,
        pays=exchange.goods_for_coffee,
        brings=Gain(goods=exchange.MOST),
        figures={"most": exchange.MOST},
    ),
    Card(
        "roll-reward-mocha",
        2,
        always,
        roll_reward.play_mocha,
        brings=roll_reward.most(roll_reward.MOCHA_ROWS),
        figures=roll_reward.figures(roll_reward.MOCHA_ROWS),
    ),
    Card("die-to-six", 2, only_after_roll, carried_out_elsewhere, figures={"face": roll.SIX}),
    Card("move-to-corner", 2, only_instead_of_walking, jump_to_corner),
    Card("wainwright-twice", 2, only_with(WAINWRIGHT), carried_out_elsewhere),
    Card("coffee-house-twice", 2, only_with(COFFEE_HOUSE), carried_out_elsewhere),
)
