"""Runs small programs in processes of their own, against a database file."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_HEAD = """
import asyncio, ctypes, os, resource, sys, tempfile, time
from pathlib import Path
from db import *
from tests.db.helpers import *
path = Path(sys.argv[1])
async def main():
{body}
try:
    asyncio.run(main())
except DatabaseProblem as problem:
    print(problem.code, problem.sqlite, flush=True)
    sys.exit(problem.exit_code)
"""


def start(body: str, path: Path, **environment: str) -> subprocess.Popen[str]:
    indented = "\n".join(f"    {line}" for line in body.strip().splitlines())
    command = [sys.executable, "-c", _HEAD.format(body=indented), str(path)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    # What measures coverage writes files too: it would be counted, and stopped by what these programs set themselves.
    inherited = {name: value for name, value in os.environ.items() if name != "COVERAGE_PROCESS_CONFIG"}
    return subprocess.Popen(command, cwd=ROOT, env=inherited | environment, text=True, **pipes)


def run(body: str, path: Path, **environment: str) -> tuple[int, str]:
    """The exit code and what was printed. An unexpected error shows up as its traceback."""
    with start(body, path, **environment) as child:
        printed, errors = child.communicate(timeout=120)
    return child.returncode, printed.strip() or errors
