"""A game in one minute, for somebody who never played it: a picture and a few sentences, private to who asks."""

import asyncio
from typing import Any

import discord

from cogs.framework.answer import answer
from cogs.framework.language import reader_words
from cogs.framework.pictures import draw_minute, reader_style
from cogs.framework.reply import Reply, text_reply
from cogs.framework.routes import Pressed, button, handles
from cogs.framework.services import Interaction
from cogs.panel.lesson import lesson_about
from host.lobby.view import options_of
from words.games import game_words


@handles("minute", open_to_all=True, rest="")
async def press_minute(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _minute(interaction, pressed.game_id))


async def _minute(interaction: Interaction, game_id: str) -> Reply:
    """What the game is about, with the expansions in play."""
    w, services = reader_words(interaction), interaction.client.services
    game = await services.host.game(game_id)
    speech = game_words(game.rules_name)
    seats = len(await services.host.db.games.seats(game_id)) if game.started is not None else None
    told = speech.minute(w, options_of(game), seats)
    reply = text_reply("\n".join([w.say("minute-title", game=speech.title(w)), told.aim, *told.others]))
    lesson = lesson_about(game.rules_name, options_of(game))
    ways = [button(w.say("button-chapters"), "chapter", game_id, f"{game.rules_name}:")]
    if lesson is not None:
        ways.insert(0, button(w.say("button-learn"), "learn", rest=lesson.name))
    reply.parts.append(discord.ui.ActionRow[Any](*ways))
    style = await reader_style(interaction)
    reply.drawing = asyncio.ensure_future(draw_minute(services.studio, game.rules_name, told, w, style))
    return reply
