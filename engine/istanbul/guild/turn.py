"""A guild card instead of the whole turn, wherever the merchant stands (rulebook p. 14; ruling 36)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import encounters
from engine.istanbul.events import PlayedGuildCard
from engine.istanbul.guild import deck
from engine.istanbul.guild.card import GUILD_CARDS

if TYPE_CHECKING:
    from engine.istanbul.state import State


def playable(game: "State") -> list[int]:
    """The numbers of the active seat's guild cards that it can fulfil now."""
    if game.phase != "move" or game.walking:
        return []
    return [card for card in deck.in_hand(game, game.active) if GUILD_CARDS[card].refusal(game) is None]


def refusal(game: "State", card: int) -> Refusal | None:
    """Why the active seat may not play its guild card with this number now."""
    if card not in deck.in_hand(game, game.active):
        return Refusal("guild_card_not_in_hand", card=card)
    if game.phase != "move":
        return Refusal("only_before_moving")
    if game.walking:
        return Refusal("movement_replaced")
    return GUILD_CARDS[card].refusal(game)


def why_not(game: "State", number: str) -> Refusal | None:
    """The refusal of the card that is named by a notation."""
    return refusal(game, int(number) if number.isdigit() else 0)


def turn(game: "State", card: int) -> Script[None]:
    """The card is carried out, then lies face up on the discard pile; no encounters follow."""
    game.seats[game.active].guild.remove(card + deck.APART)
    game.guild_card = card
    game.phase = "guild"
    game.events.append(PlayedGuildCard(game.active, card))
    yield from GUILD_CARDS[card].play(game)
    game.guild_card = 0
    game.guild_discard.append(card + deck.APART)
    game.phase = "end"
    yield from encounters.end_turn(game)
