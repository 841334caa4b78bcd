"""Where work is done that takes too long for the event loop: in processes of their own where the bot has some,
otherwise in threads."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from typing import Any, Final, TypeAlias

log = getLogger(__name__)

Run: TypeAlias = Callable[..., Awaitable[Any]]
"""Calls a function of a module with what it is given, somewhere else."""
Within: TypeAlias = Callable[..., Awaitable[Any]]
"""As `Run`, within so many seconds, which are given first."""
NO_PROCESS: Final = (BrokenProcessPool, OSError)
"""What these raise where a process dies, takes too long (a TimeoutError is an OSError) or may not be started."""


async def in_a_thread(within_s: float, work: Callable[..., Any], *given: Any) -> Any:
    """For a bot without processes, such as in tests: the work looks after its time by itself."""
    return await asyncio.to_thread(work, *given)


async def done_apart(run: Run, work: Callable[..., Any], *given: Any) -> Any:
    """What `work` answers, where `run` has it done; in a thread where no process does it, which the operator is told.
    Raises what `work` raises."""
    try:
        return await run(work, *given)
    except NO_PROCESS as problem:
        log.error("no process does %s, so a thread does: %r", work.__name__, problem)
        return await asyncio.to_thread(work, *given)
