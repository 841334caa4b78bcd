"""How the real process deals with what Discord allows and refuses when it logs in."""

import os
import re
import signal
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.support.live.forked import ForkedBot
from tests.support.live.sandbox import SandboxProcess

SPENT_FOR_S = 6.0

pytestmark = [pytest.mark.e2e, pytest.mark.sqlite, pytest.mark.xdist_group("start")]


@pytest.fixture
def stopped(sandbox: SandboxProcess, tmp_path: Path, arranged: dict[str, Any]) -> ForkedBot:
    return ForkedBot(sandbox, tmp_path, **arranged)


def logged_at(log: str, text: str) -> datetime:
    """The time of the line with a text."""
    (line,) = [line for line in log.splitlines() if text in line]
    (at,) = re.findall(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", line)
    return datetime.fromisoformat(at)


async def test_a_day_whose_logins_are_spent_is_waited_for(stopped: ForkedBot, sandbox: SandboxProcess) -> None:
    await sandbox.gateway("logins", left=0, reset_after_s=86_400)
    await stopped.launch()
    await stopped.until(lambda: "Discord allows 0 more logins within 86400 s; the next is in 86400 s" in stopped.log)
    assert not (await sandbox.get("/_sandbox/state"))["bot"]["online"]
    await stopped.stop()


async def test_once_there_are_logins_again_it_logs_in_and_not_before(
    stopped: ForkedBot, sandbox: SandboxProcess
) -> None:
    await sandbox.gateway("logins", left=0, reset_after_s=SPENT_FOR_S)
    await stopped.launch()
    await stopped.until(lambda: "ready as" in stopped.log)
    waits, ready = (logged_at(stopped.log, text) for text in ("Discord allows 0 more logins", "ready as"))
    assert (ready - waits).total_seconds() > SPENT_FOR_S - 1
    await stopped.stop()


@pytest.mark.parametrize(("left", "wait"), [(500, None), (499, "in 2 s"), (100, "in 10 s")])
async def test_what_is_left_of_the_logins_is_spread_over_the_day(
    stopped: ForkedBot, sandbox: SandboxProcess, left: int, wait: str | None
) -> None:
    await sandbox.gateway("logins", left=left, reset_after_s=1_000)
    await stopped.launch()
    if wait is None:
        await stopped.until(lambda: "ready as" in stopped.log)
        assert "more logins" not in stopped.log
    else:
        await stopped.until(
            lambda: f"Discord allows {left} more logins within 1000 s; the next is {wait}" in stopped.log
        )
    await stopped.stop()


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_error_of_discord_at_the_login_is_tried_again(
    stopped: ForkedBot, sandbox: SandboxProcess, status: int
) -> None:
    await sandbox.fault(r"GET /api/v10/users/@me", kind="status", status=status)
    await stopped.start()
    assert "next try in 1 s" in stopped.log and "no-secret-token" not in stopped.log
    await stopped.stop()


@pytest.mark.parametrize("code", [4010, 4011, 4012, 4013])
async def test_what_discord_refuses_for_good_ends_the_bot(
    stopped: ForkedBot, sandbox: SandboxProcess, code: int
) -> None:
    await stopped.start()
    await sandbox.gateway("close", code=code)
    assert await stopped.ended() == 11
    assert f"Discord refuses the bot ({code}): " in stopped.log and "Traceback" not in stopped.log


async def test_a_container_stays_where_no_new_start_would_help(stopped: ForkedBot) -> None:
    stopped.environment["LOG_LEVEL"] = "LOUD"
    stopped.words = ("--stay",)
    await stopped.launch()
    await stopped.until(lambda: "No new start would help (exit code 2)" in stopped.log)
    assert stopped.running
    os.kill(stopped.pid, signal.SIGTERM)
    assert await stopped.ended() == 2
