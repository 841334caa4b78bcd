"""Games of house players alone, which somebody makes to watch them: a turn every few seconds, counted for nobody."""

from typing import Final

from db import Database, GameRow
from engine.core.decision import Refusal
from engine.core.position import AnyPosition

WATCHED: Final = "watched"
"""In the options of such a game that has begun."""
TURN_S: Final = 6.0  # so that the posts can be read, and a channel takes them
MOST: Final = 1  # such games at the same time in a server


def is_watched(row: GameRow) -> bool:
    """Whether house players alone began a game."""
    return bool(row.options.get(WATCHED))


async def check_watching(db: Database, guild_id: int | None) -> None:
    """Raises Refusal watched_already (`game`) where the server has as many such games as it may."""
    going_on = await db.games.watched(guild_id)
    if len(going_on) >= MOST:
        raise Refusal("watched_already", game=going_on[0])


def least_turn_s(row: GameRow, position: AnyPosition) -> float:
    """Seconds that the first choice of a turn takes at least."""
    return TURN_S if is_watched(row) and not position.choices else 0.0
