"""What each place costs and holds, as a sign in the state band of its tile."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.prices import ANY_GOOD, PALACE_LAST_COST, PALACE_TRACK
from engine.istanbul.view import View
from render.istanbul import states_letters, states_mocha
from render.istanbul.cards import card_front
from render.istanbul.fronts import painted
from render.istanbul.geometry import Tile
from render.istanbul.style import CARAVAN_MASTER, MOSQUES, PLACES, good, priced, rubies_in_row, rubies_left
from render.kit.canvas import Canvas
from render.kit.colour import BRASS, CRIMSON, IVORY, SOFT_INK, WALNUT, rgb
from render.kit.parts import (
    ARROW,
    Aside,
    Card,
    Column,
    Disc,
    Framed,
    Icon,
    Part,
    Row,
    Sign,
    Sprite,
    Text,
    sign,
)

_MAIL: Final = (
    (names.GOOD["fabric"], names.GOOD["spice"]),
    (-2, -1),
    (names.GOOD["jewelry"], names.GOOD["fruit"]),
    (-2, -1),
)
"""What each column of the Post Office gives, by its upper and its lower field: a good, or lira below 0."""


def _wainwright(view: View) -> Sign:
    """An extension for 7 lira, and how many are left; the third brings a ruby."""
    barrow = Icon("wheelbarrow", PLACES[names.WAINWRIGHT][0])
    price = Column((Sprite("coin"), Text("7")))
    extensions = Framed(Column((barrow, Text(f"×{view.extensions_left}"))), BRASS)
    third = Aside(Row((Text("3"), ARROW), 0.0), 0.42)
    return sign(Row((price, Aside(ARROW, 0.42), extensions, third, rubies_left(view.wainwright_rubies)), 0.02))


def _warehouse(number: int) -> Sign:
    return sign(
        Row((Sprite(good(number)), Aside(Text("max", SOFT_INK), 0.56), Icon("wheelbarrow", WALNUT, 1.05)), 0.12)
    )


def _post_office(view: View) -> Sign:
    """What is received now: two goods, and the lira in one sum."""
    now = [above if column < view.mail_down else below for column, (above, below) in enumerate(_MAIL)]
    goods = (Aside(Sprite(good(content)), 0.76) for content in now if content >= 0)
    lira = sum(-content for content in now if content < 0)
    return sign(Row((*goods, Framed(Column((Sprite("coin"), Text(str(lira)))), BRASS)), 0.05))


def _caravansary(view: View) -> Sign:
    """The cards taken and given up, with the top of the discard pile; coffee and the caravan master's tile if there."""
    pile = Card(painted(card_front, view.discard[-1]) if view.discard else None)
    more: list[Part] = [Sprite("coffee"), Text("+1")] if view.mocha else []
    if CARAVAN_MASTER in view.options and view.caravan is None:
        more.append(Sprite("caravan"))
    drawn: Part = Sprite("card", slim=0.8)
    if more:
        cards = Column((Row((drawn, Text("+2"), Text("−1", CRIMSON))), Row(tuple(more))))
        return sign(Row((cards, pile), 0.08))
    return sign(Row((drawn, Column((Text("+2"), Text("−1", CRIMSON))), pile), 0.14))


def _fountain(view: View) -> Sign:
    pile = Row(tuple(Sprite("assistant-any", 0.7) for _ in range(3)), 0.0)
    return sign(Row((Icon("water-fountain", PLACES[names.FOUNTAIN][0]), Aside(Text("←", SOFT_INK), 0.6), pile)))


def _black_market(view: View) -> Sign:
    """One of three goods and jewelry; below, how much by the roll."""
    goods = [Sprite(good(number)) for number in (names.FABRIC, names.SPICE, names.FRUIT)]
    slash = Aside(Text("/", SOFT_INK))
    dark = PLACES[names.BLACK_MARKET][0]
    rolls = [
        Row((Framed(Text(rolled, IVORY), dark, dark), Text(count)), 0.1)
        for rolled, count in (("7+", "1"), ("9+", "2"), ("11+", "3"))
    ]
    jewelry = (Aside(Text("+", SOFT_INK)), Sprite(good(names.JEWELRY)))
    first = Row((goods[0], slash, goods[1], slash, goods[2], *jewelry), 0.02)
    return Sign((first, Aside(Row(tuple(rolls), 0.14), 1.0)), (1.08, 1))


