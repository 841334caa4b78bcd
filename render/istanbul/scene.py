"""What Istanbul's pictures show of the last turn: who played, the path over the board, signs of all that was gained,
paid, rolled and met."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.istanbul import events, names
from engine.istanbul.board import Edge, Grid, board_of
from engine.istanbul.events import Event
from engine.istanbul.reading.view import SeatView, View
from render.istanbul.components import FRONTS, GUILD, KIOSK
from render.istanbul.signs import MAKERS, Sign
from render.istanbul.style import CARAVAN_MASTER
from render.scene import Scene, last_turn

GameScene: TypeAlias = Scene[View, Event]


def has_more(view: View) -> bool:
    """Whether seats own things that the base game does not have."""
    return view.mocha is not None or view.letters is not None or CARAVAN_MASTER in view.options


def seals(seat: SeatView) -> int:
    """On all letters together."""
    return sum(count for _, count in seat.letters)


def marks_of(view: View, number: int) -> list[str]:
    """The tiles of the Tavern, barrier and caravan master that a seat holds, as sprites."""
    taverns = zip(("tavern-line", "tavern-free"), view.seats[number].taverns, strict=True)
    held = [sprite for sprite, owned in taverns if owned]
    if view.mocha and view.mocha.barrier_holder == number:
        held.append("barrier")
    return [*held, "caravan"] if view.caravan == number else held


@dataclass(frozen=True, slots=True)
class Story:
    """Who played and with which piece (merchant or companion), the places walked through (first the origin) and the
    signs of the turn's events."""

    seat: int
    piece: str
    path: tuple[int, ...]
    signs: tuple[Sign, ...]


def last_story(last_events: tuple[Any, ...], view: View) -> Story | None:
    """The last turn that was played in `last_events`; None before the first."""
    turn = last_turn(last_events, events.TurnBegan, _has_seat)
    if not turn:
        return None
    seat = next(event.seat for event in turn if _has_seat(event))
    by_companion = any(isinstance(event, events.CompanionMoved) and event.seat == seat for event in turn)
    piece = "companion" if by_companion else "merchant"
    return Story(seat, piece, _way(turn, seat, view), _signs_of(turn, seat, tuple(own.colour for own in view.seats)))


def _has_seat(event: Any) -> bool:
    return event.seat is not None


def _own_step(event: Any, seat: int) -> bool:
    """Whether the event is a movement of this turn's mover, which belongs to the path; other pieces have a sign."""
    return isinstance(event, (events.Moved, events.CompanionMoved)) and event.seat == seat


def _way(turn: list[Any], seat: int, view: View) -> tuple[int, ...]:
    """The steps of the turn joined to a path; a piece that jumped adds only its destination."""
    stays = not any(isinstance(event, events.BarrierMoved) for event in turn)
    barrier = view.mocha.barrier if view.mocha and view.mocha.barrier_holder != seat and stays else None
    way: tuple[int, ...] = ()
    jumps = False
    for event in turn:
        if _own_step(event, seat):
            leg = (event.origin, event.place) if jumps else walked(view.grid, event.origin, event.place, barrier)
            way = way + leg[1:] if way and way[-1] == event.origin else leg
            jumps = False
        else:
            jumps = jumps or _lets_jump(event)
    return way


def _lets_jump(event: Any) -> bool:
    match event:
        case events.PlayedCard() | events.CopiedCard():
            return FRONTS[event.card].jumps
        case events.PlayedGuildCard():
            return GUILD[event.card].jumps
        case events.UsedTile():
            return KIOSK[event.tile].jumps
        case events.Acted():
            return bool(event.place == names.CATACOMBS)
    return False


def _signs_of(turn: list[Any], seat: int, colours: tuple[str, ...]) -> tuple[Sign, ...]:
    """The signs in the order of the events; an emblem precedes those of another seat."""
    signs: list[Sign] = []
    subject = seat
    for event in turn:
        maker = None if _own_step(event, seat) else MAKERS.get(type(event))
        made = maker(event, colours) if maker else []
        if made and event.seat is not None and event.seat != subject:
            subject = event.seat
            signs.append(Sign("sprite", f"emblem-{colours[subject]}"))
        if not (made == signs[-1:] and isinstance(event, events.Acted)):  # the place was named as the piece went there
            signs += made
    return tuple(signs)


def walked(grid: Grid, origin: int, place: int, barrier: Edge | None = None) -> tuple[int, ...]:
    """A shortest path from `origin` to `place`, both included; of several, the one that turns latest."""
    board = board_of(grid)
    left = board.distances(place, barrier)
    way = [origin]
    while way[-1] != place:
        way.append(min(board.neighbours(way[-1], barrier), key=lambda there: (left[there], there)))
    return tuple(way)
