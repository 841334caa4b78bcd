"""What the places of Mocha & Baksheesh cost and hold."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.mocha_view import MochaView
from engine.istanbul.places.drawing import GUILD_CARDS
from engine.istanbul.places.roasting_plant import COFFEE, LIRA
from engine.istanbul.places.tavern import BAKSHEESH_COFFEE, BARRIER_COFFEE
from engine.istanbul.view import View
from render.istanbul.geometry import Tile
from render.istanbul.pen import Band, Pen
from render.istanbul.style import PLACES, RISKS, good
from render.kit.canvas import Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, WALNUT


def _of(view: View) -> MochaView:
    if view.mocha is None:
        raise ValueError("this place belongs to Mocha & Baksheesh")
    return view.mocha


def _roasting_plant(canvas: Canvas, tile: Tile, view: View) -> None:
    """Three ways to pay, each for the coffee on the right."""
    pen = Pen(canvas, tile)
    for i, (sprite, count) in enumerate((("coin", LIRA), ("any-good", 1), ("card", 1))):
        canvas.cell(pen.box(i * 49, 0, 46, 70), 9, CREAM, BRASS, 2)
        pen.sprite(sprite, 23 + i * 49, 24, 38)
        pen.text(23 + i * 49, 54, str(count), 28, anchor="m")
    pen.arrow(162)
    pen.sprite("coffee", 197, 22, 46)
    pen.text(197, 56, f"+{COFFEE}", 30, anchor="m")


def _guild_hall(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.sprite("coffee", 22, 35, 48)
    pen.text(46, 36, "+1", 38)
    pen.sprite("guild-card", 112, 35, 72)
    canvas.badge(str(_of(view).guild_deck), *pen.at(112, 57), tile.px(28), WALNUT)
    pen.text(138, 36, f"+{GUILD_CARDS}", 38)
    pen.text(190, 36, "−1", 38, colour=CRIMSON)


def _tavern(canvas: Canvas, tile: Tile, view: View) -> None:
    """The barrier, both tavern tiles, the baksheesh: what each costs below it."""
    pen = Pen(canvas, tile)
    shown = _of(view)
    line, free = shown.tavern_costs
    for i, (sprite, cost) in enumerate((("barrier", BARRIER_COFFEE), ("tavern-line", line), ("tavern-free", free))):
        canvas.cell(pen.box(i * 52, 0, 50, 70), 9, CREAM, RISKS[0], 2)
        pen.sprite(sprite, 25 + i * 52, 22, 40, opacity=1.0 if cost else 0.3)
        _coffee(pen, 25 + i * 52, 54, cost)
    canvas.cell(pen.box(156, 0, 80, 70), 9, CREAM, RISKS[0], 2)
    asked = next(number for number, count in enumerate(shown.baksheesh) if count)
    pen.text(172, 20, str(shown.baksheesh[asked]), 28, anchor="m")
    pen.sprite(good(asked), 194, 19, 30)
    pen.sprite("ruby", 220, 19, 28)
    _coffee(pen, 196, 54, BAKSHEESH_COFFEE)


def _coffee(pen: Pen, x: float, y: float, count: int) -> None:
    if not count:
        pen.text(x, y, "–", 28, anchor="m")
        return
    pen.text(x - 10, y, str(count), 28, anchor="m")
    pen.sprite("coffee", x + 9, y - 1, 27)


def _coffee_house(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.sprite("coffee", 28, 35, 58)
    pen.text(61, 37, str(_of(view).coffee_house_price), 54)
    pen.arrow(130)
    pen.sprite("ruby", 168, 35, 46)
    pen.text(192, 36, f"×{_of(view).coffee_house_rubies}", 31)


def _catacombs(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.sprite("any-good", 24, 35, 46)
    pen.text(58, 36, "/", 34, anchor="m")
    pen.sprite("coffee", 86, 35, 46)
    pen.arrow(130)
    pen.icon("turban", 166, 34, 50, PLACES[names.CATACOMBS][0][0])
    canvas.disc("?", *pen.at(212, 36), tile.px(46))


BANDS: Final[dict[int, Band]] = {
    names.ROASTING_PLANT: _roasting_plant,
    names.GUILD_HALL: _guild_hall,
    names.TAVERN: _tavern,
    names.COFFEE_HOUSE: _coffee_house,
    names.CATACOMBS: _catacombs,
}
