"""Searches memory for garbage in short stops.

What refers to itself in a circle, such as an interaction of discord.py and its answer, is freed only by such a search,
and Python searches everything that lives long again and again, with the event loop held: at a thousand tables for a
quarter of a second. Here the search leaves out what has outlived one, which is nearly all of it; what of this becomes
garbage later is found by a search of everything at a time when nobody presses."""

import asyncio
import gc
from typing import Final

from host import Host

LOOKS_EVERY_S: Final = 0.5
MOST_NEW: Final = 15_000  # objects; to search these takes up to 20 ms
NEVER: Final = 1_000_000_000
QUIET_FOR_S: Final = 60.0
EVERYTHING_EVERY_S: Final = 24 * 3600.0


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

    async def keep_searching(self) -> None:
        """Never returns; to be run as a background task."""
        while True:
            await asyncio.sleep(LOOKS_EVERY_S)
            self.look()

    def look(self) -> None:
        """Search what is new if that is much, or everything if it is time and nobody has pressed for long."""
        now = self._host.clock.steady()
        if now > self._host.pressed_at + QUIET_FOR_S and now > self._everything + EVERYTHING_EVERY_S:
            self._everything = now
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        elif len(gc.get_objects(generation=2)) > MOST_NEW:
            gc.collect()
            if len(gc.get_objects(generation=2)) > MOST_NEW // 2:
                gc.freeze()
