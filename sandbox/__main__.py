"""python -m sandbox --port 8765 --world data/sandbox.json"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from sandbox.model.store import Unusable
from sandbox.server import build
from sandbox.state import Sandbox

HOST = "127.0.0.1"
LOOK_S = 0.5


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="Discord on your own machine.")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--world", type=Path, default=Path("data/sandbox.json"), help="the file that keeps everything")
    parser.add_argument("--with-parent", action="store_true", help="stop when the process that started this one ends")
    arguments = parser.parse_args()
    try:
        app = build(Sandbox(arguments.world, HOST, arguments.port))
        if arguments.with_parent:
            app.cleanup_ctx.append(_stop_with_parent)
        web.run_app(app, host=HOST, port=arguments.port, print=_ready, access_log=None, shutdown_timeout=1)
    except Unusable as error:
        print(f"The sandbox cannot start. {error}", file=sys.stderr)  # noqa: T201
        return 1
    except OSError as error:
        what = error.filename or f"port {arguments.port}"
        print(f"The sandbox cannot start. {what}: {error.strerror}.", file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _ready(_: str) -> None:
    """Called when connections are taken; who started this process waits for the line."""
    print("The sandbox is ready.", flush=True)  # noqa: T201


async def _stop_with_parent(app: web.Application) -> AsyncIterator[None]:
    """A parent that was killed cannot stop us, and the port would stay taken."""
    parent = os.getppid()

    async def look() -> None:
        while os.getppid() == parent:  # noqa: ASYNC110 the system has no event for it
            await asyncio.sleep(LOOK_S)
        signal.raise_signal(signal.SIGTERM)

    task = asyncio.create_task(look())
    yield
    task.cancel()


if __name__ == "__main__":
    sys.exit(main())
