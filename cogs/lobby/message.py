"""A lobby's message: who sits where, which options it names, fingerprint, buttons, how it is kept up to date in the
channel, sent anew if deleted."""

import asyncio
from collections.abc import Mapping
from logging import getLogger
from typing import Any, Final

import discord

from cogs.framework import (
    NO_MENTIONS,
    Interaction,
    Reply,
    Services,
    Signs,
    button,
    guild_words,
    is_gone,
    mention,
    option_with_value,
    reader_signs,
    reader_words,
    retry_once,
    say_privately,
    server_signs,
    server_words,
    text_reply,
    too_late,
)
from cogs.framework.emblems import ORDINARY
from cogs.posts.sending import RENEWED
from engine.games import rules_of
from host import SeatRow
from host.lobby.view import PRESSED, RANDOM_ORDER, LobbyView
from host.messages.posts import Lobby
from host.table.status import is_watched
from host.table.thread_members import has_private_thread
from host.table_options import TABLE_OPTIONS
from words.games import game_words, title_of
from words.houses import house_words
from words.speech import Words

ON: Final = "on"
FINGERPRINT_SHOWN: Final = 16  # digits, 64 bits: nobody can make another secret that has them too


log = getLogger(__name__)


def lobby_reply(w: Words, lobby: LobbyView, *, signs: Signs = ORDINARY, buttons: bool = True) -> Reply:
    """The public message of a lobby, with its buttons until the game starts."""
    text = discord.ui.TextDisplay[Any]("\n".join(_lines(w, lobby, signs)))
    rows = _rows(w, lobby) if buttons and lobby.row.status == "lobby" else []
    return Reply([discord.ui.Container[Any](text, *rows)], ephemeral=False, mentions=NO_MENTIONS)


def _lines(w: Words, lobby: LobbyView, signs: Signs) -> list[str]:
    game = lobby.row
    lines = [w.say("lobby-title", game=title_of(w, game.rules_name), id=game.id)]
    special = w.chain(_special(w, lobby)) if game.status in ("lobby", "running") else ""
    lines += [w.say("lobby-special", what=special)] if special else []
    lines += seats_told(w, lobby, signs)
    if game.status == "lobby":
        free = lobby.rules.max_seats - len(lobby.seats)
        lines += [w.say("lobby-seats-open", count=free)] if free else []
        lines += _begins_at(w, lobby)
    if game.private:
        people = w.listed(f"<@{user}>" for user in lobby.invited)
        lines.append(w.say("lobby-private", people=people) if people else w.say("lobby-private-nobody"))
        lines.append(w.say("lobby-private-read-in-thread" if has_private_thread(game) else "lobby-private-read-here"))
    if game.status == "cancelled":
        return [*lines, w.say("lobby-cancelled")]
    lines += [w.say("lobby-started")] if game.status != "lobby" else []
    if lobby.fingerprint is not None:
        lines.append(w.say("lobby-dice", hash=lobby.fingerprint[:FINGERPRINT_SHOWN]))
    return lines


def _special(w: Words, lobby: LobbyView) -> list[str]:
    """All that is not as at any other table: the game's options, the table's, and how it begins."""
    game = lobby.row
    special = special_options(w, game.rules_name, lobby.options)
    special += [
        w.say(f"table-option-{name}-short", value=option.chosen(game))
        for name, option in TABLE_OPTIONS.items()
        if option.is_special(game)
    ]
    special += [w.say("lobby-watched")] if (lobby.to_watch if game.status == "lobby" else is_watched(game)) else []
    if game.status != "lobby":
        return special
    special += [w.say("lobby-order-joined")] if lobby.order != RANDOM_ORDER else []
    special += [w.say("lobby-begins-full", most=lobby.most)] if lobby.begins != PRESSED else []
    if lobby.like is not None:
        like = w.say("lobby-like-private") if lobby.like_private else f"#{lobby.like}"
        special.append(w.say("lobby-like", game=like, same="yes" if lobby.laid_out else "no"))
    return special


def _begins_at(w: Words, lobby: LobbyView) -> list[str]:
    """The moment at which the game begins by itself, if there is one."""
    if lobby.begins_at is None:
        return []
    when, ago = (f"<t:{int(lobby.begins_at)}:{form}>" for form in "FR")
    return [w.say("lobby-begins-at", when=when, soon=ago, few=lobby.few)]


def seats_told(w: Words, lobby: LobbyView, signs: Signs) -> list[str]:
    """Who sits there. Numbered only where the numbers are the turn order: otherwise that is drawn at the start, whose
    post says it."""
    game, numbered = lobby.row.rules_name, lobby.row.status == "lobby" and lobby.order != RANDOM_ORDER
    return [
        w.say("lobby-seat", number=number, sign=signs.of(seat), who=_who(w, game, seat))
        if numbered
        else w.say("lobby-seat-taken", sign=signs.of(seat), who=_who(w, game, seat))
        for number, seat in enumerate(lobby.seats, 1)
    ]


