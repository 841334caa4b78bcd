"""What is the same for all sketches of one decision, and what actions have in common."""

from collections.abc import Callable, Iterable

from engine.istanbul.board import board_of
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.sketch import Goods, Sketch
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places.drawing import BONUS_CARDS
from engine.istanbul.places.rubies import LIRA_WITH_RUBY
from engine.istanbul.places.warehouses import EXTENSION_PRICE
from engine.istanbul.reading.view import View


class Table:
    """`needs`: the goods that the next mosque tile of each type asks for, 0 without one; `places`: of the board;
    `cards`: the worth in lira of what the Caravansary brings; `letters`: whether one can be drawn, None in a game
    without them; `society`: the lira that come with the next ruby of the Secret Society."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.weights = weights
        self.places = frozenset(board_of(view.grid).places)
        self.needs = tuple(stack[0] if stack else 0 for stack in view.mosque_tiles)
        self.mocha = view.mocha
        self.cards = weights.card * chance.cards_drawn(view, BONUS_CARDS) if view.deck or view.discard else 0.0
        self.letters = bool(view.letters.pile or view.letters.used) if view.letters else None
        self.society = _lira_with_ruby(view)
        self.extension_price = EXTENSION_PRICE.at(view.version)
        self.kiosk_letters = int(dict(view.options).get("kiosk-letters", 0))


def _lira_with_ruby(view: View) -> int:
    traded = view.letters.society if view.letters else ()
    return 0 if view.seat in traded else (*LIRA_WITH_RUBY, *[0] * len(view.seats))[len(traded)]


Action = Callable[[Table, Sketch], Iterable[Sketch]]
"""What the action of a place makes of a sketch, on average, given one of its own that it may change: every way to carry
it out that is worth comparing, none where it cannot be."""


def plus(here: Sketch, good: int, count: int) -> Goods:
    """The goods with so many more of a type, as far as there is room."""
    goods = list(here.goods)
    goods[good] = min(here.capacity, goods[good] + count)
    return tuple(goods)


def rarest(here: Sketch) -> int:
    """The type of good of which there is least; jewelry before others."""
    return min((JEWELRY, FABRIC, SPICE, FRUIT), key=here.goods.__getitem__)


def commonest(here: Sketch) -> int:
    """The type of good of which there is most."""
    return max((FABRIC, SPICE, FRUIT, JEWELRY), key=here.goods.__getitem__)
