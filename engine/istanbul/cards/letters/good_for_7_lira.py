"""1 good, or with Mocha & Baksheesh 1 coffee, for 7 lira (rulebook p. 24; ruling 55)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.kiosk.exchanges import give_ware, own_wares

if TYPE_CHECKING:
    from engine.istanbul.state import State

LIRA: Final = 7


def refusal(state: "State") -> Refusal | None:
    return None if own_wares(state, state.active) else Refusal("no_goods")


def play(state: "State") -> Script[None]:
    options = {f"give {ware}": ware for ware in own_wares(state, state.active)}
    give_ware(state, state.active, (yield from pick(state, "give-ware", options)))
    purse.earn(state, state.active, LIRA)


add(Card("good-for-7-lira", refusal, play, final=True))
