"""A search for others that ended by itself: told once, where its person reads it, and begun again with one press."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.framework.routes import button
from host.clock import DAY_S
from host.lobby import open_tables, seeking
from host.sleeper import Sleeper
from tests.host.desk import ADA, BEN, Desk
from tests.support.discord.noticeboards import BOARD, DIRECT, OTHER, SERVER, Club, Wall, refused
from tests.support.reader import Reader, text_of
from tests.support.sentences import say, tells


@pytest.fixture
async def club(desk: Desk) -> Club:
    club = Club(desk)
    await club.hangs()
    return club


async def search_ends(club: Club, person: int = ADA, **settings: Any) -> None:
    """Somebody looks for others for a day, and is told what comes of it."""
    await club.desk.database.people.settings.change(person, {"sought": {"days": 1}, **settings})
    await seeking.seek(club.desk.host, SERVER, person, f"Person {person}")
    await club.delivered()
    await passes(club, DAY_S)


async def passes(club: Club, seconds: float) -> None:
    club.clock.pass_time(seconds)
    await Sleeper(club.desk.host).do_what_is_due()
    await club.delivered()


def told(wall: Wall) -> list[str]:
    return [text for text in map(text_of, wall.messages.values()) if tells(text, "search-over")]


async def test_it_is_told_once_and_silently_below_the_noticeboard(club: Club) -> None:
    await search_ends(club)
    (text,) = told(club.walls[BOARD])
    assert f"<@{ADA}>" in text and f"<#{BOARD}>" in text and club.walls[BOARD].silent[-1]
    assert club.direct.messages == {} and await club.desk.database.seekers.of_person(ADA) == []
    club.desk.restart()
    await passes(club, 60 * DAY_S)
    assert len(told(club.walls[BOARD])) == 1


async def test_who_is_called_directly_is_told_so(club: Club) -> None:
    await search_ends(club, pings="direct")
    assert len(told(club.direct)) == 1 and club.direct.silent == [True] and told(club.walls[BOARD]) == []


async def test_where_direct_messages_are_refused_the_channel_tells_it(club: Club) -> None:
    club.direct.error = refused(403, 50007)
    await search_ends(club, pings="direct")
    assert len(told(club.walls[BOARD])) == 1 and await club.desk.host.outbox.waiting() == (0, None)


@pytest.mark.parametrize("code", [10003, 50013])
async def test_where_the_channel_takes_nothing_a_direct_message_tells_it(club: Club, code: int) -> None:
    await seeking.seek(club.desk.host, SERVER, ADA, "Ada")
    await club.delivered()
    club.clock.pass_time(14 * DAY_S)
    await Sleeper(club.desk.host).do_what_is_due()
    club.walls[BOARD].error = refused(404 if code == 10003 else 403, code)
    await club.delivered()
    club.walls[BOARD].error = None
    await club.desk.host.outbox.hurry()
    await club.delivered()
    assert len(told(club.direct)) + len(told(club.walls[BOARD])) == 1
    assert await club.desk.host.outbox.waiting() == (0, None)


async def test_nobody_is_told_who_can_be_reached_nowhere_and_nothing_waits(club: Club) -> None:
    club.direct.error = club.walls[BOARD].error = refused(403, 50007)
    await club.desk.database.people.settings.change(ADA, {"pings": "direct"})
    await search_ends(club, pings="direct")
    club.walls[BOARD].error = None
    await club.desk.host.outbox.hurry()
    await club.delivered()
    assert await club.desk.host.outbox.waiting() == (0, None) and club.direct.messages == {}


async def test_without_a_noticeboard_it_is_told_directly_and_names_no_place(club: Club) -> None:
    await club.desk.database.people.settings.change(ADA, {"sought": {"days": 1}})
    await seeking.seek(club.desk.host, SERVER, ADA, "Ada")
    await open_tables.take_down(club.desk.host, SERVER)
    await club.delivered()
    await passes(club, DAY_S)
    (text,) = told(club.direct)
    assert "<#" not in text


async def test_it_follows_a_noticeboard_that_hangs_elsewhere(club: Club) -> None:
    await club.desk.database.people.settings.change(ADA, {"sought": {"days": 1}})
    await seeking.seek(club.desk.host, SERVER, ADA, "Ada")
    club.clock.pass_time(DAY_S)
    await Sleeper(club.desk.host).do_what_is_due()
    await club.hangs(OTHER)
    assert (len(told(club.walls[BOARD])), len(told(club.walls[OTHER]))) == (0, 1)


async def test_who_is_not_on_the_server_any_more_is_not_told(club: Club) -> None:
    club.gone = {ADA}
    await search_ends(club)
    assert told(club.walls[BOARD]) == [] == told(club.direct)
    assert await club.desk.host.outbox.waiting() == (0, None)


async def test_where_the_bot_has_left_the_server_nothing_waits(club: Club) -> None:
    await seeking.seek(club.desk.host, SERVER, ADA, "Ada")
    await club.delivered()
    club.left = True
    await passes(club, 14 * DAY_S)
    assert told(club.walls[BOARD]) == [] == told(club.direct)
    assert await club.desk.host.outbox.waiting() == (0, None)


async def test_one_that_may_have_been_sent_already_is_not_sent_twice(club: Club) -> None:
    await club.desk.database.people.settings.change(ADA, {"sought": {"days": 1}})
    await seeking.seek(club.desk.host, SERVER, ADA, "Ada")
    await club.delivered()
    club.walls[BOARD].lost_answers = 1
    await passes(club, DAY_S)
    await passes(club, DAY_S)
    assert len(told(club.walls[BOARD])) == 1


class Finger:
    """A person who presses *Look again*; where: on the server, or in a direct message."""

    def __init__(self, desk: Desk, person: int = ADA, guild: int | None = SERVER, *, member: bool = True) -> None:
        self.reader = Reader(desk, person, guild=guild, channel=BOARD if guild else DIRECT)
        self.taken_away = 0
        channel = SimpleNamespace(permissions_for=lambda _: discord.Permissions.all())
        club = Club(desk)
        club.gone = set() if member else {person}
        server: Any = SimpleNamespace(
            me=None, preferred_locale="en-GB", get_channel_or_thread=lambda _: channel, fetch_member=club._member
        )
        self.reader.interaction.client.get_guild = lambda number: server if number == SERVER else None
        self.reader.interaction.guild = server if guild else None
        self.reader.interaction.message = SimpleNamespace(id=5, delete=self._delete)

    async def _delete(self) -> None:
        self.taken_away += 1

    async def press(self, rest: str = f"{SERVER}.{ADA}") -> str:
        self.reader.begin()
        await button("x", "seek-again", rest=rest).callback(self.reader.interaction)
        return self.reader.text


@pytest.mark.parametrize("guild", [SERVER, None])
async def test_one_press_looks_again_from_a_direct_message_too(desk: Desk, guild: int | None) -> None:
    await open_tables.put_up(desk.host, SERVER, BOARD)
    await desk.database.people.settings.change(ADA, {"sought": {"game": "marco_polo", "days": 14}})
    finger = Finger(desk, guild=guild)
    assert tells(await finger.press(), "seek-on", game="The Voyages of Marco Polo")
    (search,) = await desk.database.seekers.of_person(ADA)
    assert search.guild_id == SERVER and search.until - search.since == 14 * DAY_S
    assert finger.taken_away == (1 if guild else 0)
    await finger.press()
    assert await desk.database.seekers.of_person(ADA) == [search], "who looks already has waited as long as before"


async def test_others_who_press_it_get_the_screen_and_look_for_nothing(desk: Desk) -> None:
    await open_tables.put_up(desk.host, SERVER, BOARD)
    finger = Finger(desk, BEN)
    said = await finger.press()
    assert tells(said, "seek-title") and finger.taken_away == 0
    assert await desk.database.seekers.of_guild(SERVER, 0.0) == []


async def test_who_cannot_look_there_is_told_why(desk: Desk) -> None:
    finger = Finger(desk)
    assert tells(await finger.press(), "refusal-no-noticeboard")
    await open_tables.put_up(desk.host, SERVER, BOARD)
    assert tells(await Finger(desk, member=False).press(), "refusal-no-noticeboard")
    assert tells(await finger.press(f"77.{ADA}"), "refusal-no-noticeboard")
    assert say("error-unknown-button") in await finger.press("x.y")
    assert await desk.database.seekers.of_person(ADA) == [] and finger.taken_away == 0
