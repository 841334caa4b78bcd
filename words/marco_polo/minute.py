"""The Voyages of Marco Polo in one minute."""

from collections.abc import Mapping

from engine.marco_polo.data import board
from words import minute as shared
from words.shapes import Minute
from words.speech import Words


def minute(words: Words, options: Mapping[str, str], seats: int | None) -> Minute:
    return shared.told(words, board.ROUNDS, rounds=board.ROUNDS, dice=board.DICE_EACH, coins=board.COINS_PER_VP)
