"""What Discord refuses is refused, with its codes."""

import asyncio
from typing import Any

import pytest

from tests.sandbox.conftest import Api
from tests.support.live.person import Person
from tests.support.live.sandbox import SandboxProcess

V2 = 1 << 15
PICTURE = b"\x89PNG\r\n\x1a\n"


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | changes


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def select(count: int = 1, **changes: Any) -> dict[str, Any]:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return row({"type": 3, "custom_id": "s", "options": options} | changes)


def gallery(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 12, "items": list(items)}


def codes(errors: Any) -> set[str]:
    """All codes in Discord's nested errors."""
    found = {error["code"] for error in errors.get("_errors", [])}
    for key, inner in errors.items():
        if key != "_errors":
            found |= codes(inner)
    return found


REFUSED = [
    ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    ({"flags": V2, "components": [text() for _ in range(41)]}, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ({"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ({"flags": V2, "content": "x", "components": [text()]}, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    ({"content": "x", "components": [text()]}, "UNION_TYPE_CHOICES"),
    ({"content": "x", "components": [row(button(label="x" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id="x" * 101))]}, "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id=""))]}, "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(), button())]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ({"content": "x", "components": [row(button(emoji={"name": "●"}))]}, "COMPONENT_INVALID_EMOJI"),
    ({"content": "x", "components": [row(button(emoji={"id": "123", "name": "gem"}))]}, "COMPONENT_INVALID_EMOJI"),
    ({"content": "x", "components": [row(*(button(custom_id=str(n)) for n in range(6)))]}, "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]}, "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "components": [select(26)]}, "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [select(0)]}, "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [select(placeholder="x" * 151)]}, "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "components": [select(options=[{"label": "x" * 101, "value": "v"}])]}, "BASE_TYPE_BAD_LENGTH"),
    (
        {"content": "x", "components": [select(options=[{"label": "a", "value": "v", "description": "x" * 101}])]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"content": "x", "components": [select(options=[{"label": "a", "value": "v"}] * 2)]},
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"flags": V2, "components": [gallery({"media": {"url": "attachment://none.png"}})]},
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        {"flags": V2, "components": [gallery({"media": {"url": "https://x.y/z.png"}, "description": "x" * 1025})]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"flags": V2, "components": [gallery()]}, "BASE_TYPE_BAD_LENGTH"),
    ({"flags": V2, "components": [{"type": 9, "components": [text()]}]}, "UNION_TYPE_CHOICES"),
    (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        "UNION_TYPE_CHOICES",
    ),
    ({"content": "x", "nonce": "x" * 26}, "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "embeds": [{"title": "x"}] * 11}, "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 6001}]}, "MAX_EMBED_SIZE_EXCEEDED"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}}, "BASE_TYPE_MAX_LENGTH"),
]


