"""A guild card instead of the whole turn, wherever the merchant stands (rulebook p. 14; ruling 36)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import encounters
from engine.istanbul.events import PlayedGuildCard
from engine.istanbul.guild import deck
from engine.istanbul.ids import guild_card

if TYPE_CHECKING:
    from engine.istanbul.state import State


def playable(state: "State") -> list[int]:
    """The numbers of the active seat's guild cards that it can fulfil now."""
    if state.phase != "move" or state.walking:
        return []
    cards = state.components.guild_cards
    return [card for card in deck.in_hand(state, state.active) if cards[card].refusal(state) is None]


def refusal(state: "State", card: int) -> Refusal | None:
    """Why the active seat may not play its guild card with this number now."""
    if card not in deck.in_hand(state, state.active):
        return Refusal("guild_card_not_in_hand", card=card)
    if state.phase != "move":
        return Refusal("only_before_moving")
    if state.walking:
        return Refusal("movement_replaced")
    return state.components.guild_cards[card].refusal(state)


def why_not(state: "State", number: str) -> Refusal | None:
    """The refusal of the card that is named by a notation."""
    return refusal(state, int(number) if number.isdigit() else 0)


def turn(state: "State", card: int) -> Script[None]:
    """The card is carried out, then lies face up on the discard pile; no encounters follow."""
    state.seats[state.active].guild.remove(guild_card(card))
    state.guild_card = card
    state.phase = "guild"
    state.events.append(PlayedGuildCard(state.active, card))
    yield from state.components.guild_cards[card].play(state)
    state.guild_card = 0
    state.guild_discard.append(guild_card(card))
    state.phase = "end"
    yield from encounters.end_turn(state)
