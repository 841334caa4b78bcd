"""What the entries of the rules look-up have in common, in every game."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from words.speech import Argument, Words

Speak: TypeAlias = Callable[[Words], str]


def nothing_more(words: Words) -> str:
    """The rest of an entry whose rule says all."""
    return ""


def more_of(words: Words, message: str, facts: Mapping[str, Argument]) -> str:
    """What the message says beyond its rule; empty for most."""
    return words.say(f"{message}.more", **facts) if words.has(f"{message}.more") else ""
