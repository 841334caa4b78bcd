"""Positions described by facts, each with a full and a short wording, and long texts divided into parts."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from words.shapes import PART_LENGTH, PICTURE_LENGTH, clipped
from words.speech import Words


class Fact(NamedTuple):
    """A message that has a `.short` wording as well, and its arguments."""

    message: str
    arguments: dict[str, int | str]


def fitted(words: Words, facts: Sequence[Fact]) -> str:
    """All facts in at most 1,024 characters: the last ones take their short wording first, until all fit."""
    texts = [words.say(fact.message, **fact.arguments) for fact in facts]
    for index in range(len(facts) - 1, -1, -1):
        if len(words.sentences(texts)) <= PICTURE_LENGTH:
            break
        texts[index] = words.say(f"{facts[index].message}.short", **facts[index].arguments)
    return clipped(words.sentences(texts), PICTURE_LENGTH)


def parts(lines: Iterable[str]) -> list[str]:
    """Lines joined into parts of up to 3,900 characters."""
    found = [""]
    for line in lines:
        longer = f"{found[-1]}\n{line}" if found[-1] else line
        if len(longer) > PART_LENGTH:
            found.append(line)
        else:
            found[-1] = longer
    return found
