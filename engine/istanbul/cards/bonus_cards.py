"""Drawing, playing, copying and discarding bonus cards, what happens when the deck is empty (ruling 23), and why a card
may not be played (rulebook p. 24)."""

from typing import Any, Final

from engine.core.decision import Refusal, Script, run
from engine.core.figures import figure_at
from engine.istanbul import hidden
from engine.istanbul.component_rows import Card
from engine.istanbul.events import CopiedCard, Discarded, DrewCards, PlayedCard, TookDiscard
from engine.istanbul.ids import FACES, faces_in
from engine.istanbul.notation import DISCARD
from engine.istanbul.state import State
from engine.istanbul.window import BEFORE_MOVING, WHILE_MOVING, Window

COPY: Final = "copy-top-discard"


def can_draw(state: State, count: int = 1) -> bool:
    """True if deck and discard pile together still hold `count` cards."""
    return len(state.deck) + len(state.discard) >= count


def draw(state: State, index: int, count: int = 1) -> None:
    """Draw cards for seat `index`. An empty deck is made from the shuffled discard pile; if both are empty, nothing is
    drawn (ruling 23)."""
    drawn = hidden.draw(state, hidden.BONUS_CARDS, count)
    state.seats[index].hand.extend(drawn)
    state.events.append(DrewCards(index, len(drawn), tuple(FACES[card] for card in drawn)))


def take_discard(state: State, index: int) -> None:
    """Take the top card of the discard pile; only the Caravansary allows it."""
    card, state.discard = state.discard[-1], state.discard[:-1]
    state.seats[index].hand.append(card)
    state.taken_openly = (*state.taken_openly, card)
    state.events.append(TookDiscard(index, FACES[card]))


def discard(state: State, index: int, name: str) -> None:
    """Discard a card of seat `index` unplayed."""
    put_away(state, index, name)
    state.events.append(Discarded(index, name))


def refusal(state: State, name: str) -> Refusal | None:
    """The reason why the active seat may not play a card with this face now."""
    card = state.components.cards.get(name)
    if card is None:
        return Refusal("unknown_card", card=name)
    if not holds(state, name):
        return Refusal("card_not_in_hand", card=name)
    if state.now.window is Window.FINAL and Window.FINAL not in card.when.windows:
        return Refusal("only_goods_or_lira_now", card=name)
    return not_now(state, card)


def not_now(state: State, card: Card[State]) -> Refusal | None:
    """The reason why the active seat may not play `card` at this moment."""
    return card.when.refusal(state.now) or card.refusal(state)


def most_lira(state: State) -> int:
    """The most lira that a single bonus card of this game can bring."""
    cards = [card for name in state.setup.card_sets for card in state.components.card_sets[name]]
    dealt = [card for card in cards if figure_at(card.copies, state.version)]
    return max(use.lira for card in dealt for use in card.final_uses)


def holds(state: State, name: str) -> bool:
    """True if the active seat has a card with this face in hand."""
    return any(FACES[card] == name for card in state.seats[state.active].hand)


def is_spare(state: State, lira: int) -> bool:
    """True if the active seat may use up a card that is sure to bring `lira`: the last one pays the Governor where
    nothing else would (ruling 61)."""
    seat = state.seats[state.active]
    return len(seat.hand) > 1 or seat.lira + lira >= state.now.owes


def play(state: State, name: str) -> Script[Any]:
    """Play a card of the active seat: put it face up on the discard pile, then carry out its effect."""
    put_away(state, state.active, name)
    state.events.append(PlayedCard(state.active, name))
    return (yield from carry_out(state, name))


def carry_out(state: State, name: str) -> Script[Any]:
    """The effect of a card with this face, played or copied."""
    card = state.components.cards[name]
    state.now.moves_by_card |= card.when in (BEFORE_MOVING, WHILE_MOVING)
    return (yield from run(card.play(state)))


def copied(state: State) -> str | None:
    """The face that a copying card would carry out: the topmost discard that is no copying card (ruling 52)."""
    return next((FACES[card] for card in reversed(state.discard) if FACES[card] != COPY), None)


def held_as(state: State, name: str) -> list[str]:
    """The faces in the active seat's hand that may be played as `name`: itself, and the card that copies it."""
    faces = [name] if holds(state, name) else []
    return [*faces, COPY] if copied(state) == name and holds(state, COPY) else faces


def play_as(state: State, name: str, wanted: str) -> None:
    """Discard a card of `held_as(state, wanted)` as played; the caller carries out the effect."""
    put_away(state, state.active, name)
    state.events.append(PlayedCard(state.active, name))
    if name != wanted:
        state.events.append(CopiedCard(state.active, wanted))


def discards(state: State, index: int) -> dict[str, str]:
    return {DISCARD(name): name for name in faces_in(state.seats[index].hand)}


def put_away(state: State, index: int, name: str) -> None:
    """Move a card with this face from the hand onto the discard pile; no event."""
    hand = state.seats[index].hand
    card = hand.pop(next(at for at, card in enumerate(hand) if FACES[card] == name))
    hidden.leave_hand(state, index, card)
    state.discard = (*state.discard, card)
