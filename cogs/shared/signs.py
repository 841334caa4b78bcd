"""What stands for a colour of players in texts and menus."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from host import SeatRow


@dataclass(frozen=True, slots=True)
class Signs:
    """The sign of each colour; `everybody`: of a turn that all make together; `emoji`: whether they are emoji, which
    menus show beside their labels."""

    colours: Mapping[str, str]
    everybody: str = "👥"
    emoji: bool = True

    def of(self, seat: SeatRow) -> str:
        """The sign of a seat's colour."""
        return self.colours.get(seat.colour, "▫️")

    def of_turn(self, seats: Sequence[SeatRow], seat: int | None) -> str:
        """The sign of who makes a turn; None for everybody."""
        return self.everybody if seat is None else self.of(seats[seat])

    def in_menu(self, colour: str) -> str | None:
        """The emoji of a colour for an option of a menu; None where it has none or the reader wants none."""
        return self.colours.get(colour) if self.emoji else None


# Emoji that every Discord client shows.
ORDINARY: Final = Signs({"red": "🔴", "blue": "🟦", "green": "🟢", "yellow": "🔶", "purple": "🟣"})
