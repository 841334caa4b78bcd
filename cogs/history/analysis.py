"""/results analysis: shares of winning turn by turn, what decided, luck and choices, key figures and praise of a
finished game, and progress while it is worked out."""

import asyncio
from collections.abc import Sequence
from logging import getLogger
from operator import attrgetter
from typing import Any, Final

import discord

from cogs.framework import (
    Interaction,
    Picture,
    Pressed,
    Reply,
    Signs,
    draw,
    follow_up,
    handles,
    limits,
    names_of,
    reader_signs,
    reader_style,
    reader_words,
    say_first,
    say_instead,
    take_away,
    words_of_game,
)
from cogs.framework.pictures import draw_shares
from cogs.posts.telling import outcome
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host import ENDED, GameRow, History
from host.finished.analysis import Analysis, share_marks, turn_ended_by
from host.finished.decided import Part, Series, Sum, Swing
from host.table.status import ended_by
from host.turn import looking
from render.games import turn_picture
from render.scene import Style
from render.studio import Studio
from words.analysis import (
    PartFacts,
    SeriesFacts,
    SumFacts,
    SwingFacts,
    leads_told,
    praise_told,
    series_told,
    sum_told,
    swing_told,
)
from words.games import game_words
from words.shapes import clipped
from words.speech import Words

# Of the characters that a message holds; figures have what is left.
HEAD_LENGTH: Final = 500
SWING_LENGTH: Final = 450
PRAISE_LENGTH: Final = 550
NOTE_LENGTH: Final = 250


TOLD_EVERY_S: Final = 2.0
OVER: Final = (*ENDED, "frozen")
log = getLogger(__name__)


def _head(w: Words, game: GameRow, history: History, missing: str) -> str:
    """Which game it is and who won. `missing`: why no more than the final scores and figures can be told, empty where
    it can."""
    speech, names = game_words(game.rules_name), names_of(w, history.seats)
    lines = [w.say("analysis-title", game=speech.title(w), id=game.id)]
    if game.status == "finished":
        lines.append(clipped(outcome(w, game, history.marks[-1].standings, names), HEAD_LENGTH))
    if missing:
        lines.append(w.say("analysis-missing", why=missing))
        lines.append(speech.score_sheet(w, history.last_view, names))
    return "\n".join(lines)


def _swing(w: Words, history: History, number: int, swing: Swing) -> str:
    """A turn that luck or choices decided."""
    turn = history.between(swing.first, swing.last)[0]
    mover = swing.seat if turn.seat is None else turn.seat
    earlier, later = (
        [event for record in some for event in record.events]
        for some in (history.turns[: turn.number - 1], history.turns[turn.number :])
    )
    facts = SwingFacts(
        mover,
        swing.seat,
        swing.luck,
        swing.choice,
        swing.better,
        turn.events,
        earlier,
        later,
        swing.gain,
        swing.lost_by,
    )
    text = swing_told(words_of_game(w, history.row), history.row.rules_name, facts, names_of(w, history.seats))
    return clipped(w.say("analysis-swing", number=number, turn=turn.number, swing=text), SWING_LENGTH)


def _series(w: Words, history: History, number: int, series: Series) -> str:
    """Turns of a player that brought nothing."""
    idle = {turn.number: turn.events for first in series.idle for turn in history.between(first, first)[:1]}
    facts = SeriesFacts(series.seat, idle, series.turns, -series.size)
    own, names = words_of_game(w, history.row), names_of(w, history.seats)
    return clipped(series_told(own, history.row.rules_name, number, facts, names), SWING_LENGTH)


def _leads(w: Words, history: History) -> str:
    """What the winner had more of in the whole game; empty for nothing, and where a resignation ended it."""
    if ended_by(history.row, len(history.seats)) is not None:  # then what they had decides nothing
        return ""
    turns = {turn.number: turn.events for turn in history.turns}
    movers = {turn.number: turn.seat for turn in history.turns}
    names = names_of(w, history.seats)
    return clipped(leads_told(w, history.row.rules_name, turns, movers, history.marks, names), SWING_LENGTH)


def _sums(w: Words, history: History, signs: Signs, sums: Sequence[Sum]) -> str:
    """Luck and choices of the whole game, a line for each player of whom either changed anything; empty for none. Of
    two players one's good luck is told, which is the other's bad luck."""
    names, lines = names_of(w, history.seats), []
    for seat in history.seats:
        sum_ = sums[seat.seat]
        if len(sums) == 2 and sum_.luck < 0:
            sum_ = sum_._replace(luck=0.0, by_luck=())
        luck = SumFacts(sum_.luck, _parts(history, sum_.by_luck, -1))  # what follows a turn for all comes last
        choices = SumFacts(sum_.choices, _parts(history, sum_.by_choices, 0))
        if told := sum_told(w, history.row.rules_name, luck, choices, names):
            lines.append(w.say("post-end-figures-line", sign=signs.of(seat), who=names[seat.seat], figures=told))
    return "\n".join([w.say("analysis-sums"), *lines]) if lines else ""


