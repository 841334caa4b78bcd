"""11: a bonus card from the deck (rulebook p. 22)."""

from typing import TYPE_CHECKING

from engine.istanbul import bonus
from engine.istanbul.kiosk.tile import TILES, Use, at_once

if TYPE_CHECKING:
    from engine.istanbul.state import State


def uses(state: "State", index: int) -> dict[str, Use]:
    return {"use": at_once(bonus.draw)} if bonus.can_draw(state) else {}


TILES[11] = uses
