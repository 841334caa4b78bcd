"""What is written on each place's tile: colours, prices, goods, rubies and tiles left, and which signs never change."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from engine.istanbul import names
from engine.istanbul.places.auction_house import CARDS as AUCTIONED
from engine.istanbul.places.prices import ANY_GOOD, PALACE, PALACE_TRACK
from engine.istanbul.places.roasting_plant import LIRA
from engine.istanbul.places.rubies import LIRA_WITH_RUBY
from engine.istanbul.places.warehouses import received
from engine.istanbul.reading.view import View
from render.istanbul.components import card_front, kiosk_front
from render.istanbul.secret_society import secret_society
from render.istanbul.style import (
    CARAVAN_MASTER,
    COFFEE_PLACES,
    LETTER_PLACES,
    MARKETS,
    MOSQUES,
    RISKS,
    RUBY_PLACES,
    RUBY_PLATE,
    SERVICES,
    WAREHOUSES,
    Ramp,
    figure,
    for_ruby,
    good,
    left,
    rubies_left,
)
from render.kit.colour import CRIMSON, SOFT_INK, WALNUT
from render.kit.parts import ARROW, Aside, Card, Column, Disc, Icon, Part, Row, Sign, Sprite, Text, sign
from render.kit.pillars import Pillar, Pillars

_TEA: Final = Row((Sprite("die-5"), Sprite("die-3"), ARROW, Sprite("coin")), 0.08)


_PALACE_SPANS: Final = (1.14, 2.44, 0.92)  # columns that the sum, each good and the rubies left take

T = TypeVar("T")
Plated: TypeAlias = Sign | Pillars
"""What lies on the plate of a place."""


class Place(NamedTuple):
    """`colours`: of the header of its tile; `sign`: its prices and all that it holds; `printed`: the sign is the same
    in every game from beginning to end."""

    colours: Ramp
    sign: Callable[[View], Plated]
    printed: bool = False


def _played(expansion: T | None) -> T:
    if expansion is None:
        raise ValueError("this place belongs to an expansion that is not played")
    return expansion


_SALE, _WANTED = 1.2, 0.56  # columns of a market, and what goods take of their height
_MAIL: Final = (1.75, 1.0)  # how high the goods of the Post Office are, and its lira


def _roasting_plant(_: View) -> Sign:
    """Three ways to pay for coffee."""
    slash = Text("/", SOFT_INK)
    lira = (Text(str(LIRA)), Sprite("coin"))
    return sign(Row((*lira, slash, Sprite("any-good"), slash, Sprite("card", slim=0.8), ARROW, Sprite("coffee")), 0.02))


def _tavern(view: View) -> Plated:
    """The prices of the tavern tiles in coffee; the goods that are asked for a ruby as baksheesh."""
    mocha = _played(view.mocha)
    prices = [
        _counted(sprite, cost) for sprite, cost in zip(("tavern-line", "tavern-free"), mocha.tavern_costs, strict=True)
    ]
    kind, count = next((kind, count) for kind, count in enumerate(mocha.baksheesh) if count)
    goods = Pillar(Sprite(good(kind)), figure(count), plate=(RUBY_PLATE, CRIMSON))
    return Pillars((*prices, Pillar(Aside(Sprite("coffee"), 0.8)), goods))


def _coffee_house(view: View) -> Plated:
    mocha = _played(view.mocha)
    return for_ruby(Sprite("coffee"), mocha.coffee_house_price, mocha.coffee_house_rubies)


def _counted(sprite: str, count: int) -> Pillar:
    """A piece above its number; faint above a dash without one."""
    return Pillar(Sprite(sprite, opacity=1.0 if count else 0.3), figure(count) if count else Text("–", SOFT_INK))


def _catacombs(_: View) -> Sign:
    """A good or a coffee, and on to whatever place."""
    slash = Aside(Text("/", SOFT_INK))
    return sign(Row((Sprite("any-good"), slash, Sprite("coffee"), ARROW, Aside(Disc("?"), 1.0)), 0.06))


def _kiosk(view: View) -> Plated:
    """While seats choose: the tile in use, and how many are still face up; otherwise the pile."""
    letters = _played(view.letters)
    if letters.tiles_open or letters.tile:
        used: tuple[Part, ...] = (Card(kiosk_front(letters.tile)),) if letters.tile else ()
        return sign(Row((*used, Sprite("kiosk-tile", 0.6), Text(f"×{len(letters.tiles_open)}", share=0.6)), 0.1))
    return Pillars((left(Sprite("kiosk-tile"), letters.tiles_left),))


def _auction_house(view: View) -> Sign:
    """A good, and cards to bid for; during an auction the highest bid and whose it is."""
    letters = _played(view.letters)
    gavel = Icon("gavel", MARKETS[0], 0.96)
    if letters.bidder is not None:
        emblem = Sprite(f"emblem-{view.seats[letters.bidder].colour}", 0.8)
        return sign(Row((gavel, Sprite("coin", 0.8), Text(str(letters.bid)), emblem)))
    return sign(Row((Sprite("any-good"), Sprite("card", slim=0.8), Text(f"×{AUCTIONED}"), gavel), 0.06))


def _secret_society(view: View) -> Plated:
    had = _played(view.letters).society[: len(LIRA_WITH_RUBY)]
    return secret_society([view.seats[seat].colour for seat in had])


def _wainwright(view: View) -> Plated:
    """How many extensions and rubies are left."""
    extensions = left(Icon("wheelbarrow", RUBY_PLACES[0], 1.1), view.extensions_left)
    return Pillars((extensions, rubies_left(view.wainwright_rubies)))


def _warehouse(number: int) -> Place:
    full = Row((Sprite(good(number)), Aside(Text("max", SOFT_INK), 0.7), Icon("wheelbarrow", WALNUT, 1.05)), 0.12)
    return Place(WAREHOUSES, lambda _: sign(full), printed=True)


def post_office(down: int) -> Sign:
    """The goods that one gets now, and below them the lira. `down`: how many indicators cover the lower field of their
    column."""
    goods, lira = received(down)
    given = tuple(Sprite(good(kind)) for kind, count in enumerate(goods) for _ in range(count))
    return Sign((Row(given, 0.06), Row((Sprite("coin"), Text(f"+{lira}", share=1.3)), 0.04)), _MAIL)


def _caravansary(view: View) -> Sign:
    """The top of the discard pile; the caravan master's tile if there."""
    pile = Card(card_front(view.discard[-1]) if view.discard else None)
    waiting = CARAVAN_MASTER in view.options and view.caravan is None
    return sign(Row((pile, Aside(Sprite("caravan"), 0.6)), 0.1) if waiting else pile)


