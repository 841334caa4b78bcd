"""The lobby's message: who sits where, what is played, and the buttons; it is kept up to date in the channel."""

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
    menu,
    menu_option,
    option_with_value,
    reader_signs,
    reader_words,
    retry_once,
    say_privately,
    server_signs,
    server_words,
    text_part,
    too_late,
)
from cogs.framework.emblems import ORDINARY
from cogs.posts.sending import RENEWED
from engine.games import rules_of
from host import SeatRow
from host.houses.searching import offered
from host.lobby.view import PRESSED, LobbyView
from host.messages.posts import Lobby
from host.table.status import is_watched
from host.table.thread_members import has_private_thread
from host.table_options import ABSENCE, BANK, CLOCK, HINTS, PACE, RATED
from words.games import game_words, title_of
from words.houses import house_words
from words.speech import Words

ON: Final = "on"
FINGERPRINT_SHOWN: Final = 16  # digits, 64 bits: nobody can make another secret that has them too


log = getLogger(__name__)


def lobby_reply(w: Words, lobby: LobbyView, *, signs: Signs = ORDINARY, buttons: bool = True) -> Reply:
    """The public message of a lobby, with its buttons until the game starts."""
    text = discord.ui.TextDisplay[Any]("\n".join(_lines(w, lobby, signs)))
    rows = _rows(w, lobby, signs) if buttons and lobby.row.status == "lobby" else []
    return Reply([discord.ui.Container[Any](text, *rows)], ephemeral=False, mentions=NO_MENTIONS)


def _lines(w: Words, lobby: LobbyView, signs: Signs) -> list[str]:
    game, title = lobby.row, title_of(w, lobby.row.rules_name)
    options = w.chain(chosen_options(w, game.rules_name, lobby.options))
    lines = [w.say("lobby-title" if options else "lobby-title.plain", game=title, id=game.id, options=options)]
    lines += open_seats(w, lobby, signs) if game.status == "lobby" else _taken_seats(w, lobby, signs)
    if game.status in ("lobby", "running"):
        values = {name: w.say(f"table-option-{name}-value", value=value) for name, value in lobby.table_options.items()}
        lines.append(w.say("lobby-table", pace=values[PACE.name], absence=values[ABSENCE.name]))
        lines += [w.say("lobby-table-bank", bank=values[BANK.name])] if BANK.of(game) is not None else []
        lines += [w.say("lobby-table-rated")] if RATED.of(game) else []
        lines += [w.say("lobby-table-no-hints")] if not HINTS.of(game) and not RATED.of(game) else []
        lines += [w.say("lobby-table-clock")] if CLOCK.of(game) else []
    if game.status == "lobby":
        lines += _beginning(w, lobby)
        if lobby.like is not None:
            like = w.say("lobby-like-private") if lobby.like_private else f"#{lobby.like}"
            lines.append(w.say("lobby-like", game=like, same="yes" if lobby.laid_out else "no"))
    if lobby.to_watch if game.status == "lobby" else is_watched(game):
        lines.append(w.say("lobby-watched"))
    if game.private:
        people = w.listed(f"<@{user}>" for user in lobby.invited)
        lines.append(w.say("lobby-private", people=people) if people else w.say("lobby-private-nobody"))
        lines.append(w.say("lobby-private-read-in-thread" if has_private_thread(game) else "lobby-private-read-here"))
    if lobby.fingerprint is not None and game.status != "cancelled":
        lines.append(w.say("lobby-dice", hash=lobby.fingerprint[:FINGERPRINT_SHOWN]))
    if game.status == "cancelled":
        lines.append(w.say("lobby-cancelled"))
    elif game.status != "lobby":
        lines.append(w.say("lobby-started"))
    return lines


def _beginning(w: Words, lobby: LobbyView) -> list[str]:
    """When the game begins by itself, if it does."""
    lines = [] if lobby.begins == PRESSED else [w.say("lobby-begins-full", most=lobby.most)]
    if lobby.begins_at is not None:
        when, ago = (f"<t:{int(lobby.begins_at)}:{form}>" for form in "FR")
        lines.append(w.say("lobby-begins-at", when=when, soon=ago, few=lobby.few))
    return lines


