"""Examples of a rule with the reader's own figures, as both games tell them."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from words.speech import Argument, Words

V = TypeVar("V")
S = TypeVar("S")


class Reading(NamedTuple, Generic[V, S]):
    """What an example is made of. `mine`: what the reader's own seat has, as the view shows it."""

    words: Words
    view: V
    mine: S

    def say(self, message: str, /, **facts: Argument) -> str:
        return self.words.say(message, **facts)


def both(*examples: Callable[[Reading[V, S]], str]) -> Callable[[Reading[V, S]], str]:
    """One example after the other."""
    return lambda to: to.words.sentences(make(to) for make in examples)
