"""What watches over the running bot: measurements, health, signs of life, the log, slow presses."""

import asyncio
import json
import logging
import math
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from prometheus_client import REGISTRY, Histogram

import logs
import meters
from cogs.framework.services import SlowPresses
from meters import BUILD
from operation.health import Health, Watchdog, endpoint
from tests.host.desk import ADA, BEN, Desk
from tests.support.hand_clock import HandClock
from version import VERSION

DELAYS = Histogram("delays_of_tests", "How late the loop comes to a task in these tests")


def client(*, ready: bool = True, latency: float = 0.05) -> Any:
    return SimpleNamespace(is_ready=lambda: ready, shards={0: SimpleNamespace(latency=latency)})


def ready_now() -> asyncio.Event:
    ready = asyncio.Event()
    ready.set()
    return ready


@pytest.fixture
async def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def test_the_endpoint_shows_what_was_measured_and_what_is_stored(desk: Desk, port: int) -> None:
    await desk.begin("toy", ADA, BEN)
    health = Health(client(), desk.database, DELAYS)
    BUILD.info({"version": VERSION})
    async with (
        endpoint("127.0.0.1", port, health, desk.database, desk.clock),
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session,
    ):
        async with session.get("/metrics") as answer:
            text = await answer.text()
        async with session.get("/health") as answer:
            assert (answer.status, await answer.text()) == (200, "ok\n")
    assert 'caravanserai_games{status="running"} 1.0' in text
    assert "caravanserai_posts_waiting 3.0" in text
    assert f'caravanserai_build_info{{version="{VERSION}"}} 1.0' in text
    assert 'caravanserai_press_stage_seconds_count{stage="commit"}' in text


async def test_health_names_what_is_wrong(desk: Desk, port: int) -> None:
    for ill, told in ((client(ready=False), "not connected"), (client(latency=math.inf), "shards 0")):
        health = Health(ill, desk.database, DELAYS)
        (problem,) = await health.problems()
        assert told in problem
        assert await health.own_problems() == []
        async with (
            endpoint("127.0.0.1", port, health, desk.database, desk.clock),
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/health") as answer,
        ):
            assert answer.status == 503 and told in await answer.text()


async def test_a_database_that_does_not_answer_is_ill_and_a_new_start_may_cure_that_of_a_file(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> dict[str, int]:
        await asyncio.Event().wait()
        return {}

    monkeypatch.setattr(desk.database.games, "counts", never)
    monkeypatch.setattr("operation.health.DATABASE_ANSWERS_WITHIN_S", 0.01)
    health = Health(client(), desk.database, DELAYS)
    (problem,) = await health.problems()
    assert "database" in problem
    assert await health.own_problems() == ([problem] if isinstance(desk.database.path, Path) else [])


async def test_a_blocked_loop_is_measured_and_ill(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("operation.health.BEAT_S", 0.01)
    monkeypatch.setattr("operation.health.LATE_S", 0.02)
    health = Health(client(), desk.database, DELAYS)
    task = asyncio.create_task(health.watch_loop())
    await asyncio.sleep(0)
    time.sleep(0.1)  # noqa: ASYNC251
    await asyncio.sleep(0.02)
    task.cancel()
    assert any("event loop" in problem for problem in await health.problems())
    assert (REGISTRY.get_sample_value("delays_of_tests_sum") or 0) > 0.05


async def test_systemd_is_told_of_start_life_and_end(desk: Desk, tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(address)
        systemd.setblocking(False)
        watchdog = Watchdog({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "30000"})
        ready, loop = asyncio.Event(), asyncio.get_running_loop()
        task = asyncio.create_task(watchdog.keep(ready, Health(client(), desk.database, DELAYS)))
        assert await loop.sock_recv(systemd, 99) == b"EXTEND_TIMEOUT_USEC=60000000"
        ready.set()
        assert [await loop.sock_recv(systemd, 99) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        watchdog.tell("STOPPING=1")
        async with asyncio.timeout(60):
            while await loop.sock_recv(systemd, 99) != b"STOPPING=1":
                pass


async def test_an_ill_bot_gives_no_sign_of_life(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    health = Health(client(), desk.database, DELAYS)
    monkeypatch.setattr(health, "_loop", lambda: "the event loop is blocked")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        watchdog = Watchdog({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "30000"})
        task = asyncio.create_task(watchdog.keep(ready_now(), health))
        async with asyncio.timeout(60):
            while "the event loop is blocked" not in caplog.text:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        task.cancel()
        assert systemd.recv(99) == b"READY=1"
        systemd.setblocking(False)
        with pytest.raises(BlockingIOError):
            systemd.recv(99)


def test_without_systemd_nothing_is_told() -> None:
    Watchdog({}).tell("READY=1")


def test_a_socket_that_is_gone_or_full_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    watchdog = Watchdog({"NOTIFY_SOCKET": str(tmp_path / "notify")})
    watchdog.tell("READY=1")
    assert "systemd was not told READY=1" in caplog.text
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        for _ in range(1000):  # far more than a socket keeps for who does not read
            watchdog.tell("WATCHDOG=1")
    assert "systemd was not told WATCHDOG=1" in caplog.text


def test_json_lines_say_what_they_are_about() -> None:
    written: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    handler = Kept()
    logs.write_json(handler)
    log = logging.Logger("tests")
    log.addHandler(handler)
    with logs.about(interaction=5), logs.about(game="abcde", row=7):
        log.warning("it is %s", "late")
    log.warning("later")
    first, second = map(json.loads, written)
    assert first | {"time": ""} == {
        "time": "", "level": "WARNING", "logger": "tests", "message": "it is late",
        "interaction": 5, "game": "abcde", "row": 7,
    }  # fmt: skip
    assert "game" not in second


def test_of_many_slow_presses_one_line_is_written(caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock()
    slow = SlowPresses(clock)
    for _ in range(3):
        slow.note("/turn", {"make": 1.5, "whole": 1.75})
    slow.note("/board", {"whole": 0.5})
    assert [record.getMessage() for record in caplog.records] == ["/turn took 1.75 s (make 1.50)"]
    clock.pass_time(11)
    slow.note("/turn", {"whole": 2.0})
    assert caplog.records[-1].getMessage() == "/turn took 2.00 s (); 2 others since the last such line"


def test_stages_of_a_press_add_up() -> None:
    with meters.whole_press() as spent:
        for _ in range(2):
            with meters.stage("lock"):
                pass
    assert spent.keys() == {"lock", "whole"} and spent["whole"] >= spent["lock"] > 0
