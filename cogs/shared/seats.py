"""How people at a table are named: the name they joined with, their colour's sign, a mention."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.shared.language import reader_words
from cogs.shared.services import Interaction
from host import SeatRow
from host.settings import settings_of
from words.names import name_in_text, plain_name
from words.speech import Words

# Emoji that every Discord client shows.
SIGNS: Final = {"red": "🔴", "blue": "🟦", "green": "🟢", "yellow": "🔶", "purple": "🟣"}
EVERYBODY: Final = "👥"


def names_of(w: Words, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """A name for each seat, safe in a text: its colour where nobody sits; two people of the same name are told apart by
    colour. Labels and lists take the escapes out again (`words.names.without_escapes`)."""
    return _names(w, seats, [name_in_text(seat.name) for seat in seats])


def plain_names_of(w: Words, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """As `names_of`, for pictures and their descriptions, where nothing is formatted."""
    return _names(w, seats, [plain_name(seat.name) for seat in seats])


def _names(w: Words, seats: Sequence[SeatRow], own: Sequence[str]) -> tuple[str, ...]:
    return tuple(_name(w, seat, name, own.count(name) > 1) for seat, name in zip(seats, own, strict=True))


def _name(w: Words, seat: SeatRow, name: str, namesakes: bool) -> str:
    colour = w.say(f"colour-{seat.colour}")
    if not name:
        return colour
    return w.say("named-twice", name=name, colour=colour) if namesakes else name


def ago(moment: float) -> str:
    """A moment (UTC seconds) as its distance from now, which every reader's Discord counts: "2 days ago"."""
    return f"<t:{int(moment)}:R>"


async def reader_signs(interaction: Interaction) -> Mapping[str, str]:
    """The sign of each colour for the person: an emoji, or its name where they want no emoji."""
    if (await settings_of(interaction.client.services.host.people, interaction.user.id)).signs == "emoji":
        return SIGNS
    w = reader_words(interaction)
    return {colour: w.say("sign-in-words", colour=w.say(f"colour-{colour}")) for colour in SIGNS}


def sign(seat: SeatRow, signs: Mapping[str, str] = SIGNS) -> str:
    """The sign of a seat's colour, an emoji where `signs` says no other."""
    return signs.get(seat.colour, "▫️")


def sign_of(seats: Sequence[SeatRow], seat: int | None, signs: Mapping[str, str] = SIGNS) -> str:
    """A seat's sign; one for everybody where it is None."""
    if seat is not None:
        return sign(seats[seat], signs)
    return EVERYBODY if signs is SIGNS else ""


def mention(seat: SeatRow) -> str:
    """Pings the person, where mentions are allowed; house players are named."""
    return f"<@{seat.user_id}>" if seat.user_id is not None else f"**{name_in_text(seat.name)}**"
