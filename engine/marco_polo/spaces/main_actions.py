"""Main actions by notation: those of the board, and the city cards of cities with an own trading post."""

from collections.abc import Iterable
from typing import Final

from engine.core.decision import Refusal, Script
from engine.marco_polo.components.board import (
    CAMELS,
    COINS,
    CONTRACTS_SPACE,
    GOLD_LINE,
    KHAN,
    PEPPER_LINE,
    SILK_LINE,
    TRAVEL,
)
from engine.marco_polo.notation import CARD
from engine.marco_polo.spaces.board import Bazaar, Coins, ContractsSpace, Khan, Travel
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.spaces.space import Act, Space
from engine.marco_polo.state import State


class CityCardSpace(Space):
    """A city card: own post in its city, one die a round in all, never a cost (rulings 12.12, 2.4, 2.5)."""

    charges = False

    def __init__(self, card: str) -> None:
        super().__init__(CARD(card), card)
        self.card = CITY_CARDS[card]
        self.rule = self.card.rule

    def is_open(self, state: State, me: int) -> bool:
        city, layout = state.layout.city_of_card.get(self.place), state.layout
        new = city in state.fresh and not layout.cards_at_once
        here = city in state.seats[me].posts and not new and not state.placed.get(self.place)
        return here and self.rule.is_possible(state, me, self.card)

    def closed(self, state: State, me: int) -> Refusal | None:
        city = state.layout.city_of_card.get(self.card.id)
        if city is None:
            return Refusal("card_not_in_play", card=self.card.id)
        if city not in state.seats[me].posts:
            return Refusal("no_post_there", city=city)
        if state.placed.get(self.card.id):
            return Refusal("card_taken", card=self.card.id)
        if city in state.fresh and not state.layout.cards_at_once:  # from the next turn on (ruling 3.9)
            return Refusal("post_too_new", city=city)
        return self.rule.refusal(state, me, self.card)

    def settable(self, state: State, me: int) -> Iterable[int]:
        return (6,)  # it never costs coins, and a 6 can do all that others can

    def act(self, state: State, me: int, low: int) -> Script[None]:
        yield from self.rule.use(state, me, self.card, low)


# ---------------------------------------------------------------------- all of them

# In the order in which they are offered.
BOARD: Final[tuple[Space, ...]] = (
    Coins(COINS),
    *(Bazaar(line) for line in (CAMELS, PEPPER_LINE, SILK_LINE, GOLD_LINE)),
    Khan(KHAN),
    ContractsSpace(CONTRACTS_SPACE),
    Travel(TRAVEL),
)
CARDS: Final[dict[str, Space]] = {card: CityCardSpace(card) for card in CITY_CARDS}
MAIN_ACTIONS: Final[dict[str, Space]] = {space.notation: space for space in (*BOARD, *CARDS.values())}


def main_actions(state: State, me: int) -> dict[str, Act]:
    """The scripts of the main actions that may be taken now, by notation."""
    found: dict[str, Act] = {space.notation: space.script for space in BOARD if space.is_possible(state, me)}
    posts = state.seats[me].posts
    for city, card in state.layout.cards:
        if city in posts and CARDS[card].is_possible(state, me):
            found[CARDS[card].notation] = CARDS[card].script
    return found


def why_no_main_action(state: State, me: int, notation: str) -> Refusal | None:
    """Why this main action may not be taken now."""
    if state.acted:
        return Refusal("main_action_taken")
    if not state.seats[me].hand:
        return Refusal("no_dice_left")
    return MAIN_ACTIONS[notation].refusal(state, me)
