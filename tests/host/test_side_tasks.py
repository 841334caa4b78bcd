"""Nothing that runs beside presses ends unnoticed."""

import ast
import asyncio
from pathlib import Path

import pytest

from host.side_tasks import SideTasks

ROOT = Path(__file__).parents[2]
FOLDERS = ("cogs", "host", "operation")
DEALT_WITH = {
    "cogs/client/client.py": "_end, which waits for them",
    "cogs/client/handing_over.py": "a press each",
    "cogs/client/typing_indicator.py": "shows something once, and nobody misses it",
    "cogs/posts/delivery.py": "a post each, whose failure `_finished` deals with",
    "host/side_tasks.py": "the group itself",
    "host/single_flight.py": "whoever waits for it gets its failure",
    "operation/command_line.py": "awaited or ended within the same function",
    "operation/serving.py": "whose end ends the process",
}
"""The other modules that may start a task, and why it needs no group."""


async def test_a_task_that_fails_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> None:
        raise KeyError("a mistake of the program")

    side_tasks = SideTasks()
    side_tasks.start(broken(), "backups")
    await asyncio.wait_for(side_tasks.failed(), 60)
    assert "'backups' failed, so the bot ends" in caplog.text and "a mistake of the program" in caplog.text


async def test_a_task_that_ends_or_is_stopped_is_no_failure() -> None:
    async def at_once() -> None:
        pass

    side_tasks = SideTasks()
    ended, running = side_tasks.start(at_once(), "ended"), side_tasks.start(asyncio.Event().wait(), "running")  # type: ignore[arg-type]
    side_tasks.watch(running)
    failing = asyncio.create_task(side_tasks.failed())
    await ended
    await side_tasks.stop()
    await asyncio.sleep(0)
    assert running.cancelled() and not failing.done()
    failing.cancel()


def starts_tasks(path: Path) -> bool:
    called = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return any(isinstance(call, ast.Attribute) and call.attr == "create_task" for call in called)


def test_whoever_starts_a_task_lets_the_group_do_it_or_deals_with_its_failure() -> None:
    starting = {
        str(path.relative_to(ROOT))
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.py")
        if starts_tasks(path)
    }
    assert sorted(starting - DEALT_WITH.keys()) == []
