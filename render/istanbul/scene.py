"""What Istanbul's pictures show of the last turn: who played, the path over the board, what it brought, and how: what
was paid, rolled, played and met."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine.istanbul import events, names
from engine.istanbul.board import Edge, Grid, board_of
from engine.istanbul.events import Event
from engine.istanbul.reading.view import SeatView, View
from render.istanbul.components import FRONTS, GUILD, KIOSK, front_of
from render.istanbul.result import result_of, tells
from render.istanbul.signs import LINKS, MAKERS, Deed, Signs
from render.scene import Scene, last_turn

GameScene: TypeAlias = Scene[View, Event]


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
    """Who played and with which piece (merchant or companion), the places walked through (first the origin), what the
    turn brought its player, and the other things that happened."""

    seat: int
    piece: str
    path: tuple[int, ...]
    result: tuple[Signs, ...]
    deeds: tuple[Deed, ...]


def last_story(last_events: tuple[Any, ...], view: View) -> Story | None:
    """The last turn that was played in `last_events`; None before the first."""
    turn = last_turn(last_events, events.TurnBegan, _has_seat)
    if not turn:
        return None
    seat = next(event.seat for event in turn if _has_seat(event))
    by_companion = any(isinstance(event, events.CompanionMoved) and event.seat == seat for event in turn)
    piece = "companion" if by_companion else "merchant"
    colours = tuple(own.colour for own in view.seats)
    way, result, deeds = _way(turn, seat, view), result_of(turn, seat, colours), _deeds(turn, seat, colours)
    return Story(seat, piece, way, result, tuple(deeds))


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
            return front_of(FRONTS, event.card).jumps
        case events.PlayedGuildCard():
            return front_of(GUILD, event.card).jumps
        case events.UsedTile():
            return front_of(KIOSK, event.tile).jumps
        case events.Acted():
            return bool(event.place == names.CATACOMBS)
    return False


def _deeds(turn: list[Any], seat: int, colours: tuple[str, ...]) -> list[Deed]:
    """What happened besides the mover's steps and the result, in the order of the events."""
    deeds: list[Deed] = []
    for event in turn:
        silent = _own_step(event, seat) or tells(event, seat) or type(event) not in MAKERS
        signs = () if silent else tuple(MAKERS[type(event)](event, colours))
        named = deeds and isinstance(event, events.Acted) and deeds[-1].signs[-1:] == signs  # as the piece went there
        if signs and signs[0] in LINKS and deeds:
            deeds[-1] = replace(deeds[-1], signs=deeds[-1].signs + signs)
        elif signs and not named:
            deeds.append(Deed("" if event.seat is None else f"emblem-{colours[event.seat]}", signs))
    return deeds


def walked(grid: Grid, origin: int, place: int, barrier: Edge | None = None) -> tuple[int, ...]:
    """A shortest path from `origin` to `place`, both included; of several, the one that turns latest."""
    board = board_of(grid)
    left = board.distances(place, barrier)
    way = [origin]
    while way[-1] != place:
        way.append(min(board.neighbours(way[-1], barrier), key=lambda there: (left[there], there)))
    return tuple(way)
