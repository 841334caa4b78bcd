"""Guild cards 1 to 6, 17 and 18: wheelbarrow extension, filled wheelbarrow, lira and goods, bonus cards, coffee, more
guild cards (rulebook p. 23)."""

from itertools import combinations
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.guild import deck
from engine.istanbul.names import GOODS
from engine.istanbul.notation import TAKE
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

DIFFERENT_WITH_FILLING: Final = 3
LIRA_WITH_GOODS: Final = 4
DIFFERENT_WITH_LIRA: Final = 4
BONUS_CARDS: Final = 3
COFFEE: Final = 5
COFFEE_WITH_CARDS: Final = 1
GUILD_CARDS_DRAWN: Final = 2


def fill(state: State, *, good: int) -> Script[None]:
    """Cards 2 to 4: fill the wheelbarrow with one good, then take up to three different goods."""
    seat = state.seats[state.active]
    purse.take_good(state, state.active, good, seat.capacity - seat.goods[good])
    yield from _take_different(state, DIFFERENT_WITH_FILLING)


def lira_and_goods(state: State) -> Script[None]:
    """Card 5: 4 lira and up to four different goods."""
    purse.earn(state, state.active, LIRA_WITH_GOODS)
    yield from _take_different(state, DIFFERENT_WITH_LIRA)


def _take_different(state: State, most: int) -> Script[None]:
    """Take up to `most` different goods for which there is room; as many as possible is the default."""
    seat = state.seats[state.active]
    room = [good for good in range(4) if seat.goods[good] < seat.capacity]
    ways = [goods for size in range(min(most, len(room)), -1, -1) for goods in combinations(room, size)]
    options = {TAKE.all(GOODS[good] for good in goods) if goods else "take-nothing": goods for goods in ways}
    chosen = yield from pick(state, "different-goods", options, default=next(iter(options)))
    if chosen:
        purse.take_goods(state, state.active, [int(good in chosen) for good in range(4)])


def too_few_bonus_cards(state: State) -> Refusal | None:
    """The refusal of card 6 when deck and discard pile hold fewer than 3 bonus cards."""
    return None if bonus_cards.can_draw(state, BONUS_CARDS) else Refusal("no_cards_left")


def too_few_guild_cards(state: State) -> Refusal | None:
    """The refusal of card 18 when deck and discard pile hold fewer than 2 guild cards."""
    return None if deck.can_draw(state, GUILD_CARDS_DRAWN) else Refusal("no_guild_cards_left")


def draw_guild_cards(state: State) -> None:
    """Card 18: take a coffee and draw 2 guild cards; none is discarded."""
    purse.take_coffee(state, state.active, COFFEE_WITH_CARDS)
    deck.draw(state, state.active, GUILD_CARDS_DRAWN)
