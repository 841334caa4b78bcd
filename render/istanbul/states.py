"""What each place costs and holds, drawn in the state band of its tile."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.market_demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.prices import ANY_GOOD, PALACE_LAST_COST, PALACE_TRACK
from engine.istanbul.view import View
from render.istanbul import states_letters, states_mocha
from render.istanbul.cards import card_front
from render.istanbul.geometry import Tile
from render.istanbul.pen import Band, Pen
from render.istanbul.style import CARAVAN_MASTER, MOSQUES, PLACES, RISKS, good
from render.kit.canvas import Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, GOLD, INK, SOFT_INK, WALNUT, rgb

_POST_TOP: Final = (names.GOOD["fabric"], -2, names.GOOD["jewelry"], -2)
_POST_BOTTOM: Final = (names.GOOD["spice"], -1, names.GOOD["fruit"], -1)


def _wainwright(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.sprite("coin", 24, 35, 46)
    pen.text(50, 36, "7", 48)
    pen.text(92, 36, "→", 34, colour=SOFT_INK, anchor="m")
    pen.icon("wheelbarrow", 134, 33, 56, PLACES[names.WAINWRIGHT][0][0])
    pen.text(166, 18, f"×{view.extensions_left}", 31)
    pen.rubies_left(182, 52, view.wainwright_rubies)


def _warehouse(number: int) -> Band:
    def band(canvas: Canvas, tile: Tile, view: View) -> None:
        pen = Pen(canvas, tile)
        pen.sprite(good(number), 50, 35, 66)
        pen.text(118, 36, "max", 36, anchor="m", colour=SOFT_INK)
        pen.icon("wheelbarrow", 188, 33, 72)

    return band


def _post_office(canvas: Canvas, tile: Tile, view: View) -> None:
    """Four columns; the lit field of each is received now, the dark one lies under its indicator."""
    pen = Pen(canvas, tile)
    for column, (upper, lower) in enumerate(zip(_POST_TOP, _POST_BOTTOM, strict=True)):
        received_above = column < view.mail_down
        for content, y, received in ((upper, 0, received_above), (lower, 36, not received_above)):
            field = pen.box(1 + column * 59, y, 57, 34)
            canvas.cell(field, 8, CREAM if received else WALNUT, GOLD if received else INK, 3 if received else 2)
            _post_content(pen, 29.5 + column * 59, y + 17, content, received)


def _post_content(pen: Pen, x: float, y: float, content: int, received: bool) -> None:
    faint = 1.0 if received else 0.42
    side = pen.tile.px(32)
    if content >= 0:
        pen.canvas.sprite(good(content), *pen.at(x, y), side, opacity=faint)
        return
    pen.canvas.sprite("coin", *pen.at(x - 12, y), side, opacity=faint)
    pen.text(x + 6, y + 1, str(-content), 30, colour=INK if received else rgb("#8A6A4A"))


def _caravansary(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    if view.mocha or CARAVAN_MASTER in view.options:
        _caravansary_of_expansions(pen, view)
    else:
        pen.sprite("card", 26, 35, 72)
        pen.text(52, 36, "+2", 44)
        pen.text(110, 36, "−1", 44, colour=CRIMSON)
    pile = pen.box(180, 0, 54, 71)
    if view.discard:
        card_front(canvas, pile, view.discard[-1])
    else:
        canvas.dashes(pile, 8, BRASS, 3, 9)


def _caravansary_of_expansions(pen: Pen, view: View) -> None:
    """With the coffee that comes too, and the caravan master's tile while nobody has it."""
    pen.sprite("card", 24, 35, 64)
    pen.text(48, 20, "+2", 34)
    pen.text(48, 54, "−1", 34, colour=CRIMSON)
    if view.mocha:
        pen.sprite("coffee", 108, 19, 38)
        pen.text(128, 20, "+1", 34)
    if CARAVAN_MASTER in view.options and view.caravan is None:
        pen.sprite("caravan", 128, 54, 38)


