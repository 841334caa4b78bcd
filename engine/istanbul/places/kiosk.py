"""22 Kiosk: letters, then tiles for everybody, one each and the last for the active seat (rulebook p. 21; ruling 49).

Ruling C3: two letters as in the rulebook, or one as printed on the place, by a set-up option.
"""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.ask import ask_seat
from engine.istanbul.events import DeclinedTile, OpenedTiles, PickedTile, UsedTile
from engine.istanbul.kiosk.tile import FIRST, TILES, numbers
from engine.istanbul.names import KIOSK

if TYPE_CHECKING:
    from engine.istanbul.state import State


TRADE_CARDS: Final = (21, 24)  # tiles whose uses name cards in hand


def action(game: "State", optional: bool) -> Script[bool]:
    if not (yield from offer(game, KIOSK, lambda: {"open": True}, optional)):
        return False
    letters.draw(game, game.active, game.setup.kiosk_letters)
    seats = len(game.seats)
    open_tiles(game, seats + 1)
    for turn in range(seats):
        index = (game.active + turn) % seats
        number = yield from ask_seat(game, index, "kiosk-pick", lambda: picks(game), _not_open, public=True)
        yield from use(game, index, number)
    (left,) = numbers(game.kiosk_open)
    yield from use(game, game.active, left)
    return True


def open_tiles(game: "State", count: int) -> None:
    """Tiles from the stacks; empty ones are made anew of the tiles used."""
    for _ in range(count):
        if not game.kiosk:
            game.kiosk, game.kiosk_used = game.kiosk_used, []
            game.dice.shuffle(game.kiosk)
        game.kiosk_open.append(game.dice.draw(game.kiosk))
    game.events.append(OpenedTiles(game.active, tuple(numbers(game.kiosk_open))))


def picks(game: "State") -> dict[str, int]:
    return {f"pick {number}": number for number in numbers(game.kiosk_open)}


def _not_open(notation: str) -> Refusal | None:
    return Refusal("tile_not_open") if notation.startswith("pick ") else None


def use(game: "State", index: int, number: int) -> Script[None]:
    """The seat uses the tile or declines; either way it is turned down."""
    game.kiosk_open.remove(FIRST + number)
    game.kiosk_tile = number
    game.events.append(PickedTile(index, number))
    how, script = yield from ask_seat(
        game,
        index,
        "kiosk-use",
        lambda: _uses(game, index, number),
        lambda _: Refusal("tile_does_not_do", tile=number),
        public=number not in TRADE_CARDS,
    )
    if script is None:
        game.events.append(DeclinedTile(index, number))
    else:
        game.events.append(UsedTile(index, number, how))
        yield from script(game, index)
    game.kiosk_tile = 0
    game.kiosk_used.append(FIRST + number)
    if index != game.active:
        game.dice.reveal()


def _uses(game: "State", index: int, number: int) -> dict[str, object]:
    found = TILES[number](game, index)
    return {**{how: (how, script) for how, script in found.items()}, "decline": ("decline", None)}


PLACES[KIOSK] = Place(action, possible)
