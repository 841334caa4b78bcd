"""The panel of a server's settings: a line for each, and below it a menu where the reader manages the server."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    limits,
    menu,
    menu_option,
    reader_words,
    replies,
    seen_game_here,
    slash_reply,
)
from cogs.framework.routes import PERSON, channels_menu, roles_menu
from cogs.framework.setting_lines import setting_line
from cogs.lobby.message import chosen_options
from cogs.lobby.opening import known_to
from engine.core.decision import Refusal
from engine.games import GAMES
from host.lobby.limits import usual_options
from host.people.settings import ServerSettings, server_settings_of, value_called
from host.table_options import TABLE_OPTIONS
from words.games import title_of
from words.speech import Words, languages, own_name

SETTING: Final = "server-setting"
PICK: Final = "server-pick"
NAME: Final = "[a-z_]+"
CHANNELS: Final = "channels"
MAKERS: Final = "makers"
LOG: Final = "log_channel"
LANGUAGE: Final = "server-language"
ON_DISCORD: Final = "on-discord"
PLACES: Final = "places"
GAMES_HERE: Final = "games"
# The settings of each page, in the order of its lines; those that name channels or roles stand above.
LISTED: Final = {
    PLACES: ("palette", "leaderboard", "open_games", "cool_down"),
    GAMES_HERE: tuple(name for name, option in TABLE_OPTIONS.items() if option.by_server),
}
AS_HERE: Final = "here"
AS_USUAL: Final = "usual"


def _guild_managed(interaction: Interaction) -> int:
    """The id of the server. Raises Refusal not_server_manager unless the person manages it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("not_server_manager")
    return interaction.guild_id


async def server_panel(interaction: Interaction, page: str = PLACES) -> Reply:
    """A page (see LISTED) of the present settings. Raises Refusal no_server outside of servers."""
    if interaction.guild_id is None:
        raise Refusal("no_server")
    w, people = reader_words(interaction), interaction.client.services.host.people
    settings = await server_settings_of(people, interaction.guild_id)
    fixed = not interaction.permissions.manage_guild
    parts: list[Any] = [discord.ui.TextDisplay[Any](w.say("server-title" if not fixed else "server-title.fixed"))]
    for key in (CHANNELS, MAKERS, LOG) if page == PLACES else ():
        parts += _picks(interaction, w, settings, key, fixed=fixed)
    for key in LISTED[page]:
        parts += setting_line(w, f"server-setting-{key.replace('_', '-')}", SETTING, settings, key, fixed=fixed)
    if page == PLACES and len(languages()) > 1:
        parts += _language(w, settings, fixed=fixed)
    if page == GAMES_HERE:
        parts.append(discord.ui.TextDisplay[Any](await _usual(interaction, w)))
    if page == GAMES_HERE and not fixed:
        buttons = [button(w.say(f"button-options-{one}"), "server-options", "", one) for one in (AS_HERE, AS_USUAL)]
        parts.append(discord.ui.ActionRow[Any](*buttons))
    pages = [button(w.say(f"button-server-{one}"), "server-page", "", one, disabled=one == page) for one in LISTED]
    parts.append(discord.ui.ActionRow[Any](*pages))
    return Reply(parts, screen=ScreenName("server", ""))


@replies("server-page", update=True, open_to_all=True, rest=f"{PLACES}|{GAMES_HERE}")
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    return await server_panel(interaction, pressed.rest)


