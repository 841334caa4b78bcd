"""Rivals as the Merchant of Istanbul sees them: what they take before its next turn (rubies, so that the next ones are
dearer, and mosque tiles), and the position as it is to one of them."""

from collections.abc import Iterable
from dataclasses import replace

from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.sketch import Sketch, sketch_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.reading.view import SeatView, View


def after_rivals(view: View, rivals: Iterable[int], weights: Weights, later: float, soon: float) -> View:
    """The table after a turn of each of these seats, which gains what it can at once. `later`, `soon`: as in
    `shares_left`."""
    for rival in rivals:
        seat = view.seats[rival]
        ways = Ahead(replace(view, seat=rival), weights, later, soon)
        turns = ways.turns(sketch_of(view, seat), first=True)
        view = _without(view, seat, max((after for _, after in turns), key=ways.worth))
    return view


def _without(view: View, before: SeatView, after: Sketch) -> View:
    """The table without what a seat has bought."""
    mocha, tiles = view.mocha, zip(view.mosque_tiles, before.tiles, after.tiles, strict=True)
    return replace(
        view,
        palace_price=after.palace,
        dealer_price=after.dealer,
        mosque_tiles=tuple(stack[now - had :] for stack, had, now in tiles),
        mocha=mocha and replace(mocha, coffee_house_price=after.coffee_price),
    )


def seen_as(view: View, seat: int) -> View:
    """The position of another seat as far as the viewer knows it, without what tells nothing of its next turns: so that
    it is the same in most turns of the viewer."""
    mocha = replace(view.mocha, guild_hand=()) if view.mocha else None
    seats = tuple(each if number == seat else _met(each) for number, each in enumerate(view.seats))
    return replace(
        view,
        seat=seat,
        hand=(),
        mocha=mocha,
        seats=seats,
        turn=0,
        round=0,
        active=seat,
        stage="",
        phase="",
        recalled=False,
    )


def _met(seat: SeatView) -> SeatView:
    """All that others meet of a seat: its pieces, and how near the end it is."""
    return replace(
        seat,
        lira=0,
        goods=(),
        stack=(),
        out=(),
        reserve=0,
        tiles=(),
        cards=0,
        coffee=0,
        guild_cards=0,
        taverns=(),
        letters=(),
        extra_turn_bought=False,
    )
