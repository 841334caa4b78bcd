"""How people at a table are named: the name they joined with, their colour's sign, a mention."""

from collections.abc import Sequence
from typing import Final

from host import SeatRow
from words.speech import Words

# Emoji that every Discord client shows.
SIGNS: Final = {"red": "🔴", "blue": "🟦", "green": "🟢", "yellow": "🔶", "purple": "🟣"}
EVERYBODY: Final = "👥"


def names_of(w: Words, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """A name for each seat: its colour where nobody sits; two people of the same name are told apart by colour."""
    plain = [seat.name for seat in seats]
    return tuple(_name(w, seat, namesakes=plain.count(seat.name) > 1) for seat in seats)


def _name(w: Words, seat: SeatRow, *, namesakes: bool) -> str:
    colour = w.say(f"colour-{seat.colour}")
    if not seat.name:
        return colour
    return w.say("named-twice", name=seat.name, colour=colour) if namesakes else seat.name


def sign(seat: SeatRow) -> str:
    return SIGNS.get(seat.colour, "▫️")


def sign_of(seats: Sequence[SeatRow], seat: int | None) -> str:
    """A seat's sign; one for everybody where it is None."""
    return EVERYBODY if seat is None else sign(seats[seat])


def mention(seat: SeatRow) -> str:
    """Pings the person, where mentions are allowed; house players are named."""
    return f"<@{seat.user_id}>" if seat.user_id is not None else f"**{seat.name}**"
