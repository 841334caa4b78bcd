"""The screen of the avoid list, and what the people on it read."""

from types import SimpleNamespace

from cogs.framework.routes import button, picker
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.reader import Reader, reader_of
from tests.support.sentences import say, tells


async def pick(reader: Reader, *people: int) -> str:
    menu = picker("user", "x", "avoid-pick", chosen=[])
    menu.item._values = [SimpleNamespace(id=person) for person in people]  # type: ignore[misc]
    reader.begin()
    await menu.callback(reader.interaction)
    return reader.text


async def test_settings_lead_to_the_list_and_a_menu_replaces_it(desk: Desk) -> None:
    reader = reader_of(desk)
    await reader.run("settings")
    assert say("button-avoid") in reader.labels
    await button("x", "avoid").callback(reader.interaction)
    assert tells(reader.text, "avoid-count", count=0)
    assert tells(await pick(reader, BEN, CHLOE), "avoid-count", count=2)
    assert await desk.database.avoided.of(ADA) == [BEN, CHLOE]
    assert tells(await pick(reader), "avoid-count", count=0)


async def test_who_is_on_it_reads_an_ordinary_refusal_wherever_they_press(desk: Desk) -> None:
    await pick(reader_of(desk), BEN)
    lobby = await desk.open("istanbul", ADA)
    ben = Reader(desk, BEN, guild=1, channel=lobby.row.channel_id or 0)
    assert lobby.row.id in await ben.run("tables"), "all see the same list"
    for verb in ("take-seat", "join"):
        ben.begin()
        await button("x", verb, lobby.row.id).callback(ben.interaction)
        assert ben.text.strip() == say("refusal-no-seat-here")
