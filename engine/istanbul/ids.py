"""Ids of cards, tiles and letters as they are drawn and stored: "gain-5-lira.2", "guild-7", "kiosk-12", "letter-14.1",
"large-1". Parsed ids are cached, because search looks them up all the time.

Bonus cards "gain-5-lira.2" (face and copy), guild cards "guild-7", kiosk tiles "kiosk-12", letters "letter-14.1" (place
and copy), demand tiles "large-1" and "small-1"."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class IdCache(dict[str, T], Generic[T]):
    """A cache of parsed ids. Raises ValueError for an id of another form."""

    def __init__(self, read: Callable[[str], T]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, name: str) -> T:
        value = self[name] = self._read(name)
        return value


def face_of(card: str) -> str:
    """The face of a bonus card, "gain-5-lira" of "gain-5-lira.2"; of other ids what comes before the copy."""
    return card.rpartition(".")[0]


def number_of(piece: str) -> int:
    """The printed number of a guild card or kiosk tile."""
    return int(piece.rpartition("-")[2])


def place_of(letter: str) -> int:
    return int(letter.removeprefix("letter-").partition(".")[0])


FACES: Final = IdCache(face_of)
NUMBERS: Final = IdCache(number_of)
PLACES_NAMED: Final = IdCache(place_of)


def faces_in(hand: Sequence[str]) -> tuple[str, ...]:
    """The different faces of the bonus cards in a hand, in order."""
    return _faces_in(tuple(hand))


@lru_cache(maxsize=4096)
def _faces_in(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({FACES[card] for card in hand}))


def copies_of(name: str, count: int) -> list[str]:
    """The ids of `count` copies of one card: "name.1" to "name.<count>"."""
    return [f"{name}.{copy}" for copy in range(1, count + 1)]


def numbers(pieces: Iterable[str]) -> list[int]:
    """The printed numbers of guild cards or kiosk tiles, in order."""
    return sorted(NUMBERS[piece] for piece in pieces)


def guild_card(number: int) -> str:
    return f"guild-{number}"


def kiosk_tile(number: int) -> str:
    return f"kiosk-{number}"
