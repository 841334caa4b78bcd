"""What decided a game that is over: each player's share of winning turn by turn, the largest swings, key figures. It is
worked out while its person waits, where it is not kept yet."""

import asyncio
from logging import getLogger
from typing import Final

from cogs.framework.answer import say_first, say_instead, take_away
from cogs.framework.language import reader_words
from cogs.framework.reply import NO_MENTIONS
from cogs.framework.routes import Pressed, handles
from cogs.framework.services import Interaction
from cogs.history.analysis_message import analysis_message
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host import GameRow
from host.finished.analysis import Analysis
from host.turn import looking

TOLD_EVERY_S: Final = 2.0
OVER: Final = ("finished", "cancelled", "frozen")

log = getLogger(__name__)


async def show_analysis(interaction: Interaction, game: GameRow) -> None:
    """Answers at once, tells how far it is, and once more with all of it, after which the first answer goes; so it does
    when this fails. Raises Refusal: analysis_not_over, analyses_wait, not_started, frozen."""
    services, w = interaction.client.services, reader_words(interaction)
    if game.status not in OVER:
        raise Refusal("analysis_not_over")
    history = await looking.history(services.host, game.id)
    await say_first(interaction, w.say("analysis-waiting"))
    try:
        found, missing = await _found(interaction, game)
        message = await analysis_message(interaction, game, history, found, missing)
        files = [picture.file() for picture in message.pictures]
        await interaction.followup.send(view=message.view, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS)
    finally:
        await take_away(interaction)


async def _found(interaction: Interaction, game: GameRow) -> tuple[Analysis | None, str]:
    """The analysis of a game that is over, or why there can be none."""
    if game.status != "finished":
        return None, game.status
    try:
        return await interaction.client.services.host.analyses.kept(game) or await _made(interaction, game), ""
    except Unreadable as problem:
        log.info("game %s is analysed without its replay: %r", game.id, problem)
        return None, "first_version" if problem.code == "first_version" else "unreadable"


async def _made(interaction: Interaction, game: GameRow) -> Analysis:
    """Makes the analysis, and tells every other second how far it is."""
    analyses, w = interaction.client.services.host.analyses, reader_words(interaction)
    making = asyncio.ensure_future(analyses.made(game))
    while not (await asyncio.wait({making}, timeout=TOLD_EVERY_S))[0]:
        await say_instead(interaction, w.say("analysis-progress", percent=round(100 * analyses.done(game.id))))
    return await making


@handles("analysis", rest="")
async def press_analysis(interaction: Interaction, pressed: Pressed) -> None:
    await show_analysis(interaction, await interaction.client.services.host.game(pressed.game_id))
