"""First answers, what follows them, and their deadlines, without a library in between."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.sandbox.conftest import Api
from tests.support.live.person import Outcome, Person, Refused
from tests.support.live.sandbox import SandboxProcess

V2 = 1 << 15
EPHEMERAL = 1 << 6
PICTURE = b"\x89PNG\r\n\x1a\n"
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


class RawBot:
    """A gateway connection by hand; `next` gives the next interaction."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, api: Api) -> None:
        self._socket = socket
        self.api = api

    async def next(self) -> dict[str, Any]:
        async for frame in self._socket:
            event = json.loads(frame.data)
            if event.get("t") == "INTERACTION_CREATE":
                found: dict[str, Any] = event["d"]
                return found
        raise ConnectionError("the gateway closed")

    async def answer(
        self, interaction: dict[str, Any], kind: int, files: dict[str, bytes] | None = None, **data: Any
    ) -> tuple[int, dict[str, Any]]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.api("POST", path, {"type": kind, "data": data}, files)

    def original(self, interaction: dict[str, Any]) -> str:
        return f"/webhooks/{interaction['application_id']}/{interaction['token']}/messages/@original"


@pytest.fixture
async def raw(sandbox: SandboxProcess, api: Api) -> AsyncIterator[RawBot]:
    _, me = await api("GET", "/users/@me")
    command = {"name": "go", "description": "d", "options": [{"type": 3, "name": "to", "description": "d"}]}
    await api("PUT", f"/applications/{me['id']}/commands", [command])
    async with sandbox.session.ws_connect(sandbox.base + "/gateway/?v=10&encoding=json") as socket:
        await socket.send_json({"op": 2, "d": {"token": "no-secret-token", "intents": 1, "properties": {}}})
        await sandbox.until_bot_online()
        yield RawBot(socket, api)


async def begun(person: Person, raw: RawBot) -> tuple[asyncio.Task[Outcome], dict[str, Any]]:
    task = asyncio.create_task(person.slash("/go"))
    return task, await raw.next()


async def test_interaction_says_who_where_and_what_may_be_done(
    sandbox: SandboxProcess, raw: RawBot, ada: Person, ben: Person
) -> None:
    await sandbox.bot_may("lobby", attach=False)
    task, seen = await begun(ben, raw)
    assert not int(seen["app_permissions"]) & 1 << 15
    assert not int(seen["member"]["permissions"]) & 1 << 5
    assert seen["member"]["user"]["global_name"] == "Ben"
    assert seen["attachment_size_limit"] == 10 * 1024 * 1024
    await raw.answer(seen, 4, content="x")
    assert (await task).message.text == "x"
    _, managed = await begun(ada, raw)
    assert int(managed["member"]["permissions"]) & 1 << 5


async def test_second_answer_is_40060(raw: RawBot, ada: Person) -> None:
    task, seen = await begun(ada, raw)
    status, receipt = await raw.answer(seen, 4, content="x", flags=EPHEMERAL)
    assert status == 200
    assert receipt["interaction"]["response_message_ephemeral"] is True
    assert receipt["resource"]["message"]["id"] == receipt["interaction"]["response_message_id"]
    status, answer = await raw.answer(seen, 4, content="y")
    assert (status, answer["code"]) == (400, 40060)
    assert [message.text for message in (await task).messages] == ["x"]


async def test_answer_after_three_seconds_is_10062(sandbox: SandboxProcess, raw: RawBot, ada: Person) -> None:
    await sandbox.deadlines(answer_s=0.2)
    task, seen = await begun(ada, raw)
    assert (await task).status == "failed"
    status, answer = await raw.answer(seen, 4, content="late")
    assert (status, answer["code"]) == (404, 10062)


