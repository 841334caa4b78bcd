"""What decided a game that is over: each player's share of winning turn by turn, the largest swings, key figures. It is
worked out while its person waits, where it is not kept yet."""

import asyncio
from logging import getLogger
from typing import Any, Final

import discord

from cogs.history.watch import change_answer
from cogs.shared.answer import retry_once
from cogs.shared.language import reader_words
from cogs.shared.outcome import outcome
from cogs.shared.pictures import draw, draw_shares, reader_style
from cogs.shared.reply import NO_MENTIONS, Picture, text_reply
from cogs.shared.routes import Pressed, handles
from cogs.shared.seats import plain_names_of
from cogs.shared.services import Interaction
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host import GameRow, History, looking
from host.analysis import Analysis, Swing, share_marks, turn_ended_by
from host.race import race
from render.games import turn_picture
from render.scene import Style
from words.analysis import Told, swing_told
from words.games import title_of

TOLD_EVERY_S: Final = 2.0
OVER: Final = ("finished", "cancelled", "frozen")

log = getLogger(__name__)


async def show_analysis(interaction: Interaction, game: GameRow) -> None:
    """Answers at once, tells how far it is, and once more with all of it, after which the first answer goes. Raises
    Refusal: analysis_not_over, analyses_wait, not_started, frozen."""
    services, w = interaction.client.services, reader_words(interaction)
    if game.status not in OVER:
        raise Refusal("analysis_not_over")
    history = await looking.history(services.host, game.id)
    text = w.say("analysis-waiting")
    await retry_once(lambda: interaction.response.send_message(view=text_reply(text).view(), ephemeral=True))
    found, missing = None, game.status
    if game.status == "finished":
        try:
            found = await services.host.analyses.kept(game) or await _made(interaction, game)
        except Unreadable as problem:
            log.info("game %s is analysed without its replay: %r", game.id, problem)
            missing = "first_version" if problem.code == "first_version" else "unreadable"
    style = await reader_style(interaction)
    view, pictures = await _message(interaction, history, found, missing, style)
    await interaction.followup.send(
        view=view, files=[picture.file() for picture in pictures], ephemeral=True, allowed_mentions=NO_MENTIONS
    )
    await interaction.delete_original_response()


async def _made(interaction: Interaction, game: GameRow) -> Analysis:
    """Makes the analysis, and tells every other second how far it is."""
    analyses, w = interaction.client.services.host.analyses, reader_words(interaction)
    making = asyncio.ensure_future(analyses.made(game))
    while not (await asyncio.wait({making}, timeout=TOLD_EVERY_S))[0]:
        await change_answer(interaction, w.say("analysis-progress", percent=round(100 * analyses.done(game.id))))
    return await making


async def _message(
    interaction: Interaction, history: History, found: Analysis | None, missing: str, style: Style
) -> tuple[discord.ui.LayoutView, list[Picture]]:
    """The words with the pictures between them. `missing`: why nothing is known of shares, where `found` is None."""
    w, game = reader_words(interaction), history.row
    names = plain_names_of(w, history.seats)
    head = [w.say("analysis-title", game=title_of(w, game.rules_name), id=game.id)]
    if game.status == "finished":
        head.append(outcome(w, game, race(history)[-1].standings, names))
    if found is None:
        head.append(w.say("analysis-missing", why=missing))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay[Any]("\n".join(head)))
    pictures: list[Picture] = []
    if found is not None:
        pictures += await _chart(interaction, history, found, view, style)
        for number, swing in enumerate(found.swings, 1):
            pictures += await _swing(interaction, history, number, swing, view, style)
    return view, pictures


async def _chart(
    interaction: Interaction, history: History, found: Analysis, view: discord.ui.LayoutView, style: Style
) -> list[Picture]:
    swings = [turn_ended_by(history, swing.last) for swing in found.swings]
    services, w = interaction.client.services, reader_words(interaction)
    drawn = await draw_shares(services.studio, history, share_marks(history, found), swings, w, style)
    _add(view, drawn)
    return drawn


async def _swing(
    interaction: Interaction, history: History, number: int, swing: Swing, view: discord.ui.LayoutView, style: Style
) -> list[Picture]:
    """What happened in a turn, what it was made of, and the board after it."""
    services, w, game = interaction.client.services, reader_words(interaction), history.row.rules_name
    turn, *after = history.between(swing.first, swing.last)
    mover = swing.seat if turn.seat is None else turn.seat
    later = [event for one in after for event in one.events]
    facts = Told(mover, swing.seat, swing.gain, swing.parts, turn.events, later)
    told = swing_told(w, game, facts, plain_names_of(w, history.seats))
    head = w.say("analysis-swing", number=number, turn=turn.number, swing=told)
    view.add_item(discord.ui.TextDisplay[Any](head))
    board = turn_picture(game, turn.events)
    drawn = await draw(
        services.studio, game, turn.steps[-1].view, history.seats, w, which=[board], events=turn.events,
        style=style,
    )  # fmt: skip
    named = [picture._replace(name=f"turn-{turn.number}.webp") for picture in drawn]
    _add(view, named)
    return named


def _add(view: discord.ui.LayoutView, pictures: list[Picture]) -> None:
    for picture in pictures:
        view.add_item(picture.gallery())


@handles("analysis", rest="")
async def press_analysis(interaction: Interaction, pressed: Pressed) -> None:
    await show_analysis(interaction, await interaction.client.services.host.game(pressed.game_id))
