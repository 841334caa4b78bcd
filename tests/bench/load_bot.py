"""The bot, with its event loop watched: once a second the longest time for which it did nothing else is written to the
file LOOP_DELAYS, in milliseconds. Run by bench_load."""

import asyncio
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from operation import command_line

TICK_S = 0.005


async def watch(report: Path) -> None:
    """Ends with the loop."""
    longest, told = 0.0, time.perf_counter()
    with report.open("a", buffering=1) as file:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(TICK_S)
            now = time.perf_counter()
            longest = max(longest, now - begun - TICK_S)
            if now > told + 1:
                file.write(f"{1000 * longest:.1f}\n")
                longest, told = 0.0, now


serve = command_line.serve


async def watched(*given: object) -> int:
    """`command_line.serve` with the watch beside it."""
    watching = asyncio.create_task(watch(Path(os.environ["LOOP_DELAYS"])))
    try:
        return await serve(*given)  # type: ignore[arg-type]
    finally:
        watching.cancel()


if __name__ == "__main__":
    command_line.serve = watched
    sys.exit(command_line.main())
