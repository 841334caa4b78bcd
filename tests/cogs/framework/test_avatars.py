"""Avatars are shown where they come in time, and otherwise nobody notices."""

import asyncio
import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from cogs.framework import avatars
from cogs.framework.avatars import Avatars
from cogs.framework.cards import faces_of, people_shown
from cogs.framework.services import Services
from host.clock import Clock
from render.studio import Studio
from tests.host.desk import Desk
from tests.support.interactions import Response

ADA, BEN, CHLOE = 175928847299117063, 275928847299117064, 375928847299117065
SECONDS_OF_A_TEST = 0.05
IN_TIME = 60.0
"""Seconds: on a busy machine a picture takes longer to read than an answer waits for it."""


def png(side: int = 200) -> bytes:
    body = io.BytesIO()
    Image.new("RGB", (side, side), "teal").save(body, "PNG")
    return body.getvalue()


class Crowd:
    """Discord as far as avatars go: a body or an error a person, None for one without an avatar."""

    def __init__(self, **people: object) -> None:
        self.people = {ADA: png(), BEN: png(), CHLOE: png(), **{int(key[1:]): value for key, value in people.items()}}
        self.asked: list[int] = []
        self.sizes: list[dict[str, Any]] = []

    async def find(self, user_id: int) -> Any:
        self.asked.append(user_id)
        kept = self.people[user_id]
        return SimpleNamespace(avatar=None if kept is None else SimpleNamespace(replace=self._replace(kept)))

    def _replace(self, kept: object) -> Any:
        async def read() -> bytes:
            if isinstance(kept, asyncio.Event):
                await kept.wait()
                return png()
            if isinstance(kept, Exception):
                raise kept
            assert isinstance(kept, bytes)
            return kept

        def replace(**wanted: Any) -> Any:
            self.sizes.append(wanted)
            return SimpleNamespace(read=read)

        return replace


def avatars_of(crowd: Crowd, clock: Clock | None = None) -> Avatars:
    found = Avatars(Studio(), clock or Clock())
    found.find = crowd.find
    return found


async def test_an_avatar_is_fetched_small_and_once() -> None:
    crowd = Crowd()
    kept = avatars_of(crowd)
    first = await kept.of([ADA, BEN], IN_TIME)
    assert all(Image.open(io.BytesIO(face)).size == (128, 128) for face in first.values())
    assert await kept.of([BEN, ADA], IN_TIME) == first
    assert sorted(crowd.asked) == [ADA, BEN] and crowd.sizes == [{"size": 128, "format": "png"}] * 2


async def test_it_is_fetched_anew_after_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, crowd = Clock(), Crowd()
    passed = 0.0
    monkeypatch.setattr(clock, "steady", lambda: passed)
    kept = avatars_of(crowd, clock)
    await kept.of([ADA], IN_TIME)
    passed = 3599.0
    await kept.of([ADA], IN_TIME)
    assert crowd.asked == [ADA]
    passed = 3601.0
    await kept.of([ADA], IN_TIME)
    assert crowd.asked == [ADA, ADA]


async def test_who_has_none_is_asked_for_once_and_costs_nothing() -> None:
    crowd = Crowd(**{f"_{ADA}": None})
    kept = avatars_of(crowd)
    assert [await kept.of([ADA], IN_TIME) for _ in range(2)] == [{ADA: b""}] * 2
    assert crowd.asked == [ADA] and crowd.sizes == []


RESPONSE: Any = Response(404)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (b"no picture", "Unreadable"),
        (png()[:90], "Unreadable"),
        (png(1200), "Unreadable"),
        (b"\x89PNG" + bytes(600_000), "Unreadable"),
        (discord.NotFound(RESPONSE, "gone"), "NotFound"),
        (TimeoutError(), "TimeoutError"),
        (OSError(), "OSError"),
    ],
)
async def test_what_cannot_be_read_is_left_out_and_only_counted(
    given: object, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    crowd = Crowd(**{f"_{ADA}": given})
    kept = avatars_of(crowd)
    shown = await kept.of([ADA, BEN], IN_TIME)
    assert not shown[ADA] and shown[BEN]
    (line,) = [record.getMessage() for record in caplog.records if record.name == avatars.__name__]
    assert line == f"1 of 2 avatars left out: 1 {why}"
    await kept.of([ADA], IN_TIME)
    assert crowd.asked.count(ADA) == 1  # not again within a minute


async def test_one_that_takes_long_is_there_the_next_time(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    comes = asyncio.Event()
    crowd = Crowd(**{f"_{ADA}": comes})
    kept = avatars_of(crowd)
    assert await kept.of([ADA], SECONDS_OF_A_TEST) == {ADA: b""}
    assert "1 of 1 avatars left out: 1 slow" in caplog.text
    comes.set()
    assert (await kept.of([ADA], IN_TIME))[ADA]
    assert crowd.asked == [ADA]
    await kept.close()


async def test_of_whom_is_forgotten_nothing_is_kept() -> None:
    crowd = Crowd()
    kept = avatars_of(crowd)
    await kept.of([ADA, BEN], IN_TIME)
    await kept.forget(ADA)
    await kept.forget(CHLOE)
    await kept.of([ADA, BEN], IN_TIME)
    assert crowd.asked.count(ADA) == 2 and crowd.asked.count(BEN) == 1


async def test_one_that_never_comes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avatars, "GIVEN_UP_S", SECONDS_OF_A_TEST)
    kept = avatars_of(Crowd(**{f"_{ADA}": asyncio.Event()}))
    assert await kept.of([ADA], IN_TIME) == {ADA: b""}


async def test_without_discord_there_are_emblems(desk: Desk) -> None:
    studio: Any = Studio()
    services = Services(desk.host, desk.lobby, studio)
    (ada,) = await people_shown(services, 1, [ADA])
    assert ada.face == b"" and ada == (await people_shown(services, 1, [ADA]))[0]
    assert len({chair.colour for chair in await people_shown(services, 1, [n << 22 for n in range(5)])}) == 5


async def test_a_server_that_shows_none_asks_for_none(desk: Desk) -> None:
    crowd = Crowd()
    services = Services(desk.host, desk.lobby, Studio())
    services.avatars.find = crowd.find
    assert (await faces_of(services, 1, [ADA], IN_TIME))[ADA]
    await desk.host.people.guild_settings.change(1, {"avatars": False})
    assert await faces_of(services, 1, [ADA]) == {ADA: b""}
    assert (await faces_of(services, None, [ADA], IN_TIME))[ADA]
    assert crowd.asked == [ADA]
