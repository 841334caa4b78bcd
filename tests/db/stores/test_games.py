"""Reading back what was written."""

from dataclasses import fields, replace
from typing import Any

import pytest

from db import (
    Change,
    ChannelBusy,
    Database,
    GameRow,
    LogRow,
    PostRow,
    PromptRow,
    SeatRow,
    TimerRow,
    WriteConflict,
    new_game_id,
    schema,
)
from tests.db.helpers import create, game, move, row, seat


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        (GameRow, schema.games),
        (SeatRow, schema.seats),
        (LogRow, schema.log),
        (PostRow, schema.outbox),
        (PromptRow, schema.prompts),
        (TimerRow, schema.timers),
    ],
    ids=lambda value: getattr(value, "name", None) or value.__name__,
)
def test_rows_have_their_tables_columns_in_order(kind: Any, table: Any) -> None:
    assert [field.name for field in fields(kind)] == table.columns.keys()


def test_ids_are_short_and_rarely_meet() -> None:
    ids = {new_game_id() for _ in range(1000)}
    assert len(ids) > 990
    assert {len(game_id) for game_id in ids} == {5}
    assert not set("".join(ids)) & set("aeiou01lILO")


def test_a_seed_is_not_in_the_text_of_a_row() -> None:
    assert "secret" not in repr(game("abc", seed=b"secret"))


async def test_a_game_comes_back_as_it_was(database: Database) -> None:
    made = await create(
        database,
        "abc",
        channel_id=2**63 - 1,
        options={"layout": "lange Wege · Übung", "seats": [1, 2]},
        private=True,
        in_thread=True,
        guild_id=None,
        lobby_message_id=5,
    )
    assert await database.games.get("abc") == made
    assert await database.games.get("other") is None
    running = {"status": "running", "started": 2.5, "seed": bytes(range(32)), "rules_version": 1}
    change = move("abc", 1, revision=1, published=1, **running)
    await database.write(change)
    assert await database.games.get("abc") == replace(made, seq=1, revision=1, published=1, **running)
    change = move("abc", 2, status="finished", ended=3.5, result={"winners": [0, 2]})
    await database.write(change)
    stored = await database.games.get("abc")
    assert stored is not None
    assert stored.result == {"winners": [0, 2]}


async def test_log_rows_come_back_in_order_and_in_parts(database: Database) -> None:
    await create(database, "abc")
    rows = [row("abc", 1, kind="new", seat=None, actor_id=None, outcomes=list(range(60)), interaction_id=9)]
    rows[0] = replace(rows[0], notation="", data={"decks": {"bonus": ["B01", "B02"]}, "commitment": "ab12"})
    rows += [row("abc", seq, automatic=seq == 3) for seq in range(2, 6)]
    change = Change("abc")
    change.update_game(0, seq=5)
    change.append(rows)
    await database.write(change)
    assert await database.games.log("abc") == rows
    assert await database.games.log("abc", after=3) == rows[3:]
    assert await database.games.log("abc", after=1, upto=3) == rows[1:3]


async def test_what_waits_for_a_person(database: Database) -> None:
    for number, status in enumerate(("running", "lobby", "finished", "running")):
        change = Change(f"g{number}")
        change.create_game(game(f"g{number}", number, status=status, created=10.0 - number))
        change.seats([seat(f"g{number}", 0, 7 if number < 3 else 8)])
        await database.write(change)
    assert [found.id for found in await database.games.of_user(7)] == ["g1", "g0"]
    assert [found.id for found in await database.games.of_user(7, ["running"])] == ["g0"]
    assert [found.id for found in await database.games.with_status("running")] == ["g3", "g0"]


@pytest.mark.parametrize("status", ["frozen", "paused", "asleep"])
async def test_a_game_at_rest_is_a_persons_still_and_its_channel_is_free(database: Database, status: str) -> None:
    change = Change("rest")
    change.create_game(game("rest", 5, status=status, frozen_reason="damaged: row 7"))
    change.seats([seat("rest", 0, 7)])
    await database.write(change)
    assert [(found.id, found.frozen_reason) for found in await database.games.of_user(7)] == [
        ("rest", "damaged: row 7")
    ]
    assert await database.games.occupying(5) is None
    await create(database, "new", 5)
    woken = Change("rest")
    woken.update_game(0, status="running")
    with pytest.raises(ChannelBusy) as refused:
        await database.write(woken)
    assert (refused.value.channel_id, refused.value.game_id) == (5, "new")
    elsewhere = Change("rest")
    elsewhere.update_game(0, status="running", channel_id=6)
    await database.write(elsewhere)


