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


def refusal(state: "State") -> Refusal | None:
    have = letters.seals(state.seats[state.active])
    return Refusal("needs_seals", seals=PRICE, have=have) if have < PRICE else None


def options(state: "State") -> dict[str, list[str]]:
    return {} if refusal(state) else letters.payments(state.seats[state.active], PRICE, "trade")


def action(state: "State", optional: bool) -> Script[bool]:
    chosen = yield from offer(state, SECRET_SOCIETY, lambda: options(state), optional)
    if chosen is None:
        return False
    yield from letters.pay(state, chosen)
    source = yield from pick(state, "ruby", {f"ruby {place}": place for place in next_ruby.sources(state)})
    next_ruby.TAKE[source](state)
    lira = bonus(state)
    if lira:
        purse.earn(state, state.active, lira)
    if state.active not in state.society:
        state.society.append(state.active)
    return True


def bonus(state: "State") -> int:
    """The lira that the active seat's next ruby here brings with it."""
    first = state.active not in state.society and len(state.society) < len(LIRA)
    return LIRA[len(state.society)] if first else 0


PLACES[SECRET_SOCIETY] = Place(action, refusal, repeated_by="society-twice")
