"""Hand-made views of The Voyages of Marco Polo: usual positions and the worst cases for drawing."""

from dataclasses import replace
from typing import Any

from engine.marco_polo import events
from engine.marco_polo.components.amounts import NOTHING, cost
from engine.marco_polo.components.board import (
    BEIJING_VP,
    COINS,
    CONTRACTS_SPACE,
    KHAN,
    PURSE,
    SPACES,
    TRAVEL,
    TRAVEL_FEES,
)
from engine.marco_polo.components.cards import LETTERED
from engine.marco_polo.components.dice import NEUTRAL, Placement
from engine.marco_polo.components.map import CARD_SPACES, CITIES, LARGE_CITIES
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.travel.costs import TRAVELLING
from engine.marco_polo.travel.routes import Route, routes_from
from engine.marco_polo.view import SeatView, View
from render.scene import Scene

COLOURS = ("blue", "green", "red", "yellow")
NAMES = ("Magda", "Пётр", "Lenka", "Vítek")
CARDS = ("CC08", "CC15", "CC28", "CC20", "CC25", "CC06", "CC22", "CC18", "CC30")
OUTPOSTS = ("OB04", "OB06", "OB07", "OB08", "OB09", "OB10", "OB02")
ROW = ("K09", "K21", "K29", "K38", "K19", "K05")
Dice = dict[str, tuple[Placement, ...]]


def seat(colour: str, **changes: Any) -> SeatView:
    plain = SeatView(
        colour=colour, character="caprini", have=(12, 4, 3, 1, 0, 18), dice=(2, 4, 4), figures=("o5",),
        posts=("moscow",), black_posts=0, posts_left=8, contracts=("K13", "S02"), done=("S03",), drawn=None, goals=2,
        goal_cards=(), sheet=(),
    )  # fmt: skip
    return replace(plain, **changes)


def spaces(dice: Dice, cards: tuple[str, ...] = CARDS) -> tuple[tuple[str, tuple[Placement, ...]], ...]:
    return tuple((space, dice.get(space, ())) for space in (*SPACES, *cards))


def view(*seats: SeatView, dice: Dice | None = None, cards: tuple[str, ...] = CARDS, **changes: Any) -> View:
    plain = View(
        seat=None, options=(), stage="turn", round=3, turn=31, start=2, active=0, hourglass=0, over=False, winners=(),
        seats=seats, spaces=spaces(dice or {}, cards), markers=tuple(LETTERED.items()),
        cards=tuple(zip(CARD_SPACES, cards, strict=True)), outposts=tuple(zip(LARGE_CITIES, OUTPOSTS, strict=True)),
        row=ROW, beijing=(-1, -1, -1, -1), black=4, piles=2, special=11, draft=(), goals=(), estimate=(), doing="",
        acted=False, bought=False, fresh=(),
    )  # fmt: skip
    return replace(plain, **changes)


def say(message: str, /, **facts: int | str) -> str:
    """Labels that stay as they are when the sentences of the project change."""
    words = message.removesuffix(".short").split("-", 1)[1].replace("-", " ").capitalize()
    return " ".join([words, *(str(fact) for name, fact in facts.items() if name != "count")])


def scene(table: View, *told: Any, offered: tuple[str, ...] = (), names: tuple[str, ...] = NAMES) -> Scene:
    return Scene(table, names[: len(table.seats)], "en", say, told, offered)


def four(**changes: Any) -> tuple[SeatView, ...]:
    return (
        seat("blue", character="raschid", dice=(0, 0, 10), figures=("samarcanda",), posts=("samarcanda", "anxi"),
             posts_left=7, **changes),
        seat("green", character="matteo", dice=(1, 2, 5, 6, 26), figures=("kashgar",), posts=("kashgar", "moscow"),
             posts_left=7),
        seat("red", character="niccolo-marco", figures=("karachi", "venezia"), posts=("karachi", "moscow"),
             have=(27, 11, 6, 5, 3, 41), contracts=("K21",)),
        seat("yellow", character="kubilai", figures=("beijing",), posts=("beijing", "xian", "moscow"), posts_left=6,
             contracts=(), have=(0, 0, 0, 0, 0, -2)),
    )  # fmt: skip


