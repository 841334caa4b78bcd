"""In which language something is said to a person or a server; names of people, computer players and colours, mentions,
durations, "2 days ago"; in which language what a table posts is said."""

from collections.abc import Sequence
from functools import cache
from logging import getLogger
from typing import Final

import discord

from cogs.framework.emblems import ORDINARY, Signs
from cogs.framework.services import Interaction, Services
from host import GameRow, Host, SeatRow, StorageFailed
from host.lobby.view import options_of
from host.people.settings import server_settings_of, settings_of
from host.table.status import BEGAN_IN
from host.table.time_banks import TimeLeft
from host.table_options import LANGUAGE
from words.games import game_words, title_of
from words.names import name_in_text, plain_name
from words.speech import ENGLISH, Argument, Words, best_language, languages, words

MINUTE_S: Final = 60
HOUR_S: Final = 60 * MINUTE_S
DAY_S: Final = 24 * HOUR_S
_CHOSEN: Final = "language"  # among the extras of an interaction

log = getLogger(__name__)


async def know_reader(interaction: Interaction) -> None:
    """Find out which language the person reads who pressed or typed; to be called before anything is said to them.
    What their Discord speaks is kept for what they are told without a press, unless it and the server's are English.
    Where nothing can be read or stored now, the language of their Discord counts; what they wanted then fails by
    itself, and says so."""
    host, person = interaction.client.services.host, interaction.user.id
    on_discord = best_language((str(interaction.locale),))
    try:
        settings = await settings_of(host.people, person)
        speak_to(interaction, settings.language)
        around = (await guild_words(interaction.client, host, interaction.guild_id)).locale
        assumed = settings.heard or (ENGLISH if around == ENGLISH else "")
        if on_discord != assumed:
            await host.people.settings.change(person, {"heard": on_discord})
    except StorageFailed as problem:
        log.warning("the language that user %s reads is not known: %s", person, problem)


def speak_to(interaction: Interaction, language: str) -> None:
    """Answer in this language from now on; in that of the person's Discord where it is empty."""
    interaction.extras[_CHOSEN] = known_language(language)


def reader_words(interaction: Interaction) -> Words:
    """The words of the person who pressed or typed."""
    return words(interaction.extras.get(_CHOSEN) or str(interaction.locale))


async def person_words(host: Host, user_id: int, otherwise: Words) -> Words:
    """The words of a person who is told something without a press; `otherwise` where it is not known what they read."""
    settings = await settings_of(host.people, user_id)
    reads = known_language(settings.language) or known_language(settings.heard)
    return words(reads) if reads else otherwise


async def guild_words(client: discord.Client, host: Host, guild_id: int | None) -> Words:
    """The words of a server, for what everybody there reads: in the language that it chose, if there is still one,
    otherwise in that of the server on Discord. English in a direct message."""
    chosen = known_language((await server_settings_of(host.people, guild_id)).language)
    return words(chosen or language_on_discord(client, guild_id))


def language_on_discord(client: discord.Client, guild_id: int | None) -> str:
    """The language nearest to that of a server on Discord; English for one that is not known."""
    guild = client.get_guild(guild_id) if guild_id is not None else None
    return best_language((str(guild.preferred_locale),)) if guild is not None else ENGLISH


async def table_words(client: discord.Client, host: Host, row: GameRow) -> Words:
    """The words of what everybody at a table reads: in the language that its organiser chose, or in that of its server
    when the game began, or now where it has not begun."""
    spoken = known_language(LANGUAGE.of(row) or str(row.options.get(BEGAN_IN, "")))
    return words(spoken) if spoken else await guild_words(client, host, row.guild_id)


@cache
def known_language(chosen: str) -> str:
    """A stored language if this version has it; otherwise empty, which the log says once."""
    if chosen and chosen not in languages():
        log.warning("there is no language %r any more; the one on Discord counts where it was chosen", chosen)
        return ""
    return chosen


def words_of_game(w: Words, row: GameRow) -> Words:
    """The same language for what happens in one game: with the figures of its version, without what it lacks."""
    speech = game_words(row.rules_name)
    return w.about(speech.name, row.rules_version, speech.lacking(options_of(row)))


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
    """Pings the person, where mentions are allowed; computer players are named."""
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
