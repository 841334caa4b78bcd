"""Making a game, joining it, its options and its start: one message with buttons, and the same by commands."""

from logging import getLogger
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lobby_message import lobby_reply, options_reply
from cogs.play import reader
from cogs.reply import Reply, answer, say_privately, text_reply, too_late, twice
from cogs.routes import Interaction, Pressed, button, route
from cogs.scenes import draw
from cogs.translator import phrase
from cogs.troubles import missing_permissions
from engine.core.decision import Refusal
from engine.core.options import BadOption
from host import GameRow
from host.lobby_checks import check_organiser
from host.lobby_view import LobbyView
from words.games import GAMES, game_words
from words.speech import Words, words

if TYPE_CHECKING:
    from cogs.client import Caravanserai

log = getLogger(__name__)

SURE = "sure"


def is_manager(interaction: Interaction) -> bool:
    return bool(interaction.permissions.manage_guild)


def public_words(interaction: Interaction) -> Any:
    return words(str(interaction.guild_locale or "en"))


async def create(interaction: Interaction, name: str, private: bool, channel: Any, in_thread: bool) -> LobbyView:
    return await interaction.client.lobby.create(
        name,
        channel_id=channel.id,
        guild_id=interaction.guild_id,
        organiser_id=interaction.user.id,
        organiser=interaction.user.display_name,
        interaction_id=interaction.id,
        private=private,
        in_thread=in_thread,
    )


async def new_game(interaction: Interaction, name: str, private: bool) -> None:
    """A lobby in this channel, or the offer of a thread where a game already is."""
    w = reader(interaction)
    missing = missing_permissions(interaction)
    if missing:
        named = w.listed(w.say(f"permission-{one}") for one in missing)
        await say_privately(interaction, text_reply(w.say("error-missing-permissions", permissions=named)))
        return
    try:
        lobby = await create(interaction, name, private, interaction.channel, False)
    except Refusal as refusal:
        if refusal.code != "channel_busy":
            raise
        await say_privately(interaction, await thread_offer(interaction, str(refusal.facts["game"]), name, private))
        return
    await answer(interaction, _public(interaction, lobby))
    message = await interaction.original_response()
    await interaction.client.lobby.posted(lobby.game.id, message.id)


async def thread_offer(interaction: Interaction, game_id: str, name: str, private: bool) -> Reply:
    w = reader(interaction)
    game = await interaction.client.host.game(game_id)
    text = w.say("lobby-busy", game=game_words(game.rules_name).title(w), id=game_id)
    if isinstance(interaction.channel, discord.Thread):
        return text_reply(text)
    rest = f"{name}:{'private' if private else 'open'}"
    return text_reply(text, [button(w.say("button-thread"), "thread", "", rest)])


async def _public(interaction: Interaction, lobby: LobbyView) -> Reply:
    return lobby_reply(public_words(interaction), lobby)


@route("thread")
async def open_thread(interaction: Interaction, pressed: Pressed) -> None:
    """A second game of a channel in a thread of its own."""
    name, _, access = pressed.rest.partition(":")
    w, channel = reader(interaction), interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_game_here")
    if not interaction.app_permissions.create_public_threads:
        named = w.say("permission-create-public-threads")
        await say_privately(interaction, text_reply(w.say("error-missing-permissions", permissions=named)))
        return
    # First of all, so that a press delivered twice opens one thread.
    await interaction.response.defer(ephemeral=True)
    title = w.say("thread-name", game=game_words(name).title(w), who=interaction.user.display_name)
    thread = await channel.create_thread(name=title[:100], type=discord.ChannelType.public_thread)
    lobby = await create(interaction, name, access == "private", thread, True)
    reply = await _public(interaction, lobby)
    message = await thread.send(view=reply.view(), allowed_mentions=reply.mentions)
    await interaction.client.lobby.posted(lobby.game.id, message.id)
    await say_privately(interaction, text_reply(w.say("thread-made", thread=thread.mention)))


async def changed(interaction: Interaction, lobby: LobbyView) -> None:
    """The lobby's message shows the change: as the answer where it was pressed on, by an edit otherwise."""
    reply = lobby_reply(public_words(interaction), lobby)
    here = interaction.message
    if here is None or here.flags.ephemeral or interaction.response.is_done():
        await _show_lobby(interaction.client, lobby, reply)
        return
    try:
        await twice(lambda: interaction.response.edit_message(view=reply.view(), allowed_mentions=reply.mentions))
    except discord.HTTPException as late:
        if not too_late(late):
            raise
        log.warning("interaction %s answered too late: %s", interaction.id, late.text)
        await _show_lobby(interaction.client, lobby, reply, pressed_on=here.id)
        return
    if here.id != lobby.game.lobby_message_id:
        await interaction.client.lobby.posted(lobby.game.id, here.id)


