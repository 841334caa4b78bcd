"""The Coffee Trader, met like the Governor: a coffee for 2 lira or a good (rulebook p. 13, 14; ruling 11)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.choose import pick
from engine.istanbul.names import GOODS

if TYPE_CHECKING:
    from engine.istanbul.state import State

FEE: Final = 2
COFFEE: Final = 1


def refusal(state: "State") -> Refusal | None:
    """Coffee is no good, so the coffee itself cannot pay."""
    return None if _payments(state) else Refusal("needs_lira_or_good", lira=FEE, have=state.seats[state.active].lira)


def use(state: "State", free: bool) -> Script[None]:
    purse.take_coffee(state, state.active, COFFEE)
    if free:
        return
    good = yield from pick(state, "coffee-trader", _payments(state))
    if good is None:
        purse.spend(state, state.active, FEE)
    else:
        purse.give_good(state, state.active, good)


def _payments(state: "State") -> dict[str, int | None]:
    seat = state.seats[state.active]
    found: dict[str, int | None] = {"lira": None} if seat.lira >= FEE else {}
    return {**found, **{name: good for good, name in enumerate(GOODS) if seat.goods[good]}}
