"""The scene of Istanbul's pictures, and what they read from its view."""

from typing import TypeAlias

from engine.istanbul.events import Event
from engine.istanbul.reading.view import SeatView, View
from render.istanbul.style import CARAVAN_MASTER
from render.scene import Scene

GameScene: TypeAlias = Scene[View, Event]


def has_more(view: View) -> bool:
    """Whether seats own things that the base game does not have."""
    return view.mocha is not None or view.letters is not None or CARAVAN_MASTER in view.options


def seals(seat: SeatView) -> int:
    """On all letters together."""
    return sum(count for _, count in seat.letters)


def marks_of(view: View, number: int) -> list[str]:
    """The tiles of the Tavern, barrier and caravan master that a seat holds, as sprites."""
    seat = view.seats[number]
    held = [f"tavern-{tile}" for tile, owned in zip(("line", "free"), seat.taverns, strict=True) if owned]
    if view.mocha and view.mocha.barrier_holder == number:
        held.append("barrier")
    return [*held, "caravan"] if view.caravan == number else held
