"""Drawing and discarding guild cards, and what happens when their deck is empty (ruling 25)."""

from engine.istanbul import hidden
from engine.istanbul.events import DiscardedGuildCard, DrewGuildCards
from engine.istanbul.ids import NUMBERS, guild_card, numbers
from engine.istanbul.notation import DISCARD_GUILD
from engine.istanbul.state import State


def in_hand(state: State, index: int) -> list[int]:
    """The numbers of a seat's guild cards, in order."""
    return numbers(state.seats[index].guild)


def can_draw(state: State, count: int = 1) -> bool:
    """True if deck and discard pile together still hold `count` guild cards."""
    return len(state.guild_deck) + len(state.guild_discard) >= count


def draw(state: State, index: int, count: int) -> None:
    """Draw cards for seat `index`. An empty deck is made from the shuffled discard pile; if both are empty, nothing is
    drawn (ruling 25)."""
    drawn = hidden.draw(state, hidden.GUILD_CARDS, count)
    state.seats[index].guild.extend(drawn)
    state.events.append(DrewGuildCards(index, len(drawn), tuple(NUMBERS[card] for card in drawn)))


def discard(state: State, index: int, number: int) -> None:
    """Put the card with this number, unused, face up onto the discard pile."""
    state.seats[index].guild.remove(guild_card(number))
    state.guild_discard = (*state.guild_discard, guild_card(number))
    state.events.append(DiscardedGuildCard(index, number))


def discards(state: State, index: int) -> dict[str, int]:
    """An option for each guild card in hand: "discard-guild 7"."""
    return {DISCARD_GUILD(number): number for number in in_hand(state, index)}
