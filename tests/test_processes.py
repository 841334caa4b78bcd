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
from processes import Threaded, Timed
from render.scene import BOARD, opening
from render.studio import Studio
from words.speech import words


async def test_another_process_draws_the_same_and_is_replaced_when_it_dies() -> None:
    rules = rules_of("istanbul")
    scene = opening(rules, 3, "en", words("en").about("istanbul").say)
    here, processes = await Studio().picture("istanbul", BOARD, scene), Threaded(1)
    try:
        assert await Studio(processes.run).picture("istanbul", BOARD, scene) == here
        os.kill(first := await processes.run(os.getpid), signal.SIGKILL)
        assert await Studio(processes.run).picture("istanbul", BOARD, scene) == here
        assert await processes.run(os.getpid) not in (first, os.getpid())
    finally:
        processes.close()


async def test_a_process_with_threads_does_several_things_at_once_until_it_is_ended(tmp_path: Path) -> None:
    threaded, pipe = Threaded(2), tmp_path / "pipe"
    os.mkfifo(pipe)
    first = asyncio.create_task(threaded.run(Path.read_bytes, pipe))
    process = await threaded.run(os.getpid)
    writer = await opened_for_writing(pipe)  # so that `first` is reading, and reads until the end
    with pytest.raises(ValueError, match="invalid literal") as failed:
        await threaded.run(int, "seven")
    assert "in call" in failed.value.__notes__[0]  # where it happened in the other process
    assert not first.done()
    threaded.close()
    with pytest.raises((EOFError, ConnectionError)):
        await first
    os.close(writer)
    with pytest.raises(RuntimeError):
        await threaded.run(os.getpid)
    async with asyncio.timeout(60):
        while alive(process):  # noqa: ASYNC110 another process ends
            await asyncio.sleep(0.01)


async def opened_for_writing(pipe: Path) -> int:
    """The descriptor of `pipe`, which can be opened once another process reads from it."""
    async with asyncio.timeout(60):
        while True:
            try:
                return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
            except OSError:
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
    processes, late = Timed(1), tmp_path / "late"
    try:
        with no_process_may_be_started():
            await processes.run(60, Path.touch, late)
        assert await processes.run(60, os.getpid) != os.getpid()
        assert not late.exists()
    finally:
        processes.close()


async def test_a_process_that_dies_or_takes_too_long_is_ended_and_replaced() -> None:
    timed = Timed(2)
    try:
        first = await timed.run(60, os.getpid)
        assert first == await timed.run(60, os.getpid)  # no other is started while it is free
        with pytest.raises(TimeoutError):
            await timed.run(0.05, time.sleep, 60)
        second = await timed.run(60, os.getpid)
        os.kill(second, signal.SIGKILL)
        third = await timed.run(60, os.getpid)  # which was begun in the one that died, or found it dead
        with pytest.raises(BrokenProcessPool):
            await timed.run(60, os._exit, 1)
        assert len({os.getpid(), first, second, third, await timed.run(60, os.getpid)}) == 5
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
    finally:
        timed.close()


async def test_a_process_that_does_not_last_ends_with_its_work() -> None:
    timed = Timed(1, lasting=False)
    one, other = await timed.run(60.0, os.getpid), await timed.run(60.0, os.getpid)
    assert len({one, other, os.getpid()}) == 3
    timed.close()


async def test_who_will_not_wait_for_a_free_process_leaves_the_queue() -> None:
    timed = Timed(1)
    try:
        first = asyncio.create_task(timed.run(60, time.sleep, 60))
        await asyncio.sleep(0)  # it has the process
        with pytest.raises(TimeoutError, match="no process was free"):
            await timed.run(60, os.getpid, waits_s=0.01)
        patient = asyncio.create_task(timed.run(60, os.getpid, waits_s=60))
        first.cancel()
        assert await patient != os.getpid()
    finally:
        timed.close()
