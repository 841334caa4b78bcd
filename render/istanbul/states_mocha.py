"""What the places of Mocha & Baksheesh cost and hold."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.mocha_view import MochaView
from engine.istanbul.places.roasting_plant import LIRA
from engine.istanbul.view import View
from render.istanbul.style import RUBY_PLATE, above, figure, for_ruby, good, pile_of
from render.kit.colour import CRIMSON, SOFT_INK
from render.kit.parts import (
    ARROW,
    Aside,
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


def _roasting_plant(_: View) -> Sign:
    """Three ways to pay for coffee."""
    slash = Text("/", SOFT_INK)
    lira = (Text(str(LIRA)), Sprite("coin"))
    return sign(Row((*lira, slash, Sprite("any-good"), slash, Sprite("card", slim=0.8), ARROW, Sprite("coffee")), 0.02))


def _guild_hall(view: View) -> Sign:
    return sign(pile_of("guild-card", _of(view).guild_deck))


def _tavern(view: View) -> Sign:
    """What the tavern tiles cost in coffee; the goods that are asked for a ruby as baksheesh."""
    shown = _of(view)
    prices: list[Part] = [
        above(Sprite(sprite, opacity=1.0 if cost else 0.3), figure(cost) if cost else Text("–", SOFT_INK))
        for sprite, cost in zip(("tavern-line", "tavern-free"), shown.tavern_costs, strict=True)
    ]
    asked = next(number for number, count in enumerate(shown.baksheesh) if count)
    goods = above(Sprite(good(asked)), figure(shown.baksheesh[asked]))
    coffee = Aside(Sprite("coffee"), 0.4)
    return sign(Row((*prices, coffee, Framed(goods, CRIMSON, RUBY_PLATE)), 0.06))


def _coffee_house(view: View) -> Sign:
    shown = _of(view)
    return for_ruby(Sprite("coffee"), shown.coffee_house_price, shown.coffee_house_rubies)


def _catacombs(_: View) -> Sign:
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
