"""The nouns of Istanbul: places, goods, cards, tiles, figures, seats."""

from collections.abc import Iterable, Sequence

from engine.istanbul.names import GOODS
from words.istanbul.amounts import of_card, of_place
from words.speech import Words


def place(words: Words, number: int) -> str:
    """ "10 Large Market"."""
    return words.say("place", number=number, name=words.say(f"place-{number}"))


def good(words: Words, index: int) -> str:
    return words.say(f"good-{GOODS[index]}")


def goods(words: Words, counts: Sequence[int]) -> str:
    """Goods by type as "2 fabric, spice"; empty when there are none."""
    found = ((good(words, index), count) for index, count in enumerate(counts) if count)
    return ", ".join(words.say("goods", good=name, count=count) for name, count in found)


def stock(words: Words, counts: Sequence[int]) -> str:
    """All four types with their numbers, as "fabric 5 spice 2 fruit 4 jewelry 1"."""
    return " ".join(words.say("stock", good=good(words, i), count=count) for i, count in enumerate(counts))


def card(words: Words, face: str) -> str:
    return words.say(f"card-{face}", **of_card(face))


def cards(words: Words, faces: Iterable[str]) -> str:
    """Faces in words, equal ones counted: "5 lira x2, Stay"."""
    counts: dict[str, int] = {}
    for face in faces:
        counts[face] = counts.get(face, 0) + 1
    return ", ".join(words.say("counted", thing=card(words, face), count=n) for face, n in counts.items())


def card_line(words: Words, face: str) -> str:
    """What a card does, in one short line."""
    return words.say(f"card-{face}.line", **of_card(face))


def figure(words: Words, name: str) -> str:
    return words.say(f"figure-{name}")


def colour(words: Words, name: str) -> str:
    return words.say(f"colour-{name}")


def dice(words: Words, faces: Sequence[int]) -> str:
    """ "2 + 5 = 7", a single die as "4"."""
    if len(faces) == 1:
        return str(faces[0])
    return words.say("dice", faces=" + ".join(map(str, faces)), total=sum(faces))


def place_line(words: Words, number: int) -> str:
    """What a place does, in one short line."""
    return words.say(f"place-{number}.line", **of_place(number))
