"""How a game of Marco Polo is stored between turns and read back, older ones too.

What belongs to a turn under way (State.doing, acted, bought, fresh, row_to_come; Seat.drawn) is not stored: between
turns it is always empty."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Final

from engine.core.dice import Dice
from engine.core.options import check_known
from engine.core.rules import JsonObject
from engine.marco_polo.components.board import SPACES
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS, NOBODY
from engine.marco_polo.components.dice import Placement
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.setup import OPTIONS, SEATS, require_known
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.state import Layout, Seat, State

# Attributes stored as they are. One that comes later is added here; older dumps leave it at its default.
LISTS: Final = ("winners", "row", "special", "beijing", "draft", "unused_goals")
COUNTERS: Final = ("round", "turn", "start", "active", "hourglass", "black", "special_known")
SCALARS: Final = ("over", "version", "stage", *COUNTERS)
SEAT_LISTS: Final = ("have", "hand", "figures", "posts", "contracts", "done", "goals", "refused")
ALL_CHARACTERS: Final = {**CHARACTERS, NOBODY.id: NOBODY}  # before the draft seats have nobody


def dump(state: State) -> JsonObject:
    """The state as `load` reads it."""
    layout = state.layout
    return {
        "options": dict(layout.options),
        "markers": dict(layout.markers),
        "cards": [list(space) for space in layout.cards],
        "seats": [_dump_seat(seat) for seat in state.seats],
        "placed": {
            key: [[placement.seat, list(placement.dice)] for placement in there] for key, there in state.placed.items()
        },
        "outposts": dict(state.outposts),
        "piles": [list(pile) for pile in state.piles],
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: getattr(state, name) for name in SCALARS},
    }


def _dump_seat(seat: Seat) -> JsonObject:
    return {
        "colour": seat.colour,
        "character": seat.character.id,
        "sheet": [list(line) for line in seat.sheet],
        **{name: list(getattr(seat, name)) for name in SEAT_LISTS},
    }


def load(data: JsonObject, dice: Dice) -> State:
    """The inverse of `dump`. What is missing in `data` keeps its default, what these rules no longer have is ignored.

    Raises Unreadable unknown_component; LookupError, TypeError or ValueError where data are damaged."""
    state = State(_load_layout(data), dice)
    state.seats = [_load_seat(seat) for seat in data["seats"]]
    state.placed = {
        key: tuple(Placement(seat, tuple(numbers)) for seat, numbers in there) for key, there in data["placed"].items()
    }
    state.outposts = dict(data["outposts"])
    state.piles = [list(pile) for pile in data["piles"]]
    _load_plain(state, data, (*LISTS, *SCALARS))
    _check_known(state)
    return state


def _load_layout(data: JsonObject) -> Layout:
    """An option that came later has its first value, which is what was played before."""
    options = {option.name: data["options"].get(option.name, option.default) for option in OPTIONS}
    check_known(options, OPTIONS, len(data["seats"]), SEATS)
    return Layout(options, dict(data["markers"]), tuple((city, card) for city, card in data["cards"]))


def _load_seat(data: JsonObject) -> Seat:
    seat = Seat(data["colour"])
    require_known([data["character"]], ALL_CHARACTERS.keys())
    seat.character = ALL_CHARACTERS[data["character"]]
    seat.sheet = tuple((line, vp) for line, vp in data.get("sheet", ()))
    _load_plain(seat, data, SEAT_LISTS)
    return seat


def _load_plain(owner: Seat | State, data: JsonObject, names: Iterable[str]) -> None:
    """Each attribute in the type of its default, which it keeps where `data` do not have it."""
    for name in names:
        if name in data:
            setattr(owner, name, type(getattr(owner, name))(data[name]))


def _check_known(state: State) -> None:
    """Raises Unreadable unknown_component for anything in the state that these rules have no entry for."""
    layout, seats = state.layout, state.seats
    contracts = [
        state.row,
        state.special,
        *state.piles,
        *(held for seat in seats for held in (seat.contracts, seat.done)),
    ]
    goals = [state.unused_goals, *(held for seat in seats for held in (seat.goals, seat.refused))]
    places = [layout.markers, state.outposts, *(there for seat in seats for there in (seat.figures, seat.posts))]
    parts: list[tuple[Iterable[str], Mapping[str, object]]] = [
        (chain(*contracts), CONTRACTS),
        (chain(*goals), GOALS),
        ((*chain(*places), *(city for city, _ in layout.cards)), PLACES),
        ((card for _, card in layout.cards), CITY_CARDS),
        (layout.markers.values(), MARKERS),
        (state.outposts.values(), OUTPOSTS),
        ((key for key in state.placed if key not in SPACES), CITY_CARDS),
        (state.draft, CHARACTERS),
    ]
    for ids, known in parts:
        require_known(list(ids), known.keys())