def _tea_house(view: View) -> Sign:
    dice = Row((Sprite("die-5"), Sprite("die-3"), ARROW), 0.14)
    return sign(dice, Row((Text("3–12"), Sprite("coin")), 0.1))


def _kind(number: int) -> Sprite:
    return Sprite("any-good" if number == ANY_GOOD else good(number))


def _market(demand: tuple[int, ...]) -> Sign:
    """The goods wanted, each above its number."""
    wanted = [Column((_kind(kind), Text(str(count)))) for kind, count in enumerate(demand) if count]
    return sign(Row(tuple(Framed(part, BRASS, least=0.58) for part in wanted), 0.05))


def _police_station(view: View) -> Sign:
    arrest = Icon("handcuffs", PLACES[names.POLICE_STATION][0])
    return sign(Row((arrest, ARROW, Sprite("family-any", slim=0.7), Aside(Disc("?"))), 0.1))


def _palace(view: View) -> Sign:
    """The goods that the next ruby costs, each with its number, and the rubies left."""
    asked = PALACE_TRACK[: view.palace_price]
    price = [
        Framed(Row((Text(str(asked.count(kind))), _kind(kind)), 0.0), BRASS, thickness=1)
        for kind in dict.fromkeys(asked)
    ]
    left = rubies_in_row(PALACE_LAST_COST + 1 - view.palace_price)
    return sign(Row(tuple(price[:3]), 0.05), Row((*price[3:], left), 0.05))


def _mosque(view: View, goods: tuple[int, int], side: int) -> Sign:
    """The two stacks of tiles with the number of goods that one must own; the rubies left."""
    stacks: list[Part] = []
    for number in goods:
        stack = view.mosque_tiles[number]
        needed = Text(str(stack[0])) if stack else Text("–", SOFT_INK)
        wanted = Column((Sprite(good(number), 1.0, 1.0 if stack else 0.3), needed))
        stacks.append(Framed(wanted, MOSQUES[0] if stack else rgb("#B9C2D2"), rgb("#E9EEF6"), 0.6))
    return sign(Row((*stacks, rubies_left(view.mosque_rubies[side])), 0.08))


def _dealer(view: View) -> Sign:
    return sign(Row((priced(Sprite("coin"), Text(str(view.dealer_price))), rubies_left(view.dealer_rubies)), 0.1))


SIGNS: Final[dict[int, Callable[[View], Sign]]] = {
    names.WAINWRIGHT: _wainwright,
    names.FABRIC_WAREHOUSE: lambda _: _warehouse(names.FABRIC),
    names.SPICE_WAREHOUSE: lambda _: _warehouse(names.SPICE),
    names.FRUIT_WAREHOUSE: lambda _: _warehouse(names.FRUIT),
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: _caravansary,
    names.FOUNTAIN: _fountain,
    names.BLACK_MARKET: _black_market,
    names.TEA_HOUSE: _tea_house,
    names.LARGE_MARKET: lambda view: _market(view.large_demand),
    names.SMALL_MARKET: lambda view: _market(view.small_demand),
    names.POLICE_STATION: _police_station,
    names.SULTANS_PALACE: _palace,
    names.SMALL_MOSQUE: lambda view: _mosque(view, (names.FABRIC, names.SPICE), 0),
    names.GREAT_MOSQUE: lambda view: _mosque(view, (names.JEWELRY, names.FRUIT), 1),
    names.GEMSTONE_DEALER: _dealer,
    **states_mocha.SIGNS,
    **states_letters.SIGNS,
}


def rows_of(view: View, place: int) -> int:
    """How many rows below each other say what a place costs and holds now."""
    return SIGNS[place](view).rows


def draw_state(canvas: Canvas, tile: Tile, view: View) -> None:
    """What the tile's place costs and holds now."""
    SIGNS[tile.place](view).draw(canvas, tile.state)
