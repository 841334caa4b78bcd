"""Worker processes for pictures, computer players and hints: started, replaced when one dies, ended when its work takes
too long. In threads it would take the interpreter from the event loop for milliseconds again and again, so that no
press is answered in time while many pictures are drawn."""

import asyncio
import ctypes
import gc
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from logging import getLogger
from multiprocessing.connection import wait
from multiprocessing.managers import BaseManager
from typing import Any, Final, TypeVar

T = TypeVar("T")

log = getLogger(__name__)

MALLOC_HEAPS: Final = -8  # M_ARENA_MAX of malloc.h
LESS_URGENT: Final = 5  # niceness, so that the event loop comes first where there are few cores


class Threaded:
    """One process that does several things at once, in threads: for work that needs the interpreter for a part of its
    time only, as pictures do, which are encoded without it. Without `start` it starts with the first work."""

    def __init__(self, at_once: int) -> None:
        self._threads = ThreadPoolExecutor(at_once)
        self._changing = threading.Lock()
        self._server: _Server | None = None
        self._closed = False

    async def start(self, *modules: str) -> None:
        """Start the process, with `modules` imported, by their names."""
        await self.run(_prepare, modules)

    async def run(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """Call `work`, a function of a module, in the process. Raises what it raises. If the process dies it is
        replaced, and its work done once more; raises EOFError or ConnectionError when it dies again or was ended."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._call, work, arguments)

    def close(self) -> None:
        """End the process, whatever it does now."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        threading.Thread(target=self._end).start()  # which waits for its end

    def _end(self) -> None:
        with self._changing:
            if self._server is not None:
                self._server.shutdown()

    def _call(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        server = self._running()
        try:
            return server.call(work, arguments)
        except (EOFError, ConnectionError):
            if self._closed:
                raise
            log.warning("a process for work apart died and is replaced")
            return self._running(instead_of=server).call(work, arguments)

    def _running(self, instead_of: "_Server | None" = None) -> "_Server":
        with self._changing:
            if self._closed:
                raise ConnectionError("the process was ended")
            if self._server is None or self._server is instead_of:
                self._server = _Server()
            return self._server


class _Calls:
    """In the process: the receiver of calls from outside."""

    def call(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        try:
            return work(*arguments)
        except Exception as failed:
            failed.add_note(traceback.format_exc())  # where it happened is not carried over
            raise


class _Server(BaseManager):
    """A process with a thread for each thread here that calls it."""

    calls: Callable[[], _Calls]

    def __init__(self) -> None:
        super().__init__(ctx=multiprocessing.get_context("spawn"))
        self.start(_begin_with_threads)
        self.call = self.calls().call


_Server.register("calls", _Calls)


class Timed:
    """Processes for work that must end in time, each of which does one thing at a time; who comes first is served
    first. Each starts with the first work that finds no other free; one that is not `lasting` ends with its work, and
    gives back its memory."""

    def __init__(self, count: int, *, lasting: bool = True) -> None:
        self._lasting = lasting
        self._all = [_Worker() for _ in range(count)]
        self._free: asyncio.Queue[_Worker] = asyncio.LifoQueue()  # one that runs already rather than another
        for worker in self._all:
            self._free.put_nowait(worker)

    async def start(self, within_s: float, *modules: str) -> None:
        """Start a process, with `modules` imported, by their names. Raises as `run`."""
        await self.run(within_s, _prepare, modules)

    async def run(self, within_s: float, work: Callable[..., T], /, *arguments: Any, waits_s: float | None = None) -> T:
        """Call `work`, a function of a module, in the next free process. Raises what it raises.

        A process that dies is replaced, and its work done once more: raises BrokenProcessPool when it dies again, and
        an OSError where none may be started. One that has not done it `within_s` seconds after it began is ended and
        replaced: raises TimeoutError then, and where none was free within `waits_s`."""
        try:
            async with asyncio.timeout(waits_s):
                worker = await self._free.get()
        except TimeoutError:
            raise TimeoutError(f"no process was free within {waits_s:g} s") from None
        try:
            return await worker.run(within_s, work, *arguments)
        except BrokenProcessPool:
            log.warning("a process for work apart died and is replaced")
            return await worker.run(within_s, work, *arguments)
        finally:
            if not self._lasting:
                worker.end()
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            worker.end()


class _Worker:
    """One process, which starts when it is needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._id = 0

    async def run(self, within_s: float, work: Callable[..., T], /, *arguments: Any) -> T:
        """As `Timed.run`, once."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                # A process that is forked would hold the database and the connections to Discord.
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
                self._id = await loop.run_in_executor(self._pool, os.getpid)
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *arguments), within_s)
        except TimeoutError:
            self.end()  # what it still does nobody waits for
            raise TimeoutError(f"it was not done within {within_s:g} s") from None
        except (BrokenProcessPool, OSError, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            if self._id:
                with suppress(ProcessLookupError):  # it died by itself
                    os.kill(self._id, signal.SIGKILL)
            pool.shutdown(wait=False, cancel_futures=True)
        self._id = 0


def _begin() -> None:
    """In a new process: signals are for the bot, which ends it."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    os.nice(LESS_URGENT)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _begin_with_threads() -> None:
    """The same, with one heap for all threads where the C library is glibc: with one for each, what pictures leave
    behind is used again by none of the others, and the process is a third larger (`python -m tests.soak.memory`)."""
    _begin()
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(MALLOC_HEAPS, 1)


def _prepare(modules: tuple[str, ...]) -> None:
    gc.disable()  # what is imported stays, and is not searched for garbage again and again meanwhile
    for module in modules:
        import_module(module)
    gc.freeze()
    gc.enable()


def _end_with_parent() -> None:
    """A process whose bot was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
