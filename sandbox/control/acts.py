"""The sandbox's `/_sandbox/act`: acting as a person with a command, button, form, message or file. The response to
every act is what that person then sees."""

from aiohttp import web

from sandbox.checks import components
from sandbox.control.filled import component_data, modal_data
from sandbox.control.forms import CommandForm, Resolver
from sandbox.live.desk import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from sandbox.live.sight import outcome, person_named, place_named, sees, shown
from sandbox.model import permissions
from sandbox.model.world import Channel, Interaction, Json, Message, User
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import Body, read_body
from sandbox.wire.errors import ApiError, Refused

routes = Routes()

PATIENCE_S = 10.0


def _place(sandbox: Sandbox, fields: Json) -> tuple[User, Channel]:
    """The person who acts, and the channel they act in."""
    person, channel = place_named(sandbox.world, fields)
    if not permissions.may(sandbox.world, channel, person.id, permissions.VIEW_CHANNEL):
        raise Refused(f"{person.display} cannot see that channel.")
    return person, channel


async def _outcome(sandbox: Sandbox, interaction: Interaction, fields: Json) -> Json:
    await sandbox.desk.outcome(interaction, float(fields.get("patience", PATIENCE_S)))
    return outcome(sandbox.world, sandbox.payloads, interaction)


@routes.control("POST", "/_sandbox/act/slash")
async def slash(sandbox: Sandbox, fields: Json) -> Json:
    """{person, channel, command: "/game show", options: {name: value}, patience?}"""
    return await _use_command(sandbox, fields, COMMAND)


@routes.control("POST", "/_sandbox/act/complete")
async def complete(sandbox: Sandbox, fields: Json) -> Json:
    """{person, channel, command, options, focused: name}; answers with `choices`."""
    return await _use_command(sandbox, fields, AUTOCOMPLETE, focused=str(fields.get("focused")))


async def _use_command(sandbox: Sandbox, fields: Json, kind: int, focused: str | None = None) -> Json:
    person, channel = _place(sandbox, fields)
    command = str(fields.get("command"))
    form = CommandForm(sandbox.world, sandbox.payloads, channel, person)
    data = form.data(command, fields.get("options") or {}, focused)
    name = "" if focused else command.strip().lstrip("/")
    return await _outcome(sandbox, sandbox.desk.start(kind, person.id, channel, data, name=name), fields)


@routes.control("POST", "/_sandbox/act/component")
async def component(sandbox: Sandbox, fields: Json) -> Json:
    """{person, message, custom_id, values?: [value or label or user]}: presses a button or chooses in a select."""
    person, message = _message(sandbox, fields)
    channel = sandbox.world.channels[message.channel_id]
    resolver = Resolver(sandbox.world, sandbox.payloads, channel)
    data = component_data(_component(message, str(fields.get("custom_id"))), fields.get("values"), resolver)
    return await _outcome(sandbox, sandbox.desk.start(COMPONENT, person.id, channel, data, message=message), fields)


def _message(sandbox: Sandbox, fields: Json) -> tuple[User, Message]:
    """The person who acts, and a message that they see."""
    person = person_named(sandbox.world, fields.get("person"))
    message = sandbox.world.messages.get(str(fields.get("message")))
    if message is None or not sees(sandbox.world, person, message):
        raise Refused(f"{person.display} sees no such message.")
    return person, message


def _component(message: Message, custom_id: str) -> Json:
    for component in components.walk(message.components):
        if component.get("custom_id") == custom_id:
            return component
    raise Refused(f"That message has nothing with the custom id {custom_id!r}.")


@routes.control("POST", "/_sandbox/act/modal")
async def modal(sandbox: Sandbox, fields: Json) -> Json:
    """{person, interaction, values: {custom id: text, list or bool}}; `interaction` is the one that opened it."""
    person = person_named(sandbox.world, fields.get("person"))
    opener = sandbox.world.interactions.get(str(fields.get("interaction")))
    if opener is None or opener.modal is None or opener.user_id != person.id:
        raise Refused("There is no such open form.")
    channel = sandbox.world.channels[opener.channel_id]
    resolver = Resolver(sandbox.world, sandbox.payloads, channel)
    data = modal_data(opener.modal, fields.get("values") or {}, resolver)
    message, trigger = sandbox.world.messages.get(opener.message_id or ""), sandbox.desk.head(opener)
    interaction = sandbox.desk.start(MODAL_SUBMIT, person.id, channel, data, message=message, trigger=trigger)
    response = await _outcome(sandbox, interaction, fields)
    if not interaction.failed:
        opener.modal = None
        sandbox.world.save(opener)
    return response


@routes.control("POST", "/_sandbox/act/say")
async def say(sandbox: Sandbox, fields: Json) -> Json:
    """{person, channel, content}: an ordinary message."""
    person, channel = _place(sandbox, fields)
    try:
        message = sandbox.posts.create(channel, person.id, Body({"content": str(fields.get("content") or "")}))
    except ApiError as error:
        raise Refused(error.body["message"]) from error
    sandbox.world.mark_read(person.id, channel.id)
    return shown(sandbox.payloads, message)


@routes.on("POST", "/_sandbox/act/upload")
async def upload(sandbox: Sandbox, request: web.Request) -> Json:
    """Form with person, channel and files[0]: a file for an option of a command; answers with its `id`."""
    body = await read_body(request)
    _, channel = _place(sandbox, body.payload)
    if "0" not in body.uploads:
        raise Refused("There is no file.")
    return {"id": sandbox.posts.keep(body.uploads["0"], {}, channel).id}


@routes.control("POST", "/_sandbox/act/dismiss")
async def dismiss(sandbox: Sandbox, fields: Json) -> None:
    """{person, message}: throws away an ephemeral message."""
    person, message = _message(sandbox, fields)
    if message.seen_by != person.id:
        raise Refused("Only messages that you alone see can be dismissed.")
    sandbox.posts.delete(message)


@routes.control("GET", "/_sandbox/interactions/{interaction_id}")
async def later(sandbox: Sandbox, fields: Json) -> Json:
    """The present outcome of an earlier act, see `sight.outcome`."""
    interaction = sandbox.world.interactions.get(fields["interaction_id"])
    if interaction is None:
        raise Refused("There is no such interaction.")
    return outcome(sandbox.world, sandbox.payloads, interaction)
