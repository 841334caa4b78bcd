"""Work in processes of its own."""

import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from engine.games import rules_of
from render.opening import opening
from render.processes import Processes, Timed
from render.scene import BOARD
from render.studio import Studio
from words.speech import words


async def test_another_process_draws_the_same_and_is_replaced_when_it_dies() -> None:
    rules = rules_of("istanbul")
    scene = opening(rules, 3, "en", words("en").about("istanbul").say)
    here, processes = await Studio().picture("istanbul", BOARD, scene), Processes(1)
    try:
        assert await Studio(processes.run).picture("istanbul", BOARD, scene) == here
        os.kill(first := await processes.run(os.getpid), signal.SIGKILL)
        assert await Studio(processes.run).picture("istanbul", BOARD, scene) == here
        assert await processes.run(os.getpid) not in (first, os.getpid())
    finally:
        processes.close()


async def test_a_process_that_dies_or_takes_too_long_is_ended_and_replaced() -> None:
    timed = Timed(1)
    try:
        first = await timed.run(60, os.getpid)
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