PLACED: Dice = {
    COINS: (Placement(0, (3,)), Placement(2, (1,))),
    "bazaar camel": (Placement(1, (4,)),),
    "bazaar silk": (Placement(2, (4, 5)), Placement(0, (1, 16))),
    "bazaar gold": (Placement(3, (2, 3, 3)),),
    KHAN: (Placement(1, (2,)), Placement(3, (4,))),
    CONTRACTS_SPACE: (Placement(0, (5,)),),
    TRAVEL: (Placement(3, (2, 4)), Placement(1, (3, 6))),
    PURSE: (Placement(1, (1,)), Placement(2, (1,))),
    "CC20": (Placement(2, (4,)),),
}


def usual() -> Scene:
    """Four players in mid-game after a journey with a new post."""
    table = view(
        *four(), dice=PLACED, beijing=(3, -1, -1, -1), outposts=(("karakorum", "OB06"), ("sumatra", "OB09")),
        row=ROW[:4],
    )  # fmt: skip
    return scene(
        table,
        events.Placed(1, TRAVEL, (3, 6), 3),
        events.TookHourglass(1),
        events.Paid(1, (12, 6, 0, 0, 0, 0), TRAVEL),
        events.Moved(1, 0, ("samarcanda", "o5", "kashgar"), TRAVEL),
        events.BuiltPost(1, "kashgar", 2, None),
        events.TurnBegan(0, 31, 3),
    )


def opening() -> Scene:
    """Four players before the first roll; every figure but one in Venezia."""
    seats = [
        replace(one, figures=("beijing",) if one.character == "kubilai" else ("venezia",) * len(one.figures),
                posts=("beijing",) if one.character == "kubilai" else (), dice=(), done=(), contracts=("S01",))
        for one in four()
    ]  # fmt: skip
    return scene(view(*seats, stage="bonuses", round=1, turn=0, beijing=(3, -1, -1, -1)))


CITIES_ALL = tuple(sorted(CITIES))


def crowd(place: str = "kochi") -> Scene:
    """Five figures on one place, a post of everybody in every city, dice wherever they can be."""
    seats = tuple(
        seat(colour, character=character, figures=(place,) * (2 if character == "niccolo-marco" else 1),
             posts=CITIES_ALL[: 11 if character == "rubruk" else 9], black_posts=2 if character == "rubruk" else 0,
             posts_left=0, have=(104, 33, 21, 18, 17, 137), dice=(1, 2, 3, 4, 5, 16, 16, 26), drawn="K36",
             done=ROW)
        for colour, character in zip(COLOURS, ("rubruk", "niccolo-marco", "berke", "mercator"), strict=True)
    )  # fmt: skip
    everybody = tuple(Placement(n, (6,)) for n in range(4))
    dice: Dice = dict.fromkeys(SPACES, everybody) | {
        COINS: (*everybody, *everybody),
        PURSE: (*everybody, *everybody, *everybody),
        "bazaar silk": tuple(Placement(n, (5, 6)) for n in range(4)),
        "bazaar gold": tuple(Placement(n, (4, 5, 6)) for n in range(4)),
        TRAVEL: tuple(Placement(n, (5, 6)) for n in range(4)),
        **{card: (Placement(1, (6,)),) for card in CARDS},
    }
    table = view(*seats, dice=dice, beijing=tuple(range(len(BEIJING_VP))), outposts=(), row=(), black=0)
    names = ("A very long player name indeed", "W", "Пётр Ильич Чайковский", "Žluťoučký")
    return scene(table, names=names)


def late_duel() -> Scene:
    """Two players at the end, neutral dice, goal cards face up."""
    sheet = (
        ("track", 31), ("goal G02", 5), ("goal G12", 7), ("cities", 6), ("coins", 2), ("beijing", 10), ("goods", 3),
        ("contracts", 7),
    )  # fmt: skip
    seats = (
        seat(
            "yellow", character="mercator", goal_cards=("G02", "G12"), sheet=sheet, dice=(), posts=("moscow", "ormuz")
        ),
        seat("red", character="berke", goal_cards=("G07", "G16"), sheet=sheet, dice=(), have=(9, 1, 0, 0, 0, 52)),
    )  # fmt: skip
    dice: Dice = {KHAN: (Placement(NEUTRAL, (1,)),) * 2, COINS: (Placement(NEUTRAL, (1,)),)}
    table = view(*seats, dice=dice, stage="end", over=True, winners=(1,), round=5)
    return scene(table, events.GameEnded(None, (1,)), names=("A very long player name indeed", "Bob"))


