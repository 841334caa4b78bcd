"""What of a player can be corrected, in words."""

from engine.istanbul.corrections import MERCHANT
from words.istanbul import terms
from words.speech import Words


def field_value(words: Words, name: str, value: str) -> str:
    """ "5 lira", "the merchant at 7 Fountain"."""
    number = int(value)
    return words.say(f"field-{name}", value=terms.place(words, number) if name == MERCHANT else number)
