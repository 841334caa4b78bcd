"""The screen on which somebody looks for others who want the same game: game, expansions, pace, for how long, whose
hours; filled in as they chose last time. What a list of open tables says of all who look."""

from collections.abc import Iterable, Mapping, Sequence
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
from cogs.posts.threads import check_threads
from engine.core.decision import Refusal
from engine.games import GAMES
from host import NoticeboardRow, SeekerRow
from host.lobby import seeking
from host.lobby.making import KIND, kinds_of
from host.lobby.matching import LEAST
from host.lobby.seeking import DAYS, Sought
from host.people.hours import Hours
from host.table_options import PACE
from words.games import game_words, title_of
from words.shapes import clipped
from words.speech import Words

START, STOP = "start", "stop"
GAME, KINDS, PACES, HOW_LONG = FIELDS = "game", "kinds", "paces", "days"
MOST_VALUES: Final = 8
SHOWN: Final = 4  # of what is looked for
WISH_LENGTH: Final = 120  # characters of what is said of each


def seekers_told(w: Words, sought: Mapping[Sought, int], now: float) -> str:
    """What is looked for, a line each of the first SHOWN; empty where nothing is."""
    if not sought:
        return ""
    lines = [w.say("seekers")]
    for wish, count in [*sought.items()][:SHOWN]:
        lines.append(w.say("seekers-line", count=count, what=clipped(_told(w, wish, now), WISH_LENGTH)))
    more = sum([*sought.values()][SHOWN:])
    return "\n".join([*lines, *([w.say("seekers-more", count=more)] if more else [])])


def _told(w: Words, wish: Sought, now: float) -> str:
    speech, kinds = game_words(wish.game), wish.kinds
    named = [] if len(kinds) == len(kinds_of(wish.game)) else [speech.option_title(w, KIND, kind) for kind in kinds]
    hours = "" if wish.hours is None else hours_told(w, wish.hours, now)
    paces = w.either(w.say("table-option-pace-short", value=pace) for pace in wish.paces)
    return w.chain([title_of(w, wish.game), hours, w.either(named), paces])


def hours_told(w: Words, hours: Hours, now: float) -> str:
    """Hours of the day, which everybody reads in their own time zone."""
    begins, ends = (f"<t:{int(moment)}:t>" for moment in hours.on_day_of(now))
    return w.say("seek-hours", begins=begins, ends=ends)


async def seek_screen(interaction: Interaction) -> Reply:
    """Raises Refusal: no_server, no_noticeboard."""
    w, host, person = reader_words(interaction), interaction.client.services.host, interaction.user.id
    _, board = await _board(interaction)
    wish = await seeking.wish_of(host, person)
    now = await seeking.searches(host, board.guild_id, person)
    lines = [w.say("seek-title", least=LEAST, where=f"<#{board.channel_id}>")]
    lines += [seeking_line(w, row) for row in now]
    own = await seeking.hours_of(host, person) if wish.hours else None
    lines += [] if own is None else [w.say("seek-similar", hours=hours_told(w, own, host.clock.now()))]
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
    buttons.append(button(w.say("button-seek-any-hours" if wish.hours else "button-seek-my-hours"), "seek-hours"))
    rows = [discord.ui.ActionRow[Any](one) for one in menus] + [discord.ui.ActionRow[Any](*buttons)]
    return Reply([*text_part("\n".join(lines)), *rows], screen=ScreenName("seek", ""))


def _menu(
    placeholder: str, field: str, titles: dict[str, str], chosen: Iterable[str], *, several: bool = False
) -> discord.ui.Item[Any]:
    present = set(chosen)
    options = [menu_option(title, value, default=value in present) for value, title in titles.items()]
    return menu(placeholder, options, "seek-set", rest=field, most=len(options) if several else 1)


async def _board(interaction: Interaction) -> tuple[discord.Guild, NoticeboardRow]:
    """The server and the noticeboard below which tables are made, as far as the person sees it. Raises Refusal:
    no_server, no_noticeboard."""
    board = await interaction.client.services.host.db.noticeboards.of(server_of(interaction))
    guild, person = interaction.guild, interaction.user
    channel = None if guild is None or board is None else guild.get_channel_or_thread(board.channel_id)
    if guild is None or board is None or channel is None or not isinstance(person, discord.Member):
        raise Refusal("no_noticeboard")
    if not channel.permissions_for(person).view_channel:
        raise Refusal("no_noticeboard")
    return guild, board


def check_below(guild: discord.Guild, board: NoticeboardRow) -> None:
    """Raises PermissionsMissing where the bot may not make tables below the noticeboard."""
    channel = guild.get_channel_or_thread(board.channel_id)
    if channel is not None:
        check_threads(guild, channel)


def seeking_line(w: Words, row: SeekerRow) -> str:
    """What somebody looks for, and until when."""
    return w.say("seek-on", game=title_of(w, row.rules_name), ends=f"<t:{int(row.until)}:D>")


@replies("seek", update=True, rest=f"({START}|{STOP})?")
async def press_seek(interaction: Interaction, pressed: Pressed) -> Reply:
    """The screen, after looking has begun or ended. Raises Refusal as `seeking.seek`, and PermissionsMissing."""
    host, person = interaction.client.services.host, interaction.user
    guild, board = await _board(interaction)
    if pressed.rest == START:
        check_below(guild, board)
        await seeking.seek(host, board.guild_id, person.id, person.display_name)
    elif pressed.rest == STOP:
        await seeking.stop(host, board.guild_id, person.id)
    return await seek_screen(interaction)


@replies("seek-set", update=True, rest="|".join(FIELDS), value="[a-z0-9_-]+", values=range(1, MOST_VALUES + 1))
async def press_set(interaction: Interaction, pressed: Pressed) -> Reply:
    """Notes what the person would play, for now and for the next time."""
    host, person = interaction.client.services.host, interaction.user.id
    values: Sequence[str] | str | int = list(pressed.values)
    if pressed.rest in (GAME, HOW_LONG):
        values = int(pressed.value) if pressed.value.isdecimal() else pressed.value
    wish = (await seeking.wish_of(host, person)).stored() | {pressed.rest: values}
    await host.people.settings.change(person, {"sought": seeking.known_wish(wish).stored()})
    return await seek_screen(interaction)


@replies("seek-hours", update=True, rest="")
async def press_hours(interaction: Interaction, pressed: Pressed) -> Reply:
    """Looks for people with similar hours alone, or for anybody again. Raises Refusal hours_unknown."""
    host, person = interaction.client.services.host, interaction.user.id
    wish = await seeking.wish_of(host, person)
    if not wish.hours and await seeking.hours_of(host, person) is None:
        raise Refusal("hours_unknown")
    await host.people.settings.change(person, {"sought": wish.but(hours=not wish.hours).stored()})
    return await seek_screen(interaction)
