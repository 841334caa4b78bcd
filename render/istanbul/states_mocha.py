"""What the places of Mocha & Baksheesh cost and hold."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.mocha_view import MochaView
from engine.istanbul.places.drawing import GUILD_CARDS
from engine.istanbul.places.roasting_plant import COFFEE, LIRA
from engine.istanbul.places.tavern import BAKSHEESH_COFFEE, BARRIER_COFFEE
from engine.istanbul.view import View
from render.istanbul.style import PLACES, RISKS, good, rubies_left
from render.kit.colour import BRASS, CRIMSON, SOFT_INK
from render.kit.parts import (
    ARROW,
    Column,
    Disc,
    Flow,
    Framed,
    Icon,
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
    brought = Column((Sprite("coffee"), Text(f"+{COFFEE}")))
    return sign(Row((*ways, Text("→", SOFT_INK, 0.36), brought), 0.04))


def _guild_hall(view: View) -> Sign:
    """A coffee; guild cards taken and given up, and how many are left."""
    pile = Sprite("guild-card", count=str(_of(view).guild_deck), slim=0.8)
    return sign(Flow((Sprite("coffee", 0.9), Text("+1")), (pile, Text(f"+{GUILD_CARDS}"), Text("−1", CRIMSON))))


def _tavern(view: View) -> Sign:
    """The barrier, both tavern tiles, the baksheesh: what each costs below it."""
    shown = _of(view)
    line, free = shown.tavern_costs
    fields = [
        Framed(Column((Sprite(sprite, opacity=1.0 if cost else 0.3), _coffee(cost))), RISKS[0])
        for sprite, cost in (("barrier", BARRIER_COFFEE), ("tavern-line", line), ("tavern-free", free))
    ]
    asked = next(number for number, count in enumerate(shown.baksheesh) if count)
    ruby = Row((Text(str(shown.baksheesh[asked]), share=0.85), Sprite(good(asked), 0.85), Sprite("ruby", 0.8)), 0.0)
    return sign(Row((*fields, Framed(Column((ruby, _coffee(BAKSHEESH_COFFEE))), RISKS[0])), 0.03))


def _coffee(count: int) -> Part:
    return Row((Text(str(count), share=0.95), Sprite("coffee", 0.72)), 0.0) if count else Text("–", SOFT_INK)


def _coffee_house(view: View) -> Sign:
    shown = _of(view)
    price = (Sprite("coffee"), Text(str(shown.coffee_house_price)))
    return sign(Flow(price, (ARROW, *rubies_left(shown.coffee_house_rubies))))


def _catacombs(view: View) -> Sign:
    turban = Icon("turban", PLACES[names.CATACOMBS][0][0], 0.95)
    return sign(
        Row((Sprite("any-good", 0.8), Text("/", share=0.8), Sprite("coffee", 0.8), ARROW, turban, Disc("?", 0.7)))
    )


SIGNS: Final[dict[int, Callable[[View], Sign]]] = {
    names.ROASTING_PLANT: _roasting_plant,
    names.GUILD_HALL: _guild_hall,
    names.TAVERN: _tavern,
    names.COFFEE_HOUSE: _coffee_house,
    names.CATACOMBS: _catacombs,
}
