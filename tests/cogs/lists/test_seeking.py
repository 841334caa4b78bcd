"""The screen on which somebody looks for others."""

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.framework.routes import button, menu, menu_option
from cogs.lists.seeking import SHOWN
from host.clock import HOUR_S
from host.lobby import open_tables, seeking
from tests.host.desk import ADA, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells

SERVER, BOARD = 1, 40


@pytest.fixture
async def reader(desk: Desk) -> Reader:
    await open_tables.put_up(desk.host, SERVER, BOARD)
    reader = Reader(desk, ADA, guild=SERVER, channel=1)
    allows(reader, discord.Permissions.all())
    return reader


def allows(reader: Reader, bot: discord.Permissions, person: discord.Permissions | None = None) -> None:
    """What bot and person may in the channel of the noticeboard."""

    def permissions_for(who: Any) -> discord.Permissions:
        return bot if who is None else discord.Permissions.all() if person is None else person

    channel = SimpleNamespace(permissions_for=permissions_for)
    reader.interaction.guild.get_channel_or_thread = lambda _: channel


async def press(reader: Reader, rest: str = "", verb: str = "seek") -> str:
    reader.begin()
    await button("x", verb, rest=rest).callback(reader.interaction)
    return reader.text


async def choose(reader: Reader, field: str, *values: str) -> str:
    reader.begin()
    component = menu("x", [menu_option(value, value) for value in values], "seek-set", rest=field, most=len(values))
    component.item._values = list(values)
    await component.callback(reader.interaction)
    return reader.text


def placeholders(reader: Reader) -> list[str]:
    return [row["components"][0].get("placeholder", "") for row in reader.components if row["type"] == 1]


async def test_the_form_is_filled_in_as_last_time_and_begins_and_ends_the_search(desk: Desk, reader: Reader) -> None:
    assert tells(await press(reader), "seek-title", where=f"<#{BOARD}>")
    await choose(reader, "kinds", "mocha", "letters")
    await choose(reader, "paces", "hours", "day")
    await choose(reader, "days", "14")
    desk.restart()
    wish = await seeking.wish_of(desk.host, ADA)
    assert (wish.game, list(wish.kinds), list(wish.paces), wish.days) == (
        "istanbul", ["mocha", "letters"], ["day", "hours"], 14
    )  # fmt: skip
    said = await press(reader, "start")
    assert tells(said, "seek-on") and say("button-seek-stop") in reader.labels
    ((seeker),) = await desk.database.seekers.of_person(ADA)
    assert seeking.known_wish(seeker.wishes) == wish and seeker.name == "Person 11"
    assert "1 person: Istanbul · Mocha" in await reader.run("tables")
    assert not tells(await press(reader, "stop"), "seek-on")
    assert await desk.database.seekers.of_person(ADA) == []


async def test_a_game_without_expansions_asks_for_none(reader: Reader) -> None:
    await press(reader)
    assert say("menu-seek-kinds") in placeholders(reader)
    await choose(reader, "game", "marco_polo")
    assert say("menu-seek-kinds") not in placeholders(reader) and say("menu-seek-paces") in placeholders(reader)
    assert tells(await press(reader, "start"), "seek-on", game="The Voyages of Marco Polo")


async def test_values_that_nobody_can_choose_change_nothing(desk: Desk, reader: Reader) -> None:
    before = await seeking.wish_of(desk.host, ADA)
    for field, value in (("game", "chess"), ("kinds", "nothing"), ("paces", "never"), ("days", "99")):
        await choose(reader, field, value)
    assert await seeking.wish_of(desk.host, ADA) == before


async def test_who_does_not_see_the_noticeboard_or_has_none_is_told_so(desk: Desk, reader: Reader) -> None:
    allows(reader, discord.Permissions.all(), discord.Permissions.none())
    assert tells(await press(reader, "start"), "refusal-no-noticeboard")
    await open_tables.take_down(desk.host, SERVER)
    assert tells(await press(reader), "refusal-no-noticeboard")
    assert say("button-seek") not in reader.labels


async def test_where_no_threads_can_be_opened_nobody_waits_in_vain(desk: Desk, reader: Reader) -> None:
    allows(reader, discord.Permissions.all() & ~discord.Permissions(create_public_threads=True))
    said = await press(reader, "start")
    assert say("permission-create-public-threads") in said
    assert await desk.database.seekers.of_person(ADA) == []


async def test_similar_hours_are_wished_for_by_who_has_told_theirs_and_the_list_says_which(
    desk: Desk, reader: Reader
) -> None:
    assert tells(await press(reader, verb="seek-hours"), "refusal-hours-unknown")
    await press(reader, "start")
    assert "<t:" not in await reader.run("tables")
    await desk.database.people.settings.change(ADA, {"zone": "Europe/Berlin", "quiet": "22:00-07:00"})
    said = await press(reader, verb="seek-hours")
    assert tells(said, "seek-similar") and say("button-seek-any-hours") in reader.labels
    await press(reader, "start")
    (line,) = [line for line in (await reader.run("tables")).splitlines() if "1 person: Istanbul" in line]
    begins, ends = (int(moment) for moment in re.findall(r"<t:(\d+):t>", line))
    assert ends - begins == 15 * HOUR_S
    assert not tells(await press(reader, verb="seek-hours"), "seek-similar")


async def test_what_many_look_for_is_told_of_the_first_and_counted_of_the_others(desk: Desk, reader: Reader) -> None:
    days = ("day", "hours", "live", "three-days", "week")
    for number, pace in enumerate(days):
        sought = {"game": "istanbul", "kinds": list(seeking.kinds_of("istanbul")), "paces": [pace], "days": 7}
        for person in (100 + number, 200 + number):
            await desk.database.people.settings.change(person, {"sought": sought})
            await seeking.seek(desk.host, SERVER, person, "Somebody")
    said = await reader.run("tables")
    assert said.count("2 people: Istanbul · ") == SHOWN and say("seekers-more", count=2) in said
    assert f"Istanbul · {say('table-option-pace-short', value='day')}" in said
