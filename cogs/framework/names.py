"""How people at a table are named: the name they joined with, the signs of colours for a reader, a mention."""

from collections.abc import Sequence

from cogs.framework.emblems import ORDINARY, Signs
from cogs.framework.language import reader_words
from cogs.framework.services import Interaction, Services
from host import SeatRow
from host.people.settings import server_settings_of, settings_of
from words.names import name_in_text, plain_name
from words.speech import Words


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


async def reader_signs(interaction: Interaction) -> Signs:
    """The sign of each colour for the person, in their palette: an emoji, or its name where they want no emoji."""
    services = interaction.client.services
    chosen = await settings_of(services.host.people, interaction.user.id)
    if chosen.signs == "emoji":
        return services.emblems.signs(chosen.palette)
    w = reader_words(interaction)
    in_words = {colour: w.say("sign-in-words", colour=w.say(f"colour-{colour}")) for colour in ORDINARY.colours}
    return Signs(in_words, everybody="", emoji=False)


async def server_signs(services: Services, guild_id: int | None) -> Signs:
    """The sign of each colour in what everybody in a server sees."""
    return services.emblems.signs((await server_settings_of(services.host.people, guild_id)).palette)


def mention(seat: SeatRow) -> str:
    """Pings the person, where mentions are allowed; house players are named."""
    return f"<@{seat.user_id}>" if seat.user_id is not None else f"**{name_in_text(seat.name)}**"
