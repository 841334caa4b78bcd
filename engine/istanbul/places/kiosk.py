"""22 Kiosk: letters, then tiles for everybody, one each and the last for the active seat (rulebook p. 21; ruling 49).

Ruling 69: two letters as in the rulebook, or one as printed on the place, by a set-up option.
"""

from engine.core.decision import Refusal, Script
from engine.core.tuples import without
from engine.istanbul import letters
from engine.istanbul.events import DeclinedTile, OpenedTiles, PickedTile, UsedTile
from engine.istanbul.ids import kiosk_tile, numbers
from engine.istanbul.names import KIOSK
from engine.istanbul.notation import DECLINE, PICK
from engine.istanbul.state import State
from engine.istanbul.turn.action import offer
from engine.istanbul.turn.ask import ask_seat


def action(state: State, optional: bool) -> Script[bool]:
    if not (yield from offer(state, KIOSK, lambda: {"open": True}, optional)):
        return False
    letters.draw(state, state.active, state.setup.kiosk_letters)
    seats = len(state.seats)
    open_tiles(state, seats + 1)
    for turn in range(seats):
        index = (state.active + turn) % seats
        number = yield from ask_seat(state, index, "kiosk-pick", lambda: picks(state), _not_open, public=True)
        yield from use(state, index, number)
    (left,) = numbers(state.kiosk_open)
    yield from use(state, state.active, left)
    return True


def open_tiles(state: State, count: int) -> None:
    """Turn `count` tiles face up; empty stacks are made from the shuffled used tiles."""
    for _ in range(count):
        if not state.kiosk:
            state.kiosk, state.kiosk_used = list(state.kiosk_used), ()
            state.dice.shuffle(state.kiosk)
        state.kiosk_open = (*state.kiosk_open, state.dice.draw(state.kiosk))
    state.events.append(OpenedTiles(state.active, tuple(numbers(state.kiosk_open))))


def picks(state: State) -> dict[str, int]:
    return {PICK(number): number for number in numbers(state.kiosk_open)}


def _not_open(notation: str) -> Refusal | None:
    return Refusal("tile_not_open") if PICK.begins(notation) else None


def use(state: State, index: int, number: int) -> Script[None]:
    """Ask the seat to use its tile or to decline; either way the tile is used up."""
    state.kiosk_open = without(state.kiosk_open, kiosk_tile(number))
    state.kiosk_tile = number
    state.events.append(PickedTile(index, number))
    tile = state.components.kiosk_tiles[number]
    how, script = yield from ask_seat(
        state,
        index,
        "kiosk-use",
        lambda: _uses(state, index, number),
        lambda _: Refusal("tile_does_not_do", tile=number),
        public=not tile.names_cards,
        cards_may_help=bool(state.seats[index].hand) and tile.uses(state, index) is not None,
    )
    if script is None:
        state.events.append(DeclinedTile(index, number))
    else:
        state.events.append(UsedTile(index, number, how))
        yield from script(state, index)
    state.kiosk_tile = 0
    state.kiosk_used = (*state.kiosk_used, kiosk_tile(number))
    if index != state.active:
        state.dice.reveal()


def _uses(state: State, index: int, number: int) -> dict[str, object]:
    found = state.components.kiosk_tiles[number].uses(state, index) or {}
    return {**{how: (how, script) for how, script in found.items()}, DECLINE: (DECLINE, None)}