def _fountain(_: View) -> Sign:
    pile = Row(tuple(Sprite("assistant-any", 0.7) for _ in range(3)), 0.0)
    return sign(Row((Icon("water-fountain", SERVICES[0]), Aside(Text("←", SOFT_INK), 0.6), pile)))


def _black_market(_: View) -> Sign:
    """One of three goods, and jewelry by the roll."""
    first, *others = (Sprite(good(number)) for number in (names.FABRIC, names.SPICE, names.FRUIT))
    either = [part for other in others for part in (Text("/", SOFT_INK), other)]
    return sign(Row((first, *either, Text("+", SOFT_INK), Sprite(good(names.JEWELRY)), Sprite("die-5")), 0.02))


def _kind(number: int) -> Sprite:
    return Sprite("any-good" if number == ANY_GOOD else good(number))


def _market(demand: tuple[int, ...]) -> Plated:
    """The goods wanted above their numbers, larger than elsewhere: which they are is less easily seen than how many."""
    wanted = [(_kind(kind), figure(count)) for kind, count in enumerate(demand) if count]
    return Pillars(tuple(Pillar(sign, number, _SALE, share=_WANTED) for sign, number in wanted))


def _police_station(_: View) -> Sign:
    family = Sprite("family-any", slim=0.7)
    return sign(Row((Icon("handcuffs", SERVICES[0]), ARROW, family, Aside(Disc("?"), 1.0)), 0.1))


