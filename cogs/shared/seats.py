"""How people are called: by the name they joined with, with their colour's sign in front where it helps."""

from collections.abc import Sequence
from typing import Final

from host import SeatRow

# One sign a colour; Discord knows them all.
SIGNS: Final = {"red": "🔴", "blue": "🟦", "green": "🟢", "yellow": "🔶", "purple": "🟣"}
EVERYBODY: Final = "👥"


def names_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """A name for each seat; two people of the same name are told apart by their colours."""
    plain = [seat.name for seat in seats]
    return tuple(f"{seat.name} ({seat.colour})" if plain.count(seat.name) > 1 else seat.name for seat in seats)


def sign(seat: SeatRow) -> str:
    return SIGNS.get(seat.colour, "▫️")


def sign_of(seats: Sequence[SeatRow], seat: int | None) -> str:
    """A seat's sign; one for everybody where it is None."""
    return EVERYBODY if seat is None else sign(seats[seat])


def mention(seat: SeatRow) -> str:
    """Pings the person, where mentions are allowed; house players are named."""
    return f"<@{seat.user_id}>" if seat.user_id is not None else f"**{seat.name}**"
