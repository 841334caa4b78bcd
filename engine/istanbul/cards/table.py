"""All bonus cards by their face, put together of the sets base, mocha and letters."""

from typing import Final

from engine.istanbul.cards.base import BASE
from engine.istanbul.cards.letters import LETTERS
from engine.istanbul.cards.mocha import MOCHA
from engine.istanbul.component_rows import Card
from engine.istanbul.state import State

SETS: Final[dict[str, tuple[Card[State], ...]]] = {"base": BASE, "mocha": MOCHA, "letters": LETTERS}
CARDS: Final = {card.face: card for cards in SETS.values() for card in cards}
