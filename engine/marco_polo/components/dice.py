"""How dice are numbered in Marco Polo (own colour, black, white, set when placed); a hand is sorted by value, the
lowest first. In which order sentences name dice: words/marco_polo/terms.py.

A die is a number: 1 to 6 of the player's colour, 11 to 16 black, 21 to 26 white; 0 and 10 are the dice of somebody
who sets them when placing them. A hand is a list sorted by value, so that the lowest die comes first."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

BLACK, WHITE = 10, 20
MEAN_PIPS: Final = 3.5
NEUTRAL: Final = -1  # the seat of dice that stay on the board all game

# Dice placed together, the lowest first.
DiceSet: TypeAlias = tuple[int, ...]


class Placement(NamedTuple):
    """Dice put on a space at one time."""

    seat: int
    dice: DiceSet


def has_colour(die: int) -> bool:
    """Whether a die is of its player's colour, neither black nor white."""
    return die < BLACK


@lru_cache(maxsize=1024)
def without_colour(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The black and white dice of a hand."""
    return tuple(die for die in hand if not has_colour(die))


def order(die: int) -> tuple[int, int]:
    """The key by which hands are sorted: the value, then colour before black before white."""
    return (die % 10, die)


def sorted_hand(dice: Iterable[int]) -> tuple[int, ...]:
    """These dice as a hand."""
    return tuple(sorted(dice, key=order))


def subsets(hand: Sequence[int], count: int) -> list[DiceSet]:
    """Each different choice of `count` dice from a sorted hand, once, the lowest first."""
    if count == 1:
        return [(die,) for die in dict.fromkeys(hand)]
    return list(dict.fromkeys(combinations(hand, count)))
