"""Control: acting as a person. The response to every act is what that person then sees."""

from typing import Any

from aiohttp import web

from sandbox.checks import components
from sandbox.control.filled import component_data, modal_data
from sandbox.control.forms import CommandForm, Resolver
from sandbox.live.desk import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from sandbox.live.sight import channel_named, outcome, person_named, sees, shown
from sandbox.model import permissions
from sandbox.model.world import Channel, Interaction, Json, Message, User
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import Body, answer, nothing, read_body
from sandbox.wire.errors import ApiError, Refused

routes = Routes()

PATIENCE_S = 10.0


async def _act(sandbox: Sandbox, request: web.Request) -> tuple[User, Json]:
    given = (await read_body(request)).payload
    return person_named(sandbox.world, given.get("person")), given


def _channel(sandbox: Sandbox, person: User, given: Json) -> Channel:
    channel = channel_named(sandbox.world, given.get("channel"))
    if not permissions.in_channel(sandbox.world, channel, person.id) & permissions.VIEW_CHANNEL:
        raise Refused(f"{person.display} cannot see that channel.")
    return channel


async def _told(sandbox: Sandbox, interaction: Interaction, given: Json) -> web.Response:
    await sandbox.desk.outcome(interaction, float(given.get("patience", PATIENCE_S)))
    return answer(outcome(sandbox.world, sandbox.payloads, interaction))


@routes.on("POST", "/_sandbox/act/slash")
async def slash(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, channel, command: "/game show", options: {name: value}, patience?}"""
    person, given = await _act(sandbox, request)
    channel = _channel(sandbox, person, given)
    form = CommandForm(sandbox.world, sandbox.payloads, channel, person)
    data = form.data(str(given.get("command")), given.get("options") or {})
    name = str(given["command"]).strip().lstrip("/")
    return await _told(sandbox, sandbox.desk.start(COMMAND, person.id, channel, data, name=name), given)


@routes.on("POST", "/_sandbox/act/complete")
async def complete(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, channel, command, options, focused: name}; answers with `choices`."""
    person, given = await _act(sandbox, request)
    channel = _channel(sandbox, person, given)
    form = CommandForm(sandbox.world, sandbox.payloads, channel, person)
    data = form.data(str(given.get("command")), given.get("options") or {}, str(given.get("focused")))
    return await _told(sandbox, sandbox.desk.start(AUTOCOMPLETE, person.id, channel, data), given)


@routes.on("POST", "/_sandbox/act/component")
async def component(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, message, custom_id, values?: [value or label or user]}: presses a button or chooses in a select."""
    person, given = await _act(sandbox, request)
    message = _message(sandbox, person, given.get("message"))
    found = _component(message, str(given.get("custom_id")))
    channel = sandbox.world.channels[message.channel_id]
    data = component_data(found, given.get("values"), Resolver(sandbox.world, sandbox.payloads, channel))
    interaction = sandbox.desk.start(COMPONENT, person.id, channel, data, message=message)
    return await _told(sandbox, interaction, given)


def _message(sandbox: Sandbox, person: User, message_id: Any) -> Message:
    message = sandbox.world.messages.get(str(message_id))
    if message is None or not sees(sandbox.world, person, message):
        raise Refused(f"{person.display} sees no such message.")
    return message


def _component(message: Message, custom_id: str) -> Json:
    for found in components.walk(message.components):
        if found.get("custom_id") == custom_id:
            return found
    raise Refused(f"That message has nothing with the custom id {custom_id!r}.")


@routes.on("POST", "/_sandbox/act/modal")
async def modal(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, interaction, values: {custom id: text, list or bool}}; `interaction` is the one that opened it."""
    person, given = await _act(sandbox, request)
    opener = sandbox.world.interactions.get(str(given.get("interaction")))
    if opener is None or opener.modal is None or opener.user_id != person.id:
        raise Refused("There is no such open form.")
    channel = sandbox.world.channels[opener.channel_id]
    resolver = Resolver(sandbox.world, sandbox.payloads, channel)
    data = modal_data(opener.modal, given.get("values") or {}, resolver)
    interaction = sandbox.desk.start(
        MODAL_SUBMIT,
        person.id,
        channel,
        data,
        message=sandbox.world.messages.get(opener.message_id or ""),
        trigger=sandbox.desk.head(opener),
    )
    response = await _told(sandbox, interaction, given)
    if not interaction.failed:
        opener.modal = None
        sandbox.world.save(opener)
    return response


@routes.on("POST", "/_sandbox/act/say")
async def say(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, channel, content}: an ordinary message."""
    person, given = await _act(sandbox, request)
    channel = _channel(sandbox, person, given)
    try:
        message = sandbox.posts.create(channel, person.id, Body({"content": str(given.get("content") or "")}))
    except ApiError as error:
        raise Refused(error.body["message"]) from error
    sandbox.world.mark_read(person.id, channel.id)
    return answer(shown(sandbox.payloads, message))


@routes.on("POST", "/_sandbox/act/upload")
async def upload(sandbox: Sandbox, request: web.Request) -> web.Response:
    """Form with person, channel and files[0]: a file for an option of a command; answers with its `id`."""
    person, given = await _act(sandbox, request)
    uploads = (await read_body(request)).uploads
    if "0" not in uploads:
        raise Refused("There is no file.")
    return answer({"id": sandbox.posts.keep(uploads["0"], {}, _channel(sandbox, person, given)).id})


@routes.on("POST", "/_sandbox/act/dismiss")
async def dismiss(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, message}: throws away an ephemeral message."""
    person, given = await _act(sandbox, request)
    message = _message(sandbox, person, given.get("message"))
    if message.seen_by != person.id:
        raise Refused("Only messages that you alone see can be dismissed.")
    sandbox.posts.delete(message)
    return nothing()


@routes.on("GET", "/_sandbox/interactions/{interaction_id}")
async def later(sandbox: Sandbox, request: web.Request) -> web.Response:
    """The present outcome of an earlier act, see `sight.outcome`."""
    interaction = sandbox.world.interactions.get(request.match_info["interaction_id"])
    if interaction is None:
        raise Refused("There is no such interaction.")
    return answer(outcome(sandbox.world, sandbox.payloads, interaction))
