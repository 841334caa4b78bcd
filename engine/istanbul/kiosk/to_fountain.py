"""19: the merchant's stack goes to the Fountain; assistants are not collected (rulebook p. 22; ruling 49)."""

from typing import TYPE_CHECKING

from engine.istanbul.kiosk.tile import TILES, Use, at_once
from engine.istanbul.movement import put_merchant
from engine.istanbul.names import FOUNTAIN

if TYPE_CHECKING:
    from engine.istanbul.state import State


def go(state: "State", index: int) -> None:
    put_merchant(state, FOUNTAIN, index)


def uses(state: "State", index: int) -> dict[str, Use]:
    return {"use": at_once(go)} if state.seats[index].merchant != FOUNTAIN else {}


TILES[19] = uses
