"""In which language something is said to a person or a server; names of people, house players and colours, mentions,
durations, "2 days ago". In texts for all the language is the server's."""

from collections.abc import Sequence
from typing import Final

import discord

from cogs.framework.emblems import ORDINARY, Signs
from cogs.framework.services import Interaction, Services
from host import GameRow, Host, SeatRow
from host.people.settings import server_settings_of, settings_of
from host.table.time_banks import TimeLeft
from words.games import game_words, title_of
from words.names import name_in_text, plain_name
from words.speech import ENGLISH, Argument, Words, languages, words

MINUTE_S: Final = 60
HOUR_S: Final = 60 * MINUTE_S
DAY_S: Final = 24 * HOUR_S


def reader_words(interaction: Interaction) -> Words:
    """The words of the person who pressed or typed."""
    return words(str(interaction.locale))


async def server_words(interaction: Interaction) -> Words:
    """The words of the server the interaction comes from."""
    host, on_discord = interaction.client.services.host, str(interaction.guild_locale or ENGLISH)
    return words(await _chosen(host, interaction.guild_id) or on_discord)


async def guild_words(client: discord.Client, host: Host, guild_id: int | None) -> Words:
    """The words of a server, for what is posted there without an interaction; English in a direct message."""
    guild = client.get_guild(guild_id) if guild_id is not None else None
    on_discord = str(guild.preferred_locale) if guild is not None else ENGLISH
    return words(await _chosen(host, guild_id) or on_discord)


async def _chosen(host: Host, guild_id: int | None) -> str:
    """The language that a server chose, if there is still one; otherwise that on Discord counts."""
    chosen = (await server_settings_of(host.people, guild_id)).language
    return chosen if chosen in languages() else ""


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


def about_table(w: Words, row: GameRow) -> dict[str, Argument]:
    """The facts that name a table in a sentence: its game, its id and where it is played."""
    return {"game": title_of(w, row.rules_name), "id": row.id, "where": f"<#{row.channel_id}>"}


def direct_line(w: Words, row: GameRow, guild_id: int | None) -> str:
    """In direct messages, where `guild_id` is None: which game is shown; empty in a server, whose channel says so."""
    return "" if guild_id is not None else w.say("direct-game", **about_table(w, row))


def option_with_value(w: Words, game: str, name: str, value: str) -> str:
    """An option of a game and its value, by their titles."""
    speech = game_words(game)
    return w.say("lobby-option-choice", title=speech.option_title(w, name), value=speech.option_title(w, name, value))


def mention(seat: SeatRow) -> str:
    """Pings the person, where mentions are allowed; house players are named."""
    return f"<@{seat.user_id}>" if seat.user_id is not None else f"**{name_in_text(seat.name)}**"


def duration(w: Words, seconds: float) -> str:
    """The two largest units: "6 days and 3 hours", "40 minutes"."""
    days, rest = divmod(int(seconds), DAY_S)
    hours, rest = divmod(rest, HOUR_S)
    counts = {"days": days, "hours": hours, "minutes": rest // MINUTE_S}
    named = [w.say(f"duration-{unit}", count=count) for unit, count in counts.items() if count]
    return w.listed(named[:2]) or w.say("duration-minutes", count=0)


def time_left(w: Words, time: TimeLeft) -> str:
    if time.ends is None:
        return w.say("time-bank", left=duration(w, time.left))
    return w.say("time-bank-runs", left=duration(w, time.left), when=ago(time.ends))


def ago(moment: float) -> str:
    """A moment (UTC seconds) as its distance from now, which every reader's Discord counts: "2 days ago"."""
    return f"<t:{int(moment)}:R>"
