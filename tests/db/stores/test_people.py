"""Settings, and a person's right to a copy and to be forgotten."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from db import (
    DEPARTED_NAME,
    Change,
    Database,
    EntrantRow,
    FollowerRow,
    HintsRow,
    LeagueRow,
    PromptRow,
    ResultRow,
    SeekerRow,
    pack_log,
    schema,
)
from db.problems import WriteConflict
from tests.db.helpers import create, game, move, row, seat

ANN, BEN = 7_000_000_001, 8_000_000_002
RESULT = ResultRow("done", 0, 0, ANN, "human", 5, "toy", 60.0, 2, 1, 9, rated_games=1, mu=1600.0, sigma=480.0)


async def test_settings_of_people_and_guilds(database: Database) -> None:
    assert await database.people.settings(ANN) == {}
    for settings in ({"locale": "de", "quiet": [22, 7]}, {"locale": "cs"}):
        await database.people.settings.save(ANN, settings)
        await database.people.guild_settings.save(ANN, {"pace": settings["locale"]})
        assert await database.people.settings(ANN) == settings
        assert await database.people.guild_settings(ANN) == {"pace": settings["locale"]}
    assert await database.people.settings(BEN) == {}


async def test_settings_that_another_process_stored_at_the_same_time_are_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stores the person's first ones between the deletion and the insertion of this one."""
    settings = database.people.settings
    written = database.writer.replace

    async def too_late(*row: Any) -> None:
        monkeypatch.undo()
        await written(schema.people, {"user_id": 5}, {"settings": {"hints": "few"}})
        raise WriteConflict("the row is there already")

    monkeypatch.setattr(database.writer, "replace", too_late)
    await settings.change(5, {"met": ["turn"]})
    assert await settings(5) == {"hints": "few", "met": ["turn"]}


