"""The first look into the history of a short and of a very long game: `python -m tests.bench.bench_history [TIMES]`.

A game of Rookies and one of Random computer players, of four, are stored as they lie while they run, and as their
archive. Shown is processor time in milliseconds, the least of some first looks in turn: the last page with all its
words, the same where the views of all turns are read (as for a moving picture), and beside them the board of that page
as it is drawn for it.
"""

import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from cogs.framework.routes import button
from db import Database
from host.clock import Clock
from host.table.table import Table
from host.turn import looking
from render.games import drawing
from render.scene import Scene
from tests.host.desk import ADA, Desk
from tests.support.dealt.whole_games import ANY, store, whole_game
from tests.support.reader import Reader
from words.speech import words

TIMES = 7
GAMES = {"short": 40, "long": ANY}


def scene_of(table: Table) -> Any:
    names = tuple(seat.name for seat in table.seats)
    return Scene(table.position.view(None), names, "en", words("en").about("istanbul").say)


async def least(times: int, desk: Desk, look: Callable[[], Awaitable[Any]]) -> float:
    taken = []
    for _ in range(times):
        desk.restart()
        began = time.process_time()
        await look()
        taken.append(time.process_time() - began)
    return 1000 * min(taken)


async def measure(folder: Path, archived: bool, times: int) -> None:
    desk = Desk(await Database.open(folder / f"{archived}.db"), Clock())
    for name, any_legal in GAMES.items():
        table, pending = whole_game("istanbul", 4, {}, 1, any_legal=any_legal, game_id=name)
        await store(desk.database, table, pending, archived=archived)

        async def page(name: str = name) -> None:
            reader = Reader(desk, ADA, guild=1, channel=1, sees=(1,))
            await button("x", "history", name, "").callback(reader.interaction)

        async def whole(name: str = name) -> None:
            await looking.history(desk.host, name)

        async def drawn(scene: Any = scene_of(table)) -> None:  # noqa: B008 one a game
            drawing("istanbul", "board")(scene)

        figures = [await least(times, desk, look) for look in (page, whole, drawn)]
        where = "archived" if archived else "in rows"
        print(f"{name:6}{len(pending.turns) - 1:6,} turns, {where:9}", *(f"{figure:9.1f}" for figure in figures))
    await desk.close()


def main(times: int) -> None:
    print("                                  page  all views    board")
    with tempfile.TemporaryDirectory() as folder:
        for archived in (False, True):
            asyncio.run(measure(Path(folder), archived, times))


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    main(int(sys.argv[1]) if sys.argv[1:] else TIMES)
