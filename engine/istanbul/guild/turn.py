"""When a guild card may be played instead of the whole turn, wherever the merchant stands, and that nobody is met then
(rulebook p. 14; ruling 36)."""

from engine.core.decision import Refusal, Script, run
from engine.istanbul.events import PlayedGuildCard
from engine.istanbul.guild import deck
from engine.istanbul.ids import guild_card
from engine.istanbul.state import State
from engine.istanbul.turn import encounters
from engine.istanbul.window import BEFORE_MOVING, Window


def playable(state: State) -> list[int]:
    """The numbers of the active seat's guild cards that it can fulfil now."""
    if not state.seats[state.active].guild or BEFORE_MOVING.refusal(state.now) or state.now.moves_by_card:
        return []
    cards = state.components.guild_cards
    return [card for card in deck.in_hand(state, state.active) if cards[card].refusal(state) is None]


def refusal(state: State, card: int) -> Refusal | None:
    """The reason why the active seat may not play its guild card with this number now."""
    if card not in deck.in_hand(state, state.active):
        return Refusal("guild_card_not_in_hand", card=card)
    replaced = Refusal("movement_replaced") if state.now.moves_by_card else None
    return BEFORE_MOVING.refusal(state.now) or replaced or state.components.guild_cards[card].refusal(state)


def turn(state: State, card: int) -> Script[None]:
    """A whole turn: carry out the card, then put it face up on the discard pile. There are no encounters."""
    state.seats[state.active].guild.remove(guild_card(card))
    state.guild_card = card
    state.now.window = Window.GUILD_CARD
    state.events.append(PlayedGuildCard(state.active, card))
    yield from run(state.components.guild_cards[card].play(state))
    state.guild_card = 0
    state.guild_discard = (*state.guild_discard, guild_card(card))
    yield from encounters.end_turn(state, Window.END)
