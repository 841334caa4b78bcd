"""What the Merchant keeps of a seat in the turns it imagines (place, goods, assistants, letters), and the worth of
that."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from engine.istanbul.letters import SEALED
from engine.istanbul.merchant.weights import Stock, Weights
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import LAST_CAPACITY, OWN_SUPPLY

UNKNOWN: Final = 0  # in place of the place that a letter names which is still to be drawn
Goods = tuple[int, ...]


@dataclass(slots=True, eq=False)
class Sketch:
    """`goods`, `tiles`, `taverns`, `companion`: as in SeatView; `out`: places where an assistant would be picked up;
    `home`: the family member waits at the Police Station; `seals`: on all letters; `waiting`: the places of letters to
    deliver; `cards`: the worth in lira of those drawn. `large`, `small`: the markets' demand; `mail`: as in View; the
    prices are those of the next ruby."""

    place: int
    lira: int
    rubies: int
    goods: Goods
    capacity: int
    tiles: tuple[bool, ...]
    stack: int
    out: tuple[int, ...]
    home: bool
    coffee: int
    companion: int
    seals: int
    waiting: tuple[int, ...]
    taverns: tuple[bool, ...]
    cards: float
    large: Goods
    small: Goods
    mail: int
    palace: int
    dealer: int
    coffee_price: int

    def copy(self) -> "Sketch":
        other = Sketch.__new__(Sketch)
        other.place = self.place
        other.lira = self.lira
        other.rubies = self.rubies
        other.goods = self.goods
        other.capacity = self.capacity
        other.tiles = self.tiles
        other.stack = self.stack
        other.out = self.out
        other.home = self.home
        other.coffee = self.coffee
        other.companion = self.companion
        other.seals = self.seals
        other.waiting = self.waiting
        other.taverns = self.taverns
        other.cards = self.cards
        other.large = self.large
        other.small = self.small
        other.mail = self.mail
        other.palace = self.palace
        other.dealer = self.dealer
        other.coffee_price = self.coffee_price
        return other

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for sketches that can go on in the same way."""
        return (
            self.place,
            self.lira,
            self.goods,
            self.stack,
            self.out,
            self.capacity,
            self.tiles,
            self.rubies,
            self.home,
            self.coffee,
            self.seals,
            self.waiting,
            self.companion,
            self.taverns,
        )

    def deliver(self, place: int) -> None:
        """Turn over the letters to a place that one of the seat's own pieces has reached."""
        if place in self.waiting:
            self.seals += self.waiting.count(place)
            self.waiting = tuple(other for other in self.waiting if other != place)


def sketch_of(view: View, me: SeatView) -> Sketch:
    return Sketch(
        place=me.merchant,
        lira=me.lira,
        rubies=me.rubies,
        goods=me.goods,
        capacity=me.capacity,
        tiles=me.tiles,
        stack=len(me.stack),
        out=tuple(sorted((*me.out, *view.neutral_out))),
        home=me.family == POLICE_STATION,
        coffee=me.coffee,
        companion=me.companion,
        seals=seals_of(me),
        waiting=tuple(place for place, seals in me.letters if seals == SEALED),
        taverns=me.taverns,
        cards=0.0,
        large=view.large_demand,
        small=view.small_demand,
        mail=view.mail_down,
        palace=view.palace_price,
        dealer=view.dealer_price,
        coffee_price=view.mocha.coffee_house_price if view.mocha else 0,
    )


def seals_of(me: SeatView) -> int:
    return sum(seals for _, seals in me.letters)


MOST: Final = 99  # lira, coffee, seals or letters that are told apart
MOST_STACK: Final = 12  # assistants
FLAGS: Final = (False, True)


class Worth:
    """Tables for one stage of the game, by number. `later`, `soon`: as in `shares_left`."""

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
