"""Who waits for an answer when the process dies is told by the next one, as long as Discord takes it."""

import asyncio
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.framework import answering
from cogs.framework.answering import answer
from cogs.framework.reply import Reply, text_reply
from cogs.framework.unanswered import TOKEN_LASTS_S, Unanswered
from tests.host.desk import ADA, Desk
from tests.support.interactions import press_of
from words.speech import words


class Time:
    """Moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Sent:
    """The followups that Discord is sent, by token."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by_token: dict[str, str] = {}

        def of_token(*, data: Any, state: Any) -> Any:
            async def send(*, view: Any, ephemeral: bool) -> None:
                assert ephemeral
                self.by_token[data["token"]] = view.children[0].content

            return SimpleNamespace(send=send)

        monkeypatch.setattr(discord.Webhook, "from_state", of_token)


@pytest.fixture
def client() -> Any:
    return SimpleNamespace(_connection=None)


def pressing(desk: Desk, unanswered: Unanswered, number: int) -> Any:
    interaction = press_of(desk, ADA)
    interaction.application_id, interaction.token = 5, f"token-{number}"
    interaction.client.services.unanswered = unanswered
    done: list[bool] = []

    async def defer(**_: Any) -> None:
        done.append(True)

    interaction.response.defer = defer
    interaction.response.is_done = lambda: bool(done)
    return interaction


async def test_a_press_that_was_deferred_is_told_after_the_restart(
    desk: Desk, tmp_path: Path, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "DIRECTLY_WITHIN_S", 0.01)
    path, time, sent = tmp_path / "games.unanswered", Time(), Sent(monkeypatch)
    before = Unanswered(path, time)

    async def never() -> Reply:
        await asyncio.Event().wait()
        raise AssertionError

    hanging = [asyncio.create_task(answer(pressing(desk, before, number), never())) for number in range(2)]
    async with asyncio.timeout(60):
        while len(before._waiting) < 2:  # noqa: ASYNC110 two tasks do it
            await asyncio.sleep(0.01)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    left = path.read_bytes()
    for task in hanging:
        task.cancel()
    await asyncio.wait(hanging)
    path.write_bytes(left)
    await Unanswered(path, time).tell(client)
    assert sent.by_token == dict.fromkeys(("token-0", "token-1"), words().say("error-started-again"))
    sent.by_token.clear()
    await Unanswered(path, time).tell(client)
    assert not sent.by_token


async def test_what_was_answered_or_refused_is_not_told(
    desk: Desk, tmp_path: Path, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "DIRECTLY_WITHIN_S", 0.01)
    path, time, sent = tmp_path / "games.unanswered", Time(), Sent(monkeypatch)
    before = Unanswered(path, time)

    async def late() -> Reply:
        await asyncio.sleep(0.05)
        return text_reply("here it is")

    async def fails() -> Reply:
        await asyncio.sleep(0.05)
        raise KeyError

    await answer(pressing(desk, before, 0), late())
    with pytest.raises(KeyError):
        await answer(pressing(desk, before, 1), fails())
    await Unanswered(path, time).tell(client)
    assert path.exists() and not sent.by_token


async def test_a_token_that_lasts_no_more_and_a_damaged_file_are_left_alone(
    desk: Desk, tmp_path: Path, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, time, sent = tmp_path / "games.unanswered", Time(), Sent(monkeypatch)
    Unanswered(path, time).begin(pressing(desk, Unanswered(None, time), 0), "en")
    time.now += TOKEN_LASTS_S
    await Unanswered(path, time).tell(client)
    path.write_text("[[1,")
    await Unanswered(path, time).tell(client)
    assert not sent.by_token and path.read_text() == "[]"


async def test_a_token_that_discord_takes_no_more_stops_nobody(
    desk: Desk, tmp_path: Path, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, time = tmp_path / "games.unanswered", Time()
    before = Unanswered(path, time)
    for number in range(2):
        before.begin(pressing(desk, before, number), "en")
    response: Any = SimpleNamespace(status=401, reason="no")
    send = AsyncMock(side_effect=discord.HTTPException(response, {"code": 50027, "message": "Invalid token"}))
    monkeypatch.setattr(discord.Webhook, "from_state", lambda **_: SimpleNamespace(send=send))
    await Unanswered(path, time).tell(client)
    assert send.await_count == 2