async def _show_lobby(client: "Caravanserai", lobby: LobbyView, reply: Reply, *, pressed_on: int | None = None) -> None:
    """The message in the channel, made anew where it is gone or was never heard of again."""
    if lobby.game.channel_id is None:
        return
    channel = client.get_partial_messageable(lobby.game.channel_id)
    message_id = lobby.game.lobby_message_id or pressed_on
    if message_id is not None:
        try:
            message = channel.get_partial_message(message_id)
            await message.edit(view=reply.view(), allowed_mentions=reply.mentions)
            return
        except discord.NotFound:
            log.info("the lobby's message of game %s is gone", lobby.game.id)
    sent = await channel.send(view=reply.view(), allowed_mentions=reply.mentions)
    await client.lobby.posted(lobby.game.id, sent.id)


@route("join")
async def join(interaction: Interaction, pressed: Pressed) -> None:
    person = interaction.user
    await changed(
        interaction,
        await interaction.client.lobby.join(
            pressed.game_id, person.id, person.display_name, interaction_id=interaction.id
        ),
    )


@route("leave")
async def leave(interaction: Interaction, pressed: Pressed) -> None:
    await changed(
        interaction,
        await interaction.client.lobby.leave(pressed.game_id, interaction.user.id, interaction_id=interaction.id),
    )


@route("colour")
async def colour(interaction: Interaction, pressed: Pressed) -> None:
    (wanted,) = pressed.values
    lobby = interaction.client.lobby
    await changed(
        interaction,
        await lobby.colour(pressed.game_id, interaction.user.id, wanted, interaction_id=interaction.id),
    )


@route("house")
async def house(interaction: Interaction, pressed: Pressed) -> None:
    (player,) = pressed.values
    lobby, names = interaction.client.lobby, words().say("house-names").split(", ")
    added = await lobby.add_house(pressed.game_id, player, names, interaction_id=interaction.id)
    await changed(interaction, added)


@route("remove")
async def remove(interaction: Interaction, pressed: Pressed) -> None:
    (seat,) = pressed.values
    lobby = await interaction.client.lobby.remove(
        pressed.game_id, seat, interaction.user.id, is_manager(interaction), interaction_id=interaction.id
    )
    await _options_answered(interaction, lobby)


@route("start")
async def start(interaction: Interaction, pressed: Pressed) -> None:
    lobby = await interaction.client.lobby.start(
        pressed.game_id, interaction.user.id, is_manager(interaction), interaction_id=interaction.id
    )
    await changed(interaction, lobby)


@route("cancel")
async def cancel(interaction: Interaction, pressed: Pressed) -> None:
    """A running game only when asked whether one is sure."""
    game = await interaction.client.host.game(pressed.game_id)
    if game.status == "running" and pressed.rest != SURE:
        check_organiser(game, interaction.user.id, is_manager(interaction))
        await answer(interaction, _sure_to_cancel(reader(interaction), game))
        return
    lobby = await interaction.client.lobby.cancel(
        pressed.game_id, interaction.user.id, is_manager(interaction), interaction_id=interaction.id
    )
    await changed(interaction, lobby)
    if not interaction.response.is_done():
        await say_privately(interaction, text_reply(reader(interaction).say("lobby-cancelled")))


async def _sure_to_cancel(w: Words, game: GameRow) -> Reply:
    text = w.say("cancel-running", game=game_words(game.rules_name).title(w), id=game.id)
    return text_reply(text, [button(w.say("button-cancel"), "cancel", game.id, SURE, style=discord.ButtonStyle.danger)])


@route("options")
async def options(interaction: Interaction, pressed: Pressed) -> None:
    lobby = await interaction.client.lobby.view(pressed.game_id)
    await answer(interaction, _options(interaction, lobby))


async def _options(interaction: Interaction, lobby: LobbyView) -> Reply:
    w = reader(interaction)
    try:
        view, seats = lobby.example()
    except BadOption:  # too many have joined for these options; the start says so
        return options_reply(w, lobby)
    pictures = await draw(interaction.client, lobby.game.rules_name, view, seats, w, which=("board",))
    return options_reply(w, lobby, pictures)


@route("option")
async def set_option(interaction: Interaction, pressed: Pressed) -> None:
    (value,) = pressed.values
    lobby = await interaction.client.lobby.set_options(
        pressed.game_id,
        interaction.user.id,
        is_manager(interaction),
        interaction_id=interaction.id,
        chosen={pressed.rest: value},
    )
    await _options_answered(interaction, lobby)


