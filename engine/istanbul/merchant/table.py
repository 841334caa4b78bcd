"""What stays the same in all turns that the Merchant of Istanbul imagines at one decision, such as prices, board and
the worth of cards."""

from collections.abc import Callable, Iterable

from engine.core.tuples import replaced
from engine.istanbul.board import board_of
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.sketch import Goods, Sketch
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import drawing, rubies, warehouses
from engine.istanbul.reading.view import View


class Table:
    """`needs`: the goods that the next mosque tile of each type asks for, 0 without one; `places`: of the board;
    `cards`: the worth in lira of those from the Caravansary; `letters`: True if one can be drawn, None in a game
    without them; `society`: the lira that come with the next ruby of the Secret Society."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.weights = weights
        self.places = frozenset(board_of(view.grid).places)
        self.needs = tuple(stack[0] if stack else 0 for stack in view.mosque_tiles)
        self.mocha = view.mocha
        self.cards = weights.card * chance.cards_drawn(view, drawing.BONUS_CARDS) if view.deck or view.discard else 0.0
        self.letters = bool(view.letters.pile or view.letters.used) if view.letters else None
        traded = view.letters.society if view.letters else ()
        first = view.seat not in traded and len(traded) < len(rubies.LIRA_WITH_RUBY)
        self.society = rubies.LIRA_WITH_RUBY[len(traded)] if first else 0
        self.extension_price = warehouses.EXTENSION_PRICE.at(view.version)
        self.kiosk_letters = int(dict(view.options).get("kiosk-letters", 0))


Action = Callable[[Table, Sketch], Iterable[Sketch]]
"""The action of a place on a sketch of its own that it may change, on average: the sketches after every way to carry it
out that is worth comparing, none where it cannot be."""


def plus(here: Sketch, good: int, count: int) -> Goods:
    """The goods with so many more of a type, as far as there is room."""
    return replaced(here.goods, good, min(here.capacity, here.goods[good] + count))


def rarest(here: Sketch) -> int:
    """The type of good of which there is least; jewelry before others."""
    return min((JEWELRY, FABRIC, SPICE, FRUIT), key=here.goods.__getitem__)


def commonest(here: Sketch) -> int:
    """The type of good of which there is most."""
    return max((FABRIC, SPICE, FRUIT, JEWELRY), key=here.goods.__getitem__)
