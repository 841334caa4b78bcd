"""Bonus cards of Mocha & Baksheesh (rulebook p. 24)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.core.figures import Figures
from engine.istanbul import purse
from engine.istanbul.cards import exchange, moves, roll_reward
from engine.istanbul.contracts import AtOnce, Card, FinalUse, Gain, Way, carried_out_elsewhere, sure_of, with_place
from engine.istanbul.guild import deck
from engine.istanbul.names import COFFEE_HOUSE, WAINWRIGHT
from engine.istanbul.state import State
from engine.istanbul.turn import roll
from engine.istanbul.window import AFTER_ROLL, BEFORE_MOVING, IN_TURN, IN_TURN_OR_FINAL

COFFEE: Final = 2
LIRA_FOR_COFFEE: Final = Gain(lira=8)
COFFEE_FOR_LIRA: Final = 1
COFFEE_FOR_GUILD_CARD: Final = 2


def take_coffee(state: State) -> Script[None]:
    """Take 2 coffee."""
    purse.take_coffee(state, state.active, COFFEE)
    yield from ()


def no_coffee_to_sell(state: State) -> Refusal | None:
    """The refusal with less than the 1 coffee that is sold."""
    return purse.coffee_short(state, COFFEE_FOR_LIRA)


def sell_coffee(state: State) -> Script[None]:
    """Sell 1 coffee for 8 lira."""
    purse.spend_coffee(state, state.active, COFFEE_FOR_LIRA)
    purse.earn(state, state.active, LIRA_FOR_COFFEE.lira)
    yield from ()


def no_guild_card(state: State) -> Refusal | None:
    """The refusal when no guild card is left, or with less than the 2 coffee that it costs."""
    if not deck.can_draw(state):
        return Refusal("no_guild_cards_left")
    return purse.coffee_short(state, COFFEE_FOR_GUILD_CARD)


def draw_guild_card(state: State) -> Script[None]:
    """Draw a guild card for 2 coffee."""
    purse.spend_coffee(state, state.active, COFFEE_FOR_GUILD_CARD)
    deck.draw(state, state.active, 1)
    yield from ()


MOCHA: Final = (
    Card("two-coffee", 2, IN_TURN, take_coffee, figures=Figures(coffee=COFFEE), worth=5.0, use=AtOnce()),
    Card("coffee-for-guild", 2, IN_TURN, draw_guild_card, no_guild_card, figures=Figures(coffee=COFFEE_FOR_GUILD_CARD)),
    Card(
        "coffee-for-lira",
        2,
        IN_TURN_OR_FINAL,
        sell_coffee,
        no_coffee_to_sell,
        pays=sure_of(LIRA_FOR_COFFEE),
        final_uses=(FinalUse(LIRA_FOR_COFFEE.lira, coffee=-COFFEE_FOR_LIRA),),
        figures=Figures(coffee=COFFEE_FOR_LIRA, lira=LIRA_FOR_COFFEE.lira),
        worth=5.5,
        use=AtOnce(),
    ),
    Card(
        "exchange-3",
        2,
        IN_TURN_OR_FINAL,
        exchange.play,
        exchange.refusal,
        pays=exchange.goods_for_coffee,
        final_uses=exchange.FINAL_USES,
        figures=Figures(most=exchange.MOST),
    ),
    Card(
        "roll-reward-mocha",
        2,
        IN_TURN_OR_FINAL,
        roll_reward.play_mocha,
        final_uses=roll_reward.final_uses(roll_reward.MOCHA_ROWS),
        figures=roll_reward.figures(roll_reward.MOCHA_ROWS),
        worth=4.5,
        use=AtOnce(),
    ),
    Card("die-to-six", 2, AFTER_ROLL, carried_out_elsewhere, figures=Figures(face=roll.SIX)),
    Card(
        "move-to-corner",
        2,
        BEFORE_MOVING,
        moves.jump_to_corner,
        moves.walk_replaced,
        use=Way(lambda board, here, others: moves.elsewhere(here, board.corners)),
    ),
    # The second time costs the price of then, as with the other cards that repeat an action (rulings 17, 45).
    Card("wainwright-twice", 2, with_place(WAINWRIGHT), carried_out_elsewhere),
    Card("coffee-house-twice", 2, with_place(COFFEE_HOUSE), carried_out_elsewhere),
)
