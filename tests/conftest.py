"""Slow tests run when asked for: `pytest -m slow`. Tests of several processes get a second try, and say so.

What stores something runs on both engines: tests of `db` in every run, the others on PostgreSQL where they are marked
`engines`, and all of them among the slow ones."""

import gc
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
import pytest_asyncio

from tests import nim
from tests.db.compiled_once import compile_once
from tests.support.live.postgresql import PostgreSQLServer

if TYPE_CHECKING:
    from tests.support.live.forked import Forge

pytest_plugins = ["tests.workers"]
nim.register()
compile_once()
SECOND_TRY = pytest.mark.flaky(reruns=1)
TESTS_OF_DB = Path(__file__).with_name("db")
SELDOM = 200
"""How many searches among young things there are for one among all."""
LONGEST_ID = 200
"""A text or picture that is longer has no part in a test's name: each report would bring megabytes to the process that
collects them."""


def pytest_configure(config: pytest.Config) -> None:
    """Made-up input is the same in every run, and much more of it where the slow tests run."""
    hypothesis.settings.register_profile(
        "same", derandomize=True, database=None, deadline=None, suppress_health_check=list(hypothesis.HealthCheck),
        max_examples=1000 if "slow" in config.option.markexpr else 60,
    )  # fmt: skip
    hypothesis.settings.load_profile("same")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" not in metafunc.fixturenames or "place" in _parametrized(metafunc):  # or a place on a board
        return
    marked = {mark.name for mark in metafunc.definition.iter_markers()}
    always = "engines" in marked or TESTS_OF_DB in metafunc.definition.path.parents
    postgresql = pytest.param("postgresql", marks=() if always else pytest.mark.slow)
    metafunc.parametrize("place", ["sqlite"] if "sqlite" in marked else ["sqlite", postgresql], indirect=True)


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    return argname if isinstance(val, str | bytes) and len(val) > LONGEST_ID else None


def _parametrized(metafunc: pytest.Metafunc) -> set[str]:
    """What the test itself names the values of."""
    named = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    return {name.strip() for names in named for name in (names.split(",") if isinstance(names, str) else names)}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        # Bot, sandbox, browser and test share two cores: a wait that is long enough everywhere would hide real delays.
        if item.get_closest_marker("e2e") or item.get_closest_marker("page"):
            item.add_marker(SECOND_TRY)
    if "slow" in config.option.markexpr:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_collection_finish() -> None:
    """What was imported and collected lives until the end: no search for garbage need pass over it again and again, and
    seldom over what tests keep for others, of which there is more and more."""
    gc.freeze()
    youngest, young, _ = gc.get_threshold()
    gc.set_threshold(youngest, young, SELDOM)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Whoever writes to the log after a test that left a handler, whose file is closed, would print an error each time,
    with all that called it."""
    left = [handler for handler in logging.getLogger().handlers if type(handler) is logging.StreamHandler]
    assert not left, f"{item.nodeid} set up the log of all later tests"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQLServer]:
    """One server for each process that runs tests: it starts in a second, which is less than sharing it would take."""
    # Pytest's own folders are too long for the path of a socket.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = PostgreSQLServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def forge() -> Iterator["Forge"]:
    """Where the bots of these tests come from; one for each process that runs tests."""
    from tests.support.live.forked import open_forge  # what runs no bot need not wait for it

    with open_forge() as forge:
        yield forge


@pytest.fixture(scope="session")
def chromium() -> Iterator[str]:
    """Where a headless Chromium is driven; one for each process that runs tests."""
    from tests.support.live.browser import open_chromium  # what shows no page need not wait for it

    with open_chromium() as address:
        yield address


@pytest_asyncio.fixture
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """What `Database.open` takes: the path of a new file, or the address of an empty database."""
    if request.param == "sqlite":
        return tmp_path / "games.db"
    server: PostgreSQLServer = request.getfixturevalue("postgresql")
    return await server.empty_database()
