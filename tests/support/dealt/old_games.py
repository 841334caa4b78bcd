"""Games that an older version left: what they show and how they are played on."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from db import Database
from engine import players
from host import Host
from host.turn import press
from tests.host.desk import Desk
from tests.support.stored_versions import FOLDERS, OLDEST, database_in, games_in


@asynccontextmanager
async def _desk(folder: Path, scratch: Path) -> AsyncIterator[Desk]:
    path = scratch / "games.db"
    path.write_bytes(database_in(folder))
    desk = Desk(await Database.open(path))
    yield desk
    await desk.close()


@pytest.fixture
async def old_desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk with the games of the oldest version."""
    async with _desk(OLDEST, tmp_path) as desk:
        yield desk


class Stored(NamedTuple):
    """A desk with the games of some version, and what each of them shows."""

    desk: Desk
    games: list[dict[str, Any]]


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
async def stored(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stored]:
    """The games of each version that has a folder."""
    async with _desk(request.param, tmp_path) as desk:
        yield Stored(desk, games_in(request.param))


def shown(view: Any) -> Any:
    return json.loads(json.dumps(asdict(view)))


def differences(old: Any, new: Any, where: str = "view") -> list[str]:
    """What an older view had and the new one does not; fields may have been added."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [line for key in old for line in differences(old[key], new.get(key), f"{where}.{key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [line for i, one in enumerate(old) for line in differences(one, new[i], f"{where}[{i}]")]
    return [] if old == new else [f"{where}: {old!r} is now {new!r}"]


async def play_on(desk: Desk, game_id: str, choices: int) -> None:
    rng = Random(5)
    for _ in range(choices):
        await desk.host.houses.settled(game_id)
        table = await desk.host.table(game_id)
        if table.over:
            return
        seat = table.position.seats_to_act[0]
        person = table.seats[seat].user_id
        assert person is not None
        notation = players.choose("rookie", table.position, seat, rng)
        await press.choose(desk.host, game_id, person, notation, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)


async def the_same_table_after_a_restart(desk: Desk, game_id: str) -> None:
    before = await desk.host.table(game_id)
    after = await Host(desk.database).table(game_id)
    assert after.position.dump() == before.position.dump()
    assert (after.seq, after.published, after.asked.after) == (before.seq, before.published, before.asked.after)
