"""What two dice bring on average at the Tea House and the Black Market, with the red mosque tile at its best."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Final

from engine.istanbul.places.dice import CONSOLATION, jewelry_for
from engine.istanbul.roll import SET_TO

Pays = Callable[[int], int]
FACES: Final = range(1, 7)
CALLS: Final = range(3, 13)


def mean(pays: Pays, red_tile: bool) -> float:
    """The mean of what a roll pays. `pays`: for each total; `red_tile`: a die may be set to 4, or both rolled again."""
    totals = [(a + b, max(pays(a + b), pays(a + SET_TO), pays(b + SET_TO))) for a, b in product(FACES, FACES)]
    plain = sum(pays(total) for total, _ in totals) / len(totals)
    return sum(max(changed, plain) for _, changed in totals) / len(totals) if red_tile else plain


@cache
def tea(number: int, red_tile: bool) -> float:
    """Lira for announcing a number at the Tea House."""
    return mean(lambda total: number if total >= number else CONSOLATION, red_tile)


@cache
def best_call(red_tile: bool) -> int:
    """The number to announce at the Tea House."""
    return max(CALLS, key=lambda number: tea(number, red_tile))


@cache
def jewelry(room: int, red_tile: bool) -> float:
    """Jewelry found at the Black Market, as far as there is room for it."""
    return mean(lambda total: min(room, jewelry_for(total)), red_tile)