def open_seats(w: Words, lobby: LobbyView, signs: Signs) -> list[str]:
    """Every seat with its number, and how they will be ordered."""
    game, taken, most = lobby.row.rules_name, len(lobby.seats), lobby.rules.max_seats
    return [
        *(
            w.say("lobby-seat", number=number, sign=signs.of(seat), who=_who(w, game, seat))
            for number, seat in enumerate(lobby.seats, 1)
        ),
        *(w.say("lobby-seat-open", number=number) for number in range(taken + 1, most + 1)),
        w.say(f"lobby-order-{lobby.order}"),
    ]


def _taken_seats(w: Words, lobby: LobbyView, signs: Signs) -> list[str]:
    """Who plays. Without numbers: the turn order, which begins at a seat drawn at the start, is in the start's post."""
    game = lobby.row.rules_name
    return [w.say("lobby-seat-taken", sign=signs.of(seat), who=_who(w, game, seat)) for seat in lobby.seats]


def chosen_options(w: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """The options in short, if the game has any: first what is played, then what differs from the default; switches
    by their name alone. `options`: all of them."""
    speech, possible = game_words(game), rules_of(game).possible_options(options, None)
    chosen: list[str] = []
    for name, value in options.items():
        if not chosen:
            chosen.append(speech.option_title(w, name, value))
        elif value == ON:
            chosen.append(speech.option_title(w, name))
        elif value != possible[name][0]:
            chosen.append(option_with_value(w, game, name, value))
    return chosen


def _who(w: Words, game: str, seat: SeatRow) -> str:
    house = house_words(w, game, seat.player)
    return w.say("house-player", name=seat.name, player=house) if house else mention(seat)


def _rows(w: Words, lobby: LobbyView, signs: Signs) -> list[discord.ui.Item[Any]]:
    game_id, start = lobby.row.id, w.say("button-watch-houses" if lobby.to_watch else "button-start")
    rows: list[discord.ui.Item[Any]] = [
        discord.ui.ActionRow[Any](
            button(w.say("button-join"), "join", game_id, style=discord.ButtonStyle.primary),
            button(w.say("button-leave"), "leave", game_id),
            button(w.say("button-options"), "options", game_id),
            button(start, "start", game_id, style=discord.ButtonStyle.success),
            button(w.say("button-minute"), "minute", game_id),
        )
    ]
    if colours := _colours(w, lobby, signs):
        rows.append(discord.ui.ActionRow[Any](menu(w.say("menu-colour"), colours, "colour", game_id)))
    if lobby.free_colours:
        houses = [
            menu_option(w.say(f"house-{name}"), value=name, description=w.say(f"house-{name}-help"))
            for name in reversed(offered(lobby.row))
        ]
        rows.append(discord.ui.ActionRow[Any](menu(w.say("menu-house"), houses, "house", game_id)))
    return rows


def _colours(w: Words, lobby: LobbyView, signs: Signs) -> list[discord.SelectOption]:
    """The colours that somebody who has joined may take: those that are free, and those of house players."""
    held = {seat.colour: seat for seat in lobby.seats}
    return [
        menu_option(
            w.say(f"colour-{colour}"),
            value=colour,
            description=w.say("menu-colour-of-house", name=held[colour].name) if colour in held else "",
            emoji=signs.in_menu(colour),
        )
        for colour in lobby.rules.colours
        if colour not in held or held[colour].user_id is None
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


async def answer_with_lobby(interaction: Interaction, lobby: LobbyView, changed: str = "") -> None:
    """Answers with a private copy of the lobby, below what has `changed`, and brings its message in the channel up to
    date."""
    if not interaction.response.is_done():
        await _answer_privately(interaction, lobby, changed)
    await show_change(interaction, lobby)


async def _answer_privately(interaction: Interaction, lobby: LobbyView, changed: str = "") -> None:
    reply = lobby_reply(reader_words(interaction), lobby, signs=await reader_signs(interaction), buttons=False)
    reply.parts = [*(text_part(changed) if changed else []), *reply.parts]
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
