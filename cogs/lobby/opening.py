"""Making a game (/new): lobby in the channel or, where it has a game already, in a thread if wished; Rematch and Clone
after a game."""

from typing import Final, NamedTuple

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    acknowledge,
    button,
    check_permissions,
    follow_up,
    handles,
    limits,
    manages_server,
    reader_words,
    say_privately,
    sees,
    table_words,
    text_reply,
)
from cogs.framework.access import PermissionsMissing
from cogs.lobby.likes import GAME, LIKE, left_out, phrase_of, template
from cogs.lobby.private_thread import private_notice
from cogs.lobby.showing import answer_with_change, joined_line, post_lobby, send_lobby
from engine.core.decision import Refusal
from host import MakingLimit
from host.lobby.again import others_of, rematch
from host.lobby.making import Maker, check_maker
from host.lobby.notices import call_again
from host.lobby.view import LobbyView
from words.games import game_words, title_of
from words.names import name_in_text, plain_name
from words.shapes import clipped

PRIVATE: Final = "private"
OPEN: Final = "open"


class Wanted(NamedTuple):
    """A wish for a new game: the rules `name`, and the set-up to take over (`like`, see `cogs.lobby.likes`)."""

    name: str
    private: bool
    like: str = ""


async def create(
    interaction: Interaction, wanted: Wanted, channel_id: int, limit: MakingLimit | None, *, in_thread: bool
) -> tuple[LobbyView, str]:
    """Makes a lobby in the channel, with the person as organiser; returns it, and what is to be told of it in private.
    Raises Refusal channel_busy, and those of `check_limit` and `template`."""
    services, like = interaction.client.services, None
    if wanted.like:
        like = await template(interaction, wanted.name, wanted.like)
    lobby = await services.lobby.create(
        wanted.name,
        channel_id=channel_id,
        guild_id=interaction.guild_id,
        organiser_id=interaction.user.id,
        organiser=interaction.user.display_name,
        interaction_id=interaction.id,
        private=wanted.private,
        in_thread=in_thread,
        like=like,
        limit=limit,
    )
    return lobby, "" if like is None else left_out(reader_words(interaction), like)


async def check_may_make(interaction: Interaction) -> MakingLimit | None:
    """The limit that holds for the person; None for who manages the server, who may make any game. Raises Refusal where
    the server lets the person make none here."""
    if interaction.guild_id is None or manages_server(interaction):
        return None
    channel, person = interaction.channel, interaction.user
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    roles = person.roles if isinstance(person, discord.Member) else []
    maker = Maker(
        person.id,
        interaction.guild_id,
        tuple(place for place in (interaction.channel_id, parent) if place is not None),
        frozenset(role.id for role in roles),
        known_to(interaction.guild),
    )
    return await check_maker(interaction.client.services.host, maker)


def known_to(guild: discord.Guild | None) -> frozenset[int]:
    """The ids of all channels and roles that a server has."""
    return frozenset() if guild is None else frozenset(known.id for known in (*guild.channels, *guild.roles))


async def new_game(interaction: Interaction, wanted: Wanted) -> None:
    """Makes a lobby in this channel, or offers a thread for it where the channel has a game already. Raises Refusal
    no_game_in_dm."""
    channel_id = interaction.channel_id
    if channel_id is None or interaction.guild_id is None:  # a button of a history that was opened in direct messages
        raise Refusal("no_game_in_dm")
    check_permissions(interaction)
    limit = await check_may_make(interaction)
    try:
        lobby, notice = await create(interaction, wanted, channel_id, limit, in_thread=False)
    except Refusal as refusal:
        if refusal.code != "channel_busy":
            raise
        await say_privately(interaction, await thread_offer(interaction, str(refusal.facts["game"]), wanted))
        return
    await post_lobby(interaction, lobby)
    if wanted.private:
        await follow_up(interaction, private_notice(reader_words(interaction), lobby))
    if notice:
        await follow_up(interaction, text_reply(notice))


