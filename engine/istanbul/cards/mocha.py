"""The bonus cards of Mocha & Baksheesh, a row each: coffee, its sale, a guild card for coffee (rulebook p. 24)."""

from functools import partial
from typing import Final

from engine.core.decision import Refusal
from engine.core.figures import Figures
from engine.istanbul import purse
from engine.istanbul.cards import exchange, moves
from engine.istanbul.cards.roll_reward import roll_reward
from engine.istanbul.component_rows import AtOnce, Card, FinalUse, Gain, Way, sure_of, with_place
from engine.istanbul.guild import deck
from engine.istanbul.names import COFFEE_HOUSE, WAINWRIGHT
from engine.istanbul.setup.substitutes import ROLL_REWARDS_MOCHA
from engine.istanbul.state import State, for_active
from engine.istanbul.turn import roll
from engine.istanbul.window import AFTER_ROLL, BEFORE_MOVING, IN_TURN, IN_TURN_OR_FINAL

COFFEE: Final = 2
LIRA_FOR_COFFEE: Final = 8
COFFEE_FOR_LIRA: Final = 1
COFFEE_FOR_GUILD_CARD: Final = 2


def sell_coffee(state: State) -> None:
    purse.spend_coffee(state, state.active, COFFEE_FOR_LIRA)
    purse.earn(state, state.active, LIRA_FOR_COFFEE)


def no_guild_card(state: State) -> Refusal | None:
    """The refusal when no guild card is left, or with less than the 2 coffee that it costs."""
    none_left = None if deck.can_draw(state) else Refusal("no_guild_cards_left")
    return none_left or purse.coffee_short(state, COFFEE_FOR_GUILD_CARD)


def draw_guild_card(state: State) -> None:
    purse.spend_coffee(state, state.active, COFFEE_FOR_GUILD_CARD)
    deck.draw(state, state.active, 1)


MOCHA: Final[tuple[Card[State], ...]] = (
    Card(
        "two-coffee",
        2,
        IN_TURN,
        for_active(purse.take_coffee, COFFEE),
        figures=Figures(coffee=COFFEE),
        worth=5.0,
        use=AtOnce(),
    ),
    Card("coffee-for-guild", 2, IN_TURN, draw_guild_card, no_guild_card, figures=Figures(coffee=COFFEE_FOR_GUILD_CARD)),
    Card(
        "coffee-for-lira",
        2,
        IN_TURN_OR_FINAL,
        sell_coffee,
        partial(purse.coffee_short, coffee=COFFEE_FOR_LIRA),
        pays=sure_of(Gain(LIRA_FOR_COFFEE)),
        final_uses=(FinalUse(LIRA_FOR_COFFEE, coffee=-COFFEE_FOR_LIRA),),
        figures=Figures(coffee=COFFEE_FOR_LIRA, lira=LIRA_FOR_COFFEE),
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
    roll_reward("roll-reward-mocha", 2, ROLL_REWARDS_MOCHA),
    Card("die-to-six", 2, AFTER_ROLL, figures=Figures(face=roll.SIX)),
    Card(
        "move-to-corner",
        2,
        BEFORE_MOVING,
        moves.jump_to_corner,
        moves.walk_replaced,
        use=Way(lambda board, here, others: moves.elsewhere(here, board.corners)),
    ),
    # The second time costs the price of then, as with the other cards that repeat an action (rulings 17, 45).
    Card("wainwright-twice", 2, with_place(WAINWRIGHT)),
    Card("coffee-house-twice", 2, with_place(COFFEE_HOUSE)),
)
