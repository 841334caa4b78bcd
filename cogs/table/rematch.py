"""The button Rematch of the post at the end: a lobby with the same options, to which the same people are called."""

import discord

from cogs.framework.answer import say_privately
from cogs.framework.language import reader_words, server_words
from cogs.framework.places import missing_permissions, permissions_notice
from cogs.framework.reply import text_reply
from cogs.framework.routes import Pressed, handles
from cogs.framework.services import Interaction
from cogs.lobby.opening import check_may_make, post_lobby
from cogs.lobby.update import answer_with_lobby
from host.lobby.again import others_of, rematch
from host.messages.notices import call_again
from words.games import title_of
from words.names import name_in_text


@handles("rematch", rest="")
async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Posts the lobby, and below it calls the others once, each where they chose; who presses after that joins it."""
    missing = missing_permissions(interaction)
    if missing:
        await say_privately(interaction, text_reply(permissions_notice(reader_words(interaction), missing)))
        return
    if await _joined(interaction, pressed.game_id):
        return
    limit = await check_may_make(interaction)
    services, person = interaction.client.services, interaction.user
    name, interaction_id = person.display_name, interaction.id
    made = await rematch(services.lobby, pressed.game_id, person.id, name, interaction_id=interaction_id, limit=limit)
    await post_lobby(interaction, made)
    others = others_of(await services.host.db.games.seats(pressed.game_id), person.id)
    if not others:
        return
    called = await call_again(services.host, made.row.id, person.id, others)
    w = await server_words(interaction)
    await interaction.followup.send(
        w.say(
            "rematch-call",
            who=name_in_text(person.display_name),
            game=title_of(w, made.row.rules_name),
            people=w.listed(f"<@{other}>" for other in others),
        ),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(other) for other in called]),
    )


async def _joined(interaction: Interaction, game_id: str) -> bool:
    """Joins the lobby of the same game that another player has opened in the channel meanwhile. Returns whether there
    is one. Raises Refusal as `Lobby.join`."""
    services, person = interaction.client.services, interaction.user
    game = await services.host.game(game_id)
    opened = await services.host.db.games.occupying(game.channel_id or 0)
    players = [seat.user_id for seat in await services.host.db.games.seats(game_id)]
    if opened is None or (opened.status, opened.rules_name) != ("lobby", game.rules_name) or person.id not in players:
        return False
    lobby = await services.lobby.join(opened.id, person.id, person.display_name, interaction_id=interaction.id)
    await answer_with_lobby(interaction, lobby)
    return True
