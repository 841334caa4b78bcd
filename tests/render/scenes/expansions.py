"""Hand-made views of the expansions: usual positions and the worst cases for drawing."""

from dataclasses import replace
from typing import Any

from engine.istanbul import events
from engine.istanbul.board import FIRST
from engine.istanbul.names import COLOURS
from engine.istanbul.reading.view import LettersView, MochaView, View
from render.scene import Scene
from tests.render.scenes.base import FULL_STACK, outlook, scene, seat, view

BAZAAR_GRID = (
    (13, 4, 22, 19, 1), (8, 16, 3, 24, 10), (20, 11, 7, 15, 25), (2, 23, 17, 6, 5), (14, 18, 12, 21, 9),
)  # fmt: skip
MOCHA = MochaView(
    guild_hand=(), guild_deck=13, guild_discard=(7, 12), guild_card=0, barrier=(7, 17), barrier_holder=1,
    tavern_costs=(2, 1), baksheesh=(0, 0, 3, 0), coffee_house_price=7, coffee_house_rubies=4,
)  # fmt: skip
LETTERS = LettersView(
    mover="merchant", pile=19, used=(4, 9), tiles_open=(), tile=0, tiles_used=(3,), tiles_left=18, bid=0, bidder=None,
    society=(2,),
)  # fmt: skip
A_DOZEN = ((1, 1), (3, 2), (5, 1), (5, 1), (8, 2), (11, 1), (12, 2), (13, 1), (15, 1), (16, 2), (21, 1), (24, 2))
FIGURES = (("governor", 6), ("smuggler", 9), ("coffee-trader", 10), ("courier", 3))
MASTER = ("caravan-master", "on")


def table(expansion: str, *seats: Any, **changes: Any) -> View:
    """A five by five table, or the first layout of one expansion."""
    with_letters = expansion != "mocha"
    shown = replace(
        view(*seats),
        options=(
            ("expansion", expansion), *((("kiosk-letters", "2"),) if with_letters else ()),
            *((MASTER,) if expansion == "bazaar" else ()),
        ),
        grid=FIRST.get(expansion, BAZAAR_GRID), rubies_to_end=6, figures=FIGURES,
        mocha=MOCHA if expansion != "letters" else None, letters=LETTERS if with_letters else None,
    )  # fmt: skip
    return replace(shown, **changes)


def mocha() -> Scene:
    """Four players of Mocha & Baksheesh with neutral assistants and the caravan tile still free."""
    seats = (
        seat("red", lira=12, rubies=4, merchant=17, stack=(1, 0, 0), out=(9,), coffee=6, guild_cards=2,
             taverns=(True, False)),
        seat("blue", lira=3, merchant=19, stack=(0, 1), out=(2, 13), coffee=1, taverns=(True, True), capacity=5,
             goods=(5, 4, 1, 0)),
        seat("green", lira=22, rubies=1, merchant=7, coffee=0, guild_cards=3, tiles=(True, True, False, False)),
        seat("yellow", lira=7, rubies=5, merchant=20, stack=(0,), out=(1, 4, 11), coffee=11, family=20),
    )  # fmt: skip
    shown = table(
        "mocha", *seats, neutral_out=(8, 9), discard=("gain-good", "exchange-3", "two-coffee"),
        figures=FIGURES[:3], options=(("expansion", "mocha"), MASTER, ("neutral-assistants", "on")),
    )  # fmt: skip
    return scene(
        shown,
        events.Moved(3, 19, 20),
        events.Left(3, 20, True),
        events.SpentCoffee(3, 6),
        events.GainedRuby(3, 20),
        events.Met(3, "coffee-trader"),
        events.GainedCoffee(3, 1),
        events.GaveGoods(3, (0, 1, 0, 0)),
        events.FigureMoved(None, "coffee-trader", 10, (4, 6)),
        events.TurnBegan(0, 14, 4),
    )


def letters() -> Scene:
    """Three players of Letters & Seals in the middle of an auction."""
    seats = (
        seat("purple", lira=12, rubies=4, merchant=23, companion=24, letters=((3, 1), (13, 2), (14, 1))),
        seat("green", lira=3, merchant=11, stack=(0,), out=(2, 13, 1), companion=0, letters=A_DOZEN[:7]),
        seat("yellow", lira=22, rubies=1, merchant=21, companion=-1, family=3),
    )
    shown = table(
        "letters", *seats, letters=replace(LETTERS, bid=4, bidder=1), discard=("family-step",), figures=FIGURES[::3]
    )  # fmt: skip
    return scene(
        shown,
        events.Moved(0, 13, 23),
        events.GainedGoods(0, (0, 0, 0, 1), 0),
        events.Bid(0, 1),
        events.Bid(1, 4),
        events.PassedBid(2),
    )


