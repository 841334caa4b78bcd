"""What the places of Mocha & Baksheesh cost and hold."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.mocha_view import MochaView
from engine.istanbul.places.drawing import GUILD_CARDS
from engine.istanbul.places.roasting_plant import COFFEE, LIRA
from engine.istanbul.places.tavern import BAKSHEESH_COFFEE
from engine.istanbul.view import View
from render.istanbul.style import RUBY_PLATE, good, pile_of, priced, rubies_left
from render.kit.colour import BRASS, CRIMSON, SOFT_INK
from render.kit.parts import (
    ARROW,
    Aside,
    Column,
    Disc,
    Framed,
    Part,
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
    drawn = Row((Sprite("guild-card", slim=0.8), Text(f"+{GUILD_CARDS}"), Text("−1", CRIMSON)), 0.03)
    got = Column((Row((Sprite("coffee"), Text("+1"))), drawn))
    return sign(Row((got, pile_of("guild-card", _of(view).guild_deck)), 0.06))


def _tavern(view: View) -> Sign:
    """What the tavern tiles cost in coffee; goods and coffee for a ruby as baksheesh."""
    shown = _of(view)
    prices = [
        Framed(Column((Sprite(sprite, opacity=1.0 if cost else 0.3), _coffee(cost))), BRASS)
        for sprite, cost in zip(("tavern-line", "tavern-free"), shown.tavern_costs, strict=True)
    ]
    asked = next(number for number, count in enumerate(shown.baksheesh) if count)
    goods = Row((Text(str(shown.baksheesh[asked])), Sprite(good(asked))), 0.0)
    baksheesh = Framed(Column((goods, _coffee(BAKSHEESH_COFFEE))), CRIMSON, RUBY_PLATE)
    return sign(Row((*prices, baksheesh), 0.05))


def _coffee(cost: int) -> Part:
    return Row((Text(str(cost)), Sprite("coffee", 0.9)), 0.0) if cost else Text("–", SOFT_INK)


def _coffee_house(view: View) -> Sign:
    shown = _of(view)
    price = priced(Sprite("coffee"), Text(str(shown.coffee_house_price)))
    return sign(Row((price, rubies_left(shown.coffee_house_rubies)), 0.1))


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