async def test_how_long_the_first_answer_took(sandbox: SandboxProcess, raw: RawBot, ada: Person) -> None:
    task, seen = await begun(ada, raw)
    await asyncio.sleep(0.1)
    await sandbox.move_clock(3600)
    await raw.answer(seen, 4, content="x")
    assert 0.1 <= ((await task).answered_s or 0) < 60
    await sandbox.deadlines(answer_s=0.1)
    assert (await ada.slash("/go")).answered_s is None


async def test_an_answer_is_waited_for_though_the_clock_was_moved(
    sandbox: SandboxProcess, raw: RawBot, ada: Person
) -> None:
    await sandbox.deadlines(answer_s=3)
    first, _ = await begun(ada, raw)
    await sandbox.move_clock(24 * 3600.0)
    second, _ = await begun(ada, raw)  # with which old ones are forgotten
    assert [(await asyncio.wait_for(one, 60)).status for one in (first, second)] == ["failed", "failed"]


async def test_refused_answer_leaves_the_interaction_open(raw: RawBot, ada: Person) -> None:
    task, seen = await begun(ada, raw)
    status, answer = await raw.answer(seen, 4, content="x" * 2001)
    assert (status, answer["code"]) == (400, 50035)
    assert "content" in answer["errors"]["data"]
    assert (await raw.answer(seen, 4, content="short"))[0] == 200
    assert (await task).message.text == "short"


@pytest.mark.parametrize("kind", [6, 7, 8, 1])
async def test_answers_that_do_not_fit_a_command(raw: RawBot, ada: Person, kind: int) -> None:
    _, seen = await begun(ada, raw)
    status, answer = await raw.answer(seen, kind, content="x")
    assert (status, answer["code"]) == (400, 50035)


async def test_follow_up_before_any_answer(raw: RawBot, ada: Person) -> None:
    _, seen = await begun(ada, raw)
    path = raw.original(seen).removesuffix("/messages/@original")
    status, answer = await raw.api("POST", path, {"content": "x"})
    assert (status, answer["code"]) == (404, 10015)


async def test_picture_in_a_direct_answer_but_not_in_a_late_edit(raw: RawBot, ada: Person) -> None:
    body = {"flags": V2, "components": [GALLERY]}
    task, seen = await begun(ada, raw)
    status, _ = await raw.answer(seen, 4, {"a.png": PICTURE}, **body)
    assert status == 200
    assert len((await task).message.pictures) == 1

    _, seen = await begun(ada, raw)
    await raw.answer(seen, 5)
    status, answer = await raw.api("PATCH", raw.original(seen), body, {"a.png": PICTURE})
    assert (status, answer["code"]) == (400, 50035)
    path = raw.original(seen).removesuffix("/messages/@original")
    status, _ = await raw.api("POST", path, body, {"a.png": PICTURE})
    assert status == 400
    assert (await raw.api("PATCH", raw.original(seen), {"content": "in words"}))[0] == 200
    assert (await raw.api("POST", path, body, {"a.png": PICTURE}))[0] == 200


async def test_original_can_be_read_edited_and_deleted(raw: RawBot, ada: Person) -> None:
    _, seen = await begun(ada, raw)
    await raw.answer(seen, 4, content="x", flags=EPHEMERAL)
    assert (await raw.api("PATCH", raw.original(seen), {"content": "y"}))[1]["content"] == "y"
    assert (await raw.api("GET", raw.original(seen)))[1]["content"] == "y"
    _, message = await raw.api("GET", raw.original(seen))
    hidden = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await raw.api("GET", hidden))[1]["code"] == 10008
    assert (await raw.api("DELETE", raw.original(seen)))[0] == 204
    assert (await raw.api("GET", raw.original(seen)))[1]["code"] == 10008
    assert await ada.ephemerals() == []


async def test_token_ends(sandbox: SandboxProcess, raw: RawBot, ada: Person) -> None:
    _, seen = await begun(ada, raw)
    await raw.answer(seen, 4, content="x")
    await sandbox.deadlines(token_s=0)
    status, answer = await raw.api("PATCH", raw.original(seen), {"content": "y"})
    assert (status, answer["code"]) == (401, 50027)