def bazaar_seats() -> tuple[Any, ...]:
    return (
        seat("red", lira=12, rubies=4, merchant=22, companion=7, stack=(0, 0), out=(9, 10), coffee=3, guild_cards=2,
             letters=A_DOZEN, taverns=(True, True), capacity=5, goods=(5, 4, 1, 0)),
        seat("blue", lira=103, rubies=5, merchant=5, companion=5, coffee=14, guild_cards=4, cards=11,
             letters=A_DOZEN[:4], tiles=(True, True, True, True), extra_turn_bought=True),
        seat("green", merchant=25, coffee=1, companion=0, letters=((7, 2),), stack=FULL_STACK, reserve=0),
        seat("yellow", merchant=22, companion=22, family=22, stack=(0, 0, 0), out=(22,), letters=A_DOZEN[5:]),
        seat("purple", merchant=14, stack=(), out=(19, 3, 7, 12), companion=-1, family=18, taverns=(False, True)),
    )  # fmt: skip


def bazaar() -> Scene:
    """Five players of Grand Bazaar; the last turn went through the Catacombs."""
    shown = table("bazaar", *bazaar_seats(), caravan=1, discard=("die-to-six", "society-twice", "one-letter"))
    return scene(
        shown,
        events.Moved(4, 24, 25),
        events.Left(4, 25),
        events.Acted(4, 25, "merchant"),
        events.GainedCoffee(4, 1),
        events.Moved(4, 25, 14),
        events.DrewLetters(4, (13, 22)),
        events.DeliveredLetters(4, (22,)),
        events.BarrierMoved(4, (7, 17)),
        events.Caught(4, 2),
        events.GainedLira(4, 3),
        events.TurnBegan(0, 41, 9),
    )


def kiosk() -> Scene:
    """A kiosk in progress, seen by the one who picks, whose hand is full."""
    shown = table(
        "bazaar", *bazaar_seats(), seat=1, active=0,
        hand=("coffee-for-guild", "die-to-six", "gain-good", "move-3-4", "mosque-twice", "one-letter"),
        mocha=replace(MOCHA, guild_hand=(3, 8, 14, 20)),
        letters=replace(LETTERS, tiles_open=(4, 13, 16, 22, 24), tile=0),
    )  # fmt: skip
    told = (
        events.Moved(0, 19, 22), events.DrewLetters(0, (4, 9)), events.OpenedTiles(0, (4, 10, 13, 16, 22, 24)),
        events.PickedTile(0, 10), events.UsedTile(0, 10, "use"), events.GainedGoods(0, (0, 0, 0, 1), 0),
    )  # fmt: skip
    return scene(shown, *told, offered=("pick 4", "pick 13", "pick 16", "pick 22", "pick 24"))


def companion_choosing() -> Scene:
    """A private panel with steps for the merchant and for the companion, and letters to deliver."""
    shown = table("bazaar", *bazaar_seats(), seat=0, hand=("move-to-corner", "companion-2"),
                  mocha=replace(MOCHA, guild_hand=(9, 16)))  # fmt: skip
    merchant = (13, 4, 19, 1, 3, 16, 24, 7)
    walks = [outlook(events.Moved(0, 22, n), events.Left(0, n, n == 16)) for n in merchant[:-1]]
    walks.append(outlook(events.Moved(0, 22, 7), events.Collected(0, 7), events.PaidSeat(0, 1, 2)))
    steps = [outlook(events.CompanionMoved(0, 7, n)) for n in (3, 11, 15)]
    offered = (*(f"move {n}" for n in merchant), *(f"companion {n}" for n in (3, 11, 15)), "guild 9")
    return replace(scene(shown, offered=offered), outlooks=(*walks, *steps, outlook()))


def bazaar_crowd() -> Scene:
    """Everything that can stand on one place of the largest board stands on the Police Station."""
    seats = tuple(
        seat(colour, merchant=12, family=12, companion=12, out=(12,), stack=FULL_STACK, letters=A_DOZEN * 2, coffee=21,
             guild_cards=9, taverns=(True, True), tiles=(True,) * 4, rubies=7, cards=14, lira=188)
        for colour in COLOURS
    )  # fmt: skip
    return scene(table("bazaar", *seats, figures=tuple((figure, 12) for figure, _ in FIGURES), caravan=0))


def bazaar_duel() -> Scene:
    """Two players, all figures and neutral merchants with both on one place, neutral assistants about."""
    seats = (
        seat("blue", merchant=24, companion=24, stack=(1, 1, 0), family=24, letters=A_DOZEN),
        seat("yellow", merchant=24, companion=0, stack=(0,), out=(24, 7), letters=((2, 1),)),
    )
    shown = table(
        "bazaar", *seats, neutral_merchants=(24, 24, 24), neutral_out=(24, 24), caravan=1, final_round=True,
        figures=tuple((figure, 24) for figure, _ in FIGURES), letters=replace(LETTERS, society=(1, 0)),
    )  # fmt: skip
    return scene(shown, events.CompanionMoved(0, 15, 24), events.PaidSeat(0, 1, 2), events.GaveLetters(0, (4,), 3))


EXPANSIONS = {
    "mocha": mocha, "letters": letters, "bazaar": bazaar, "kiosk": kiosk, "companion_choosing": companion_choosing,
    "bazaar_crowd": bazaar_crowd, "bazaar_duel": bazaar_duel,
}  # fmt: skip
