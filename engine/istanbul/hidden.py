"""What nobody can see and what all may remember: cards taken openly, reshuffled discards, the next demand tile of a
market (ruling 62); drawing from a pile that runs out.

Whoever counts cards knows more than what lies open: a card taken from the discard pile stays in that hand until it is
played, and when a discard pile is shuffled, the cards in hands are not among the new deck. A dump that says nothing of
this counts as if nothing had been seen."""

from typing import Final, NamedTuple

from engine.core.tuples import replaced, without
from engine.istanbul.events import GuildReshuffled, Reshuffled
from engine.istanbul.ids import FACES
from engine.istanbul.names import LARGE_MARKET, SMALL_MARKET
from engine.istanbul.state import State

MARKETS: Final = (LARGE_MARKET, SMALL_MARKET)


def stack_of(state: State, place: int) -> list[str]:
    """The demand tiles of a market, the top one first."""
    return state.large_market if place == LARGE_MARKET else state.small_market


def turn_up_next(state: State, place: int) -> None:
    """Put the top demand tile of a market under its stack. The next one is new to everybody until all were seen once
    (ruling 62)."""
    stack, market = stack_of(state, place), MARKETS.index(place)
    if state.tiles_seen[market] < len(stack):
        state.dice.reveal()
        state.tiles_seen = replaced(state.tiles_seen, market, state.tiles_seen[market] + 1)
    stack.append(stack.pop(0))


def unseen_tiles(state: State, place: int) -> list[str]:
    """The demand tiles of a market that nobody has seen yet. They lie under the top one, those seen below them."""
    stack = stack_of(state, place)
    return stack[1 : len(stack) + 1 - state.tiles_seen[MARKETS.index(place)]]


class Pile(NamedTuple):
    """A face-down pile and the used pieces of which an empty one is made again, as attributes of the state. `again`:
    the event that says so of cards, which are followed through shuffles."""

    left: str
    used: str
    again: type[Reshuffled | GuildReshuffled] | None = None


BONUS_CARDS: Final = Pile("deck", "discard", Reshuffled)
GUILD_CARDS: Final = Pile("guild_deck", "guild_discard", GuildReshuffled)
LETTERS: Final = Pile("letters", "letters_used")
KIOSK_TILES: Final = Pile("kiosk", "kiosk_used")


def draw(state: State, pile: Pile, count: int) -> list[str]:
    """Draw from a pile; fewer where that and the used pieces are not enough."""
    drawn: list[str] = []
    for _ in range(count):
        left: list[str] = getattr(state, pile.left)
        if not left and (used := getattr(state, pile.used)):
            left.extend(used)
            setattr(state, pile.used, ())
            state.dice.shuffle(left)
            if pile.again:
                number = 1 + max(state.shuffled.values(), default=0)
                state.shuffled = {**state.shuffled, **dict.fromkeys(left, number)}
                state.events.append(pile.again(None, len(left)))
        if left:
            drawn.append(state.dice.draw(left))
    return drawn


def leave_hand(state: State, index: int, card: str) -> None:
    """A bonus card of seat `index` was played or discarded. If everybody knew the seat to have that face, they take it
    to be that one: the copy left in the hand is as unknown from then on as the one put away was.

    Such pairs, the copy left and the one put away, are noted for the rest of the turn."""
    copies = [card, *(other for other in state.seats[index].hand if FACES[other] == FACES[card])]
    shown = next((copy for copy in copies if copy in state.taken_openly), None)
    if shown is None:
        return
    state.taken_openly = without(state.taken_openly, shown)
    if shown != card:
        state.shuffled = {**state.shuffled, shown: state.shuffled.get(card, 0)}
        state.now.mistaken = (*state.now.mistaken, (shown, card))


def hidden(state: State, seat: int) -> list[list[str]]:
    """The cards, letters and tiles that `seat` cannot place; those of one list may lie at each other's places."""
    others = [other for index, other in enumerate(state.seats) if index != seat]
    bonus_cards = state.deck + [card for other in others for card in other.hand if card not in state.taken_openly]
    if state.now.mistaken:
        bonus_cards = _as_taken(state, bonus_cards)
    guild_cards = state.guild_deck + [card for other in others for card in other.guild]
    tiles = [unseen_tiles(state, place) for place in MARKETS]
    return [*_by_shuffle(state, bonus_cards), *_by_shuffle(state, guild_cards), state.letters, state.kiosk, *tiles]


def _as_taken(state: State, cards: list[str]) -> list[str]:
    """The cards with copies named as everybody takes them. Where the copy put away was shuffled since, the other one
    counts as known until the turn ends."""
    put_away = dict(state.now.mistaken)
    named = [(card, put_away.get(card, card)) for card in cards]
    return [name for card, name in named if name == card or name in state.discard]


def may_hold(state: State, index: int) -> list[tuple[list[str], int]]:
    """The bonus cards that the hand of seat `index` may hold as far as everybody knows: those that it took openly, all
    of them in the hand, and all others that nobody can place, with the number of them in the hand.

    Before which shuffle a card was drawn is not used: nobody else sees which copy a seat has played since."""
    hand, known = state.seats[index].hand, state.taken_openly
    shown = [card for card in hand if card in known]
    unknown = state.deck + [card for seat in state.seats for card in seat.hand if card not in known]
    return [(shown, len(shown)), (unknown, len(hand) - len(shown))]


def _by_shuffle(state: State, cards: list[str]) -> list[list[str]]:
    if not state.shuffled:
        return [cards]
    groups: dict[int, list[str]] = {}
    for card in cards:
        groups.setdefault(state.shuffled.get(card, 0), []).append(card)
    return list(groups.values())


def piles(state: State) -> list[list[str]]:
    """The lists in which something hidden can lie."""
    hands = [cards for seat in state.seats for cards in (seat.hand, seat.guild)]
    return [state.deck, state.guild_deck, *hands, state.letters, state.kiosk, state.large_market, state.small_market]
