"""15: the own companion comes to its owner's supply, from the bazaar or from the general supply (rulebook p. 22)."""

from typing import TYPE_CHECKING

from engine.istanbul import companion
from engine.istanbul.kiosk.tile import TILES, Use, at_once

if TYPE_CHECKING:
    from engine.istanbul.state import State


def uses(state: "State", index: int) -> dict[str, Use]:
    return {"use": at_once(companion.take)} if companion.may_be_taken(state, index) else {}


TILES[15] = uses
