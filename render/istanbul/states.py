"""What each place costs and holds, as a sign on the plate of its tile."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.prices import ANY_GOOD, PALACE_LAST_COST, PALACE_TRACK
from engine.istanbul.view import View
from render.istanbul import states_letters, states_mocha
from render.istanbul.cards import card_front
from render.istanbul.fronts import painted
from render.istanbul.style import (
    CARAVAN_MASTER,
    PLACES,
    above,
    divided,
    figure,
    for_ruby,
    good,
    left,
    rubies_left,
)
from render.kit.colour import CRIMSON, SOFT_INK, WALNUT
from render.kit.parts import (
    ARROW,
    Aside,
    Card,
    Column,
    Disc,
    Icon,
    Part,
    Row,
    Sign,
    Sprite,
    Text,
    sign,
)

_GIVEN: Final = 0.86
"""How high a good from the Post Office is, as a share of its plate."""
_MAIL: Final = (
    (names.GOOD["fabric"], names.GOOD["spice"]),
    (-2, -1),
    (names.GOOD["jewelry"], names.GOOD["fruit"]),
    (-2, -1),
)
"""What each column of the Post Office gives, by its upper and its lower field: a good, or lira below 0."""


def _wainwright(view: View) -> Sign:
    """How many extensions and rubies are left."""
    barrow = Icon("wheelbarrow", PLACES[names.WAINWRIGHT][0], 1.1)
    return sign(Row((left(barrow, view.extensions_left), rubies_left(view.wainwright_rubies)), 0.08))


def _warehouse(number: int) -> Sign:
    return sign(Row((Sprite(good(number)), Aside(Text("max", SOFT_INK), 0.7), Icon("wheelbarrow", WALNUT, 1.05)), 0.12))


def _post_office(view: View) -> Sign:
    """What is received now: each good, and the lira in one sum."""
    now = [fields[column >= view.mail_down] for column, fields in enumerate(_MAIL)]
    lira = sum(-content for content in now if content < 0)
    goods = [Sprite(good(content), _GIVEN) for content in now if content >= 0]
    return sign(Row((*goods, above(Sprite("coin"), Text(f"+{lira}"))), 0.04))


def _caravansary(view: View) -> Sign:
    """The top of the discard pile; the caravan master's tile if there."""
    pile = Card(painted(card_front, view.discard[-1]) if view.discard else None)
    waiting = CARAVAN_MASTER in view.options and view.caravan is None
    return sign(Row((pile, Aside(Sprite("caravan"), 0.6)), 0.1) if waiting else pile)


def _fountain(_: View) -> Sign:
    pile = Row(tuple(Sprite("assistant-any", 0.7) for _ in range(3)), 0.0)
    return sign(Row((Icon("water-fountain", PLACES[names.FOUNTAIN][0]), Aside(Text("←", SOFT_INK), 0.6), pile)))


def _black_market(_: View) -> Sign:
    """One of three goods, and jewelry by the roll."""
    first, *others = (Sprite(good(number)) for number in (names.FABRIC, names.SPICE, names.FRUIT))
    either = [part for other in others for part in (Text("/", SOFT_INK), other)]
    return sign(Row((first, *either, Text("+", SOFT_INK), Sprite(good(names.JEWELRY)), Sprite("die-5")), 0.02))


def _tea_house(_: View) -> Sign:
    return sign(Row((Sprite("die-5"), Sprite("die-3"), ARROW, Sprite("coin")), 0.08))


def _kind(number: int) -> Sprite:
    return Sprite("any-good" if number == ANY_GOOD else good(number))


def _market(demand: tuple[int, ...]) -> Sign:
    """The goods wanted above their numbers."""
    wanted = [(_kind(kind), count) for kind, count in enumerate(demand) if count]
    return sign(divided([above(part, figure(count)) for part, count in wanted]))


def _police_station(_: View) -> Sign:
    arrest = Icon("handcuffs", PLACES[names.POLICE_STATION][0])
    return sign(Row((arrest, ARROW, Sprite("family-any", slim=0.7), Aside(Disc("?"), 1.0)), 0.1))


def _palace(view: View) -> Sign:
    """How many goods the next ruby costs; beside that how many of each, and the rubies left."""
    asked = PALACE_TRACK[: view.palace_price]
    cells = [Row((Text(str(asked.count(kind)), share=1.04), _kind(kind)), 0.0) for kind in dict.fromkeys(asked)]
    cells.append(Row((Sprite("ruby"), Text(f"×{PALACE_LAST_COST + 1 - view.palace_price}", CRIMSON, 1.04)), 0.0))
    rows = tuple(Row(tuple(cells[start : start + 2]), 0.14) for start in range(0, len(cells), 2))
    altogether = Row((figure(view.palace_price), Aside(Text("=", SOFT_INK), 0.6)), 0.02)
    return sign(Row((Aside(altogether, 0.56), Column(rows)), 0.05))


def _mosque(view: View, goods: tuple[int, int], side: int) -> Sign:
    """The two stacks of tiles with the number of goods that one must own; the rubies left."""
    stacks: list[Part] = []
    for number in goods:
        stack = view.mosque_tiles[number]
        needed = figure(stack[0]) if stack else Text("–", SOFT_INK)
        stacks.append(above(Sprite(good(number), 1.0, 1.0 if stack else 0.3), needed))
    return sign(Row((*stacks, Aside(rubies_left(view.mosque_rubies[side]), 0.82)), 0.04))


def _dealer(view: View) -> Sign:
    return for_ruby(Sprite("coin"), view.dealer_price, view.dealer_rubies)


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


PRINTED: Final = frozenset((
    names.FABRIC_WAREHOUSE, names.SPICE_WAREHOUSE, names.FRUIT_WAREHOUSE, names.FOUNTAIN, names.BLACK_MARKET,
    names.TEA_HOUSE, names.POLICE_STATION, names.ROASTING_PLANT, names.CATACOMBS,
))  # fmt: skip
"""Places that show the same in every game from beginning to end."""


def is_printed(view: View, place: int) -> bool:
    """Whether what a place shows is no more than what is printed on it now."""
    return place in PRINTED or (
        place == names.AUCTION_HOUSE and view.letters is not None and view.letters.bidder is None
    )


def sign_of(view: View, place: int) -> Sign:
    """What a place costs and holds now."""
    made = SIGNS[place](view)
    return Sign(tuple(Aside(line, 1.0) for line in made.lines), made.shares) if is_printed(view, place) else made
