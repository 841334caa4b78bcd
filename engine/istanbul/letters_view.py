"""What everybody may know of the parts of Letters & Seals; there is nothing only one seat knows."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.istanbul.ids import PLACES_NAMED
from engine.istanbul.kiosk import tile

if TYPE_CHECKING:
    from engine.istanbul.state import State


@dataclass(frozen=True, slots=True)
class LettersView:
    """`mover`: merchant, companion or family, whichever moves this turn. `pile`: letters left, `used`: the places that
    the discarded ones name. Kiosk tiles by their numbers: `tiles_open` to choose from, `tile` being used (or 0),
    `tiles_used` discarded, `tiles_left` how many face down. `bid`, `bidder`: the highest of the auction so far.
    `society`: the seats that traded at the Secret Society, in this order."""

    mover: str
    pile: int
    used: tuple[int, ...]
    tiles_open: tuple[int, ...]
    tile: int
    tiles_used: tuple[int, ...]
    tiles_left: int
    bid: int
    bidder: int | None
    society: tuple[int, ...]


def letters_view(state: "State") -> LettersView:
    return LettersView(
        mover=state.now.mover,
        pile=len(state.letters),
        used=tuple(sorted(PLACES_NAMED[letter] for letter in state.letters_used)),
        tiles_open=tuple(tile.numbers(state.kiosk_open)),
        tile=state.kiosk_tile,
        tiles_used=tuple(tile.numbers(state.kiosk_used)),
        tiles_left=len(state.kiosk),
        bid=state.bid,
        bidder=state.bidder,
        society=tuple(state.society),
    )
