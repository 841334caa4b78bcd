"""22 Kiosk: how many letters are drawn, then tiles for everybody, one each and the last for the active seat; using or
declining one (rulebook p. 21; ruling 49).

Ruling 69: two letters as in the rulebook, or one as printed on the place, by a set-up option."""

from typing import Any

from engine.core.decision import NONE, Refusal, Script, run
from engine.core.tuples import without
from engine.istanbul import hidden, letters
from engine.istanbul.component_rows import KioskTile
from engine.istanbul.events import DeclinedTile, OpenedTiles, PickedTile, UsedTile
from engine.istanbul.ids import kiosk_tile, numbers
from engine.istanbul.notation import DECLINE, PICK
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask_seat


def letters_and_tiles(state: State, _: bool) -> Script[None]:
    """Draw letters, turn up a tile for each seat and one more, and have all of them used."""
    letters.draw(state, state.active, state.setup.kiosk_letters)
    seats = len(state.seats)
    state.kiosk_open = tuple(hidden.draw(state, hidden.KIOSK_TILES, seats + 1))
    state.events.append(OpenedTiles(state.active, tuple(numbers(state.kiosk_open))))
    for turn in range(seats):
        index = (state.active + turn) % seats
        number = yield from ask_seat(state, index, "kiosk-pick", lambda: _picks(state), _not_open, public=True)
        yield from _use(state, index, number)
    (left,) = numbers(state.kiosk_open)
    yield from _use(state, state.active, left, last=True)


def _picks(state: State) -> dict[str, int]:
    return {PICK(number): number for number in numbers(state.kiosk_open)}


def _not_open(notation: str) -> Refusal | None:
    return Refusal("tile_not_open") if PICK.begins(notation) else None


def _use(state: State, index: int, number: int, *, last: bool = False) -> Script[None]:
    """Ask the seat to use its tile or to decline; either way the tile is used up."""
    state.kiosk_open = without(state.kiosk_open, kiosk_tile(number))
    state.kiosk_tile = number
    state.events.append(PickedTile(index, number, last))
    tile = state.components.kiosk_tiles[number]
    stays = state.now.why_pieces_stay if tile.moves and index == state.active else None  # ruling 58
    how, effect = yield from ask_seat(
        state,
        index,
        "kiosk-use",
        lambda: {**({} if stays else _uses(state, index, tile)), DECLINE: (DECLINE, None)},
        lambda _: stays or Refusal("tile_does_not_do", tile=number),
        public=not tile.names_cards,
        cards_may_help=bool(state.seats[index].hand) and tile.uses(state, index) is not None and not stays,
        former=_uses(state, index, tile) if stays else NONE,
    )
    if effect is None:
        state.events.append(DeclinedTile(index, number))
    else:
        state.events.append(UsedTile(index, number, how))
        yield from run(effect(state, index))
    state.kiosk_tile = 0
    state.kiosk_used = (*state.kiosk_used, kiosk_tile(number))
    if index != state.active:
        state.dice.reveal()


def _uses(state: State, index: int, tile: KioskTile[State]) -> dict[str, tuple[str, Any]]:
    """The ways in which a seat may use its tile, each with its notation."""
    return {how: (how, effect) for how, effect in (tile.uses(state, index) or {}).items()}