async def thread_offer(interaction: Interaction, game_id: str, wanted: Wanted) -> Reply:
    """Says that the channel has the game `game_id` already, and offers a thread for the new one; not in a thread, which
    has no threads of its own."""
    w = reader_words(interaction)
    game = await interaction.client.services.host.game(game_id)
    seen = await sees(interaction, game)
    text = w.say("lobby-busy", game=title_of(w, game.rules_name), id=game_id) if seen else w.say("lobby-busy-unseen")
    if isinstance(interaction.channel, discord.Thread):
        return text_reply(text)
    like = await phrase_of(interaction, wanted.like) if wanted.like else ""
    rest = f"{wanted.name}:{PRIVATE if wanted.private else OPEN}{like}"
    return text_reply(text, [button(w.say("button-thread"), "thread", "", rest)])


@handles("thread", rest=f"[a-z_]+:({PRIVATE}|{OPEN})({LIKE})?")
async def open_thread(interaction: Interaction, pressed: Pressed) -> None:
    """Opens a thread for a second game of the channel, with its lobby."""
    name, access, *like = pressed.rest.split(":")
    wanted = Wanted(name, access == PRIVATE, ":".join(["", *like]))
    w, services, channel = reader_words(interaction), interaction.client.services, interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_game_here")
    if not interaction.app_permissions.create_public_threads:
        raise PermissionsMissing(["create-public-threads"])
    limit = await check_may_make(interaction)
    # First of all, so that a press delivered twice opens one thread.
    await acknowledge(interaction)
    who = plain_name(interaction.user.display_name) or interaction.user.name
    title = clipped(w.say("thread-name", game=game_words(name).title(w), who=who), limits.THREAD_NAME)
    thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    lobby, notice = await create(interaction, wanted, thread.id, limit, in_thread=True)
    await send_lobby(services, await table_words(interaction.client, services.host, lobby.row), lobby, thread)
    made = w.say("thread-made", thread=thread.mention)
    await say_privately(interaction, text_reply("\n".join(filter(None, [made, notice]))))


@handles("clone", rest="")
async def press_clone(interaction: Interaction, pressed: Pressed) -> None:
    """A new lobby with the options and the layout of this game."""
    game = await interaction.client.services.host.game(pressed.game_id)
    await new_game(interaction, Wanted(game.rules_name, game.private, f"{GAME}{game.id}"))


@handles("rematch", rest="")
async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Posts the lobby, and below it calls the others once, each where they chose; who presses after that joins it."""
    check_permissions(interaction)
    if await _joined(interaction, pressed.game_id):
        return
    limit = await check_may_make(interaction)
    services, person, name = interaction.client.services, interaction.user.id, interaction.user.display_name
    made = await rematch(services.lobby, pressed.game_id, person, name, interaction_id=interaction.id, limit=limit)
    await post_lobby(interaction, made)
    others = others_of(await services.host.db.games.seats(pressed.game_id), person)
    if not others:
        return
    called = await call_again(services.host, made.row.id, person, others)
    w = await table_words(interaction.client, services.host, made.row)
    people, game = w.listed(f"<@{other}>" for other in others), title_of(w, made.row.rules_name)
    await interaction.followup.send(
        w.say("rematch-call", who=name_in_text(name), game=game, people=people),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(other) for other in called]),
    )


async def _joined(interaction: Interaction, game_id: str) -> bool:
    """Joins the lobby of the same game that another player has opened in the channel meanwhile. Returns whether there
    is one that the person may see. Raises Refusal as `Lobby.join`."""
    services, person = interaction.client.services, interaction.user
    game = await services.host.game(game_id)
    opened = await services.host.db.games.occupying(game.channel_id or 0)
    players = [seat.user_id for seat in await services.host.db.games.seats(game_id)]
    if opened is None or (opened.status, opened.rules_name) != ("lobby", game.rules_name) or person.id not in players:
        return False
    if not await sees(interaction, opened):
        return False
    lobby = await services.lobby.join(opened.id, person.id, person.display_name, interaction_id=interaction.id)
    await answer_with_change(interaction, lobby, joined_line(reader_words(interaction), lobby, person.id))
    return True
