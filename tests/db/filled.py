"""A database with something in every table, all that is in one, and a made-up revision that follows the newest."""

import shutil
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column

from db import (
    Change,
    Database,
    EntrantRow,
    FixtureRow,
    FollowerRow,
    HintsRow,
    LeagueRow,
    PromptRow,
    ResultRow,
    SeekerRow,
    TimeBankRow,
    pack_archive,
    pack_log,
    revisions,
    schema,
)
from tests.db.helpers import create, move, record, row, seat
from tests.support.live.stored import Stored

ADDS_A_COLUMN = 'op.add_column("games", sa.Column("note", sa.String(20), server_default="none", nullable=False))'
HALF_DONE = "op.execute('DELETE FROM prompts'); op.execute('INSERT INTO nowhere VALUES (1)')"
OF_SERVERS_ALONE = {"shards", "handed_over"}  # tables that are used in PostgreSQL alone


def add_revision(folder: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """The project's migrations and one more after them, in use from now on."""
    scripts = folder / "migrations"
    shutil.copytree(revisions.SCRIPTS, scripts)
    head = revisions.newest_revision()
    text = f'import sqlalchemy as sa\nfrom alembic import op\nrevision = "9999"\ndown_revision = "{head}"\n'
    (scripts / "versions" / "9999_next.py").write_text(f"{text}def upgrade():\n    {body.strip()}\n")
    monkeypatch.setattr(revisions, "SCRIPTS", scripts)


async def fill(place: Path | str) -> None:
    database = await Database.open(place)
    for number, game_id in enumerate(("abc", "xyz")):
        await create(database, game_id, number, options={"layout": "lange Wege"})
        for seq in range(1, 4):
            change = move(game_id, seq, interaction_id=seq)
            change.record(record(game_id, seq, seq))
            change.post(seq, "turn", number, {"seq": seq}, due=0.0)
            await database.write(change)
        change = Change(game_id)
        change.seats([seat(game_id, 0, 1), seat(game_id, 1, None)])
        change.invites([5, 6])
        change.mix_people({1: 0, 7: 1})
        change.insert(ResultRow(game_id, 0, 0, 1, "human", 2, "istanbul", 60.0, 2, 1, 5, rated_games=number + 1))
        change.insert(PromptRow(number, game_id, number, 0, 1, 3))
        change.handle(number)
        change.ahead(0, "auction", {"value": "5"})
        change.time_banks([TimeBankRow(game_id, 0, 60.0, 5.0, 1)])
        change.arm("reminder", 60.0, {"seat": 0}, user_id=1)
        change.enter("refused", 0, seq=3, code="stale")
        await database.write(change)
    await create(database, "old", status="finished")
    change = Change("old")
    change.archive(pack_archive("old", [record("old", 0, 1)]))
    change.pack_log(pack_log("old", [row("old", 1, actor_id=1)]), [])
    await database.write(change)
    change = Change("")
    change.post_to(1, "digest", {}, due=0.0)
    await database.write(change)
    change = Change("")
    change.noticeboard(2, 7)
    change.seek(SeekerRow(2, 1, "Ann", "istanbul", {"days": 7}, 5.0, 9.0))
    change.renew_noticeboard(2)
    change.insert(LeagueRow("cup", 2, 7, 1, "istanbul", {"kind": "cup"}, begins=5.0))
    change.insert(EntrantRow("cup", 1, 1, 1, "Ann", "playing", deserted=[5.0], rank=2))
    change.insert(FixtureRow("cup", 1, 1, 1, [1, 2, 3], "counted", "old", [2], [1, 3, 2], [5, 3, 4], 9.0))
    await database.write(change)
    await database.followers.set(FollowerRow("old", 4, True, None))
    await database.time_banks.give_sign(9.0)
    await database.people.settings.save(1, {"locale": "de"})
    await database.people.guild_settings.save(2, {"pace": "slow"})
    assert await database.presets.save(1, "Friday", "istanbul", {"game": {}}, 5.0)
    await database.avoided.save(1, [8])
    await database.hints.save(HintsRow("abc", 0, 1, 2, 3))
    await database.private_notes.save("abc", 1, "Leyla keeps cards.", 5.0)
    await database.analyses.save("old", 1, {"shares": []})
    await database.close()


def rows(place: Path | str, without: Collection[str] = ()) -> dict[str, list[tuple[Any, ...]]]:
    """By table, in the order of its key; of columns that a later revision adds nothing. `without`: tables that an
    earlier one does not have."""
    stored = Stored(place)
    queries = {
        table.name: f"SELECT {_names(table.columns)} FROM {table.name} ORDER BY {_names(table.primary_key.columns)}"
        for table in schema.metadata.sorted_tables
        if table.name not in without
    }
    return {name: [tuple(found) for found in stored.rows(query)] for name, query in queries.items()}


def _names(columns: Iterable[Column[Any]]) -> str:
    return ", ".join(f'"{column.name}"' for column in columns)
