"""How the message of a lobby gets its banner, with the answer to a press or by edits."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.framework.routes import ROUTES, Pressed
from cogs.lobby import showing
from cogs.lobby.showing import renew_lobby
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.interactions import Response, press_of
from tests.support.limits import components
from tests.support.sentences import say, tells

GALLERY = 12
MESSAGE = 70


class Bench:
    """A press of Chloe on a lobby of Ada and Ben, and where its message stands."""

    def __init__(self, desk: Desk, game_id: str) -> None:
        self.game_id = game_id
        self.interaction: Any = press_of(desk, CHLOE)
        self.interaction.message = SimpleNamespace(id=MESSAGE, flags=discord.MessageFlags())
        self.services = self.interaction.client.services
        self.services.studio.picture = AsyncMock(return_value=b"first")
        self.channel = self.interaction.client.get_partial_messageable(0)
        self.channel.id = MESSAGE
        self.update = self.interaction.response.edit_message = AsyncMock()
        self.edit = self.channel.edit = AsyncMock()

    def draws(self, body: bytes) -> None:
        self.services.studio.picture = AsyncMock(return_value=body)

    async def join(self) -> None:
        await ROUTES["join"].handler(self.interaction, Pressed(self.game_id, ""))

    async def renew(self) -> None:
        await renew_lobby(self.interaction.client, self.services, self.game_id)


@pytest.fixture
async def bench(desk: Desk) -> Bench:
    lobby = await desk.open("istanbul", ADA, BEN)
    await desk.lobby.posted(lobby.row.id, MESSAGE)
    return Bench(desk, lobby.row.id)


def galleries(call: Any) -> list[str]:
    """The alt texts of the pictures that a message shows."""
    parts = components(call.kwargs["view"].to_components())
    return [item["description"] for part in parts if part["type"] == GALLERY for item in part["items"]]


def text(call: Any) -> str:
    return str([part["content"] for part in components(call.kwargs["view"].to_components()) if "content" in part])


def sent(call: Any) -> list[str]:
    return [file.filename for file in call.kwargs.get("attachments", ())]


def refusal(status: int = 400) -> discord.HTTPException:
    response: Any = Response(status)
    return discord.HTTPException(response, {"code": 50035, "message": "Unfurled media not found."})


async def test_who_joins_sees_their_seat_on_the_banner_at_once(bench: Bench) -> None:
    await bench.join()
    (call,) = bench.update.call_args_list
    (alt,) = galleries(call)
    assert sent(call) == ["lobby.webp"]
    assert tells(alt, "picture-lobby-free", count=2) and say("colour-green") in alt
    assert not tells(text(call), "lobby-seats-open")
    bench.edit.assert_not_awaited()


async def test_a_new_banner_comes_with_one_edit_and_is_shown_by_another(bench: Bench) -> None:
    await bench.renew()
    brings, shows = bench.edit.call_args_list
    assert (sent(brings), galleries(brings)) == (["lobby.webp"], [])
    assert tells(text(brings), "lobby-seats-open", count=3)
    assert len(galleries(shows)) == 1 and "attachments" not in shows.kwargs


async def test_a_banner_that_stays_the_same_is_not_sent_again(bench: Bench) -> None:
    await bench.join()
    await bench.renew()
    (call,) = bench.edit.call_args_list
    assert len(galleries(call)) == 1 and "attachments" not in call.kwargs
    bench.draws(b"second")
    await bench.renew()
    assert [sent(call) for call in bench.edit.call_args_list] == [[], ["lobby.webp"], []]


@pytest.mark.parametrize("refused", [0, 1])
async def test_where_discord_shows_no_picture_in_an_edit_there_are_words(bench: Bench, refused: int) -> None:
    bench.edit.side_effect = [*[None] * refused, refusal(), None, None]
    await bench.renew()
    words = bench.edit.call_args_list[-1]
    assert (words.kwargs["attachments"], galleries(words)) == ([], [])
    assert bench.services.pictures_in_edits is False
    await bench.renew()
    assert len(bench.edit.call_args_list) == refused + 3


async def test_what_discord_refuses_for_another_reason_is_no_fault_of_the_picture(bench: Bench) -> None:
    bench.edit.side_effect = refusal(403)
    with pytest.raises(discord.HTTPException):
        await bench.renew()
    assert bench.services.pictures_in_edits is True


async def test_an_answer_whose_picture_is_refused_goes_out_in_words(bench: Bench) -> None:
    bench.update.side_effect = [refusal(), None]
    await bench.join()
    _, words = bench.update.call_args_list
    assert (words.kwargs["attachments"], galleries(words)) == ([], [])
    assert bench.services.pictures_in_updates is False
    assert [len(galleries(call)) for call in bench.edit.call_args_list] == [0, 1]


async def test_a_banner_that_takes_long_follows_the_words(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "BANNER_WITHIN_S", 0.0)
    answered = asyncio.Event()

    async def drawn(*_: Any, **__: Any) -> bytes:
        await answered.wait()
        return b"late"

    async def take(**_: Any) -> None:
        answered.set()

    bench.services.studio.picture = drawn
    bench.update.side_effect = take
    await bench.join()
    (words,) = bench.update.call_args_list
    assert galleries(words) == []
    assert [len(galleries(call)) for call in bench.edit.call_args_list] == [0, 1]


async def test_a_cancelled_lobby_has_no_banner(bench: Bench, desk: Desk) -> None:
    await desk.lobby.cancel(bench.game_id, ADA, False, interaction_id=desk.interaction())
    await bench.renew()
    (call,) = bench.edit.call_args_list
    assert (call.kwargs["attachments"], galleries(call)) == ([], [])


async def test_a_game_that_has_begun_keeps_its_seats_and_no_free_ones(bench: Bench, desk: Desk) -> None:
    await desk.lobby.start(bench.game_id, ADA, False, interaction_id=desk.interaction())
    await bench.renew()
    (alt,) = galleries(bench.edit.call_args_list[-1])
    assert say("colour-red") in alt and not tells(alt, "picture-lobby-free")


async def test_an_avatar_that_takes_long_follows_the_answer(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.lobby.message.WITHIN_S", 0.01)
    monkeypatch.setattr("cogs.lobby.message.PATIENTLY_S", 60.0)
    answered = asyncio.Event()

    async def find(_: int) -> Any:
        await answered.wait()
        return SimpleNamespace(
            avatar=SimpleNamespace(replace=lambda **_: SimpleNamespace(read=AsyncMock(return_value=b"png")))
        )

    async def take(**_: Any) -> None:
        answered.set()

    bench.services.avatars.find = find
    bench.services.studio.face = AsyncMock(return_value=b"small")
    bench.services.studio.picture = lambda _game, _name, scene, **_: asyncio.sleep(
        0, scene.view.seats[0].face or b"none"
    )
    bench.update.side_effect = take
    await bench.join()
    assert len(galleries(bench.update.call_args)) == 1
    assert [sent(call) for call in bench.edit.call_args_list] == [["lobby.webp"], []]
    bench.services.avatars.find = None
    await bench.renew()
    assert [sent(call) for call in bench.edit.call_args_list[2:]] == [[]]