def _fountain(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    colour = PLACES[names.FOUNTAIN][0][0]
    pen.icon("water-fountain", 42, 34, 68, colour)
    pen.text(110, 36, "←", 46, colour=SOFT_INK, anchor="m")
    for x, y in ((166, 16), (200, 34), (160, 50)):
        pen.sprite("assistant-any", x, y, 46)


def _black_market(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    for number, (x, y) in enumerate(((18, 18), (52, 18), (35, 50))):
        pen.sprite(good(number), x, y, 36)
    pen.text(78, 36, "+", 34, anchor="m", colour=SOFT_INK)
    for i, (rolled, count) in enumerate((("7+", 1), ("9+", 2), ("11+", 3))):
        x = 92 + i * 49
        canvas.cell(pen.box(x, 0, 47, 70), 9, CREAM, RISKS[0], 2)
        pen.text(x + 23.5, 19, rolled, 28, anchor="m")
        for j in range(count):
            pen.sprite(good(names.JEWELRY), x + 23.5 + (j - (count - 1) / 2) * 8, 49, 29)


def _tea_house(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.icon("teapot", 34, 34, 66, RISKS[0])
    pen.sprite("die-5", 94, 36, 46)
    pen.sprite("die-3", 142, 36, 46)
    pen.sprite("coin", 202, 19, 36)
    pen.text(202, 54, "3–12", 29, anchor="m")


def _market(demand: str, pays: tuple[int, ...]) -> Band:
    def band(canvas: Canvas, tile: Tile, view: View) -> None:
        """The goods wanted above; below, what one to five of them bring together."""
        pen = Pen(canvas, tile)
        wanted = [number for number, count in enumerate(getattr(view, demand)) for _ in range(count)]
        for i, number in enumerate(wanted):
            pen.sprite(good(number), 24 + i * 47, 20, 44)
        canvas.cell(pen.box(0, 42, 236, 30), 9, rgb("#F2CE7C"), BRASS, 2)
        for i, lira in enumerate(pays[1:]):
            pen.text(24 + i * 47, 57, str(lira), 29, anchor="m")

    return band


def _police_station(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.icon("handcuffs", 44, 34, 62, PLACES[names.POLICE_STATION][0][0])
    pen.text(104, 36, "→", 42, colour=SOFT_INK, anchor="m")
    pen.sprite("family-any", 148, 35, 62)
    canvas.disc("?", *pen.at(200, 36), tile.px(50))


def _palace(canvas: Canvas, tile: Tile, view: View) -> None:
    """The track: goods on open spaces are the price, rubies cover the rest; the last space is a ruby's."""
    pen = Pen(canvas, tile)
    for space in range(PALACE_LAST_COST + 1):
        x, y = 20 + space % 6 * 39, 17 + space // 6 * 36
        if space < view.palace_price:
            number = PALACE_TRACK[space]
            pen.sprite("any-good" if number == ANY_GOOD else good(number), x, y, 37)
        else:
            pen.sprite("ruby", x, y, 36)
    canvas.badge(str(view.palace_price), *pen.at(215, 53), pen.tile.px(34), CRIMSON)


def _mosque(goods: tuple[int, int], side: int) -> Band:
    def band(canvas: Canvas, tile: Tile, view: View) -> None:
        pen = Pen(canvas, tile)
        for i, number in enumerate(goods):
            stack = view.mosque_tiles[number]
            for behind in range(min(len(stack), 4) - 1, -1, -1):
                box = pen.box(0 + i * 84 + behind * 3, 8 - behind * 2.5, 72, 60)
                canvas.cell(box, 10, rgb("#E9EEF6") if not behind else rgb("#C5D0E2"), MOSQUES[0], 3)
            if stack:
                pen.sprite(good(number), 24 + i * 84, 38, 42)
                pen.text(47 + i * 84, 39, str(stack[0]), 38)
            else:
                canvas.dashes(pen.box(i * 84, 8, 72, 60), 10, MOSQUES[0], 3, 9)
        pen.rubies_left(187, 37, view.mosque_rubies[side])

    return band


def _dealer(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.sprite("coin", 28, 35, 54)
    pen.text(59, 37, str(view.dealer_price), 54)
    pen.text(130, 36, "→", 34, colour=SOFT_INK, anchor="m")
    pen.sprite("ruby", 168, 35, 46)
    pen.text(192, 36, f"×{view.dealer_rubies}", 31)


BANDS: Final[dict[int, Band]] = {
    names.WAINWRIGHT: _wainwright,
    names.FABRIC_WAREHOUSE: _warehouse(names.FABRIC),
    names.SPICE_WAREHOUSE: _warehouse(names.SPICE),
    names.FRUIT_WAREHOUSE: _warehouse(names.FRUIT),
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: _caravansary,
    names.FOUNTAIN: _fountain,
    names.BLACK_MARKET: _black_market,
    names.TEA_HOUSE: _tea_house,
    names.LARGE_MARKET: _market("large_demand", LARGE_PAYS),
    names.SMALL_MARKET: _market("small_demand", SMALL_PAYS),
    names.POLICE_STATION: _police_station,
    names.SULTANS_PALACE: _palace,
    names.SMALL_MOSQUE: _mosque((names.FABRIC, names.SPICE), 0),
    names.GREAT_MOSQUE: _mosque((names.JEWELRY, names.FRUIT), 1),
    names.GEMSTONE_DEALER: _dealer,
    **states_mocha.BANDS,
    **states_letters.BANDS,
}


def draw_state(canvas: Canvas, tile: Tile, view: View) -> None:
    """What the tile's place costs and holds now."""
    BANDS[tile.place](canvas, tile, view)
