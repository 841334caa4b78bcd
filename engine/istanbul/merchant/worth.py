"""What a sketch is worth in lira: as `belongings`, but found quickly."""

from functools import lru_cache
from itertools import product
from typing import Final

from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.merchant.weights import Stock, Weights
from engine.istanbul.state import LAST_CAPACITY, OWN_SUPPLY

MOST: Final = 99  # lira, coffee, seals or letters that are told apart
MOST_STACK: Final = 12  # assistants
FLAGS: Final = (False, True)


class Worth:
    """Tables for one stage of the game, by number. `later`, `soon`: the shares that count of what pays off turn by
    turn, and of what is still to be made a ruby of."""

    def __init__(self, weights: Weights, later: float, soon: float) -> None:
        self._ruby, self._palace = weights.ruby, weights.palace
        self._soon = soon
        self._lira, self._coffee, self._seals = (
            self._by_count(stock) for stock in (weights.lira, weights.coffee, weights.seals)
        )
        self._sealed = [soon * weights.sealed * count for count in range(MOST + 1)]
        self._goods = [[soon * worth for worth in worths] for worths in weights.goods]
        self._capacity = [0.0, 0.0, *(soon * worth for worth in weights.capacity)][: LAST_CAPACITY + 1]
        self._stack = [later * weights.assistants(count) for count in range(MOST_STACK)]
        self._family, self._companion = later * weights.family, later * weights.companion
        self._tiles = {
            tiles: soon * weights.half_pairs(tiles) + later * weights.taken(tiles, ())
            for tiles in product(FLAGS, repeat=4)
        }
        self._taverns = {taverns: later * weights.taken((), taverns) for taverns in product(FLAGS, repeat=2)}

    def _by_count(self, stock: Stock) -> list[float]:
        return [self._soon * stock.worth(count) for count in range(MOST + 1)]

    def of(self, here: Sketch) -> float:
        """The worth of a sketch."""
        fabric, spice, fruit, jewelry = self._goods
        goods = here.goods
        return (
            self._ruby * here.rubies
            + self._palace * here.palace
            + self._soon * here.cards
            + self._lira[min(here.lira, MOST)]
            + fabric[goods[0]]
            + spice[goods[1]]
            + fruit[goods[2]]
            + jewelry[goods[3]]
            + self._capacity[here.capacity]
            + self._stack[here.stack]
            + self._tiles[here.tiles]
            + self._family * here.home
            + self._coffee[min(here.coffee, MOST)]
            + self._seals[min(here.seals, MOST)]
            + self._sealed[len(here.waiting)]
            + self._taverns[here.taverns]
            + self._companion * (here.companion >= OWN_SUPPLY)
        )


@lru_cache(maxsize=256)
def worth_of(weights: Weights, later: float, soon: float) -> Worth:
    """Made once for each stage of the game."""
    return Worth(weights, later, soon)
