"""A state at a boundary as JSON-able data, and back."""

from typing import Final

from engine.core.dice import Dice
from engine.core.rules import JsonObject
from engine.marco_polo.characters import CHARACTERS, NOBODY
from engine.marco_polo.dice import Placement
from engine.marco_polo.state import Seat, State, Table

LISTS: Final = ("row", "special", "beijing", "draft", "box", "fresh")
NUMBERS: Final = ("over", "stage", "round", "turn", "start", "active", "hourglass", "black", "sunk", "acted", "bought")
SEAT_LISTS: Final = ("have", "hand", "figures", "posts", "contracts", "done", "goals", "refused")


def dump(state: State) -> JsonObject:
    table = state.table
    return {
        "options": dict(table.options),
        "markers": dict(table.markers),
        "cards": [list(space) for space in table.cards],
        "seats": [_dump_seat(seat) for seat in state.seats],
        "placed": {key: [[one.seat, list(one.dice)] for one in there] for key, there in state.placed.items()},
        "outposts": dict(state.outposts),
        "piles": [list(pile) for pile in state.piles],
        "winners": list(state.winners),
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: getattr(state, name) for name in NUMBERS},
    }


def _dump_seat(seat: Seat) -> JsonObject:
    return {
        "colour": seat.colour,
        "character": seat.character.id,
        "sheet": [list(line) for line in seat.sheet],
        **{name: list(getattr(seat, name)) for name in SEAT_LISTS},
    }


def load(data: JsonObject, dice: Dice) -> State:
    cards = tuple((city, card) for city, card in data["cards"])
    table = Table(
        dict(data["options"]), len(data["seats"]), dict(data["markers"]), cards, {card: city for city, card in cards}
    )
    state = State(table, dice)
    state.seats = [_load_seat(seat) for seat in data["seats"]]
    state.placed = {
        key: tuple(Placement(seat, tuple(numbers)) for seat, numbers in there) for key, there in data["placed"].items()
    }
    state.outposts = dict(data["outposts"])
    state.piles = [list(pile) for pile in data["piles"]]
    state.winners = tuple(data["winners"])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in NUMBERS:
        setattr(state, name, data[name])
    return state


def _load_seat(data: JsonObject) -> Seat:
    seat = Seat(data["colour"])
    seat.character = CHARACTERS.get(data["character"], NOBODY)
    seat.sheet = tuple((line, vp) for line, vp in data["sheet"])
    for name in SEAT_LISTS:
        setattr(seat, name, list(data[name]))
    return seat


# ---------------------------------------------------------------------- what older versions dumped


def from_version_1(data: JsonObject) -> JsonObject:
    """A state of version 1 as version 2 dumps it: alike."""
    return data
