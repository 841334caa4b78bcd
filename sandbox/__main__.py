"""python -m sandbox --port 8765 --world data/sandbox.json"""

import argparse
import sys
from pathlib import Path

from aiohttp import web

from sandbox.server import build
from sandbox.state import Sandbox
from sandbox.store import Unusable

HOST = "127.0.0.1"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="Discord on your own machine.")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--world", type=Path, default=Path("data/sandbox.json"), help="the file that keeps everything")
    arguments = parser.parse_args()
    try:
        sandbox = Sandbox(arguments.world, HOST, arguments.port)
    except Unusable as error:
        print(f"The sandbox cannot start. {error}", file=sys.stderr)  # noqa: T201
        return 1
    try:
        web.run_app(build(sandbox), host=HOST, port=arguments.port, print=None, access_log=None, shutdown_timeout=1)
    except OSError as error:
        print(f"The sandbox cannot listen on port {arguments.port}. {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
