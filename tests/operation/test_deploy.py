"""The unit of systemd: sound, hardened, and stopped where no new start helps; the image, as far as it goes without
Docker."""

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path

import asyncpg
import pytest
import yaml
from prometheus_client import ProcessCollector

from db import Database, DatabaseAway, DatabaseUnreachable
from db.problems import DatabaseProblem
from operation import exit_codes
from operation.command_line import parser
from tests.support.live.postgresql import PostgreSQLServer

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "caravanserai.service"
COMPOSE, DOCKERFILE = ROOT / "deploy" / "compose.yaml", ROOT / "deploy" / "Dockerfile"
ALERTS = ROOT / "deploy" / "alerts.yaml"
WORKFLOW = ROOT / ".github" / "workflows" / "check.yml"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")
EXPOSURE_BELOW = 3.0

HARDENED = {"UMask": "0077", "ProtectSystem": "strict", "NoNewPrivileges": "true", "CapabilityBoundingSet": ""}
AT_LEAST_S = 1.0  # which a start takes that fails

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="apt-get install systemd")


def kinds_of(problem: type[DatabaseProblem]) -> set[int]:
    return {problem.exit_code}.union(*map(kinds_of, problem.__subclasses__()))


def codes() -> set[int]:
    """Every code with which the process can end."""
    return {value for value in vars(exit_codes).values() if isinstance(value, int)} | kinds_of(DatabaseProblem)


def numbers(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


def unit() -> dict[str, str]:
    """What the unit sets, by name."""
    return dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))


def test_the_unit_wants_to_hear_from_the_bot_and_starts_it_as_one_with_a_token() -> None:
    told = unit()
    assert (told["Type"], told["NotifyAccess"], told["Restart"]) == ("notify", "main", "on-failure")
    assert told["WatchdogSec"] == "60" and "if it does not for a minute" in OPERATIONS
    script, *words = told["ExecStart"].split()
    assert script == f"{told['WorkingDirectory']}/play" and parser().parse_args(words).discord
    # Main means the process that was started, so the script has to become the bot.
    assert (ROOT / "play").read_text("utf-8").splitlines()[-1] == 'exec .venv/bin/python bot.py "$@"'


def test_a_service_that_fails_again_and_again_stays_stopped() -> None:
    told = unit()
    within_s, failures = int(told["StartLimitIntervalSec"]), int(told["StartLimitBurst"])
    assert failures * (int(told["RestartSec"]) + AT_LEAST_S) < within_s, "or the limit would never be met"
    assert (within_s, failures) == (600, 5) and "After five failures within ten minutes" in OPERATIONS


def test_the_unit_takes_rights_away() -> None:
    assert unit().items() >= HARDENED.items()


def test_the_unit_leaves_what_the_figures_of_the_process_are_read_from(tmp_path: Path) -> None:
    """An alert asks for one of them; without /proc/stat, which ProcSubset=pid takes away, there is none."""
    assert "process_start_time_seconds" in ALERTS.read_text("utf-8")
    (tmp_path / "self").symlink_to("/proc/self")
    assert [*ProcessCollector(proc=str(tmp_path), registry=None).collect()] == []
    assert unit().get("ProcSubset", "all") == "all"


def test_the_service_stays_stopped_where_a_person_is_needed() -> None:
    (prevented,) = re.findall(r"^RestartPreventExitStatus=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    (told,) = re.findall(r"^After ([\d, and]+) the service stays stopped", OPERATIONS, re.MULTILINE)
    assert numbers(prevented) == numbers(told) == exit_codes.NEEDS_PERSON
    assert {24, 29, 37} <= exit_codes.NEEDS_PERSON


def test_every_exit_code_is_explained() -> None:
    table = OPERATIONS.partition("| exit code | meaning |")[2].partition("\n\n")[0]
    assert numbers(" ".join(re.findall(r"^\| ([\d, ]+) \|", table, re.MULTILINE))) == codes()


def test_the_workflow_tries_each_command_for_containers() -> None:
    section = OPERATIONS.partition("## As a container")[2].partition("\n## ")[0]
    documented = [line for block in re.findall("```sh\n(.*?)```", section, re.DOTALL) for line in block.splitlines()]
    assert len(documented) > 8
    steps = {line.strip().removeprefix("run: ") for line in WORKFLOW.read_text("utf-8").splitlines()}
    assert [line for line in documented if line.replace("FILE", "$FILE") not in steps] == []


def test_the_image_and_its_docs_agree_on_the_port() -> None:
    (port,) = re.findall(r"METRICS_PORT=(\d+)", DOCKERFILE.read_text("utf-8"))
    assert f"127.0.0.1:{port}/health" in DOCKERFILE.read_text("utf-8")
    assert f"`METRICS_PORT={port}`" in OPERATIONS and f"answer on {port} inside" in OPERATIONS


def test_the_image_starts_the_bot_as_a_service() -> None:
    (command,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE.read_text("utf-8"), re.MULTILINE)
    *python, discord, stay = json.loads(command)
    assert python == ["python", "bot.py"]
    typed = parser().parse_args([discord, stay])
    assert typed.discord and typed.stay


async def test_a_password_of_any_characters_reaches_the_database(
    postgresql: PostgreSQLServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As compose.yaml gives it: beside the address, not within."""
    bot = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]["bot"]["environment"]
    assert "PASSWORD" not in bot["DATABASE_URL"] and bot["PGPASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    address = await postgresql.new_database()
    name, password = address.partition("?")[0].rpartition("/")[2], "a/b@c:d%e f'?#"
    server = await asyncpg.connect(address)
    quoted = await server.fetchval("SELECT quote_literal($1::text)", password)
    await server.execute(f"CREATE ROLE someone LOGIN PASSWORD {quoted}; ALTER DATABASE {name} OWNER TO someone")
    rules = Path(await server.fetchval("SHOW hba_file"))
    await asyncio.to_thread(rules.write_text, "local all someone scram-sha-256\n" + rules.read_text())  # noqa: ASYNC240
    await server.execute("SELECT pg_reload_conf()")
    await server.close()
    monkeypatch.setenv("PGPASSWORD", password)
    await (await Database.open(address.replace("postgres:@", "someone@"))).close()
    monkeypatch.setenv("PGPASSWORD", "another")
    with pytest.raises(DatabaseUnreachable) as refused:
        await Database.open(address.replace("postgres:@", "someone@"))
    assert not isinstance(refused.value, DatabaseAway)  # which would be waited for


@needs_systemd
def test_the_unit_is_sound(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace("/opt/caravanserai", str(ROOT)))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")


@needs_systemd
def test_the_unit_is_hardened() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", UNIT]
    judged = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    (exposure,) = re.findall(r"Overall exposure level for caravanserai\.service: ([\d.]+)", judged)
    assert float(exposure) < EXPOSURE_BELOW
