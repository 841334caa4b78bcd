"""/server settings: its pages and menus, channels and roles that may make games, log and results channel, language,
options that games begin with, and who may change them."""

from typing import Any, Final, Literal

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    limits,
    manages_server,
    reader_words,
    replies,
    seen_game_here,
    server_of,
    slash_reply,
    text_part,
)
from cogs.framework.routes import PERSON, picker
from cogs.lobby.message import chosen_options
from cogs.lobby.opening import known_to
from cogs.settings.settings import LANGUAGE_NAME, language_chosen, language_line, setting_line
from engine.core.decision import Refusal
from engine.games import GAMES
from host.lobby.making import usual_options
from host.people.settings import ServerSettings, server_settings_of, value_called
from host.table_options import TABLE_OPTIONS
from words.games import title_of
from words.speech import Words

SETTING: Final = "server-setting"
PICK: Final = "server-pick"
NAME: Final = "[a-z_]+"
CHANNELS: Final = "channels"
MAKERS: Final = "makers"
LOG: Final = "log_channel"
RESULTS: Final = "results_channel"
ONE_CHANNEL: Final = (LOG, RESULTS)
"""Settings that name a channel in which the bot posts; 0 for none."""
LANGUAGE: Final = "server-language"
PLACES: Final = "places"
GAMES_HERE: Final = "games"
# The settings of each page, in the order of its lines; those that name channels or roles stand above.
LISTED: Final = {
    PLACES: ("palette", "avatars", "leaderboard", "open_games", "cool_down"),
    GAMES_HERE: tuple(name for name, option in TABLE_OPTIONS.items() if option.by_server),
}
AS_HERE: Final = "here"
AS_USUAL: Final = "usual"


def _guild_managed(interaction: Interaction) -> int:
    """The id of the server. Raises Refusal not_server_manager unless the person manages it."""
    if interaction.guild_id is None or not manages_server(interaction):
        raise Refusal("not_server_manager")
    return interaction.guild_id


async def server_panel(interaction: Interaction, page: str = PLACES) -> Reply:
    """A page (see LISTED) of the present settings. Raises Refusal no_server outside of servers."""
    server, w, people = server_of(interaction), reader_words(interaction), interaction.client.services.host.people
    settings = await server_settings_of(people, server)
    fixed = not manages_server(interaction)
    parts = text_part(w.say("server-title.fixed" if fixed else "server-title"))
    for key in (CHANNELS, MAKERS, *ONE_CHANNEL) if page == PLACES else ():
        parts += _picks(interaction, w, settings, key, fixed=fixed)
    for key in LISTED[page]:
        parts += setting_line(w, f"server-setting-{key.replace('_', '-')}", SETTING, settings, key, fixed=fixed)
    if page == PLACES:
        parts += language_line(w, "server-setting-language", LANGUAGE, settings.language, fixed=fixed)
    if page == GAMES_HERE:
        ways = () if fixed else (AS_HERE, AS_USUAL)
        buttons = [button(w.say(f"button-options-{way}"), "server-options", "", way) for way in ways]
        parts += text_part(await _usual(interaction, w), *buttons)
    pages = [button(w.say(f"button-server-{name}"), "server-page", rest=name) for name in LISTED if name != page]
    parts.append(discord.ui.ActionRow[Any](*pages))
    return Reply(parts, screen=ScreenName("server", ""))


@replies("server-page", update=True, rest=f"{PLACES}|{GAMES_HERE}")
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    return await server_panel(interaction, pressed.rest)


def _picks(interaction: Interaction, w: Words, settings: ServerSettings, key: str, *, fixed: bool) -> list[Any]:
    """The line and the menu of a setting that names channels or roles; those that were deleted are only counted."""
    value = getattr(settings, key)
    chosen = value if isinstance(value, tuple) else (value,) if value else ()
    there = [known for known in chosen if known in known_to(interaction.guild)]
    listed, mark = (w.either, "@&") if key == MAKERS else (w.listed, "#")
    message = f"server-setting-{key.replace('_', '-')}"
    named = listed(f"<{mark}{picked}>" for picked in there)
    lines = [w.say(message, chosen=named) if there else w.say(f"{message}-none")]
    if len(chosen) > len(there):
        lines.append(w.say("server-setting-deleted", count=len(chosen) - len(there)))
    if key in ONE_CHANNEL and there and not _may_write(interaction, there[0]):
        lines.append(w.say("server-setting-no-writing"))
    most = 1 if key in ONE_CHANNEL else limits.MENU_OPTIONS
    kind: Literal["role", "channel"] = "role" if key == MAKERS else "channel"
    controls = [] if fixed else [picker(kind, w.say("menu-setting"), PICK, rest=key, chosen=there, most=most)]
    return text_part(w.sentences(lines), *controls)


def _may_write(interaction: Interaction, channel_id: int) -> bool:
    guild = interaction.guild
    channel = guild.get_channel(channel_id) if guild is not None else None
    allowed = discord.Permissions.none() if guild is None or channel is None else channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages


async def _usual(interaction: Interaction, w: Words) -> str:
    """With which options each game begins."""
    people, lines = interaction.client.services.host.people, [w.say("server-options-title")]
    for name, rules in sorted(GAMES.items()):
        usual = await usual_options(people, name, interaction.guild_id)
        options = w.chain(chosen_options(w, name, rules.check_options(usual["game"], None)))
        lines.append(w.say("server-options-line", game=title_of(w, name), options=options))
    return "\n".join(lines)


@replies(SETTING, update=True, rest=NAME, value=r"[a-z0-9_-]+", values=ONE_VALUE)
async def press_setting(interaction: Interaction, pressed: Pressed) -> Reply:
    value = value_called(ServerSettings, pressed.rest, pressed.value)
    page = GAMES_HERE if pressed.rest in LISTED[GAMES_HERE] else PLACES
    return await _changed(interaction, {pressed.rest: value}, page)


@replies(
    PICK,
    update=True,
    rest="|".join((CHANNELS, MAKERS, *ONE_CHANNEL)),
    value=PERSON,
    values=range(limits.MENU_OPTIONS + 1),
)
async def press_pick(interaction: Interaction, pressed: Pressed) -> Reply:
    picked = [int(picked_id) for picked_id in pressed.values]
    value = (picked or [0])[0] if pressed.rest in ONE_CHANNEL else picked
    return await _changed(interaction, {pressed.rest: value})


@replies(LANGUAGE, update=True, rest="", value=LANGUAGE_NAME, values=ONE_VALUE)
async def press_language(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _changed(interaction, {"language": language_chosen(pressed.value)})


@replies("server-options", update=True, rest=f"{AS_HERE}|{AS_USUAL}")
async def press_options(interaction: Interaction, pressed: Pressed) -> Reply:
    """New games begin with the options of the channel's game, or all games with those of the rules."""
    guild_id, people = _guild_managed(interaction), interaction.client.services.host.people
    if pressed.rest != AS_HERE:
        return await _changed(interaction, {"options": {}}, GAMES_HERE)
    game = await seen_game_here(interaction)
    chosen = {**(await server_settings_of(people, guild_id)).options, game.rules_name: game.options["game"]}
    return await _changed(interaction, {"options": chosen}, GAMES_HERE)


async def _changed(interaction: Interaction, changes: dict[str, Any], page: str = PLACES) -> Reply:
    guild_id = _guild_managed(interaction)
    await interaction.client.services.host.people.guild_settings.change(guild_id, changes)
    return await server_panel(interaction, page)


@slash_reply("server-settings")
async def open_server_panel(interaction: Interaction) -> Reply:
    return await server_panel(interaction)
