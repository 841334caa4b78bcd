"""Work in processes of its own."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.popen_spawn_posix import Popen
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.games import rules_of
from render.opening import opening
from render.processes import Processes, Threaded, Timed
from render.scene import BOARD
from render.studio import Studio
from words.speech import words


@pytest.mark.parametrize("kind", [Processes, Threaded])
async def test_another_process_draws_the_same_and_is_replaced_when_it_dies(kind: type[Processes | Threaded]) -> None:
    rules = rules_of("istanbul")
    scene = opening(rules, 3, "en", words("en").about("istanbul").say)
    here, processes = await Studio().picture("istanbul", BOARD, scene), kind(1)
    try:
        assert await Studio(processes.run).picture("istanbul", BOARD, scene) == here
        os.kill(first := await processes.run(os.getpid), signal.SIGKILL)
        assert await Studio(processes.run).picture("istanbul", BOARD, scene) == here
        assert await processes.run(os.getpid) not in (first, os.getpid())
    finally:
        processes.close()


async def test_a_process_with_threads_does_several_things_at_once_until_it_is_ended() -> None:
    threaded = Threaded(2)
    first = asyncio.create_task(threaded.run(time.sleep, 60))
    process = await threaded.run(os.getpid)
    with pytest.raises(ValueError, match="invalid literal") as failed:
        await threaded.run(int, "seven")
    assert "in call" in failed.value.__notes__[0]  # where it happened in the other process
    assert not first.done()
    threaded.close()
    with pytest.raises((EOFError, ConnectionError)):
        await first
    with pytest.raises(RuntimeError):
        await threaded.run(os.getpid)
    async with asyncio.timeout(30):
        while alive(process):  # noqa: ASYNC110 another process ends
            await asyncio.sleep(0.01)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def no_process_may_be_started() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, pytest.raises(PermissionError):
        patch.setattr(Popen, "_launch", Mock(side_effect=PermissionError()))
        yield


async def test_what_could_not_be_begun_is_not_done_once_a_process_may_be_started(tmp_path: Path) -> None:
    processes, late = Processes(1), tmp_path / "late"
    try:
        with no_process_may_be_started():
            await processes.run(Path.touch, late)
        assert await processes.run(os.getpid) != os.getpid()
        assert not late.exists()
    finally:
        processes.close()


async def test_a_process_that_dies_or_takes_too_long_is_ended_and_replaced() -> None:
    timed = Timed(2)
    try:
        with no_process_may_be_started():
            await timed.run(60, os.getpid)
        first = await timed.run(60, os.getpid)
        assert first == await timed.run(60, os.getpid)  # no other is started while it is free
        with pytest.raises(TimeoutError):
            await timed.run(0.05, time.sleep, 60)
        second = await timed.run(60, os.getpid)
        with pytest.raises(BrokenProcessPool):
            await timed.run(60, os._exit, 1)
        assert len({os.getpid(), first, second, await timed.run(60, os.getpid)}) == 4
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
    finally:
        timed.close()
