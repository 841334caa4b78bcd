"""What watches over the running bot: measurements, health, signs of life, the log, slow presses."""

import asyncio
import errno
import json
import logging
import math
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from prometheus_client import REGISTRY, Histogram

import logs
import meters
from cogs.framework.services import SlowPresses
from db import Change, DatabaseFull, Shards, StorageFailed
from host.timers.reminders import TURN
from meters import BUILD
from operation.commands import carry_out
from operation.health import Health, Watchdog
from operation.metrics import endpoint
from operation.serving import refused_address
from settings import Settings
from tests.host.desk import ADA, BEN, Desk
from tests.support.hand_clock import HandClock
from version import VERSION

ALERTS = Path(__file__).parents[2] / "deploy" / "alerts.yaml"
DELAYS = Histogram("delays_of_tests", "How late the loop comes to a task in these tests")


def client(*, ready: bool = True, latency: float = 0.05) -> Any:
    shards = {0: SimpleNamespace(latency=latency)}
    return SimpleNamespace(is_ready=lambda: ready, shards=shards, guilds=["one", "two"])


def ready_now() -> asyncio.Event:
    ready = asyncio.Event()
    ready.set()
    return ready


@pytest.fixture
async def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def asked(desk: Desk, port: int, of: Any) -> AsyncIterator[Callable[[str], Awaitable[tuple[int, str]]]]:
    """Asks the endpoint of a client for a path: the status and the text of its answer."""
    address, health = "127.0.0.1", Health(of, desk.database, DELAYS)
    async with (
        endpoint(address, port, of, health, desk.database, desk.clock),
        aiohttp.ClientSession(f"http://{address}:{port}") as session,
    ):

        async def get(path: str) -> tuple[int, str]:
            async with session.get(path) as answer:
                return answer.status, await answer.text()

        yield get


async def test_the_endpoint_shows_what_was_measured_and_what_is_stored(desk: Desk, port: int) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    BUILD.info({"version": VERSION})
    async with asked(desk, port, client()) as get:
        assert await get("/health") == (200, "ok\n")
        _, text = await get("/metrics")
        assert (await carry_out(desk.host, ["cancel", game_id])).code == 0
        _, later = await get("/metrics")
    for line in (
        'caravanserai_games{status="running"} 1.0',
        "caravanserai_posts_waiting 3.0",
        f'caravanserai_build_info{{version="{VERSION}"}} 1.0',
        "caravanserai_servers 2.0",
        'caravanserai_gateway_latency_seconds{shard="0"} 0.05',
        'caravanserai_up{part="database"} 1.0',
    ):
        assert line in text.splitlines()
    assert 'caravanserai_press_stage_seconds_count{stage="commit"}' in text
    assert {'caravanserai_games{status="running"} 0.0', 'caravanserai_games{status="cancelled"} 1.0'} <= {
        *later.splitlines()
    }


@pytest.mark.sqlite
@pytest.mark.parametrize("host", ["127.0.0.1", "192.0.2.7", "no-such-machine.invalid", "a..b"])
async def test_an_address_that_cannot_be_used_is_told_with_the_setting_to_change(
    desk: Desk, port: int, host: str
) -> None:
    health = Health(client(), desk.database, DELAYS)
    settings = Settings(_env_file=None, metrics_host=host, metrics_port=port)
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        with pytest.raises((OSError, UnicodeError)) as refused:
            async with endpoint(host, port, client(), health, desk.database, desk.clock):
                pass
    told = refused_address(settings, refused.value)
    begins = f"METRICS_PORT={port}: another" if host == "127.0.0.1" else f"METRICS_HOST={host}: "
    assert told.startswith(begins) and " Set " in told and len(told.splitlines()) == 1


def test_a_port_of_the_system_is_told_with_those_that_are_free_to_all() -> None:
    settings = Settings(_env_file=None, metrics_port=80)
    told = refused_address(settings, PermissionError(errno.EACCES, "Permission denied"))
    assert told == "METRICS_PORT=80: this user may not use that port. Set one above 1023."


