"""Drawing, playing and discarding bonus cards (rulebook p. 24)."""

from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.card import CARDS
from engine.istanbul.cards.table import FACES, face
from engine.istanbul.events import CopiedCard, Discarded, DrewCards, PlayedCard, Reshuffled, TookDiscard

if TYPE_CHECKING:
    from engine.istanbul.state import State

COPY: Final = "copy-top-discard"


def can_draw(game: "State", count: int = 1) -> bool:
    """Whether deck and discard pile together still hold `count` cards."""
    return len(game.deck) + len(game.discard) >= count


def draw(game: "State", index: int, count: int = 1) -> None:
    """Cards from the deck; an empty deck is made anew of the discard pile, both empty give nothing (ruling 23)."""
    drawn: list[int] = []
    for _ in range(count):
        if not game.deck and game.discard:
            game.deck, game.discard = game.discard, []
            game.dice.shuffle(game.deck)
            game.events.append(Reshuffled(None, len(game.deck)))
        if game.deck:
            drawn.append(game.dice.draw(game.deck))
    game.seats[index].hand.extend(drawn)
    game.events.append(DrewCards(index, len(drawn), tuple(face(card) for card in drawn)))


def take_discard(game: "State", index: int) -> None:
    """The top card of the discard pile; only the Caravansary allows it."""
    card = game.discard.pop()
    game.seats[index].hand.append(card)
    game.events.append(TookDiscard(index, face(card)))


def discard(game: "State", index: int, name: str) -> None:
    put_away(game, index, name)
    game.events.append(Discarded(index, name))


def refusal(game: "State", name: str) -> Refusal | None:
    """Why the active seat may not play a card with this face now."""
    card = CARDS.get(name)
    if card is None:
        return Refusal("unknown_card", card=name)
    if not holds(game, name):
        return Refusal("card_not_in_hand", card=name)
    if game.phase == "final" and not card.final:
        return Refusal("only_goods_or_lira_now", card=name)
    return card.refusal(game)


def final_cards(game: "State") -> list[str]:
    """Faces in the active seat's hand that may be played after the last round (ruling 31)."""
    faces = sorted({FACES[card] for card in game.seats[game.active].hand})
    return [name for name in faces if CARDS[name].final and CARDS[name].refusal(game) is None]


def holds(game: "State", name: str) -> bool:
    return any(FACES[card] == name for card in game.seats[game.active].hand)


def play(game: "State", name: str) -> Script[Any]:
    """The active seat's card: face up on the discard pile, then its effect."""
    put_away(game, game.active, name)
    game.events.append(PlayedCard(game.active, name))
    return (yield from CARDS[name].play(game))


def copied(game: "State") -> str | None:
    """The face a copying card would carry out: the top one of the discard pile that copies nothing (ruling 52)."""
    return next((FACES[card] for card in reversed(game.discard) if FACES[card] != COPY), None)


def held_as(game: "State", name: str) -> list[str]:
    """The faces in the active seat's hand that may be played as `name`: itself, and the card that copies it."""
    faces = [name] if holds(game, name) else []
    return [*faces, COPY] if copied(game) == name and holds(game, COPY) else faces


def play_as(game: "State", name: str, wanted: str) -> None:
    """Put away a card of `held_as` whose effect the caller carries out."""
    put_away(game, game.active, name)
    game.events.append(PlayedCard(game.active, name))
    if name != wanted:
        game.events.append(CopiedCard(game.active, wanted))


def discards(game: "State", index: int) -> dict[str, str]:
    """An option for each face in hand."""
    return {f"discard {name}": name for name in sorted({FACES[card] for card in game.seats[index].hand})}


def put_away(game: "State", index: int, name: str) -> None:
    """A card from the hand face up onto the discard pile."""
    hand = game.seats[index].hand
    card = next(card for card in hand if FACES[card] == name)
    hand.remove(card)
    game.discard.append(card)
