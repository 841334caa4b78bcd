"""The last turn as a short row of signs: what it gave, took, rolled and met."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.istanbul import events, names
from engine.istanbul.board import Grid, board_of


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of the row. `kind`: sprite, icon, number (a place), card (a front) or text; `tone`: + - or empty."""

    kind: str
    name: str
    caption: str = ""
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Story:
    """Who played, the places walked through (first the origin) and the signs of what happened."""

    seat: int
    path: tuple[int, ...]
    signs: tuple[Sign, ...]


SILENT: Final = frozenset((
    events.Moved, events.Met, events.MailMoved, events.Reshuffled, events.TurnBegan, events.LastRound, events.GameEnded,
))  # fmt: skip
"""Events without a sign of their own: shown by the path, the board or the headline."""


def last_story(told: tuple[Any, ...], grid: Grid, colours: tuple[str, ...]) -> Story | None:
    """The last turn that was played in `told`; None before the first."""
    turns: list[list[Any]] = [[]]
    for event in told:
        if isinstance(event, events.TurnBegan):
            turns.append([])
        else:
            turns[-1].append(event)
    played = [turn for turn in turns if any(event.seat is not None for event in turn)]
    if not played:
        return None
    seat = next(event.seat for event in played[-1] if event.seat is not None)
    moves = [event for event in played[-1] if isinstance(event, events.Moved)]
    path = walked(grid, moves[-1].origin, moves[-1].place) if moves else ()
    signs = tuple(sign for event in played[-1] for sign in _signs(event, colours))
    return Story(seat, path, signs)


def walked(grid: Grid, origin: int, place: int) -> tuple[int, ...]:
    """A shortest way from `origin` to `place`, both included, turning as late as it can."""
    board = board_of(grid)
    left = board.distances(place)
    way = [origin]
    while way[-1] != place:
        way.append(min(board.neighbours(way[-1]), key=lambda there: (left[there], there)))
    return tuple(way)


def winners(told: tuple[Any, ...]) -> tuple[int, ...]:
    """The seats that won, once the game has ended in `told`."""
    return next((event.winners for event in told if isinstance(event, events.GameEnded)), ())


def _signs(event: Any, colours: tuple[str, ...]) -> list[Sign]:
    maker = MAKERS.get(type(event))
    return maker(event, colours) if maker else []


def _goods(goods: tuple[int, ...], tone: str) -> list[Sign]:
    mark = "+" if tone == "+" else "−"
    return [
        Sign("sprite", f"good-{names.GOODS[number]}", f"{mark}{count}", tone)
        for number, count in enumerate(goods)
        if count
    ]


def _lira(lira: int, tone: str) -> Sign:
    return Sign("sprite", "coin", f"{'+' if tone == '+' else '−'}{lira}", tone)


def _sold(event: events.Sold, colours: tuple[str, ...]) -> list[Sign]:
    return [*_goods(event.goods, "-"), _lira(event.lira, "+")]


def _paid(event: events.PaidSeat, colours: tuple[str, ...]) -> list[Sign]:
    return [_lira(event.lira, "-"), Sign("text", "→"), Sign("sprite", f"emblem-{colours[event.to]}")]


def _own(piece: str) -> Callable[[Any, tuple[str, ...]], str]:
    return lambda event, colours: f"{piece}-{colours[event.seat]}"


_assistant = _own("assistant")
_family = _own("family")
_Maker = Callable[[Any, tuple[str, ...]], list[Sign]]
MAKERS: Final[dict[type, _Maker]] = {
    events.Left: lambda e, c: [Sign("sprite", _assistant(e, c), "−1", "-")],
    events.Collected: lambda e, c: [Sign("sprite", _assistant(e, c), "+1", "+")],
    events.Recalled: lambda e, c: [Sign("sprite", _assistant(e, c), f"+{len(e.places)}", "+")],
    events.PaidSeat: _paid,
    events.PaidNeutral: lambda e, c: [_lira(e.lira, "-"), Sign("text", "→"), Sign("sprite", "figure-neutral")],
    events.NeutralMoved: lambda e, c: [
        Sign("sprite", "figure-neutral"), Sign("text", "→"), Sign("number", str(e.place)),
    ],
    events.Acted: lambda e, c: [Sign("number", str(e.place))] if e.by != "merchant" else [],
    events.Announced: lambda e, c: [Sign("text", f"≥ {e.number}")],
    events.Rolled: lambda e, c: [Sign("sprite", f"die-{pips}") for pips in e.dice],
    events.DieSet: lambda e, c: [Sign("text", "→"), Sign("sprite", f"die-{e.now}")],
    events.GainedLira: lambda e, c: [_lira(e.lira, "+")],
    events.SpentLira: lambda e, c: [_lira(e.lira, "-")],
    events.GainedGoods: lambda e, c: _goods(e.goods, "+"),
    events.GaveGoods: lambda e, c: _goods(e.goods, "-"),
    events.Sold: _sold,
    events.GainedRuby: lambda e, c: [Sign("sprite", "ruby", "+1", "+")],
    events.TookTile: lambda e, c: [Sign("icon", "mosque", "+1", "+"), Sign("sprite", f"good-{names.GOODS[e.good]}")],
    events.Extended: lambda e, c: [Sign("icon", "wheelbarrow", "+1", "+")],
    events.DrewCards: lambda e, c: [Sign("sprite", "card", f"+{e.number}", "+")],
    events.TookDiscard: lambda e, c: [Sign("card", e.card, "+1", "+")],
    events.Discarded: lambda e, c: [Sign("card", e.card, "−1", "-")],
    events.PlayedCard: lambda e, c: [Sign("card", e.card)],
    events.FamilySent: lambda e, c: [Sign("sprite", _family(e, c)), Sign("text", "→"), Sign("number", str(e.place))],
    events.Caught: lambda e, c: [
        Sign("sprite", f"family-{c[e.victim]}"), Sign("text", "→"), Sign("number", str(names.POLICE_STATION)),
    ],
    events.CutShort: lambda e, c: [Sign("icon", "hand-back-right", tone="-")],
    events.FigureMoved: lambda e, c: [
        Sign("sprite", f"figure-{e.figure}"), Sign("text", "→"), Sign("number", str(e.place)),
    ],
}  # fmt: skip
