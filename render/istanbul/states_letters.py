"""What the places of Letters & Seals cost and hold."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.letters_view import LettersView
from engine.istanbul.places.auction_house import CARDS as AUCTIONED
from engine.istanbul.places.rubies import LIRA_WITH_RUBY, SEALS_FOR_RUBY
from engine.istanbul.view import View
from render.istanbul.fronts import kiosk_front, painted
from render.istanbul.style import PLACES, RUBY_PLATE, divided, pile_of
from render.kit.colour import CRIMSON
from render.kit.parts import Card, Column, Framed, Icon, Part, Row, Sign, Sprite, Text, sign


def _of(view: View) -> LettersView:
    if view.letters is None:
        raise ValueError("this place belongs to Letters & Seals")
    return view.letters


def _embassy(view: View) -> Sign:
    return sign(pile_of("letter", _of(view).pile))


def _kiosk(view: View) -> Sign:
    """While seats choose: the tile in use, and how many are still face up; otherwise what is left."""
    shown = _of(view)
    if shown.tiles_open or shown.tile:
        used: tuple[Part, ...] = (Card(painted(kiosk_front, shown.tile)),) if shown.tile else ()
        return sign(Row((*used, Sprite("kiosk-tile", 0.6), Text(f"×{len(shown.tiles_open)}", share=0.6)), 0.1))
    return sign(pile_of("kiosk-tile", shown.tiles_left))


def _auction_house(view: View) -> Sign:
    """A good, and cards to bid for; during an auction the highest bid and whose it is."""
    shown = _of(view)
    gavel = Icon("gavel", PLACES[names.AUCTION_HOUSE][0], 0.96)
    if shown.bidder is not None:
        emblem = Sprite(f"emblem-{view.seats[shown.bidder].colour}", 0.8)
        return sign(Row((gavel, Sprite("coin", 0.8), Text(str(shown.bid)), emblem)))
    return sign(Row((Sprite("any-good"), Sprite("card", slim=0.8), Text(f"×{AUCTIONED}"), gavel), 0.06))


def _secret_society(view: View) -> Sign:
    """Who has had lira, and the lira still to be had; seals for a ruby."""
    had = _of(view).society[: len(LIRA_WITH_RUBY)]
    # emblems without a tick were taken for those who may still have the lira
    paid = [Column((Sprite(f"emblem-{view.seats[seat].colour}"), Sprite("tick"))) for seat in had]
    left = [Column((Sprite("coin"), Text(f"+{more}"))) for more in LIRA_WITH_RUBY[len(had) :]]
    price = Framed(Column((Sprite("seal"), Text(str(SEALS_FOR_RUBY)))), CRIMSON, RUBY_PLATE)
    return sign(Row((divided([*paid, *left]), price), 0.06))


SIGNS: Final[dict[int, Callable[[View], Sign]]] = {
    names.EMBASSY: _embassy,
    names.KIOSK: _kiosk,
    names.AUCTION_HOUSE: _auction_house,
    names.SECRET_SOCIETY: _secret_society,
}
