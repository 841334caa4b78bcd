"""Alt text: the position in a fixed order, whose turn first; wordings shorten until it fits."""

from engine.marco_polo.view import View
from words.facts import fitted
from words.marco_polo import board_facts, seat_facts
from words.shapes import Names
from words.speech import Words


def board_alt(words: Words, view: View, names: Names) -> str:
    return fitted(words, board_facts.facts(words, view))


def carts_alt(words: Words, view: View, names: Names) -> str:
    return fitted(words, seat_facts.facts(words, view, names))
