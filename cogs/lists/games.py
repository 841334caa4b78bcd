"""/games: a person's games on all servers with small pictures of those that wait for them. The list itself is made in
cogs/posts/waiting.py."""

from collections.abc import Sequence
from typing import Final

import discord

from cogs.framework import (
    Interaction,
    Picture,
    Reply,
    button,
    draw,
    limits,
    reader_style,
    reader_words,
    slash_reply,
    text_reply,
)
from cogs.panel.lesson import title_of_lesson
from cogs.posts.waiting import YOURS, entries_of, list_games
from host.access import follows_rightly
from host.lessons.lesson import LESSONS
from host.messages.following import newly_dropped
from host.turn import looking
from render.scene import BOARD
from words.games import title_of
from words.shapes import fitting

DRAWN: Final = 4  # of those that wait for the person


@slash_reply("games")
async def games(interaction: Interaction) -> Reply:
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
    entries, row = await entries_of(host, person, w), await host.db.games.lesson_of(person)
    dropped = [game for game in await newly_dropped(host.db, person) if await follows_rightly(host, game, person)]
    lines = [w.say("games-unfollowed", game=title_of(w, game.rules_name), id=game.id) for game in dropped]
    lesson = LESSONS.get(row.lesson or "") if row is not None else None
    if lesson is not None:
        lines.append(w.say("games-lesson", lesson=title_of_lesson(w, lesson)))
    lines += list_games(entries, w).split("\n")
    waiting = [entry.game_id for entry in entries if entry.part == YOURS]
    opens = [
        button(w.say("button-open-game", id=game_id), "open", game_id, style=discord.ButtonStyle.primary)
        for game_id in waiting[: limits.ROW_BUTTONS]
    ]
    text = "\n".join(fitting(lines, limits.TEXT))
    return text_reply(text, opens, drawing=_boards(interaction, waiting[:DRAWN]))


async def _boards(interaction: Interaction, game_ids: Sequence[str]) -> list[Picture]:
    """A small picture of the board near the person's next move, for each of the games."""
    services, w = interaction.client.services, reader_words(interaction)
    style = (await reader_style(interaction))._replace(near=True)
    boards = []
    for game_id in game_ids:
        look = await looking.look(services.host, game_id, interaction.user.id)
        drawn = await draw(
            services.studio,
            look.row.rules_name,
            look.view,
            look.seats,
            w,
            which=(BOARD,),
            acting=look.acting,
            style=style,
        )
        boards += [picture._replace(name=f"{game_id}.webp") for picture in drawn]
    return boards
