"""Making a game: its lobby in the channel, or in a thread of its own where the channel has a game already."""

from typing import Final, NamedTuple

import discord

from cogs.framework import limits
from cogs.framework.answer import answer, follow_up, say_privately
from cogs.framework.language import reader_words, server_words
from cogs.framework.names import server_signs
from cogs.framework.places import missing_permissions, permissions_notice
from cogs.framework.reply import Reply, text_reply
from cogs.framework.routes import Pressed, button, handles
from cogs.framework.services import Interaction
from cogs.lobby.likes import GAME, LIKE, left_out, phrase_of, template
from cogs.lobby.message import lobby_reply
from cogs.lobby.update import sending
from engine.core.decision import Refusal
from host import MakingLimit
from host.lobby.limits import Maker, check_maker
from host.lobby.view import LobbyView
from words.games import game_words, title_of
from words.names import plain_name
from words.shapes import clipped

PRIVATE: Final = "private"
OPEN: Final = "open"


class Wanted(NamedTuple):
    """What a person wants to play: the game `name`, and what is taken over (`like`, see `cogs.lobby.likes`)."""

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
    if interaction.guild_id is None or interaction.permissions.manage_guild:
        return None
    channel, person = interaction.channel, interaction.user
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    roles = person.roles if isinstance(person, discord.Member) else []
    maker = Maker(
        person.id,
        interaction.guild_id,
        tuple(one for one in (interaction.channel_id, parent) if one is not None),
        frozenset(role.id for role in roles),
        known_to(interaction.guild),
    )
    return await check_maker(interaction.client.services.host, maker)


def known_to(guild: discord.Guild | None) -> frozenset[int]:
    """The ids of all channels and roles that a server has."""
    return frozenset() if guild is None else frozenset(one.id for some in (guild.channels, guild.roles) for one in some)


async def new_game(interaction: Interaction, wanted: Wanted) -> None:
    """Makes a lobby in this channel, or offers a thread for it where the channel has a game already. Raises Refusal
    no_game_in_dm."""
    w, channel_id = reader_words(interaction), interaction.channel_id
    if channel_id is None or interaction.guild_id is None:  # a button of a history that was opened in direct messages
        raise Refusal("no_game_in_dm")
    missing = missing_permissions(interaction)
    if missing:
        await say_privately(interaction, text_reply(permissions_notice(w, missing)))
        return
    limit = await check_may_make(interaction)
    try:
        lobby, told = await create(interaction, wanted, channel_id, limit, in_thread=False)
    except Refusal as refusal:
        if refusal.code != "channel_busy":
            raise
        await say_privately(interaction, await thread_offer(interaction, str(refusal.facts["game"]), wanted))
        return
    await post_lobby(interaction, lobby)
    if told:
        await follow_up(interaction, text_reply(told))


async def post_lobby(interaction: Interaction, lobby: LobbyView) -> None:
    """Answers with the lobby's message, for everybody, and stores its id."""
    services = interaction.client.services
    async with sending(services, lobby.row.id):
        await answer(interaction, _reply(interaction, lobby))
        message = await interaction.original_response()
        await services.lobby.posted(lobby.row.id, message.id)


async def _reply(interaction: Interaction, lobby: LobbyView) -> Reply:
    signs = await server_signs(interaction.client.services, interaction.guild_id)
    return lobby_reply(await server_words(interaction), lobby, signs=signs)


async def thread_offer(interaction: Interaction, game_id: str, wanted: Wanted) -> Reply:
    """Says that the channel has the game `game_id` already, and offers a thread for the new one; not in a thread, which
    has no threads of its own."""
    w = reader_words(interaction)
    game = await interaction.client.services.host.game(game_id)
    text = w.say("lobby-busy", game=title_of(w, game.rules_name), id=game_id)
    if isinstance(interaction.channel, discord.Thread):
        return text_reply(text)
    like = await phrase_of(interaction, wanted.like) if wanted.like else ""
    rest = f"{wanted.name}:{PRIVATE if wanted.private else OPEN}{like}"
    return text_reply(text, [button(w.say("button-thread"), "thread", "", rest)])


@handles("thread", open_to_all=True, rest=f"[a-z_]+:({PRIVATE}|{OPEN})({LIKE})?")
async def open_thread(interaction: Interaction, pressed: Pressed) -> None:
    """Opens a thread for a second game of the channel, with its lobby."""
    name, access, *like = pressed.rest.split(":")
    wanted = Wanted(name, access == PRIVATE, ":".join(["", *like]))
    w, channel = reader_words(interaction), interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_game_here")
    if not interaction.app_permissions.create_public_threads:
        await say_privately(interaction, text_reply(permissions_notice(w, ["create-public-threads"])))
        return
    limit = await check_may_make(interaction)
    # First of all, so that a press delivered twice opens one thread.
    await interaction.response.defer(ephemeral=True)
    title = w.say(
        "thread-name",
        game=game_words(name).title(w),
        who=plain_name(interaction.user.display_name) or interaction.user.name,
    )
    thread = await channel.create_thread(
        name=clipped(title, limits.THREAD_NAME), type=discord.ChannelType.public_thread
    )
    lobby, told = await create(interaction, wanted, thread.id, limit, in_thread=True)
    services = interaction.client.services
    async with sending(services, lobby.row.id):
        reply = await _reply(interaction, lobby)
        message = await thread.send(view=reply.view(), allowed_mentions=reply.mentions)
        await services.lobby.posted(lobby.row.id, message.id)
    made = w.say("thread-made", thread=thread.mention)
    await say_privately(interaction, text_reply("\n".join(filter(None, [made, told]))))


@handles("clone", rest="")
async def press_clone(interaction: Interaction, pressed: Pressed) -> None:
    """A new lobby with the options and the layout of this game."""
    game = await interaction.client.services.host.game(pressed.game_id)
    await new_game(interaction, Wanted(game.rules_name, game.private, f"{GAME}{game.id}"))
