"""When Python's memory is searched for garbage, in short stops and while nobody presses.

What refers to itself in a circle, such as an interaction of discord.py and its answer, is freed only by such a search,
and Python searches everything that lives long again and again, with the event loop held: at a thousand tables for a
quarter of a second. Here the search leaves out what has outlived one, which is nearly all of it; what of this becomes
garbage later is found by a search of everything at a time when nobody presses, or when it may have become much."""

import asyncio
import gc
from typing import Final

from host import Host

LOOKS_EVERY_S: Final = 0.5
MOST_NEW: Final = 15_000  # objects; to search these takes up to 20 ms
NEVER: Final = 1_000_000_000
QUIET_FOR_S: Final = 5.0
EVERYTHING_EVERY_S: Final = 600.0
MOST_LEFT_OUT: Final = 1_000_000  # objects since everything was searched: some 100 MB, of 7,000 presses without a pause


def leave_out_what_lives() -> None:
    """Search nothing of what is there now again, and everything else only as `keep_searching` says; the short searches
    of what is quite new go on by themselves."""
    youngest, young, _ = gc.get_threshold()
    gc.set_threshold(youngest, young, NEVER)
    gc.freeze()


class Garbage:
    """`host`: whose presses are waited for."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._everything = host.clock.steady()
        self._before = gc.get_freeze_count()
        self._left_out = 0  # objects since everything was searched; those that are gone by now may be among them

    async def keep_searching(self) -> None:
        """Never returns; to be run as a background task."""
        while True:
            await asyncio.sleep(LOOKS_EVERY_S)
            self.look()

    def look(self) -> None:
        """Search what is new if that is much, or everything: if it is time and nobody presses, or if much of what was
        left out may be garbage by now."""
        now = self._host.clock.steady()
        quiet = now > self._host.pressed_at + QUIET_FOR_S and now > self._everything + EVERYTHING_EVERY_S
        if quiet or self._much_left_out():
            self._everything = now
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._before, self._left_out = gc.get_freeze_count(), 0
        elif _searched_twice() > MOST_NEW:
            gc.collect()
            living = _searched_twice()
            if living > MOST_NEW // 2:
                gc.freeze()
                self._left_out += living

    def _much_left_out(self) -> bool:
        if self._left_out > MOST_LEFT_OUT:
            self._left_out = gc.get_freeze_count() - self._before  # counted only now: that takes 20 ms
        return self._left_out > MOST_LEFT_OUT


def _searched_twice() -> int:
    """How many objects are neither new nor left out. Counted in one step, in which no other thread goes on: Python
    cannot end a tuple that a thread is making from what a generator yields while this list holds it too."""
    return next(map(len, map(gc.get_objects, (2,))))
