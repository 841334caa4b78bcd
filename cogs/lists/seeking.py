"""The screen on which somebody looks for others who want the same game: game, expansions, pace, for how long; filled in
as they chose last time."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    menu,
    menu_option,
    reader_words,
    replies,
    server_of,
    text_part,
)
from cogs.framework.access import PermissionsMissing, lacking
from cogs.posts.threads import THREADS
from engine.core.decision import Refusal
from engine.games import GAMES
from host import NoticeboardRow
from host.lobby import seeking
from host.lobby.seeking import DAYS, KIND, LEAST, kinds_of
from host.table_options import PACE
from words.games import game_words, title_of
from words.speech import Words

START, STOP = "start", "stop"
GAME, KINDS, PACES, HOW_LONG = FIELDS = "game", "kinds", "paces", "days"
MOST_VALUES: Final = 8


def seekers_line(w: Words, counts: dict[str, int]) -> str:
    """How many look for each game; empty where nobody does."""
    named = [w.say("seekers-of-game", game=title_of(w, game), count=count) for game, count in counts.items()]
    return w.say("seekers", games=w.listed(named)) if named else ""


async def _screen(interaction: Interaction) -> Reply:
    """Raises Refusal: no_server, no_noticeboard."""
    w, host, person = reader_words(interaction), interaction.client.services.host, interaction.user.id
    board = await _board(interaction)
    wish = await seeking.wish_of(host, person)
    now = [row for row in await host.db.seekers.of_person(person) if row.guild_id == board.guild_id]
    lines = [w.say("seek-title", least=LEAST, where=f"<#{board.channel_id}>")]
    lines += [w.say("seek-on", game=title_of(w, row.rules_name), ends=f"<t:{int(row.until)}:D>") for row in now]
    games = {name: title_of(w, name) for name in sorted(GAMES)}
    speech, kinds = game_words(wish.game), kinds_of(wish.game)
    paces = {pace: w.say("table-option-pace-value", value=pace) for pace in PACE.values}
    menus = [_menu(w.say("menu-seek-game"), GAME, games, [wish.game])]
    if kinds:
        titles = {kind: speech.option_title(w, KIND, kind) for kind in kinds}
        menus.append(_menu(w.say("menu-seek-kinds"), KINDS, titles, wish.kinds, several=True))
    menus.append(_menu(w.say("menu-seek-paces"), PACES, paces, wish.paces, several=True))
    days = {str(count): w.say("seek-days", days=count) for count in DAYS}
    menus.append(_menu(w.say("menu-seek-days"), HOW_LONG, days, [str(wish.days)]))
    label = w.say("button-seek-again") if now else w.say("button-seek-start")
    buttons = [button(label, "seek", rest=START, style=discord.ButtonStyle.primary)]
    buttons += [button(w.say("button-seek-stop"), "seek", rest=STOP)] if now else []
    rows = [discord.ui.ActionRow[Any](one) for one in menus] + [discord.ui.ActionRow[Any](*buttons)]
    return Reply([*text_part("\n".join(lines)), *rows], screen=ScreenName("seek", ""))


def _menu(
    placeholder: str, field: str, titles: dict[str, str], chosen: Iterable[str], *, several: bool = False
) -> discord.ui.Item[Any]:
    present = set(chosen)
    options = [menu_option(title, value, default=value in present) for value, title in titles.items()]
    return menu(placeholder, options, "seek-set", rest=field, most=len(options) if several else 1)


async def _board(interaction: Interaction) -> NoticeboardRow:
    """The noticeboard below which tables are made, as far as the person sees it. Raises Refusal: no_server,
    no_noticeboard."""
    board = await interaction.client.services.host.db.noticeboards.of(server_of(interaction))
    guild, person = interaction.guild, interaction.user
    channel = None if guild is None or board is None else guild.get_channel_or_thread(board.channel_id)
    if board is None or channel is None or not isinstance(person, discord.Member):
        raise Refusal("no_noticeboard")
    if not channel.permissions_for(person).view_channel:
        raise Refusal("no_noticeboard")
    return board


def _check_threads(interaction: Interaction, board: NoticeboardRow) -> None:
    """Raises PermissionsMissing where the bot may not make tables below the noticeboard."""
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(board.channel_id)
    if guild is None or channel is None:
        return
    allowed = channel.permissions_for(guild.me)
    missing = lacking(allowed, channel) + [name for right, name in THREADS.items() if not getattr(allowed, right)]
    if missing:
        raise PermissionsMissing(list(dict.fromkeys(missing)))


@replies("seek", update=True, rest=f"({START}|{STOP})?")
async def press_seek(interaction: Interaction, pressed: Pressed) -> Reply:
    """The screen, after looking has begun or ended. Raises Refusal as `seeking.seek`, and PermissionsMissing."""
    host, person, board = interaction.client.services.host, interaction.user, await _board(interaction)
    if pressed.rest == START:
        _check_threads(interaction, board)
        await seeking.seek(host, board.guild_id, person.id, person.display_name)
    elif pressed.rest == STOP:
        await seeking.stop(host, board.guild_id, person.id)
    return await _screen(interaction)


@replies("seek-set", update=True, rest="|".join(FIELDS), value="[a-z0-9_-]+", values=range(1, MOST_VALUES + 1))
async def press_set(interaction: Interaction, pressed: Pressed) -> Reply:
    """Notes what the person would play, for now and for the next time."""
    host, person = interaction.client.services.host, interaction.user.id
    values: Sequence[str] | str | int = list(pressed.values)
    if pressed.rest in (GAME, HOW_LONG):
        values = int(pressed.value) if pressed.value.isdecimal() else pressed.value
    wish = (await seeking.wish_of(host, person)).stored() | {pressed.rest: values}
    await host.people.settings.change(person, {"sought": seeking.known_wish(wish).stored()})
    return await _screen(interaction)
