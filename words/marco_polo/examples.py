"""What a thing means for the seat whose view it is, with its figures of now."""

from engine.marco_polo.view import View
from words.speech import Words


def example(words: Words, view: View, key: str) -> str:
    return ""