def _parts(history: History, parts: Sequence[Part], which: int) -> list[PartFacts]:
    """`which`: of the turns to which a row of the log belongs."""
    return [PartFacts(part.change, history.between(part.row, part.row)[which].number, part.better) for part in parts]


def _figures(w: Words, game: GameRow, history: History, signs: Signs, most: int) -> str:
    """The figures of each player and, after the end of the game, praise, in up to `most` characters with the note."""
    speech, names, view = game_words(game.rules_name), names_of(w, history.seats), history.last_view
    events = [event for turn in history.turns for event in turn.events]
    room = (most - PRAISE_LENGTH - NOTE_LENGTH) // len(history.seats) - 1
    lines = [w.say("post-end-figures")]
    for seat in history.seats:
        figures = speech.all_figures(w, view, events, seat.seat)
        line = w.say("post-end-figures-line", sign=signs.of(seat), who=names[seat.seat], figures=figures)
        lines.append(clipped(line, room))
    if game.status == "finished":
        praise = praise_told(w, game.rules_name, view, events, names)
        if praise:
            lines += [w.say("analysis-praise"), *(clipped(line, PRAISE_LENGTH // len(praise)) for line in praise)]
    return "\n".join(lines)


async def _pictures_of(
    studio: Studio, history: History, swing: Swing, part: int, w: Words, style: Style
) -> list[Picture]:
    """The end of a turn, below the part of the message with this number."""
    turn, game = history.between(swing.first, swing.last)[0], history.row.rules_name
    which, view = [turn_picture(game, turn.events)], turn.steps[-1].view
    drawn = await draw(studio, game, view, history.seats, w, which=which, events=turn.events, style=style)
    return [picture._replace(name=f"turn-{turn.number}.webp", below=part) for picture in drawn]


async def _reply(
    interaction: Interaction, game: GameRow, history: History, analysis: Analysis | None, missing: str
) -> Reply:
    """`missing`: why there are no shares where there is no `analysis`, otherwise empty."""
    studio, w, signs = interaction.client.services.studio, reader_words(interaction), await reader_signs(interaction)
    texts, pictures, style = [_head(w, game, history, missing)], list[Picture](), await reader_style(interaction)
    if analysis is not None:
        entries: list[Swing | Series] = sorted([*analysis.swings, *analysis.series], key=attrgetter("first"))
        numbered = list(enumerate(entries, 1))
        turning_points = [(n, turn_ended_by(history, entry.last)) for n, entry in numbered if isinstance(entry, Swing)]
        pictures += await draw_shares(studio, history, share_marks(history, analysis), turning_points, w, style)
        texts += filter(None, [_leads(w, history)])
        for number, entry in numbered:
            if isinstance(entry, Series):
                texts.append(_series(w, history, number, entry))
            else:
                texts.append(_swing(w, history, number, entry))
                pictures += await _pictures_of(studio, history, entry, len(texts) - 1, w, style)
        none = "" if entries else w.say("analysis-none")
        texts += filter(None, [none, _sums(w, history, signs, analysis.sums)])
    texts.append(_figures(w, game, history, signs, limits.TEXT - sum(map(len, texts))))
    if analysis is not None:
        texts.append(w.say("analysis-note"))
    return Reply([discord.ui.TextDisplay[Any](text) for text in texts], pictures)


async def show_analysis(interaction: Interaction, game: GameRow) -> None:
    """Answers at once, tells how far it is, and once more with all of it, after which the first answer goes; so it does
    when this fails. Raises Refusal: analysis_not_over, analyses_wait, not_started, frozen."""
    if game.status not in OVER:
        raise Refusal("analysis_not_over")
    history = await looking.history(interaction.client.services.host, game.id)
    await say_first(interaction, reader_words(interaction).say("analysis-waiting"))
    try:
        analysis, missing = await _analysis_of(interaction, game)
        await follow_up(interaction, await _reply(interaction, game, history, analysis, missing))
    finally:
        await take_away(interaction)


async def _analysis_of(interaction: Interaction, game: GameRow) -> tuple[Analysis | None, str]:
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
