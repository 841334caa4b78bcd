"""Drawing and discarding guild cards. In decks and hands a guild card is its number and 500, unlike any other card."""

from typing import TYPE_CHECKING, Final

from engine.istanbul.events import DiscardedGuildCard, DrewGuildCards, GuildReshuffled

if TYPE_CHECKING:
    from engine.istanbul.state import State

APART: Final = 500
ALL: Final = range(APART + 1, APART + 21)


def number(card: int) -> int:
    """The number of 1 to 20 of a card in a deck or hand."""
    return card - APART


def in_hand(game: "State", index: int) -> list[int]:
    """The numbers of a seat's guild cards, in order."""
    return sorted(number(card) for card in game.seats[index].guild)


def can_draw(game: "State", count: int = 1) -> bool:
    return len(game.guild_deck) + len(game.guild_discard) >= count


def draw(game: "State", index: int, count: int) -> None:
    """Cards from the deck; an empty deck is made anew of the discard pile, both empty give nothing (ruling 25)."""
    drawn: list[int] = []
    for _ in range(count):
        if not game.guild_deck and game.guild_discard:
            game.guild_deck, game.guild_discard = game.guild_discard, []
            game.dice.shuffle(game.guild_deck)
            game.events.append(GuildReshuffled(None, len(game.guild_deck)))
        if game.guild_deck:
            drawn.append(game.dice.draw(game.guild_deck))
    game.seats[index].guild.extend(drawn)
    game.events.append(DrewGuildCards(index, len(drawn), tuple(number(card) for card in drawn)))


def discard(game: "State", index: int, card: int) -> None:
    """The card with this number, unused, face up onto the discard pile."""
    game.seats[index].guild.remove(card + APART)
    game.guild_discard.append(card + APART)
    game.events.append(DiscardedGuildCard(index, card))


def discards(game: "State", index: int) -> dict[str, int]:
    """An option for each guild card in hand: "discard-guild 7"."""
    return {f"discard-guild {card}": card for card in in_hand(game, index)}
