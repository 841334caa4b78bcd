"""What of a player can be corrected, in words."""

from engine.marco_polo.corrections import FIGURES
from words.marco_polo import terms
from words.speech import Words


def field_value(words: Words, name: str, value: str) -> str:
    """ "5 coins", "the figure in Moscow"."""
    if name in FIGURES:
        return words.say(f"field-{name}", value=terms.place(words, value))
    return words.say(f"amount-{name}", count=int(value))
