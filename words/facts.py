"""Positions told in sentences: cut to what a picture's alt text holds, long texts divided into parts, seats named."""

from collections.abc import Iterable

from words.shapes import LONGEST_NAME, PART_LENGTH, PICTURE_LENGTH, clipped
from words.speech import Words


def fitted(words: Words, sentences: Iterable[str]) -> str:
    """Whole sentences, the most important first, in at most 1,024 characters. From the first that has no room all are
    left out, so that texts of one moment after another hold the same facts; then the last says where the rest is."""
    told = [sentence for sentence in sentences if sentence]
    if len(words.sentences(told)) <= PICTURE_LENGTH:
        return words.sentences(told)
    found: list[str] = []
    rest = words.say("alt-rest")
    for sentence in told:
        if len(words.sentences([*found, sentence, rest])) > PICTURE_LENGTH:
            break
        found.append(sentence)
    return words.sentences([*found, rest])


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


def called(words: Words, colour: str, name: str) -> str:
    """ "Red (Ann)", or "Red" where the seat has no other name."""
    return colour if name == colour else words.say("named-seat", colour=colour, name=clipped(name, LONGEST_NAME))


def from_seat(seats: int, first: int) -> list[int]:
    """The seats in the order in which they play, beginning with `first`."""
    return [*range(first, seats), *range(first)]
