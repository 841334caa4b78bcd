"""Lists our modules that a press passes until it is on the disk, and those of a timer: `python -m tools.press_path`.

A press: somebody chooses in a panel, from the dispatch of the interaction to the end of the write. A timer: from the
sleeper's claim of it to the end of the write that settles it. Each is counted at a table that is in memory already,
where somebody has chosen before, as while people play.

A module counts if any function of it runs; what a library makes of ours, such as the methods of a dataclass, belongs to
no file. A way back is a pair of modules of which the first calls the second, though that was entered from a third
before: somebody who reads along has to turn back for it."""

import argparse
import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import cogs.client.client  # noqa: F401 registers every handler
from cogs.framework.routes import button
from db import Change, Database, TimerRow
from host.clock import DAY_S
from host.lobby import lobby
from host.lobby.game_options import set_options
from host.sleeper import Sleeper
from host.timers.digest import DIGEST, change_times
from host.timers.reminders import UNFINISHED_AFTER_S
from host.timers.stalled import STALLED_S
from host.votes.votes import VOTE_S
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import HandClock
from tests.support.reader import Reader

ROOT: Final = Path(__file__).parents[1]
NOT_COUNTED: Final = ("tests", "tools")
GAMES: Final = ("istanbul", "marco_polo")
PACES_BEFORE_VOTE: Final = 4

Work: TypeAlias = "Callable[[Followed, Desk], Awaitable[None]]"


