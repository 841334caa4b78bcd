"""What the Merchant reckons with dice and decks: the mean of a roll at Tea House and Black Market with the red tile,
which number to call, the worth of cards to draw."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from math import inf, prod
from typing import Final

from engine.core.figures import figure_at
from engine.istanbul.cards.table import SETS
from engine.istanbul.places.dice import CONSOLATION, jewelry_for
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.cards import card_worth
from engine.istanbul.setup.options import card_sets
from engine.istanbul.turn.roll import SET_TO

FACES: Final = range(1, 7)
CALLS: Final = range(3, 13)


def mean(pays: Callable[[int], int], red_tile: bool) -> float:
    """The mean pay of a roll. `pays`: for each total; `red_tile`: a die may be set to 4, or both rolled again."""
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


def cards_drawn(view: View, count: int) -> float:
    """The worth in lira of so many bonus cards of the deck, less that of the card of the hand that is worth least then
    and is given away."""
    least = min(map(card_worth, view.hand), default=inf)
    return _drawn(tuple(card_sets(dict(view.options))), view.version, count, least)


@cache
def _drawn(sets: tuple[str, ...], version: int, count: int, least: float) -> float:
    copies_of = Counter[float]()
    for card in (card for name in sets for card in SETS[name]):
        copies_of[card_worth(card.face)] += figure_at(card.copies, version)
    mean_worth, cards = 0.0, copies_of.total()
    for worths in product(copies_of, repeat=count):
        chance = prod(copies_of[worth] / cards for worth in worths)
        mean_worth += chance * (sum(worths) - min(least, *worths))
    return mean_worth
