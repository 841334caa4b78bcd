"""Hand-made views of Istanbul: a usual position and the worst cases for drawing."""

from dataclasses import replace
from typing import Any

from engine.istanbul import events
from engine.istanbul.board import PRINTED
from engine.istanbul.names import COLOURS, PLACES
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import SeatView, View
from render.scene import Scene

LABELS = {
    "game-title": "Istanbul",
    "picture-to-move": "{name} to move",
    "picture-final-round": "Last round: {name}",
    "picture-winner": "{name} wins",
    "picture-over": "Game over",
    "picture-race": "to {rubies}",
    "picture-no-turn-yet": "No turn has been played yet.",
    "picture-acts-now": "to move",
    "picture-first-player": "first player",
    "picture-discard": "Discard pile",
    "picture-hand": "Your cards",
    **{f"picture-column-{name}": name.capitalize() for name in (
        "goods", "room", "lira", "assistants", "guild", "coffee", "seals")},
    "picture-column-cards": "Bonus", "picture-column-mosques": "Mosque tiles",
    **{f"picture-place-of-{name}": name.capitalize() for name in ("merchant", "family", "companion")},
    "picture-place-of-assistant": "left at",
    "picture-figure": "{figure}",
    "picture-place": "{place}",
    "picture-no-caravan-master": "No caravan master",
    **{f"figure-{name}": name.replace("-", " ").title() for name in (
        "governor", "smuggler", "coffee-trader", "courier")},
}  # fmt: skip
NAMES = ("Magda", "Пётр", "Lenka", "Vítek", "Joaquín")
FULL_STACK = (0, 0, 0, 0, 0)


def seat(colour: str, **changes: Any) -> SeatView:
    plain = SeatView(
        colour=colour, lira=9, rubies=2, goods=(2, 3, 0, 1), capacity=4, merchant=7, stack=(0, 0, 0, 0), out=(),
        reserve=1, family=12, tiles=(False, False, False, False), cards=1,
    )  # fmt: skip
    return replace(plain, **changes)


def view(*seats: SeatView, **changes: Any) -> View:
    plain = View(
        seat=None, options=(("layout", "short"),), grid=PRINTED["short"], turn=14, round=4, start=0, active=0,
        stage="turn", phase="", final_round=False, over=False, rubies_to_end=6 if len(seats) == 2 else 5,
        seats=seats, hand=(), figures=(("governor", 6), ("smuggler", 9)),
        neutral_merchants=(14, 15, 16) if len(seats) == 2 else (), deck=17,
        discard=("gain-good", "sultan-twice", "move-3-4"), large_demand=(1, 1, 1, 2), small_demand=(1, 2, 2, 0),
        mail_down=2, extensions_left=12, wainwright_rubies=5,
        mosque_tiles=((2, 3, 4, 5), (3, 4, 5), (5,), (2, 3, 4, 5)), mosque_rubies=(4, 3), palace_price=6,
        palace_rubies=5, dealer_price=16, dealer_rubies=8, recalled=False,
    )  # fmt: skip
    return replace(plain, **changes)


def say(message: str, /, **facts: int | str) -> str:
    """Labels that stay as they are when the sentences of the project change."""
    if message.startswith("place-"):
        return PLACES[int(message.removeprefix("place-"))].replace("-", " ").title()
    return LABELS[message].format(**facts)


def scene(table: View, *told: Any, offered: tuple[str, ...] = (), names: tuple[str, ...] = NAMES) -> Scene:
    return Scene(table, names[: len(table.seats)], "en", say, told, offered)


def outlook(*told: Any, cut_short: str = "") -> Outlook:
    """What an option is foreseen to bring."""
    return Outlook(told, False, None, 9, cut_short)


