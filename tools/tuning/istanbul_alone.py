"""One seat of Istanbul alone, on sketches: how many turns it takes to the last ruby."""

from collections.abc import Iterator
from heapq import nlargest
from random import Random
from typing import Final

from engine.core.position import new_position
from engine.games import rules_of
from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.sketch import Sketch, sketch_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.view import View

LATER: Final = 1  # not the next turn, in which others would still stand where they are
MOST_TURNS: Final = 45
LAYOUTS: Final = ("short", "long", "random")
DEARER: Final = (9, 13, 17, 20, 23)  # the turns after which another player has bought from the Gemstone Dealer
TEMPER: Final = 14.0  # lira, how far a player of chance may think too well of a turn


def starts(first: int, count: int) -> Iterator[View]:
    """Games of two that begin, deal after deal."""
    rules = rules_of("istanbul")
    for deal in range(first, first + count):
        options = {"layout": LAYOUTS[deal % len(LAYOUTS)]}
        yield new_position(rules, options, rules.colours[:2], deal.to_bytes(32, "big")).view(0)


def turns_to_go(ahead: Ahead, start: Sketch, width: int) -> int:
    """The turns to the last ruby that a search finds which keeps so many positions after each turn."""
    kept = [start]
    for turn in range(1, MOST_TURNS):
        found: dict[object, Sketch] = {}
        for here in kept:
            for _, after in ahead.turns(here, LATER):
                if after.rubies >= ahead.rubies_to_end:
                    return turn
                found[after.key] = after
        kept = nlargest(width, found.values(), key=ahead.worth)
    return MOST_TURNS


def on_the_way(view: View, weights: Weights, rng: Random) -> Iterator[tuple[Ahead, Sketch]]:
    """About every sixth position of a game that is played half well."""
    ahead, here = Ahead(view, weights, 1.0, 1.0), sketch_of(view, view.seats[0])
    here.dealer += rng.choice((0, 0, 1, 2, 3))
    here.lira += rng.choice((0, 0, 0, 5, 10))
    for _ in range(MOST_TURNS):
        turns = [after for _, after in ahead.turns(here, LATER)]
        here = max(turns, key=lambda after: ahead.worth(after) + TEMPER * rng.random())
        if here.rubies >= ahead.rubies_to_end - 1:
            return
        if rng.random() < 1 / 6:
            yield ahead, here


def alone(view: View, weights: Weights) -> int:
    """The turns to the last ruby of a Merchant that nobody disturbs, while the Dealer's price rises."""
    ahead, here = Ahead(view, weights, 1.0, 1.0), sketch_of(view, view.seats[0])
    for turn in range(MOST_TURNS):
        here.dealer += turn in DEARER
        turns = [after for _, after in ahead.turns(here, LATER)]
        finished = [after for after in turns if after.rubies >= ahead.rubies_to_end]
        if finished:
            return turn + 1
        here = max(turns, key=lambda after: ahead.worth(after) + sum(ahead.best(after).values()))
    return MOST_TURNS
