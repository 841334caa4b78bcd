"""Main actions by notation: those of the board, and the city cards of cities with an own trading post."""

from typing import Final

from engine.core.decision import Refusal
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
from engine.marco_polo.spaces.board import Bazaar, Coins, ContractsSpace, Khan, Travel
from engine.marco_polo.spaces.city_card_space import CityCardSpace
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.spaces.space import Act, Space
from engine.marco_polo.state import State

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
    """What each main action that may be taken now does, by notation."""
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