def _palace(view: View) -> Plated:
    """How many goods the next ruby costs; beside that how many of each, and the rubies left."""
    price = PALACE_TRACK[: view.palace_price]
    cells = [Row((Text(str(price.count(kind)), share=1.04), _kind(kind)), 0.0) for kind in dict.fromkeys(price)]
    rows = Column(tuple(Row(tuple(cells[start : start + 2]), 0.1) for start in range(0, len(cells), 2)))
    total, each, rubies = _PALACE_SPANS
    altogether = Pillar(figure(view.palace_price), span=total)
    return Pillars((altogether, Pillar(rows, span=each), rubies_left(PALACE.last + 1 - view.palace_price, rubies)))


def _mosque(view: View, goods: tuple[int, int], side: int) -> Plated:
    """The two stacks of tiles with the number of goods that one must own; the rubies left."""
    stacks = [_counted(good(number), next(iter(view.mosque_tiles[number]), 0)) for number in goods]
    return Pillars((*stacks, rubies_left(view.mosque_rubies[side])))


# The picture of each place is in tools/artwork/places.py or expansion_places.py.
PLACES: Final = {
    names.WAINWRIGHT: Place(RUBY_PLACES, _wainwright),
    names.FABRIC_WAREHOUSE: _warehouse(names.FABRIC),
    names.SPICE_WAREHOUSE: _warehouse(names.SPICE),
    names.FRUIT_WAREHOUSE: _warehouse(names.FRUIT),
    names.POST_OFFICE: Place(SERVICES, lambda view: post_office(view.mail_down)),
    names.CARAVANSARY: Place(SERVICES, _caravansary),
    names.FOUNTAIN: Place(SERVICES, _fountain, printed=True),
    names.BLACK_MARKET: Place(RISKS, _black_market, printed=True),
    names.TEA_HOUSE: Place(RISKS, lambda _: sign(_TEA), printed=True),
    names.LARGE_MARKET: Place(MARKETS, lambda view: _market(view.large_demand)),
    names.SMALL_MARKET: Place(MARKETS, lambda view: _market(view.small_demand)),
    names.POLICE_STATION: Place(SERVICES, _police_station, printed=True),
    names.SULTANS_PALACE: Place(RUBY_PLACES, _palace),
    names.SMALL_MOSQUE: Place(MOSQUES, lambda view: _mosque(view, (names.FABRIC, names.SPICE), 0)),
    names.GREAT_MOSQUE: Place(MOSQUES, lambda view: _mosque(view, (names.JEWELRY, names.FRUIT), 1)),
    names.GEMSTONE_DEALER: Place(
        RUBY_PLACES, lambda view: for_ruby(Sprite("coin"), view.dealer_price, view.dealer_rubies)
    ),
    names.ROASTING_PLANT: Place(COFFEE_PLACES, _roasting_plant, printed=True),
    names.GUILD_HALL: Place(
        COFFEE_PLACES, lambda view: Pillars((left(Sprite("guild-card"), _played(view.mocha).guild_deck),))
    ),
    names.TAVERN: Place(RISKS, _tavern),
    names.COFFEE_HOUSE: Place(RUBY_PLACES, _coffee_house),
    names.EMBASSY: Place(LETTER_PLACES, lambda view: Pillars((left(Sprite("letter"), _played(view.letters).pile),))),
    names.KIOSK: Place(LETTER_PLACES, _kiosk),
    names.AUCTION_HOUSE: Place(MARKETS, _auction_house),
    names.SECRET_SOCIETY: Place(RUBY_PLACES, _secret_society),
    names.CATACOMBS: Place(RISKS, _catacombs, printed=True),
}


def is_printed(view: View, place: int) -> bool:
    """Whether the sign of a place is now no more than what is printed on it."""
    if place == names.AUCTION_HOUSE:
        return view.letters is not None and view.letters.bidder is None
    return PLACES[place].printed


def sign_of(view: View, place: int) -> Plated:
    """The prices of a place and all that it holds now."""
    made = PLACES[place].sign(view)
    if isinstance(made, Sign) and is_printed(view, place):
        return Sign(tuple(Aside(line, 1.0) for line in made.lines), made.shares)
    return made