async def test_games_without_a_channel_and_unknown_statuses(database: Database) -> None:
    for game_id in ("one", "two"):
        made = await create(database, game_id, None, status="running")
        assert await database.games.get(game_id) == made
    with pytest.raises(WriteConflict):
        await create(database, "odd", 7, status="sleepy")


async def test_a_game_at_rest_is_not_blamed_for_another_fault(database: Database) -> None:
    await create(database, "rest", 5, status="paused")
    await create(database, "new", 5)
    change = Change("rest")
    change.seats([seat("rest", 0, 1), seat("rest", 1, 1)])
    with pytest.raises(WriteConflict):
        await database.write(change)


async def test_the_last_game_of_a_channel(database: Database) -> None:
    await create(database, "old", 5, status="finished", created=1.0)
    await create(database, "new", 5, status="cancelled", created=2.0)
    last = await database.games.last_in(5)
    assert last is not None
    assert last.id == "new"
    assert await database.games.occupying(5) is None
    assert await database.games.last_in(6) is None


async def test_finished_games_page_by_page(database: Database) -> None:
    for number in range(25):
        change = Change(f"g{number:02}")
        guild = 1 if number % 5 else 2
        ended = float(number // 2)
        change.create_game(game(f"g{number:02}", number, status="finished", ended=ended, guild_id=guild))
        change.seats([seat(f"g{number:02}", 0, 7 if number % 2 else 8)])
        await database.write(change)
    await create(database, "open", 99)
    seen: list[str] = []
    after = None
    while True:
        page = await database.games.finished(after=after, limit=10)
        seen += [found.id for found in page.games]
        after = page.after
        if after is None:
            break
    assert seen == [f"g{number:02}" for number in reversed(range(25))]
    both = await database.games.finished(guild_id=2, user_id=7)
    assert [found.id for found in both.games] == ["g15", "g05"]
    assert both.after is None


async def test_finished_games_are_found_by_rules_and_options_and_begun_ones_by_what_their_ids_begin_with(
    database: Database,
) -> None:
    for number, (rules_name, layout) in enumerate((("istanbul", "short"), ("istanbul", "long"), ("chess", "long"))):
        options = {"game": {"layout": layout, "kiosk-letters": "2"}, "order": "joined"}
        change = Change(f"g{number}")
        made = game(f"g{number}", number, status="finished", ended=1.0, started=0.5, options=options)
        change.create_game(replace(made, rules_name=rules_name))
        await database.write(change)

    async def found(**wanted: Any) -> list[str]:
        return [one.id for one in (await database.games.finished(**wanted)).games]

    assert await found(rules_name="istanbul") == ["g1", "g0"]
    assert await found(option=("layout", "long")) == ["g2", "g1"]
    assert await found(rules_name="istanbul", option=("layout", "long")) == ["g1"]
    assert await found(option=("kiosk-letters", "2")) == ["g2", "g1", "g0"]
    assert await found(option=("layout", "%")) == await found(option=("none", "long")) == []
    assert [one.id for one in await database.games.begun(guild_id=made.guild_id, id_begins="g1", limit=5)] == ["g1"]
    assert await database.games.begun(guild_id=made.guild_id, id_begins="_", limit=5) == []


async def test_invites_and_prompts(database: Database) -> None:
    await create(database, "abc")
    for invited in ([3, 1, 2], [1, 4], []):
        change = Change("abc")
        change.invites(invited)
        await database.write(change)
        assert await database.games.invited("abc") == sorted(invited)
    prompt = PromptRow(2**60, "abc", 100, 1, 7, 4)
    change = Change("abc")
    change.insert(prompt)
    await database.write(change)
    assert await database.games.prompts("abc") == [prompt]
    change = Change("abc")
    change.remove_prompt(prompt.message_id)
    await database.write(change)
    assert await database.games.prompts("abc") == []


async def test_readers_cannot_write(database: Database) -> None:
    async with database._storage.reading.connect() as connection:
        with pytest.raises(Exception, match=r"readonly|read-only"):
            await connection.exec_driver_sql("DELETE FROM log")
