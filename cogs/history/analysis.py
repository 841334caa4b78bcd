"""The analysis of a game that is over: each player's share of winning turn by turn, the largest swings, key figures. It
is worked out while its person waits, where it is not kept yet."""

import asyncio
from collections.abc import Sequence
from logging import getLogger
from typing import Any, Final

import discord

from cogs.framework import (
    NO_MENTIONS,
    Interaction,
    Picture,
    Pressed,
    Signs,
    draw,
    handles,
    limits,
    names_of,
    reader_signs,
    reader_style,
    reader_words,
    say_first,
    take_away,
)
from cogs.framework.answering import say_instead
from cogs.framework.pictures import draw_shares
from cogs.posts.telling import outcome
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host import GameRow, History
from host.finished.analysis import Analysis, Swing, share_marks, turn_ended_by
from host.table.history import race
from host.turn import looking
from render.games import turn_picture
from render.scene import Style
from render.studio import Studio
from words.analysis import Told, praise_told, swing_told
from words.games import game_words
from words.shapes import clipped
from words.speech import Words

# Of the characters that a message holds; figures have what is left.
HEAD_LENGTH: Final = 500
SWING_LENGTH: Final = 450
PRAISE_LENGTH: Final = 550
NOTE_LENGTH: Final = 250


TOLD_EVERY_S: Final = 2.0
OVER: Final = ("finished", "cancelled", "frozen")
log = getLogger(__name__)


class AnalysisMessage:
    """`view`: what is said and shown, `pictures`: the files that belong to it; for one reader."""

    def __init__(
        self, game: GameRow, history: History, words: Words, studio: Studio, signs: Signs, style: Style
    ) -> None:
        self.view = discord.ui.LayoutView(timeout=None)
        self.pictures: list[Picture] = []
        self._left = limits.TEXT
        self._game = game
        self._history = history
        self._words = words
        self._studio = studio
        self._signs = signs
        self._style = style
        self._names = names_of(words, history.seats)
        self._speech = game_words(game.rules_name)
        self._last_view = history.boundaries[-1][1]

    def add_head(self, missing: str) -> None:
        """Which game it is and who won. `missing`: why no more than the final scores and figures can be told, empty
        where it can."""
        w, game = self._words, self._game
        lines = [w.say("analysis-title", game=self._speech.title(w), id=game.id)]
        if game.status == "finished":
            lines.append(clipped(outcome(w, game, race(self._history)[-1].standings, self._names), HEAD_LENGTH))
        if missing:
            lines.append(w.say("analysis-missing", why=missing))
            lines.append(self._speech.score_sheet(w, self._last_view, self._names))
        self._say(lines)

    async def add_chart(self, found: Analysis) -> None:
        """Each player's share turn by turn."""
        swings = [turn_ended_by(self._history, swing.last) for swing in found.swings]
        marks = share_marks(self._history, found)
        self._show(await draw_shares(self._studio, self._history, marks, swings, self._words, self._style))

    async def add_swing(self, number: int, swing: Swing) -> None:
        """Tells a turn that swung the game, what the swing was made of, and shows the board after it."""
        w, game = self._words, self._game.rules_name
        turn, *after = self._history.between(swing.first, swing.last)
        later = [event for one in after for event in one.events]
        mover = swing.seat if turn.seat is None else turn.seat
        facts = Told(mover, swing.seat, swing.gain, swing.parts, turn.events, later)
        told = swing_told(w, game, facts, self._names)
        self._say([clipped(w.say("analysis-swing", number=number, turn=turn.number, swing=told), SWING_LENGTH)])
        drawn = await draw(
            self._studio, game, turn.steps[-1].view, self._history.seats, w,
            which=[turn_picture(game, turn.events)], events=turn.events, style=self._style,
        )  # fmt: skip
        self._show([picture._replace(name=f"turn-{turn.number}.webp") for picture in drawn])

    def add_figures(self) -> None:
        """Tells the figures of each player and, after the end of the game, praise."""
        w, history = self._words, self._history
        events = [event for turn in history.turns for event in turn.events]
        room = (self._left - PRAISE_LENGTH - NOTE_LENGTH) // len(history.seats) - 1
        lines = [w.say("post-end-figures")]
        for seat in history.seats:
            told = self._speech.all_figures(w, self._last_view, events, seat.seat)
            facts = {"sign": self._signs.of(seat), "who": self._names[seat.seat], "figures": told}
            lines.append(clipped(w.say("post-end-figures-line", **facts), room))
        if self._game.status == "finished":
            lines.append(w.say("analysis-praise"))
            praised = praise_told(w, self._game.rules_name, self._last_view, events, self._names)
            lines += [clipped(line, PRAISE_LENGTH // len(praised)) for line in praised]
        self._say(lines)

    def add_note(self) -> None:
        """Whose opinion the shares are."""
        self._say([self._words.say("analysis-note")])

    def _say(self, lines: Sequence[str]) -> None:
        text = "\n".join(lines)
        self._left -= len(text)
        self.view.add_item(discord.ui.TextDisplay[Any](text))

    def _show(self, pictures: Sequence[Picture]) -> None:
        self.pictures += pictures
        for picture in pictures:
            self.view.add_item(picture.gallery())


async def analysis_message(
    interaction: Interaction, game: GameRow, history: History, found: Analysis | None, missing: str
) -> AnalysisMessage:
    """The whole message. `missing`: why there are no shares where `found` is None, otherwise empty."""
    studio, w = interaction.client.services.studio, reader_words(interaction)
    signs, style = await reader_signs(interaction), await reader_style(interaction)
    message = AnalysisMessage(game, history, w, studio, signs, style)
    message.add_head(missing)
    if found is not None:
        await message.add_chart(found)
        for number, swing in enumerate(found.swings, 1):
            await message.add_swing(number, swing)
    message.add_figures()
    if found is not None:
        message.add_note()
    return message


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
        return None, "unreadable"


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
