"""What a character may change; everything here is the rule for somebody without special powers."""

from typing import TYPE_CHECKING, Final

from engine.marco_polo.amounts import NOTHING, Amounts
from engine.marco_polo.data.map import VENEZIA
from engine.marco_polo.data.table import POSTS

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Character:
    """See each attribute's name; a subclass overrides what its tile says."""

    id: str = "nobody"
    name: str = "Nobody"
    rolls: bool = True
    pays_for_occupied: bool = True
    posts: int = POSTS
    posts_on_the_way: bool = False
    jumps_between_oases: bool = False
    figures: int = 1
    start: str = VENEZIA
    white_dice: int = 0
    round_income: Amounts = NOTHING
    round_contracts: int = 0

    def set_up(self, state: "State", me: int) -> None:
        """Put figures, and what else the tile says, on the map."""
        state.seats[me].figures = [self.start] * self.figures

    def income_from(self, space: str, seats: int) -> Amounts:
        """What this character receives when another player has used `space` as a main action."""
        return NOTHING


NOBODY: Final = Character()