def choosing() -> Scene:
    """A private panel: the spaces, cards and bonus actions that may be taken, own goal cards."""
    offered = ("coins", "bazaar silk", "khan", "contracts", "travel", "card CC15", "complete K13", "purse", "reroll")
    return scene(view(*four(), dice=PLACED, seat=0, goals=("G03", "G18")), offered=offered)


def outlook_of(seat: int, start: str, routes: list[Route]) -> Outlook:
    """What a journey by the cheapest of these ways leads to; a choice among them if there are several."""
    prices = sorted(TRAVELLING.price(route.steps, route.coins, route.camels) for route in routes)
    paid = cost(coin=prices[0][0], camel=prices[0][1])
    if len(routes) > 1:
        return Outlook((), NOTHING, NOTHING, False, "route", None, paid)
    moved = events.Moved(seat, 0, (start, *routes[0].path), TRAVEL)
    return Outlook((events.Paid(seat, paid, TRAVEL), moved), paid, NOTHING, False, "turn", None)


def travelling() -> Scene:
    """A private panel in the middle of a turn: dice placed, destinations offered with what each costs."""
    rich = (*four()[:3], replace(four()[3], have=(23, 6, 0, 0, 1, -2)))
    table = view(*rich, dice=PLACED, seat=3, active=3, doing=TRAVEL, acted=True, goals=("G05", "G16"))
    found: dict[str, list[Route]] = {}
    for route in routes_from("beijing"):
        if route.steps <= 4 and TRAVEL_FEES[route.steps] + route.coins <= 23 and route.camels <= 6:
            found.setdefault(route.end, []).append(route)
    made = scene(table, events.Placed(3, TRAVEL, (2, 4), 2), offered=tuple(f"to {end}" for end in found))
    return replace(made, outlooks=tuple(outlook_of(3, "beijing", routes) for routes in found.values()))


def column() -> Scene:
    """A private panel with the columns of a line offered."""
    table = view(*four(), dice=PLACED, seat=2, active=2, doing="bazaar silk", acted=True, goals=("G05", "G16"))
    offered = tuple(f"column {n}" for n in range(1, 5))
    return scene(table, events.Placed(2, "bazaar silk", (4, 5), 0), offered=offered)


def dice_choosing() -> Scene:
    """A private panel with dice offered."""
    return scene(view(*four(), seat=1, active=1, goals=("G05", "G16")), offered=("die 2", "die 5", "die w6"))


def draft() -> Scene:
    """The choice of a character, five on offer."""
    nobody = [replace(one, character="nobody", figures=(), posts=(), dice=()) for one in four()]
    names = ("raschid", "rubruk", "niccolo-marco", "caprini", "mercator")
    table = view(*nobody, stage="draft", round=0, draft=names, seat=3)
    return scene(table, offered=tuple(f"pick {name}" for name in names))


def taken() -> Scene:
    """The same once two have chosen."""
    first, second, third, fourth = (
        replace(one, character=name, figures=(), posts=(), dice=())
        for one, name in zip(four(), ("nobody", "nobody", "kubilai", "berke"), strict=True)
    )
    names = ("raschid", "rubruk", "mercator")
    table = view(first, second, third, fourth, stage="draft", round=0, draft=names, seat=1)
    return scene(table, offered=tuple(f"pick {name}" for name in names))


def goals() -> Scene:
    """The choice of two goal cards."""
    kept = ("G01", "G06", "G12", "G16")
    return scene(view(*four(), stage="goals", round=0, seat=2, goals=kept), offered=("keep G01 G06", "keep G12 G16"))


def other_cards() -> Scene:
    """Three players and nine more city cards."""
    cards = tuple(card for card in CITY_CARDS if card not in CARDS)[-9:]
    return scene(view(*four()[:3], cards=cards, special=0))


MARCO_POLO = {
    "polo_usual": usual, "polo_opening": opening, "polo_crowd": crowd, "polo_late_duel": late_duel,
    "polo_choosing": choosing, "polo_travelling": travelling, "polo_column": column, "polo_dice": dice_choosing,
    "polo_draft": draft, "polo_taken": taken, "polo_goals": goals, "polo_other_cards": other_cards,
}  # fmt: skip
