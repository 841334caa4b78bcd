from typing import TYPE_CHECKING

from engine.marco_polo.characters.character import Character
from engine.marco_polo.data.map import BEIJING

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Kubilai(Character):
    """Starts in Beijing with a trading post on its highest space, which gives no bonus (DE:705-712)."""

    id = "kubilai"
    name = "Kubilai Khan"
    start = BEIJING

    def set_up(self, state: "State", me: int) -> None:
        super().set_up(state, me)
        state.seats[me].posts.append(BEIJING)
        state.beijing[0] = me
