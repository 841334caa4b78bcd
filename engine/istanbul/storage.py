"""How a game of Istanbul is stored between turns and read back, older ones too.

Attributes of State and Seat are stored under their own names, so a renamed attribute needs an upgrade step."""

from typing import Final

from engine.core.dice import Dice
from engine.core.rules import JsonObject
from engine.istanbul.board import board_of
from engine.istanbul.component_rows import Components
from engine.istanbul.setup.decks import LISTS_OF_SEAT, LISTS_OF_STATE, check_known
from engine.istanbul.setup.options import setup_of
from engine.istanbul.state import Seat, State

_KEPT_APART: Final = frozenset({"setup", "components", "board", "dice", "events", "seats", "now"})


def dump(state: State) -> JsonObject:
    """The state as JSON-able data, without its dice, which the position stores."""
    data = {name: getattr(state, name) for name in state.__slots__ if name not in _KEPT_APART}
    seats = [{name: getattr(seat, name) for name in seat.__slots__} for seat in state.seats]
    return {**data, "options": dict(state.setup.options), "grid": state.board.grid, "seats": seats}


def load(data: JsonObject, components: Components[State], dice: Dice) -> State:
    """The inverse of `dump`: what is missing gets its default, what is unknown is left out.

    Raises Unreadable unknown_component for a card or tile that these rules do not know; LookupError, TypeError or
    ValueError where the data is damaged."""
    setup = setup_of(data["options"], len(data["seats"]))
    state = State(setup, components, board_of(tuple(map(tuple, data["grid"]))), dice)
    _fill(state, data)
    if state.barrier:
        state.barrier = (state.barrier[0], state.barrier[1])
    for stored in data["seats"]:
        state.seats.append(Seat(stored["colour"], stored["merchant"], stored["family"]))
        _fill(state.seats[-1], stored)
    for holder, lists in ((state, LISTS_OF_STATE), *((seat, LISTS_OF_SEAT) for seat in state.seats)):
        for name, deck in lists.items():
            check_known(components, deck, getattr(holder, name))
    return state


def _fill(holder: State | Seat, data: JsonObject) -> None:
    """Set the attributes that `data` has. Raises TypeError for a value of another kind than the default's."""
    for name in holder.__slots__:
        if name in data and name not in _KEPT_APART:
            default, value = getattr(holder, name), data[name]
            if isinstance(default, tuple | list | dict):
                value = type(default)(value)
            if default is not None and type(value) is not type(default):
                raise TypeError(f"{name}: {value!r}")
            setattr(holder, name, value)
