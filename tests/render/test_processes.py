"""Pictures drawn in a process of its own."""

import os
import signal

from engine.games import rules_of
from render.opening import opening
from render.processes import Processes
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
