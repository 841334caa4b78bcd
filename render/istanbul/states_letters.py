"""What the places of Letters & Seals cost and hold."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.letters_view import LettersView
from engine.istanbul.places.auction_house import CARDS as AUCTIONED
from engine.istanbul.places.drawing import LETTERS
from engine.istanbul.places.rubies import LIRA_WITH_RUBY, SEALS_FOR_RUBY
from engine.istanbul.view import View
from render.istanbul.fronts import kiosk_front
from render.istanbul.geometry import Tile
from render.istanbul.pen import Band, Pen
from render.istanbul.style import PLACES
from render.kit.canvas import Canvas
from render.kit.colour import SOFT_INK, WALNUT


def _of(view: View) -> LettersView:
    if view.letters is None:
        raise ValueError("this place belongs to Letters & Seals")
    return view.letters


def _embassy(canvas: Canvas, tile: Tile, view: View) -> None:
    pen = Pen(canvas, tile)
    pen.sprite("letter", 42, 35, 80)
    pen.text(88, 36, f"+{LETTERS}", 46)
    pen.sprite("letter", 198, 30, 56, opacity=0.75)
    canvas.badge(str(_of(view).pile), *pen.at(198, 54), tile.px(30), WALNUT)


def _kiosk(canvas: Canvas, tile: Tile, view: View) -> None:
    """The face-up tiles while seats choose; otherwise what the action brings and the tiles left."""
    pen = Pen(canvas, tile)
    shown = _of(view)
    if shown.tiles_open or shown.tile:
        _open_tiles(pen, shown)
        return
    pen.sprite("letter", 30, 35, 58)
    pen.text(62, 36, f"+{dict(view.options)['kiosk-letters']}", 40)
    pen.sprite("kiosk-tile", 146, 35, 60)
    canvas.badge(str(shown.tiles_left), *pen.at(146, 58), tile.px(28), WALNUT)
    pen.text(180, 36, f"×{len(view.seats) + 1}", 40)


def _open_tiles(pen: Pen, shown: LettersView) -> None:
    """The one being used first and larger, then those still to be chosen."""
    left = 0.0
    if shown.tile:
        kiosk_front(pen.canvas, pen.box(0, 0, 52, 70), shown.tile)
        left = 60
    step = min(48.0, (236 - left) / max(1, len(shown.tiles_open)))
    for i, number in enumerate(shown.tiles_open):
        kiosk_front(pen.canvas, pen.box(left + i * step, 7, step - 3, 60), number)


def _auction_house(canvas: Canvas, tile: Tile, view: View) -> None:
    """A good, and cards to bid for; during an auction the highest bid and whose it is."""
    pen = Pen(canvas, tile)
    shown = _of(view)
    if shown.bidder is not None:
        pen.icon("gavel", 30, 34, 56, PLACES[names.AUCTION_HOUSE][0][0])
        pen.sprite("coin", 94, 35, 52)
        pen.text(124, 36, str(shown.bid), 46)
        pen.sprite(f"emblem-{view.seats[shown.bidder].colour}", 206, 35, 56)
        return
    pen.sprite("any-good", 24, 35, 46)
    pen.text(48, 36, "+1", 36)
    pen.sprite("card", 114, 35, 68)
    pen.text(136, 36, f"×{AUCTIONED}", 36)
    pen.icon("gavel", 208, 34, 50, PLACES[names.AUCTION_HOUSE][0][0])


def _secret_society(canvas: Canvas, tile: Tile, view: View) -> None:
    """Seals for a ruby; the lira still to be had, or who has had them."""
    pen = Pen(canvas, tile)
    shown = _of(view)
    pen.text(2, 36, str(SEALS_FOR_RUBY), 44)
    pen.sprite("seal", 50, 35, 50)
    pen.arrow(94)
    pen.sprite("ruby", 128, 35, 42)
    for i, lira in enumerate(LIRA_WITH_RUBY):
        x = 166 + i * 29
        if i < len(shown.society):
            pen.sprite(f"emblem-{view.seats[shown.society[i]].colour}", x, 20, 30)
        else:
            pen.sprite("coin", x, 20, 29)
        pen.text(x, 54, str(lira), 28, anchor="m", colour=WALNUT if i >= len(shown.society) else SOFT_INK)


BANDS: Final[dict[int, Band]] = {
    names.EMBASSY: _embassy,
    names.KIOSK: _kiosk,
    names.AUCTION_HOUSE: _auction_house,
    names.SECRET_SOCIETY: _secret_society,
}
