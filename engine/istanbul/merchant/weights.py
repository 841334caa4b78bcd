"""What a ruby, lira, good, tile, card, assistant and so on is worth to the Merchant of Istanbul, in lira, with and
without expansions; its personalities. Found by fits (`tools/tuning`) and matches (`tools/arena.py`),
with their date."""

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Final, NamedTuple

from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE


class Stock(NamedTuple):
    """The worth of some of a kind: `each` of the first `usual`, which are enough for a ruby, and `more` for each that
    lies idle beside them."""

    usual: int
    each: float
    more: float

    def worth(self, count: float) -> float:
        """Of so many."""
        return self.each * min(count, self.usual) + self.more * max(0.0, count - self.usual)


class Weights(NamedTuple):
    """`ruby`: one in hand. `lira`, `coffee`, `seals`: by how many there are; `sealed`: a letter still to be delivered,
    besides its seal. `goods`: by type and number. `capacity`: wheelbarrows by how many of a type they hold, from 2.
    `stack`: assistants under the merchant, by their number. `tiles`: mosque tiles by good; `halves`: a tile of the
    Small or the Great Mosque whose partner is missing. `family`: the family member waiting at the Police Station.
    `card`: the share of a bonus card's worth that counts in hand. `guild_card`: one in hand. `taverns`: tavern tiles.
    `companion`: one's own, once it has left the general supply. `turn`: the share that is left of a gain a turn later;
    were it nearly all, the same gains would be planned again and again and put off.
    `ahead`: turns that are planned after the present one, `width`: lines of turns kept for each of them.
    `finish`: the last ruby, besides its worth; `palace`: each of the Palace, for whoever likes it."""

    ruby: float
    lira: Stock
    goods: tuple[tuple[float, ...], ...]
    capacity: tuple[float, ...]
    stack: tuple[float, ...]
    tiles: tuple[float, ...]
    halves: tuple[float, ...]
    family: float
    card: float
    coffee: Stock
    seals: Stock
    sealed: float
    guild_card: float
    taverns: tuple[float, float]
    companion: float
    turn: float
    ahead: int
    width: int
    finish: float
    palace: float = 0.0

    def half_pairs(self, tiles: Sequence[bool]) -> float:
        """Of mosque tiles whose partners are missing."""
        small, great = self.halves
        return small * (tiles[FABRIC] != tiles[SPICE]) + great * (tiles[FRUIT] != tiles[JEWELRY])

    def taken(self, tiles: Sequence[bool], taverns: Sequence[bool]) -> float:
        """Of mosque and tavern tiles for their effects."""
        return sum(compress(self.tiles, tiles)) + sum(compress(self.taverns, taverns))

    def assistants(self, count: int) -> float:
        """Of so many under the merchant."""
        return self.stack[min(count, len(self.stack) - 1)]


USUAL: Final = Weights(  # 22 and 23 November 2026
    ruby=30.6,
    lira=Stock(18, 0.8, 0.42),
    goods=(
        (0.0, 2.9, 6.9, 7.4, 7.7, 7.9),
        (0.0, 2.9, 6.9, 7.4, 7.7, 7.9),
        (0.0, 0.6, 1.8, 2.3, 2.6, 2.8),
        (0.0, 3.1, 8.0, 8.5, 8.8, 9.0),
    ),
    capacity=(0.0, 23.8, 43.5, 34.5),
    stack=(0.0, 2.6, 3.9, 4.8, 6.5, 7.8),
    tiles=(3.2, 4.4, 1.2, 1.5),
    halves=(12.5, 11.1),
    family=1.0,
    card=0.5,
    coffee=Stock(6, 3.1, 2.4),
    seals=Stock(12, 3.6, 2.4),
    sealed=1.2,
    guild_card=2.5,
    taverns=(4.0, 7.0),
    companion=6.0,
    turn=0.9,
    ahead=4,
    width=6,
    finish=200.0,
)
# With Mocha & Baksheesh or Letters & Seals: coffee and letters make rubies without a large wheelbarrow, and there are
# more places to think of.
EXPANDED: Final = USUAL._replace(capacity=(0.0, 10.0, 24.0, 18.0), turn=0.8, width=3)  # 22 and 23 November 2026


def _times(factor: float, worths: Sequence[float]) -> tuple[float, ...]:
    return tuple(factor * worth for worth in worths)


# Of computer players who like more of something: mosques, lira for the Gemstone Dealer, extensions early, the Palace.
PERSONALITIES: Final[dict[str, Callable[[Weights], Weights]]] = {
    "mosques": lambda table: table._replace(halves=_times(1.5, table.halves), tiles=_times(3, table.tiles)),
    "dealer": lambda table: table._replace(lira=Stock(table.lira.usual, 1.4 * table.lira.each, 1.96 * table.lira.more)),
    "barrow": lambda table: table._replace(capacity=_times(1.15, table.capacity)),
    "palace": lambda table: table._replace(palace=5.0),
}