async def test_of_several_processes_each_tells_of_its_own(desk: Desk, port: int) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    post, *_ = await desk.database.outbox.claim(desk.clock.steady(), 1)
    await desk.database.outbox.failed(post, "Discord never takes it", None)
    change = Change(game_id)
    change.arm(TURN, desk.clock.now() - 1, {"seat": 0}, user_id=ADA)
    await desk.database.write(change)
    told = []
    for shards in (Shards(2, (0,)), Shards(2, (1,))):  # the desk's games are of a server of shard 0
        desk.database.shards = shards
        async with asked(desk, port, client()) as get:
            told.append((await get("/metrics"))[1].splitlines())
    for name in ('games{status="running"}', "posts_waiting", "posts_given_up", "timers_due"):
        assert f"caravanserai_{name} 0.0" in told[1] and f"caravanserai_{name} 0.0" not in told[0], name


@pytest.mark.sqlite
async def test_the_age_of_the_last_backup_is_told(desk: Desk, port: int) -> None:
    async with asked(desk, port, client()) as get:
        assert "backup_age" not in (await get("/metrics"))[1]
        made = await desk.database.backup()
        await asyncio.to_thread(os.utime, made, (time.time() - 7200,) * 2)
        (age,) = re.findall("^caravanserai_backup_age_seconds (.*)$", (await get("/metrics"))[1], re.MULTILINE)
    assert 7200 <= float(age) < 7300


async def test_figures_of_a_database_that_cannot_be_read_are_missing_rather_than_old(
    desk: Desk, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> dict[str, int]:
        raise StorageFailed(DatabaseFull(desk.database.path))

    async with asked(desk, port, client()) as get:
        assert "caravanserai_games{" in (await get("/metrics"))[1]
        monkeypatch.setattr(desk.database.games, "counts", failing)
        _, text = await get("/metrics")
    assert "caravanserai_games{" not in text and 'caravanserai_up{part="database"} 0.0' in text
    assert "caravanserai_servers 2.0" in text


async def test_health_names_what_is_wrong(desk: Desk, port: int) -> None:
    for ill, told in ((client(ready=False), "not connected"), (client(latency=math.inf), "shards 0")):
        health = Health(ill, desk.database, DELAYS)
        (problem,) = await health.problems()
        assert told in problem
        assert await health.own_problems() == []
        async with asked(desk, port, ill) as get:
            status, text = await get("/health")
            assert status == 503 and told in text
            assert 'caravanserai_up{part="discord"} 0.0' in (await get("/metrics"))[1]


@pytest.mark.sqlite
async def test_every_figure_that_an_alert_asks_for_is_told(desk: Desk, port: int) -> None:
    await desk.database.backup()
    meters.ERRORS.labels("storage")
    meters.RETRIES.labels("backups")
    async with asked(desk, port, client()) as get:
        _, text = await get("/metrics")
    asks = set(re.findall(r"\b(?:caravanserai|process)_\w+", " ".join(re.findall("expr: (.*)", ALERTS.read_text()))))
    assert len(asks) > 10
    assert [name for name in sorted(asks) if not re.search(f"^{name}[ {{]", text, re.MULTILINE)] == []


@pytest.mark.skipif(shutil.which("promtool") is None, reason="apt-get install prometheus")
def test_the_alerts_are_sound() -> None:
    checked = subprocess.run(["promtool", "check", "rules", ALERTS], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


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
        async with asyncio.timeout(60):
            assert await loop.sock_recv(systemd, 99) == b"EXTEND_TIMEOUT_USEC=60000000"
            ready.set()
            assert [await loop.sock_recv(systemd, 99) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            watchdog.tell("STOPPING=1")
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
            if "WATCHDOG=1" in caplog.text:
                break
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
    assert datetime.fromisoformat(first["time"]).utcoffset() == timedelta(0)
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


def test_no_stage_of_a_press_is_part_of_another() -> None:
    def count() -> float:
        return REGISTRY.get_sample_value("caravanserai_press_seconds_count") or 0

    before = count()
    with meters.whole_press() as spent, meters.stage("make"):
        with meters.stage("lock"):
            time.sleep(0.02)
        with meters.stage("commit"):
            time.sleep(0.02)
    assert min(spent["lock"], spent["commit"]) >= 0.02
    assert sum(seconds for name, seconds in spent.items() if name != "whole") <= spent["whole"]
    assert count() == before + 1