def usual() -> Scene:
    """Five players in mid-game after a sale with an encounter."""
    seats = (
        seat("yellow", lira=21, rubies=3, merchant=16, stack=(0,), out=(13, 2, 10), cards=2, goods=(5, 2, 4, 1),
             capacity=5, tiles=(True, True, False, False)),
        seat("red", rubies=4, merchant=11, stack=(0, 0), out=(4,), family=4, tiles=(False, False, False, True)),
        seat("green", lira=34, merchant=1, stack=(0, 0, 0), out=(10,), cards=0, goods=(3, 3, 2, 0), capacity=3),
        seat("blue", lira=15, merchant=6, stack=(), out=(5, 9, 2, 11), family=11, cards=3, goods=(0, 1, 2, 1),
             capacity=2),
        seat("purple", lira=40, rubies=1, merchant=15, stack=FULL_STACK, reserve=0, family=4,
             tiles=(True, False, True, True)),
    )  # fmt: skip
    return scene(
        view(*seats),
        events.Moved(1, 8, 11),
        events.Collected(1, 11),
        events.Sold(1, 11, (1, 0, 1, 1), 9),
        events.Met(1, "smuggler"),
        events.GainedGoods(1, (0, 1, 0, 0), 0),
        events.SpentLira(1, 2),
        events.FigureMoved(None, "smuggler", 9, (4, 5)),
        events.TurnBegan(0, 14, 4),
    )


def opening() -> Scene:
    """Five players before the first turn, both figures on the Fountain with all the merchants."""
    seats = tuple(
        seat(colour, lira=2 + i, rubies=0, goods=(0, 0, 0, 0), capacity=2) for i, colour in enumerate(COLOURS)
    )
    stacks = ((2, 3, 4, 5),) * 4
    return scene(
        view(
            *seats, turn=1, round=1, discard=(), mail_down=0, palace_price=4, palace_rubies=7, dealer_price=12,
            dealer_rubies=12, extensions_left=15, mosque_tiles=stacks, mosque_rubies=(4, 4),
            figures=(("governor", 7), ("smuggler", 7)),
        )
    )  # fmt: skip


def crowd() -> Scene:
    """Everything that can stand on one place stands on the Fountain."""
    seats = tuple(seat(colour, family=7, out=(7,), stack=FULL_STACK) for colour in COLOURS)
    return scene(view(*seats, figures=(("governor", 7), ("smuggler", 7))))


def late_duel() -> Scene:
    """Two players, the tracks at their ends, neutral merchants, one very long name."""
    seats = (seat("blue", merchant=3), seat("purple", merchant=2, stack=(0,), out=(1, 3, 13), family=9, rubies=7))
    table = view(
        *seats, active=1, palace_price=10, palace_rubies=1, dealer_price=23, dealer_rubies=1, extensions_left=0,
        wainwright_rubies=0, mosque_tiles=((), (4,), (2, 4), (2, 4)), mosque_rubies=(0, 2), final_round=True,
        large_demand=(1, 1, 0, 3), small_demand=(1, 3, 1, 0), mail_down=4,
    )  # fmt: skip
    names = ("A very long player name indeed", "Bob")
    return scene(table, events.Moved(0, 12, 3), events.CutShort(0, "merchants"), names=names)


def choosing() -> Scene:
    """A private panel: the viewer's hand and the places within reach."""
    seats = (seat("yellow", merchant=16, stack=(0,)), seat("red", merchant=11), seat("green", merchant=1))
    offered = ("move 1", "move 9", "move 3", "move 11", "move 10", "card move-0")
    left = [events.Left(0, place) for place in (1, 9, 3, 11)]
    outlooks = (
        outlook(events.Moved(0, 16, 1), left[0], events.PaidSeat(0, 2, 2)), outlook(events.Moved(0, 16, 9), left[1]),
        outlook(events.Moved(0, 16, 3), left[2]), outlook(cut_short="merchants"),
        outlook(events.Moved(0, 16, 10), events.Collected(0, 10)), outlook(),
    )  # fmt: skip
    made = scene(view(*seats, seat=0, hand=("gain-good", "move-0", "move-3-4")), offered=offered)
    return replace(made, outlooks=outlooks)


BASE = {"usual": usual, "opening": opening, "crowd": crowd, "late_duel": late_duel, "choosing": choosing}