async def test_settings_that_are_changed_while_they_are_read_are_read_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where another process may change them they are read each time."""
    reader, read, go, count = database.people._reader, asyncio.Event(), asyncio.Event(), 0
    value = reader.value

    async def slowly(query: Any) -> Any:
        nonlocal count
        count += 1
        found = await value(query)
        read.set()
        await go.wait()
        return found

    monkeypatch.setattr(reader, "value", slowly)
    before = asyncio.create_task(database.people.settings(ANN))
    await read.wait()
    await database.people.settings.save(ANN, {"locale": "de"})
    go.set()
    assert await before == {}
    for _ in range(3):
        assert await database.people.settings(ANN) == {"locale": "de"}
    assert count == (2 if database._storage.alone else 4)


async def filled(database: Database, packed: bool) -> None:
    """`packed`: the log of the game that has ended is packed."""
    for number, (game_id, status) in enumerate((("done", "finished"), ("live", "running"), ("wait", "lobby"))):
        change = Change(game_id)
        change.create_game(game(game_id, number, status=status, organiser_id=ANN))
        change.seats([seat(game_id, 0, ANN, name="Ann"), seat(game_id, 1, BEN, name="Ben")])
        change.invites([ANN, BEN])
        change.mix_people({ANN: 0, BEN: 1})
        change.arm("reminder", 9.0, {}, user_id=ANN)
        change.arm("reminder", 9.0, {}, user_id=BEN)
        change.post_to(ANN, "digest", {}, due=9.0)
        change.ahead(0, "auction", {"value": "5"})
        await database.write(change)
    change = move("done", 1)
    change.append([row("done", 2, actor_id=ANN), row("done", 3, actor_id=BEN), row("done", 4, seat=0, actor_id=ANN)])
    change.insert(PromptRow(1, "done", 0, 0, ANN, 1))
    change.insert(RESULT, replace(RESULT, number=1, seat=1, user_id=BEN, place=2, mu=1400.0))
    await database.write(change)
    if packed:
        change = Change("done")
        change.pack_log(pack_log("done", await database.games.log("done")), [])
        await database.write(change)
    await database.people.settings.save(ANN, {"locale": "de"})
    await database.people.settings.save(BEN, {"locale": "es"})
    for person in (ANN, BEN):
        await database.followers.set(FollowerRow("live", person, True, person))
        assert await database.presets.save(person, f"Fridays of {person}", "toy", {"game": {}}, 5.0)
        await database.hints.save(HintsRow("done", person == BEN, person, 3, 1))
        await database.private_notes.save("done", person, f"Notes of {person}", 5.0)
    change = Change("")
    for person, name in ((ANN, "Ann"), (BEN, "Ben")):
        change.seek(SeekerRow(5, person, name, "toy", {"days": 7}, 5.0, 9.0))
        change.insert(LeagueRow(f"of-{name}", 5, 7, person, "toy", {}))
        change.insert(EntrantRow(f"of-{name}", 1, 1, person, name, "playing"))
    await database.write(change)
    await database.avoided.save(ANN, [777])
    await database.avoided.save(BEN, [ANN, 778])


@pytest.mark.parametrize("packed", [False, True])
async def test_export_has_everything_and_nobody_else(database: Database, packed: bool) -> None:
    await filled(database, packed)
    copy = json.loads(json.dumps(await database.people.export(ANN)))
    assert copy["settings"] == {"locale": "de"}
    assert [entry["id"] for entry in copy["seats"]] == ["done", "live", "wait"]
    assert {entry["name"] for entry in copy["seats"]} == {"Ann"}
    assert len(copy["organised"]) == len(copy["invited"]) == len(copy["mixed_into_seeds"]) == 3
    assert [entry["seq"] for entry in copy["choices"]] == [2, 4]
    assert [(entry["game_id"], entry["mu"]) for entry in copy["results"]] == [("done", 1600.0)]
    assert [entry["game_id"] for entry in copy["timers"]] == ["done", "live", "wait"]
    assert [(entry["game_id"], entry["text"]) for entry in copy["notes"]] == [("done", f"Notes of {ANN}")]
    assert copy["hints"] == [{"game_id": "done", "seat": 0, "asked": 3}]
    assert [entry["name"] for entry in copy["presets"]] == [f"Fridays of {ANN}"]
    assert [entry["channel_id"] for entry in copy["following"]] == [ANN]
    assert [(entry["guild_id"], entry["name"]) for entry in copy["seeking"]] == [(5, "Ann")]
    assert [(entry["league_id"], entry["name"]) for entry in copy["leagues"]] == [("of-Ann", "Ann")]
    assert copy["leagues_organised"] == [{"id": "of-Ann"}]
    assert copy["avoided"] == [{"other_id": 777}], "and not who avoids them"
    assert [entry["content"] for entry in copy["answered_ahead"]] == [{"value": "5"}] * 3
    assert str(BEN) not in json.dumps(copy)


@pytest.mark.parametrize("packed", [False, True])
async def test_forgetting_leaves_the_games_and_no_trace_of_the_person(database: Database, packed: bool) -> None:
    await filled(database, packed)
    assert sorted(await database.people.forget(ANN)) == ["live", "wait"]
    first, second = await database.games.seats("done")
    assert (first.user_id, first.name, first.departed, first.player) == (None, DEPARTED_NAME, True, "human")
    assert (second.user_id, second.name, second.departed) == (BEN, "Ben", False)
    log = await database.games.log("done")
    assert [(entry.seq, entry.actor_id) for entry in log if entry.seq > 1] == [(2, None), (3, BEN), (4, None)]
    assert [(one.user_id, one.asked) for one in await database.hints.of_game("done")] == [(None, 3), (BEN, 3)]
    assert await database.games.invited("live") == [BEN]
    assert [timer.user_id for timer in await database.timers.of_game("live")] == [BEN]
    assert await database.people.settings(BEN) == {"locale": "es"}
    assert await database.avoided.of(BEN) == [778]
    assert [seeker.user_id for seeker in await database.seekers.of_guild(5, 6.0)] == [BEN]
    (gone,), (other,) = [await database.leagues.entrants(league, 1) for league in ("of-Ann", "of-Ben")]
    assert (gone.user_id, gone.name, other.user_id) == (None, DEPARTED_NAME, BEN)
    assert [league.organiser_id for league in await database.leagues.of_guild(5)] == [None, BEN]
    lists = (
        "seats",
        "organised",
        "invited",
        "choices",
        "timers",
        "unreadable",
        "mixed_into_seeds",
        "presets",
        "avoided",
        "seeking",
        "leagues",
        "leagues_organised",
        "hints",
        "notes",
        "messages",
        "answered_ahead",
        "results",
        "following",
    )
    empty = {"settings": {}, **{name: [] for name in lists}}
    assert await database.games.mixed_people("done") == [None, BEN]
    assert await database.people.export(ANN) == {"user_id": ANN, **empty}
    assert await database.results.latest_rated(5, "toy") == {BEN: (await database.results.of_game("done"))[1]}
    everything = await dumped(database)
    assert str(BEN) in everything
    assert str(ANN) not in everything
    assert "'Ann'" not in everything


async def dumped(database: Database) -> str:
    """Every row of every table."""
    async with database._storage.reading.connect() as connection:
        tables = [(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables]
    return repr(tables)


async def test_forgetting_a_stranger_changes_nothing(database: Database) -> None:
    await create(database, "abc")
    assert await database.people.forget(12345) == []


async def test_presets_of_a_person_have_different_names(database: Database) -> None:
    presets = database.presets
    assert await presets.save(ANN, "Friday", "toy", {"game": {"a": "b"}}, 5.0)
    assert await presets.save(BEN, "friday", "toy", {}, 5.0)
    assert not await presets.save(ANN, "FRIDAY", "toy", {}, 6.0)
    assert await presets.save(ANN, "Long", "toy", {}, 7.0)
    friday, long = await presets.of(ANN)
    assert (friday.name, friday.options, friday.rules_name) == ("Friday", {"game": {"a": "b"}}, "toy")
    assert not await presets.rename(ANN, long.id, "friday")
    assert await presets.rename(ANN, friday.id, "FRIDAY")
    await presets.delete(BEN, friday.id)
    await presets.delete(ANN, long.id)
    assert [one.name for one in await presets.of(ANN)] == ["FRIDAY"]