@route("invite")
async def invite(interaction: Interaction, pressed: Pressed) -> None:
    invited = [int(one) for one in pressed.values]
    lobby = await interaction.client.lobby.invite(
        pressed.game_id, interaction.user.id, is_manager(interaction), invited, interaction_id=interaction.id
    )
    await _options_answered(interaction, lobby)


async def _options_answered(interaction: Interaction, lobby: LobbyView) -> None:
    await answer(interaction, _options(interaction, lobby), update=True)
    await changed(interaction, lobby)


class LobbyCommands(commands.Cog):
    """The lobby by typing."""

    def __init__(self, client: "Caravanserai") -> None:
        self.client = client

    @app_commands.command(name="new", description=phrase("command-new.description"))
    @app_commands.describe(
        game=phrase("command-new-game.description"), private=phrase("command-new-private.description")
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=game_words(name).title(words()), value=name) for name in sorted(GAMES)]
    )
    @app_commands.guild_only()
    async def new(self, interaction: Interaction, game: str, private: bool = False) -> None:
        await new_game(interaction, game, private)

    @app_commands.command(name="join", description=phrase("command-join.description"))
    async def join(self, interaction: Interaction) -> None:
        await self._pressed(interaction, join)

    @app_commands.command(name="leave", description=phrase("command-leave.description"))
    async def leave(self, interaction: Interaction) -> None:
        await self._pressed(interaction, leave)

    @app_commands.command(name="start", description=phrase("command-start.description"))
    async def start(self, interaction: Interaction) -> None:
        await self._pressed(interaction, start)

    @app_commands.command(name="cancel", description=phrase("command-cancel.description"))
    async def cancel(self, interaction: Interaction) -> None:
        await self._pressed(interaction, cancel)

    @app_commands.command(name="option", description=phrase("command-option.description"))
    @app_commands.describe(
        option=phrase("command-option-option.description"), value=phrase("command-option-value.description")
    )
    async def option(self, interaction: Interaction, option: str, value: str) -> None:
        game = await self.client.host.game_in(interaction.channel_id or 0)
        lobby = await self.client.lobby.set_options(
            game.id,
            interaction.user.id,
            is_manager(interaction),
            interaction_id=interaction.id,
            chosen={option: value},
        )
        await self._done(interaction, lobby)

    @option.autocomplete("option")
    async def complete_option(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._completions(interaction, typed, None)

    @option.autocomplete("value")
    async def complete_value(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._completions(interaction, typed, interaction.namespace.option)

    async def _completions(
        self, interaction: Interaction, typed: str, field: str | None
    ) -> list[app_commands.Choice[str]]:
        w = reader(interaction)
        try:
            lobby = await self.client.lobby.view((await self.client.host.game_in(interaction.channel_id or 0)).id)
        except Refusal:
            return []
        speech, choices = game_words(lobby.game.rules_name), lobby.possible
        if field is None:
            found = [app_commands.Choice(name=speech.option_title(w, one), value=one) for one in choices]
            found.append(app_commands.Choice(name=w.say("lobby-order"), value="order"))
        elif field == "order":
            found = [app_commands.Choice(name=w.say(f"lobby-order-{one}-name"), value=one) for one in lobby.orders]
        else:
            found = [
                app_commands.Choice(name=speech.option_title(w, field, value), value=value)
                for value in choices.get(field, ())
            ]
        return [one for one in found if typed.casefold() in one.name.casefold()][:25]

    @app_commands.command(name="invite", description=phrase("command-invite.description"))
    @app_commands.describe(person=phrase("command-invite-person.description"))
    async def invite(self, interaction: Interaction, person: discord.User) -> None:
        game = await self.client.host.game_in(interaction.channel_id or 0)
        lobby = await self.client.lobby.view(game.id)
        lobby = await self.client.lobby.invite(
            game.id,
            interaction.user.id,
            is_manager(interaction),
            [*lobby.invited, person.id],
            interaction_id=interaction.id,
        )
        await self._done(interaction, lobby)

    async def _pressed(self, interaction: Interaction, handler: Any) -> None:
        """A command does what the button does; its answer is a private copy of the lobby."""
        game = await self.client.host.game_in(interaction.channel_id or 0)
        await handler(interaction, Pressed(game.id, ""))
        if not interaction.response.is_done():
            await self._done(interaction, await self.client.lobby.view(game.id))

    async def _done(self, interaction: Interaction, lobby: LobbyView) -> None:
        if not interaction.response.is_done():
            reply = lobby_reply(reader(interaction), lobby, buttons=False)
            reply.ephemeral = True
            await say_privately(interaction, reply)
        await changed(interaction, lobby)


async def setup(client: "Caravanserai") -> None:
    await client.add_cog(LobbyCommands(client))