def chosen_options(w: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """All options in short: what is played, and what differs from the default. `options`: all of them."""
    speech, possible = game_words(game), rules_of(game).possible_options(options, None)
    if speech.levels:
        usual = next(iter(speech.levels))
        played = [speech.level_title(w, usual)] if speech.level(options) == usual else []
    else:
        first = list(options.items())[:1]
        played = [speech.option_title(w, name, value) for name, value in first if value == possible[name][0]]
    return [*played, *special_options(w, game, options)]


def special_options(w: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """The options that differ from the default, in plain words: a level in place of its options, what is played by
    its name, others by their names where nothing else is said of them. `options`: all of them."""
    speech, possible = game_words(game), rules_of(game).possible_options(options, None)
    level = speech.level(options)
    special = [speech.level_special(w, level)] if level is not None and level != next(iter(speech.levels)) else []
    together = speech.levels[level] if level is not None else {}
    for place, (name, value) in enumerate(options.items()):
        if value == possible[name][0] or name in together:
            continue
        if told := speech.special_option(w, name, value):
            special.append(told)
        elif place == 0 and not speech.levels:
            special.append(speech.option_title(w, name, value))
        else:
            special.append(speech.option_title(w, name) if value == ON else option_with_value(w, game, name, value))
    return special


def _who(w: Words, game: str, seat: SeatRow) -> str:
    house = house_words(w, game, seat.player)
    return w.say("house-player", name=seat.name, player=house) if house else mention(seat)


def _rows(w: Words, lobby: LobbyView) -> list[discord.ui.Item[Any]]:
    game_id, start = lobby.row.id, w.say("button-watch-houses" if lobby.to_watch else "button-start")
    join = [button(w.say("button-join"), "join", game_id, style=discord.ButtonStyle.primary)]
    return [
        discord.ui.ActionRow[Any](
            *(join if lobby.free_colours else []),
            button(start, "start", game_id, style=discord.ButtonStyle.success),
            button(w.say("button-more"), "lobby-more", game_id),
        )
    ]


async def show_change(interaction: Interaction, lobby: LobbyView) -> None:
    """Updates the lobby's message: as the answer to a press on it, otherwise by an edit."""
    client, services, here = interaction.client, interaction.client.services, interaction.message
    signs = await server_signs(services, interaction.guild_id)
    reply = lobby_reply(await server_words(interaction), lobby, signs=signs)
    if here is None or here.flags.ephemeral or interaction.response.is_done():
        await _show_lobby(client, services, lobby, reply)
        return
    try:
        await retry_once(lambda: interaction.response.edit_message(view=reply.view(), allowed_mentions=reply.mentions))
    except discord.HTTPException as refused:
        if is_gone(refused):
            await _answer_privately(interaction, lobby)
            await _show_lobby(client, services, lobby, reply)
            return
        if not too_late(refused):
            raise
        log.warning("interaction %s answered too late: %s", interaction.id, refused.text)
        await _show_lobby(client, services, lobby, reply, pressed_on=here.id)
        return
    if here.id != lobby.row.lobby_message_id:
        await services.lobby.posted(lobby.row.id, here.id)
    await _rerender_if_changed(client, services, lobby)


def joined_line(w: Words, lobby: LobbyView, person: int) -> str:
    """Says with which colour a person has joined; empty for somebody who has not."""
    own = next((seat for seat in lobby.seats if seat.user_id == person), None)
    return "" if own is None else w.say("lobby-joined", colour=w.say(f"colour-{own.colour}"))


async def answer_with_change(interaction: Interaction, lobby: LobbyView, changed: str) -> None:
    """Answers with what has `changed`, and brings the lobby's message in the channel up to date."""
    if not interaction.response.is_done():
        await say_privately(interaction, text_reply(changed))
    await show_change(interaction, lobby)


async def _answer_privately(interaction: Interaction, lobby: LobbyView) -> None:
    reply = lobby_reply(reader_words(interaction), lobby, signs=await reader_signs(interaction), buttons=False)
    reply.ephemeral = True
    await say_privately(interaction, reply)


async def renew_lobby(client: discord.Client, services: Services, game_id: str) -> None:
    """Brings the lobby's message up to date without a press."""
    lobby = await services.lobby.view(game_id)
    signs = await server_signs(services, lobby.row.guild_id)
    w = await guild_words(client, services.host, lobby.row.guild_id)
    await _show_lobby(client, services, lobby, lobby_reply(w, lobby, signs=signs))


RENEWED[Lobby.kind] = renew_lobby


async def _rerender_if_changed(client: discord.Client, services: Services, lobby: LobbyView) -> None:
    """Re-renders if the lobby changed while this edit was in flight, which may have come to Discord after the newer
    one."""
    if lobby.row.status == "lobby" and (await services.host.game(lobby.row.id)).revision != lobby.row.revision:
        await renew_lobby(client, services, lobby.row.id)


def lobby_message_lock(services: Services, game_id: str) -> asyncio.Lock:
    """Held while a message of a lobby is sent, until its id is stored: whoever changes the lobby meanwhile would send
    another one."""
    return services.host.lock(f"message of {game_id}")


async def _show_lobby(
    client: discord.Client, services: Services, lobby: LobbyView, reply: Reply, *, pressed_on: int | None = None
) -> None:
    """Edits the message in the channel, or sends a new one where it was deleted or its id never became known."""
    if lobby.row.channel_id is None:
        return
    channel = client.get_partial_messageable(lobby.row.channel_id)
    async with lobby_message_lock(services, lobby.row.id):
        message_id = (await services.host.game(lobby.row.id)).lobby_message_id or pressed_on
        if message_id is not None:
            try:
                message = channel.get_partial_message(message_id)
                await message.edit(view=reply.view(), allowed_mentions=reply.mentions)
            except discord.NotFound:
                log.info("the lobby's message of game %s is gone", lobby.row.id)
                message_id = None
        if message_id is None:
            sent = await channel.send(view=reply.view(), allowed_mentions=reply.mentions)
            await services.lobby.posted(lobby.row.id, sent.id)
    await _rerender_if_changed(client, services, lobby)
