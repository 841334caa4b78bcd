"""What house players of Istanbul may like: more of it, in the tables of `weights`."""

from collections.abc import Callable
from typing import Final

from engine.istanbul.merchant.weights import Weights

Liking = Callable[[Weights], Weights]


def _mosques(table: Weights) -> Weights:
    small, great = table.halves
    return table._replace(halves=(1.5 * small, 1.5 * great), tiles=tuple(3 * tile for tile in table.tiles))


def _dealer(table: Weights) -> Weights:
    """Who saves lira for the Gemstone Dealer."""
    lira = table.lira
    return table._replace(lira=lira._replace(each=1.4 * lira.each, more=1.96 * lira.more))


def _barrow(table: Weights) -> Weights:
    """Who buys extensions early."""
    return table._replace(capacity=tuple(1.15 * worth for worth in table.capacity))


def _palace(table: Weights) -> Weights:
    return table._replace(palace=5.0)


PERSONALITIES: Final[dict[str, Liking]] = {
    "mosques": _mosques,
    "dealer": _dealer,
    "barrow": _barrow,
    "palace": _palace,
}