async def test_more_than_25_choices_are_refused(raw: RawBot, ada: Person) -> None:
    _, me = await raw.api("GET", "/users/@me")
    option = {"type": 3, "name": "to", "description": "d", "autocomplete": True}
    command = {"name": "go", "description": "d", "options": [option]}
    await raw.api("PUT", f"/applications/{me['id']}/commands", [command])
    task = asyncio.create_task(ada.complete("/go", "to", to="a"))
    seen = await raw.next()
    assert seen["data"]["options"] == [{"name": "to", "type": 3, "value": "a", "focused": True}]
    choices = [{"name": f"n{n}", "value": f"v{n}"} for n in range(26)]
    assert (await raw.answer(seen, 8, choices=choices))[0] == 400
    assert (await raw.answer(seen, 8, choices=choices[:25]))[0] == 200
    assert len(await task) == 25


MODALS: list[dict[str, Any]] = [
    {"title": "x" * 46},
    {"custom_id": ""},
    {"components": []},
    {"components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "style": 1, "custom_id": "a"}}]},
    {"components": [{"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": "a"}}] * 6},
    {"components": [{"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": "a"}}] * 2},
    {"components": [{"type": 18, "label": "x", "component": {"type": 21, "custom_id": "a", "options": []}}]},
]


@pytest.mark.parametrize("changes", MODALS)
async def test_refused_modals(raw: RawBot, ada: Person, changes: dict[str, Any]) -> None:
    good = {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": "a"}}
    modal: dict[str, Any] = {"title": "t", "custom_id": "m", "components": [good]}
    task, seen = await begun(ada, raw)
    status, answer = await raw.answer(seen, 9, **(modal | changes))
    assert (status, answer["code"]) == (400, 50035)
    assert (await raw.answer(seen, 9, **modal))[0] == 200
    assert (await task).status == "modal"


@pytest.mark.parametrize("intents", [1 << 1, 1 << 15])
async def test_privileged_intents_are_refused(sandbox: SandboxProcess, intents: int) -> None:
    async with sandbox.session.ws_connect(sandbox.base + "/gateway/") as socket:
        await socket.send_json({"op": 2, "d": {"token": "no-secret-token", "intents": 1 | intents, "properties": {}}})
        while not socket.closed:
            await socket.receive()
        assert socket.close_code == 4014


async def test_wrong_token_at_the_gateway(sandbox: SandboxProcess) -> None:
    async with sandbox.session.ws_connect(sandbox.base + "/gateway/") as socket:
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}})
        while not socket.closed:
            await socket.receive()
        assert socket.close_code == 4004


async def test_clients_refuse_what_discord_clients_would(raw: RawBot, ada: Person) -> None:
    with pytest.raises(Refused, match="no command"):
        await ada.slash("/none")
    with pytest.raises(Refused, match="no option"):
        await ada.slash("/go", where="x")
    with pytest.raises(Refused, match="no channel"):
        await ada.slash("/go", channel="nowhere")


async def test_faults_before_and_after_the_request_is_carried_out(
    sandbox: SandboxProcess, api: Api, ada: Person
) -> None:
    path = f"/channels/{await api.channel()}/messages"
    await sandbox.fault("POST .*/messages$", "status", status=503)
    assert (await api("POST", path, {"content": "lost"}))[0] == 503
    await sandbox.fault("POST .*/messages$", "drop", after=True)
    with pytest.raises(aiohttp.ClientConnectionError):
        await api("POST", path, {"content": "kept"})
    await sandbox.fault("POST .*/messages$", "429", retry_after=0.7, times=2)
    for _ in range(2):
        status, answer = await api("POST", path, {"content": "limited"})
        assert (status, answer["retry_after"]) == (429, 0.7)
    assert (await api("POST", path, {"content": "sent"}))[0] == 200
    assert [message.text for message in await ada.messages()] == ["kept", "sent"]
