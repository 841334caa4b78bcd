"""*Watch*: a game, or what happened since one's last turn, as a moving picture, and progress while it is made. How many
frames it has stands in render/encode.py."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Any, Final

import discord

from cogs.framework import (
    Interaction,
    Picture,
    Pressed,
    Reply,
    follow_up,
    handles,
    plain_names_of,
    reader_style,
    reader_words,
    say_first,
    say_instead,
    take_away,
)
from cogs.framework.pictures import end_course
from host import GameRow, History, TurnRecord
from host.table.status import ended_by
from host.table.table import seat_of
from host.turn import looking
from render.encode import sampled
from render.games import turn_picture
from render.scene import END, AnyScene, Scene, Style
from render.studio import NotDrawn
from words.games import title_of
from words.speech import Words

ALL_TURNS: Final = "all"
SINCE_MY_TURN: Final = "since"
TOLD_EVERY_S: Final = 2.0

log = getLogger(__name__)


def _progress(interaction: Interaction, w: Words, frames: int) -> Callable[[int], Awaitable[None]]:
    """Returns a function that says in the first answer how far the picture is, every other second at most."""
    told_at = 0.0

    async def tell(drawn: int) -> None:
        nonlocal told_at
        now = asyncio.get_running_loop().time()
        if now - told_at >= TOLD_EVERY_S:
            told_at = now
            await say_instead(interaction, w.say("watch-progress", drawn=drawn, frames=frames))

    return tell


@handles("watch", rest=f"{ALL_TURNS}|{SINCE_MY_TURN}")
async def press_watch(interaction: Interaction, pressed: Pressed) -> None:
    """Answers at once, and once more with the picture, after which the first answer goes."""
    services, w = interaction.client.services, reader_words(interaction)
    history = await looking.history(services.host, pressed.game_id)
    game = await services.host.game(pressed.game_id)
    turns = history.turns
    if pressed.rest == SINCE_MY_TURN:
        turns = history.turns_since(seat_of(history.seats, interaction.user.id))
    await say_first(interaction, w.say("watch-waiting") if turns else w.say("watch-nothing-new"))
    if not turns:
        return
    frames = _frames(history, game, turns, w, await reader_style(interaction))
    try:
        body = await services.studio.animation(game.rules_name, frames, _progress(interaction, w, len(frames)))
    except NotDrawn:
        await say_instead(interaction, w.say("watch-crowded"))
    except Exception:
        log.exception("the animation of game %s failed", game.id)
        await say_instead(interaction, w.say("watch-failed"))
    else:
        await _show(interaction, w, game, turns, body)


def _frames(
    history: History, game: GameRow, turns: list[TurnRecord], w: Words, style: Style
) -> list[tuple[str, AnyScene]]:
    """The board after each turn, of several pictures the one on which the turn is seen; before them the first known
    position where they are all, at the end the result."""
    names, say = plain_names_of(w, history.seats), w.about(game.rules_name).say

    def board(view: Any, events: tuple[Any, ...]) -> tuple[str, AnyScene]:
        return turn_picture(game.rules_name, events), Scene(view, names, w.locale, say, events, style=style)

    boards = [board(history.first_view, ())] if turns[0] is history.turns[0] else []
    boards += [board(turn.steps[-1].view or history.view_at(turn.last), turn.events) for turn in turns]
    frames = [boards[at] for at in sampled(len(boards))]
    # Only where the rules ended the game does the last picture say by what.
    has_result = game.status == "finished" and ended_by(game, len(history.seats)) is None
    return [*frames, (END, end_course(history, w, style))] if has_result else frames


async def _show(interaction: Interaction, w: Words, game: GameRow, turns: list[TurnRecord], body: bytes) -> None:
    facts: dict[str, Any] = {
        "game": title_of(w, game.rules_name),
        "id": game.id,
        "first": turns[0].number,
        "last": turns[-1].number,
        "turns": len(turns),
    }
    picture = Picture(f"game-{game.id}.webp", body, w.say("watch-alt", **facts))
    text = discord.ui.TextDisplay[Any](w.say("watch-title", **facts))
    await follow_up(interaction, Reply([text], [picture]))
    await take_away(interaction)
