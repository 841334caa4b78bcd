"""24 Secret Society: six seals for the next ruby of a track, and lira for the first three seats (rulebook p. 21)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, next_ruby, purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.choose import pick
from engine.istanbul.names import SECRET_SOCIETY

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 6
LIRA: Final = (3, 2, 1)  # for the first, second and third seat; ruling 51: a seat's later rubies bring none


def refusal(game: "State") -> Refusal | None:
    have = letters.seals(game.seats[game.active])
    return Refusal("needs_seals", seals=PRICE, have=have) if have < PRICE else None


def options(game: "State") -> dict[str, list[int]]:
    return {} if refusal(game) else letters.payments(game.seats[game.active], PRICE, "trade")


def action(game: "State", optional: bool) -> Script[bool]:
    chosen = yield from offer(game, SECRET_SOCIETY, lambda: options(game), optional)
    if chosen is None:
        return False
    yield from letters.pay(game, chosen)
    source = yield from pick(game, "ruby", {f"ruby {place}": place for place in next_ruby.sources(game)})
    next_ruby.TAKE[source](game)
    lira = bonus(game)
    if lira:
        purse.earn(game, game.active, lira)
    if game.active not in game.society:
        game.society.append(game.active)
    return True


def bonus(game: "State") -> int:
    """The lira that the active seat's next ruby here brings with it."""
    first = game.active not in game.society and len(game.society) < len(LIRA)
    return LIRA[len(game.society)] if first else 0


PLACES[SECRET_SOCIETY] = Place(action, refusal, repeated_by="society-twice")