@pytest.mark.parametrize(("body", "code"), REFUSED, ids=[f"{n}-{code}" for n, (_, code) in enumerate(REFUSED)])
async def test_refused_messages(api: Api, body: dict[str, Any], code: str) -> None:
    status, answer = await api("POST", f"/channels/{await api.channel()}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert codes(answer["errors"]) == {code}


async def test_message_at_every_limit_is_taken(api: Api) -> None:
    buttons = [row(*(button(custom_id=f"{n} {m}".ljust(100, "x"), label="x" * 80) for m in range(5))) for n in range(5)]
    picture = {"media": {"url": "attachment://a.png"}, "description": "x" * 1024}
    body = {"flags": V2, "components": [text("x" * 4000), gallery(picture), *buttons, select(25)]}
    body["components"] += [{"type": 14}] * (40 - 34)
    status, answer = await api("POST", f"/channels/{await api.channel()}/messages", body, {"a.png": PICTURE})
    assert status == 200, answer


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"flags": V2, "components": []}])
async def test_empty_message(api: Api, body: dict[str, Any]) -> None:
    status, answer = await api("POST", f"/channels/{await api.channel()}/messages", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_file_of_more_than_ten_mebibytes(api: Api) -> None:
    path = f"/channels/{await api.channel()}/messages"
    status, answer = await api("POST", path, {}, {"big.bin": bytes(10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)
    status, _ = await api("POST", path, {}, {"big.bin": bytes(10 * 1024 * 1024)})
    assert status == 200


async def test_picture_can_come_with_a_message_but_not_with_its_edit(api: Api) -> None:
    path = f"/channels/{await api.channel()}/messages"
    body = {"flags": V2, "components": [gallery({"media": {"url": "attachment://a.png"}})]}
    status, made = await api("POST", path, body, {"a.png": PICTURE})
    assert status == 200
    status, answer = await api("PATCH", f"{path}/{made['id']}", body | {"attachments": [{"id": 0}]}, {"a.png": PICTURE})
    assert (status, answer["code"]) == (400, 50035)
    assert codes(answer["errors"]) == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    _, kept = await api("GET", f"{path}/{made['id']}")
    assert kept["components"] == made["components"]


async def test_v2_flag_stays(api: Api) -> None:
    path = f"/channels/{await api.channel()}/messages"
    _, made = await api("POST", path, {"flags": V2, "components": [text()]})
    status, answer = await api("PATCH", f"{path}/{made['id']}", {"flags": 0, "content": "x", "components": []})
    assert status == 400
    assert "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG" in codes(answer["errors"])
    status, changed = await api("PATCH", f"{path}/{made['id']}", {"components": [text("y")]})
    assert (status, changed["flags"] & V2, changed["components"][0]["content"]) == (200, V2, "y")


async def test_same_nonce_gives_the_same_message(api: Api, ada: Person) -> None:
    path = f"/channels/{await api.channel()}/messages"
    body = {"content": "once", "nonce": "table7-12", "enforce_nonce": True}
    _, first = await api("POST", path, body)
    _, second = await api("POST", path, body)
    _, other = await api("POST", path, body | {"nonce": "table7-13"})
    _, free = await api("POST", path, {"content": "once", "nonce": "table7-12"})
    assert first["id"] == second["id"]
    assert len({first["id"], other["id"], free["id"]}) == 3
    assert len(await ada.messages()) == 3


@pytest.mark.parametrize(
    ("switch", "body", "files", "code"),
    [
        ("view", {"content": "x"}, None, 50001),
        ("send", {"content": "x"}, None, 50013),
        ("attach", {"content": "x"}, {"a.txt": b"a"}, 50013),
        ("embed", {"embeds": [{"title": "x"}]}, None, 50013),
    ],
)
async def test_missing_permissions(
    sandbox: SandboxProcess, api: Api, switch: str, body: dict[str, Any], files: dict[str, bytes] | None, code: int
) -> None:
    path = f"/channels/{await api.channel()}/messages"
    assert (await api("POST", path, body, files))[0] == 200
    await sandbox.bot_may("lobby", **{switch: False})
    status, answer = await api("POST", path, body, files)
    assert (status, answer["code"]) == (403, code)
    await sandbox.bot_may("lobby", **{switch: True})
    assert (await api("POST", path, body, files))[0] == 200


async def test_threads_need_permission(sandbox: SandboxProcess, api: Api) -> None:
    path = f"/channels/{await api.channel()}/threads"
    await sandbox.bot_may("lobby", threads=False)
    status, answer = await api("POST", path, {"name": "t", "type": 11})
    assert (status, answer["code"]) == (403, 50013)
    await sandbox.bot_may("lobby", threads=True)
    assert (await api("POST", path, {"name": "t", "type": 11}))[0] == 201
    assert (await api("POST", path, {"name": "x" * 101, "type": 11}))[0] == 400


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/channels/{channel}/messages/1", 404, 10008),
        ("DELETE", "/channels/{channel}/messages/1", 404, 10008),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("POST", "/interactions/1/none/callback", 404, 10062),
        ("POST", "/webhooks/1/none", 401, 50027),
        ("PATCH", "/webhooks/1/none/messages/@original", 401, 50027),
        ("GET", "/no/such/route", 404, 0),
    ],
)
async def test_unknown_things(api: Api, method: str, path: str, status: int, code: int) -> None:
    full = path.format(channel=await api.channel())
    got, answer = await api(method, full, {} if method != "GET" else None)
    assert (got, answer["code"]) == (status, code)


async def test_wrong_token(sandbox: SandboxProcess, api: Api) -> None:
    assert (await api("GET", "/users/@me"))[0] == 200
    assert (await api("GET", "/users/@me", token="wrong"))[0] == 401
    await sandbox.token_valid(False)
    assert (await api("GET", "/users/@me"))[0] == 401


async def test_people_who_take_no_direct_messages(sandbox: SandboxProcess, api: Api) -> None:
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": await api.user("Ben")})
    path = f"/channels/{channel['id']}/messages"
    assert (await api("POST", path, {"content": "x"}))[0] == 200
    address = f"{sandbox.base}/_sandbox/people/Ben"
    async with sandbox.session.patch(address, json={"accepts_direct_messages": False}) as response:
        assert response.status == 200
    status, answer = await api("POST", path, {"content": "x"})
    assert (status, answer["code"]) == (403, 50007)


async def test_only_listed_people_are_pinged_and_edits_ping_nobody(api: Api, ada: Person, ben: Person) -> None:
    both = f"<@{await ada.id()}> <@{await ben.id()}>"
    path = f"/channels/{await api.channel()}/messages"
    _, made = await api("POST", path, {"content": both, "allowed_mentions": {"users": [await ben.id()]}})
    assert [user["username"] for user in made["mentions"]] == ["ben"]
    assert (await ada.pings(), await ben.pings()) == (0, 1)
    await api("PATCH", f"{path}/{made['id']}", {"content": both, "allowed_mentions": {"parse": ["users"]}})
    assert (await ada.pings(), await ben.pings()) == (0, 1)
    await api("POST", path, {"flags": V2, "components": [text(both)]})
    assert (await ada.pings(), await ben.pings()) == (1, 2)
    await api("POST", path, {"content": both, "flags": 1 << 12})
    assert (await ada.pings(), await ben.pings()) == (1, 2)


COMMANDS = [
    ([{"name": "Up", "description": "d"}], "APPLICATION_COMMAND_INVALID_NAME"),
    ([{"name": "x" * 33, "description": "d"}], "BASE_TYPE_BAD_LENGTH"),
    ([{"name": "x", "description": "d" * 101}], "BASE_TYPE_BAD_LENGTH"),
    ([{"name": "x", "description": "d"}] * 2, "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (
        [
            {
                "name": "x",
                "description": "d",
                "options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)],
            }
        ],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        [
            {
                "name": "x",
                "description": "d",
                "options": [
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "b", "description": "d", "required": True},
                ],
            }
        ],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
]


@pytest.mark.parametrize(("commands", "code"), COMMANDS, ids=[code for _, code in COMMANDS])
async def test_refused_commands(api: Api, commands: list[dict[str, Any]], code: str) -> None:
    _, me = await api("GET", "/users/@me")
    status, answer = await api("PUT", f"/applications/{me['id']}/commands", commands)
    assert (status, answer["code"]) == (400, 50035)
    assert code in codes(answer["errors"])


async def test_two_hundred_command_creates_a_day(api: Api) -> None:
    _, me = await api("GET", "/users/@me")
    path = f"/applications/{me['id']}/commands"
    for start in (0, 100):
        batch = [{"name": f"c{n}", "description": "d"} for n in range(start, start + 100)]
        assert (await api("PUT", path, batch))[0] == 200
    assert (await api("PUT", path, batch))[0] == 200
    status, answer = await api("PUT", path, [{"name": "one-more", "description": "d"}])
    assert (status, answer["code"]) == (400, 30034)


async def test_hundred_slash_commands(api: Api) -> None:
    _, me = await api("GET", "/users/@me")
    many = [{"name": f"c{n}", "description": "d"} for n in range(101)]
    status, answer = await api("PUT", f"/applications/{me['id']}/commands", many)
    assert (status, answer["code"]) == (400, 30032)
    assert await asyncio.wait_for(api("GET", f"/applications/{me['id']}/commands"), 5) == (200, [])
