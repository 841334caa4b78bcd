"""One seat of Istanbul alone, on sketches: how many turns it takes to the last ruby."""

from collections.abc import Iterator, Mapping
from heapq import nlargest
from random import Random
from typing import Final

from engine.core.create import new_position
from engine.games import rules_of
from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.sketch import UNKNOWN, Sketch, sketch_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.places.prices import COFFEE_HOUSE, PALACE
from engine.istanbul.reading.view import View
from engine.istanbul.setup.options import BASE, LAYOUTS
from engine.istanbul.setup.substitutes import LETTERS_TO_PLACES

MOST_TURNS: Final = 45
DEARER: Final = (9, 13, 17, 20, 23)  # the turns after which another player has bought a ruby
TEMPER: Final = 14.0  # lira, how far a player of chance may think too well of a turn
LETTERS: Final = [place for place, copies in LETTERS_TO_PLACES.items() for _ in range(copies)]


def starts(first: int, count: int, options: Mapping[str, str]) -> Iterator[View]:
    """Games of two that begin, deal after deal, with each layout but the one in order of number."""
    rules = rules_of("istanbul")
    layouts = [layout for layout in LAYOUTS[options.get("expansion", BASE)] if layout != "numbered"]
    for deal in range(first, first + count):
        chosen = {**options, "layout": layouts[deal % len(layouts)]}
        yield new_position(rules, chosen, rules.colours[:2], deal.to_bytes(32, "big")).view(0)


def turns_to_go(ahead: Ahead, start: Sketch, width: int) -> int:
    """The turns to the last ruby that a search finds which keeps so many positions after each turn."""
    kept = [start]
    for turn in range(1, MOST_TURNS):
        reached: dict[object, Sketch] = {}
        for here in kept:
            for _, after in ahead.turns(here, first=False):
                if after.rubies >= ahead.rubies_to_end:
                    return turn
                reached[after.key] = after
        kept = nlargest(width, reached.values(), key=ahead.worth)
    return MOST_TURNS


def on_the_way(view: View, weights: Weights, rng: Random) -> Iterator[tuple[Ahead, Sketch]]:
    """About every sixth position of a game that is played half well."""
    ahead, here = Ahead(view, weights, 1.0, 1.0), sketch_of(view, view.seats[0])
    here.dealer += rng.choice((0, 0, 1, 2, 3))
    here.lira += rng.choice((0, 0, 0, 5, 10))
    for _ in range(MOST_TURNS):
        turns = [after for _, after in ahead.turns(here, first=False)]
        here = max(turns, key=lambda after: ahead.worth(after) + TEMPER * rng.random())
        if here.rubies >= ahead.rubies_to_end - 1:
            return
        if rng.random() < 1 / 6:
            yield ahead, here


def alone(view: View, weights: Weights) -> int:
    """The turns to the last ruby of a Merchant that nobody disturbs, while others make rubies dearer."""
    ahead, here = Ahead(view, weights, 1.0, 1.0), sketch_of(view, view.seats[0])
    rng = Random(str(view.grid))
    for turn in range(MOST_TURNS):
        if turn in DEARER:
            here.dealer += 1
            here.palace = min(PALACE.last, here.palace + 1)
            here.coffee_price = min(COFFEE_HOUSE.last, here.coffee_price + 1)
        turns = [after for _, after in ahead.turns(here, first=False)]
        if any(after.rubies >= ahead.rubies_to_end for after in turns):
            return turn + 1
        here = max(turns, key=lambda after: ahead.worth(after) + ahead.best(after).gained)
        draw(here, rng)
    return MOST_TURNS


def draw(here: Sketch, rng: Random) -> None:
    """Letters get the places that they name; cards and tiles are paid in lira."""
    here.waiting = tuple(rng.choice(LETTERS) if place == UNKNOWN else place for place in here.waiting)
    here.deliver(here.place)
    here.deliver(here.companion)
    here.lira += round(here.cards)
    here.cards = 0.0
