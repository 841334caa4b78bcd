"""Alt text: the complete position in a fixed order, whose turn first; wordings shorten until it fits."""

from collections.abc import Sequence

from engine.istanbul.view import View
from words.game import ALT_LIMIT, Names, clipped
from words.istanbul import board_facts, seat_facts
from words.istanbul.fact import Fact
from words.speech import Words


def board_alt(words: Words, view: View) -> str:
    return fitted(words, board_facts.facts(words, view))


def carts_alt(words: Words, view: View, names: Names) -> str:
    return fitted(words, seat_facts.facts(words, view, names))


def fitted(words: Words, facts: Sequence[Fact]) -> str:
    """All facts in at most 1,024 characters: the last ones take their short wording first, until all fit."""
    texts = [words.say(fact.message, **fact.arguments) for fact in facts]
    for index in range(len(facts) - 1, -1, -1):
        if len(_joined(texts)) <= ALT_LIMIT:
            break
        texts[index] = words.say(f"{facts[index].message}.short", **facts[index].arguments)
    return clipped(_joined(texts), ALT_LIMIT)


def _joined(texts: Sequence[str]) -> str:
    return " ".join(filter(None, texts))