class Followed:
    """The modules that ran while `on`, in the order of their first function, each with how often another called it;
    `entered_from`: which did so first; `ways_back`: the calls of those that did so later."""

    def __init__(self, root: Path = ROOT) -> None:
        self.on = False
        self.calls: Counter[str] = Counter()
        self.entered_from: dict[str, str | None] = {}
        self.ways_back: Counter[tuple[str, str]] = Counter()
        self._root = f"{root}/"
        self._modules: dict[str, str | None] = {}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Takes the calls of `sys.setprofile`."""
        if not self.on or event != "call" or frame.f_code.co_name == "<module>":
            return
        module = self._module(frame)
        if module is None:
            return
        caller = self._caller(frame)
        if caller == module:
            return
        if module not in self.calls:
            self.entered_from[module] = caller
        elif caller is not None and caller != self.entered_from[module]:
            self.ways_back[caller, module] += 1
        self.calls[module] += 1

    def _module(self, frame: FrameType) -> str | None:
        """Of the code that runs in a frame; None where it is not counted."""
        file = frame.f_code.co_filename
        if file not in self._modules:
            path = file.removeprefix(self._root)
            folder = path.partition("/")[0]
            counted = path != file and not folder.startswith(".") and folder not in NOT_COUNTED
            self._modules[file] = path if counted else None
        return self._modules[file]

    def _caller(self, frame: FrameType) -> str | None:
        """The module of ours that called, be it by way of a library."""
        above = frame.f_back
        while above is not None:
            module = self._module(above)
            if module is not None:
                return module
            above = above.f_back
        return None

    def totals(self, name: str) -> Iterator[str]:
        """Of all, then by folder, where a way back is of the folder from which it goes."""
        modules = Counter(module.partition("/")[0] for module in self.calls)
        ways, calls = Counter[str](), Counter[str]()
        for (caller, _), count in self.ways_back.items():
            ways[caller.partition("/")[0]] += 1
            calls[caller.partition("/")[0]] += count
        yield _total(name, len(self.calls), ways.total(), calls.total())
        for folder, count in modules.most_common():
            yield _total(f"      {folder}", count, ways[folder], calls[folder])

    def modules(self) -> Iterator[str]:
        """Each module, with how often another called it."""
        for number, (module, calls) in enumerate(self.calls.items(), 1):
            yield f"{number:4}  {module}  {calls}"


def _total(name: str, modules: int, ways: int, calls: int) -> str:
    return f"{name}: {modules} modules, {ways} ways back in {calls} calls"


@contextmanager
def following(followed: Followed) -> Iterator[None]:
    """In this thread, and in those that start meanwhile."""
    threading.setprofile(followed.note)
    sys.setprofile(followed.note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@asynccontextmanager
async def desk_for(followed: Followed, folder: Path) -> AsyncIterator[Desk]:
    """A host at a database whose threads are followed. Nothing is counted after a write."""
    desk = Desk(await Database.open(folder / "games.db"), HandClock())
    write = desk.database.write

    async def written(change: Change) -> None:
        try:
            await write(change)
        finally:
            followed.on = False

    with patch.object(desk.database, "write", written):
        yield desk
        await desk.close()


async def press(game: str, followed: Followed, desk: Desk) -> None:
    """The second choice of a game."""
    game_id = await desk.begin(game, ADA, BEN, CHLOE)
    for counts in (False, True):
        table = await desk.host.table(game_id)
        decision = table.position.decisions[0]
        person, asked_after = table.seats[decision.seat].user_id, table.asked.after[decision.seat]
        interaction = Reader(desk, person or 0, guild=1, channel=500).interaction
        interaction.id = desk.interaction()
        pressed = button("", "choose", game_id, f"{asked_after}:{[*decision.options][-1]}")
        followed.on = counts
        await pressed.callback(interaction)


async def reminder(followed: Followed, desk: Desk) -> None:
    """The second one of somebody who does not move."""
    await desk.begin("istanbul", ADA, BEN, CHLOE)
    sleeper = Sleeper(desk.host)
    await _pass(desk, sleeper, DAY_S)
    await _pass(desk, sleeper, DAY_S, followed)


async def unfinished(followed: Followed, desk: Desk) -> None:
    """The call of somebody who has chosen a turn and not ended it."""
    game_id = await desk.begin("istanbul", ADA, BEN, CHLOE)
    table = await desk.host.table(game_id)
    seat = table.position.seats_to_act[0]
    while not table.awaits_end(seat):
        await desk.choose(game_id, table.seats[seat].user_id or 0, [*table.position.decision(seat).options][-1])
    await _pass(desk, Sleeper(desk.host), UNFINISHED_AFTER_S, followed)


async def stalled(followed: Followed, desk: Desk) -> None:
    """The notice of a table at which nobody moves and nobody is reminded."""
    game_id = await desk.begin("istanbul", ADA, BEN, CHLOE)
    await set_options(desk.lobby, game_id, ADA, False, {"pace": "none"}, interaction_id=desk.interaction())
    await _pass(desk, Sleeper(desk.host), STALLED_S, followed)


async def daily_message(followed: Followed, desk: Desk) -> None:
    """The digest of somebody who wants one."""
    await change_times(desk.host, ADA, DIGEST, "08:00")
    await _pass(desk, Sleeper(desk.host), DAY_S, followed)


async def end_of_vote(followed: Followed, desk: Desk) -> None:
    """Of one about somebody who does not move, which nobody answers."""
    await desk.begin("istanbul", ADA, BEN, CHLOE)
    sleeper = Sleeper(desk.host)
    for _ in range(PACES_BEFORE_VOTE):
        await _pass(desk, sleeper, DAY_S)
    await _pass(desk, sleeper, VOTE_S, followed)


async def _pass(desk: Desk, sleeper: Sleeper, seconds: float, followed: Followed | None = None) -> None:
    """So much time; what comes of the timer that is then due is counted."""
    timers, clock = desk.database.timers, desk.clock
    claim = timers.claim

    async def claimed(*arguments: Any) -> list[TimerRow]:
        due = await claim(*arguments)
        if followed is not None and due:
            assert len(due) == 1 and not followed.calls, "timers that are due together cannot be told apart"
            followed.on = True
        return due

    assert isinstance(clock, HandClock)
    clock.pass_time(seconds)
    with patch.object(timers, "claim", claimed):
        await sleeper.do_what_is_due()


async def counted(work: Work) -> Followed:
    """The modules of ours that ran in the part of `work` that counts."""
    followed = Followed()
    same_games = patch.object(lobby, "token_bytes", Random(1).randbytes)
    with tempfile.TemporaryDirectory() as folder, following(followed), same_games:
        async with desk_for(followed, Path(folder)) as desk:
            await work(followed, desk)
    return followed


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--totals", action="store_true", help="without the modules")
    totals = parser.parse_args().totals
    works: dict[str, Work] = {f"press of {game}": partial(press, game) for game in GAMES}
    works |= {"reminder": reminder, "unfinished turn": unfinished, "end of a vote": end_of_vote}
    works |= {"stalled table": stalled, "digest": daily_message}
    for name, work in works.items():
        followed = await counted(work)
        print(*followed.totals(name), *([] if totals else followed.modules()), sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