def _picks(interaction: Interaction, w: Words, settings: ServerSettings, key: str, *, fixed: bool) -> list[Any]:
    """The line and the menu of a setting that names channels or roles; those that were deleted are only counted."""
    value = getattr(settings, key)
    chosen = value if isinstance(value, tuple) else (value,) if value else ()
    there = [one for one in chosen if one in known_to(interaction.guild)]
    mark = "@&" if key == MAKERS else "#"
    named, gone = (w.either if key == MAKERS else w.listed)(f"<{mark}{one}>" for one in there), len(chosen) - len(there)
    message = f"server-setting-{key.replace('_', '-')}"
    says = [w.say(message, chosen=named) if there else w.say(f"{message}-none")]
    says += [w.say("server-setting-deleted", count=gone)] if gone else []
    if key == LOG and there and not _may_write(interaction, there[0]):
        says.append(w.say("server-setting-no-writing"))
    line = discord.ui.TextDisplay[Any](w.sentences(says))
    if fixed:
        return [line]
    if key == MAKERS:
        picker = roles_menu(w.say("menu-setting"), PICK, key, chosen=there)
    else:
        most = 1 if key == LOG else limits.MENU_OPTIONS
        picker = channels_menu(w.say("menu-setting"), PICK, key, chosen=there, most=most)
    return [line, discord.ui.ActionRow[Any](picker)]


def _language(w: Words, settings: ServerSettings, *, fixed: bool) -> list[Any]:
    """In which language posts are written, once there are several."""
    chosen = settings.language if settings.language in languages() else ON_DISCORD
    names = {ON_DISCORD: w.say("server-setting-language-none.choice")} | {one: own_name(one) for one in languages()}
    if chosen == ON_DISCORD:
        says = w.say("server-setting-language-none")
    else:
        says = w.say("server-setting-language", name=names[chosen])
    line = discord.ui.TextDisplay[Any](says)
    options = [menu_option(name, one, default=one == chosen) for one, name in names.items()]
    return [line] if fixed else [line, discord.ui.ActionRow[Any](menu(w.say("menu-setting"), options, LANGUAGE))]


def _may_write(interaction: Interaction, channel_id: int) -> bool:
    guild = interaction.guild
    channel = guild.get_channel(channel_id) if guild is not None else None
    if guild is None or channel is None:
        return False
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages


async def _usual(interaction: Interaction, w: Words) -> str:
    """With which options each game begins."""
    people, lines = interaction.client.services.host.people, [w.say("server-options-title")]
    for name, rules in sorted(GAMES.items()):
        usual = await usual_options(people, name, interaction.guild_id)
        options = w.chain(chosen_options(w, name, rules.check_options(usual["game"], None)))
        lines.append(w.say("server-options-line", game=title_of(w, name), options=options))
    return "\n".join(lines)


@replies(SETTING, update=True, open_to_all=True, rest=NAME, value=r"[a-z0-9_-]+", values=ONE_VALUE)
async def press_setting(interaction: Interaction, pressed: Pressed) -> Reply:
    value = value_called(ServerSettings, pressed.rest, pressed.values[0])
    page = GAMES_HERE if pressed.rest in LISTED[GAMES_HERE] else PLACES
    return await _changed(interaction, {pressed.rest: value}, page)


@replies(
    PICK,
    update=True,
    open_to_all=True,
    rest=f"{CHANNELS}|{MAKERS}|{LOG}",
    value=PERSON,
    values=range(limits.MENU_OPTIONS + 1),
)
async def press_pick(interaction: Interaction, pressed: Pressed) -> Reply:
    picked = [int(one) for one in pressed.values]
    value = (picked or [0])[0] if pressed.rest == LOG else picked
    return await _changed(interaction, {pressed.rest: value})


@replies(LANGUAGE, update=True, open_to_all=True, rest="", value="[A-Za-z-]{2,12}", values=ONE_VALUE)
async def press_language(interaction: Interaction, pressed: Pressed) -> Reply:
    (chosen,) = pressed.values
    if chosen not in (ON_DISCORD, *languages()):
        raise Refusal("unknown_setting")
    value = "" if chosen == ON_DISCORD else chosen
    return await _changed(interaction, {"language": value})


@replies("server-options", update=True, open_to_all=True, rest=f"{AS_HERE}|{AS_USUAL}")
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
    await interaction.client.services.host.people.change_guild_settings(guild_id, changes)
    return await server_panel(interaction, page)


class ServerPanel(commands.Cog):
    """The command that opens the panel."""

    @slash_reply("server")
    @app_commands.guild_only()
    async def server(self, interaction: Interaction) -> Reply:
        return await server_panel(interaction)
