"""A game, or what happened since one's last turn, as a moving picture; it is made while its person waits."""

import asyncio
from logging import getLogger
from typing import Any, Final

from cogs.framework import (
    NO_MENTIONS,
    Interaction,
    Picture,
    Pressed,
    handles,
    plain_names_of,
    reader_style,
    reader_words,
    say_first,
    take_away,
    text_reply,
)
from cogs.framework.answering import say_instead
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


class _Progress:
    """Tells in the first answer how far the picture is, every other second."""

    def __init__(self, interaction: Interaction, w: Words, frames: int) -> None:
        self._interaction = interaction
        self._words = w
        self._frames = frames
        self._told = 0.0

    async def tell(self, drawn: int) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._told < TOLD_EVERY_S:
            return
        self._told = now
        text = self._words.say("watch-progress", drawn=drawn, frames=self._frames)
        await say_instead(self._interaction, text)


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
        body = await services.studio.animation(game.rules_name, frames, _Progress(interaction, w, len(frames)).tell)
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

    found = [board(history.first_view, ())] if turns[0] is history.turns[0] else []
    found += [board(turn.steps[-1].view or history.view_at(turn.last), turn.events) for turn in turns]
    found = [found[at] for at in sampled(len(found))]
    return [*found, (END, end_course(history, w, style))] if _has_result(history, game) else found


def _has_result(history: History, game: GameRow) -> bool:
    """Whether the rules ended the game, so that the last picture says by what."""
    return game.status == "finished" and ended_by(game, len(history.seats)) is None


async def _show(interaction: Interaction, w: Words, game: GameRow, turns: list[TurnRecord], body: bytes) -> None:
    facts: dict[str, Any] = {
        "game": title_of(w, game.rules_name), "id": game.id, "first": turns[0].number, "last": turns[-1].number,
    }  # fmt: skip
    picture = Picture(f"game-{game.id}.webp", body, w.say("watch-alt", **facts))
    view = text_reply(w.say("watch-title", **facts)).view([picture])
    await interaction.followup.send(view=view, files=[picture.file()], ephemeral=True, allowed_mentions=NO_MENTIONS)
    await take_away(interaction)
