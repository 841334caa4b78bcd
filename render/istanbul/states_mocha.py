"""What the places of Mocha & Baksheesh cost and hold."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.mocha_view import MochaView
from engine.istanbul.places.drawing import GUILD_CARDS
from engine.istanbul.places.roasting_plant import COFFEE, LIRA
from engine.istanbul.places.tavern import BAKSHEESH_COFFEE
from engine.istanbul.view import View
from render.istanbul.style import good, pile_of, rubies_left
from render.kit.colour import BRASS, CRIMSON, SOFT_INK
from render.kit.parts import (
    ARROW,
    Aside,
    Column,
    Disc,
    Flow,
    Framed,
    Row,
    Sign,
    Sprite,
    Text,
    sign,
)


def _of(view: View) -> MochaView:
    if view.mocha is None:
        raise ValueError("this place belongs to Mocha & Baksheesh")
    return view.mocha


def _roasting_plant(view: View) -> Sign:
    """Three ways to pay, each for the coffee on the right."""
    ways = [
        Framed(Column((Sprite(sprite), Text(str(count)))), BRASS)
        for sprite, count in (("coin", LIRA), ("any-good", 1), ("card", 1))
    ]
    brought = Column((Row((ARROW, Sprite("coffee")), 0.04), Text(f"+{COFFEE}")))
    return sign(Row((*ways, brought), 0.05))


def _guild_hall(view: View) -> Sign:
    """A coffee; guild cards taken and given up, and how many are left."""
    pile = (Sprite("guild-card", slim=0.8), Text(f"+{GUILD_CARDS}"), Text("−1", CRIMSON), pile_of(_of(view).guild_deck))
    return sign(Row((Sprite("coffee"), Text("+1"))), Row(pile))


def _tavern(view: View) -> Sign:
    """What the tavern tiles cost in coffee; below, coffee and goods for a ruby as baksheesh."""
    shown = _of(view)
    line, free = shown.tavern_costs
    prices = [
        Row((Sprite(sprite, opacity=1.0 if cost else 0.3), Text(str(cost) if cost else "–")), 0.04)
        for sprite, cost in (("tavern-line", line), ("tavern-free", free))
    ]
    asked = next(number for number, count in enumerate(shown.baksheesh) if count)
    goods = (Text(str(shown.baksheesh[asked])), Sprite(good(asked)))
    baksheesh = Row((Text(str(BAKSHEESH_COFFEE)), Sprite("coffee"), *goods, ARROW, Sprite("ruby")), 0.02)
    return sign(Row((*prices, Sprite("coffee", 0.96)), 0.2), baksheesh)


def _coffee_house(view: View) -> Sign:
    shown = _of(view)
    price = (Sprite("coffee"), Text(str(shown.coffee_house_price)))
    return sign(Flow(price, (ARROW, *rubies_left(shown.coffee_house_rubies))))


def _catacombs(view: View) -> Sign:
    """A good or a coffee, and on to whatever place."""
    paid = (Sprite("any-good"), Aside(Text("/", SOFT_INK)), Sprite("coffee"))
    return sign(Row((*paid, ARROW, Aside(Disc("?"), 1.0)), 0.06))


SIGNS: Final[dict[int, Callable[[View], Sign]]] = {
    names.ROASTING_PLANT: _roasting_plant,
    names.GUILD_HALL: _guild_hall,
    names.TAVERN: _tavern,
    names.COFFEE_HOUSE: _coffee_house,
    names.CATACOMBS: _catacombs,
}
