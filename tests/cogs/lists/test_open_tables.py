"""/tables: what a person sees and presses, and what who manages the server does."""

from cogs.framework.routes import button
from cogs.lists.noticeboard import SHOWN
from host.lobby import open_tables
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.limits import components
from tests.support.reader import Reader, reader_of
from tests.support.sentences import say, tells

SERVER = 1


async def press(reader: Reader, verb: str, game_id: str = "", rest: str = "") -> str:
    reader.begin()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader.text


async def test_one_press_joins_a_table_that_the_reader_may_see(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA)
    hidden = await desk.open("istanbul", CHLOE)
    reader = Reader(desk, BEN, guild=SERVER, channel=1, sees=(lobby.row.channel_id or 0,))
    said = await reader.run("tables")
    assert lobby.row.id in said and hidden.row.id not in said
    assert say("button-take-seat", id=lobby.row.id) in reader.labels
    assert tells(await press(reader, "take-seat", lobby.row.id), "seat-taken", id=lobby.row.id)
    assert [seat.user_id for seat in await desk.database.games.seats(lobby.row.id)] == [ADA, BEN]
    assert tells(await press(reader, "take-seat", lobby.row.id), "refusal-already-joined")
    await reader.run("tables")
    labels = [part.get("label") for part in components(reader.components)]
    assert say("button-take-seat", id=lobby.row.id) not in labels and say("button-to-table") in labels
    assert tells(await press(reader, "take-seat", hidden.row.id), "refusal-unknown-game")


async def test_without_tables_it_says_how_to_open_one(desk: Desk) -> None:
    assert tells(await reader_of(desk).run("tables"), "open-tables-none")
    assert tells(await Reader(desk, ADA, guild=None, channel=1).run("tables"), "refusal-no-server")


async def test_the_rest_stands_on_further_pages(desk: Desk) -> None:
    for _ in range(SHOWN + 1):
        await desk.open("istanbul", ADA)
    reader = reader_of(desk)
    assert (await reader.run("tables")).count(say("open-table-seats", joined=1, most=5)) == SHOWN
    assert say("button-next-tables") in reader.labels
    assert (await press(reader, "tables", rest=str(SHOWN))).count(say("open-table-seats", joined=1, most=5)) == 1
    beyond = await press(reader, "tables", rest="900")
    assert beyond.count(say("open-table-seats", joined=1, most=5)) == SHOWN, "there were more when it was made"


async def test_who_manages_the_server_hangs_the_noticeboard_and_takes_it_down(desk: Desk) -> None:
    reader = reader_of(desk)
    assert not tells(await reader.run("tables"), "noticeboard-none")
    assert tells(await press(reader, "noticeboard", rest="here"), "refusal-not-server-manager")
    manager = reader_of(desk, manages=True)
    assert tells(await manager.run("tables"), "noticeboard-none")
    assert tells(await press(manager, "noticeboard", rest="here"), "noticeboard-here", where="<#1>")
    board = await desk.database.noticeboards.of(SERVER)
    assert board is not None and board.channel_id == 1
    await open_tables.put_up(desk.host, SERVER, 40)
    said = await manager.run("tables")
    assert tells(said, "noticeboard-here", where="<#40>") and tells(said, "noticeboard-barred")
    assert tells(await press(manager, "noticeboard", rest="gone"), "noticeboard-none")
    assert await desk.database.noticeboards.of(SERVER) is None
