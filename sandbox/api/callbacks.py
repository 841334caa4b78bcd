"""Which answers to an interaction are taken, in which order, and messages that follow through its token."""

from aiohttp import web

from sandbox.checks.components import as_kept, number
from sandbox.checks.limits import CHOICE_TEXT
from sandbox.checks.limits import CHOICES as MOST_CHOICES
from sandbox.checks.modals import check_modal
from sandbox.live.desk import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED_MESSAGE,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
)
from sandbox.model.world import EPHEMERAL, LOADING, Interaction, Json, Message
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import Body, read_body
from sandbox.wire.errors import ApiError, Problems, unknown, unknown_message

routes = Routes()

ALLOWED = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}


@routes.on("POST", "/api/v10/interactions/{interaction_id}/{token}/callback")
async def callback(sandbox: Sandbox, request: web.Request) -> Json | None:
    body = await read_body(request)
    interaction = sandbox.desk.open(request.match_info["interaction_id"], request.match_info["token"])
    kind = body.payload.get("type")
    allowed = ALLOWED[interaction.type]
    if interaction.type == MODAL_SUBMIT and interaction.message_id is None:
        allowed = (MESSAGE, DEFERRED_MESSAGE)
    with Problems() as problems:
        problems.one_of(("type",), kind, allowed)
    message = _carry_out(sandbox, interaction, kind, Body(body.payload.get("data") or {}, body.uploads))
    sandbox.desk.answered(interaction, kind)
    if request.query.get("with_response") not in ("1", "true"):
        return None
    return _receipt(sandbox, interaction, kind, message)


def _carry_out(sandbox: Sandbox, interaction: Interaction, kind: int, data: Body) -> Message | None:
    """Returns the message that is now the interaction's original answer, if there is one."""
    if kind in (MESSAGE, DEFERRED_MESSAGE):
        return _respond(sandbox, interaction, data, deferred=kind == DEFERRED_MESSAGE)
    if kind == CHOICES:
        interaction.choices = _checked_choices(data.payload.get("choices"))
        return None
    if kind == MODAL:
        modal = as_kept(data.payload)
        check_modal(modal, set(sandbox.world.store.of("emojis")))
        number(modal["components"])
        interaction.modal = modal
        return None
    message = sandbox.world.messages.get(interaction.message_id or "")
    if message is None:
        raise unknown_message()
    interaction.original_id = message.id
    if kind == UPDATE:
        sandbox.posts.edit(message, data, late_pictures=True, prefix=("data",))
        sandbox.desk.touched(interaction, message)
    return message


def _respond(sandbox: Sandbox, interaction: Interaction, data: Body, *, deferred: bool) -> Message:
    interaction.ephemeral = bool(int(data.payload.get("flags") or 0) & EPHEMERAL)
    seen_by = interaction.user_id if interaction.ephemeral else None
    channel, head = sandbox.world.channels[interaction.channel_id], sandbox.desk.head(interaction)
    if deferred:
        message = sandbox.posts.placeholder(channel, head, seen_by)
    else:
        bot_id = sandbox.world.bot.id
        message = sandbox.posts.create(channel, bot_id, data, interaction=head, seen_by=seen_by, prefix=("data",))
    interaction.original_id = message.id
    if not deferred:
        sandbox.desk.touched(interaction, message)
    return message


def _checked_choices(choices: object) -> list[Json]:
    checked = choices if isinstance(choices, list) else []
    with Problems(("data",)) as problems:
        problems.count(("choices",), checked, 0, MOST_CHOICES)
        for index, choice in enumerate(checked):
            problems.length(("choices", index, "name"), choice.get("name"), 1, CHOICE_TEXT)
            if not isinstance(choice.get("value"), int | float):
                problems.length(("choices", index, "value"), choice.get("value"), 1, CHOICE_TEXT)
    return checked


def _receipt(sandbox: Sandbox, interaction: Interaction, kind: int, message: Message | None) -> Json:
    answered: Json = {"id": interaction.id, "type": interaction.type}
    if message is None:
        return {"interaction": answered, "resource": {"type": kind}}
    answered |= {
        "response_message_id": message.id,
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.seen_by is not None,
    }
    return {"interaction": answered, "resource": {"type": kind, "message": sandbox.payloads.message(message)}}


@routes.on("POST", "/api/v10/webhooks/{application_id}/{token}")
async def follow_up(sandbox: Sandbox, request: web.Request) -> Json:
    body = await read_body(request)
    interaction = sandbox.desk.by_token(request.match_info["token"])
    if interaction.answer is None:
        raise unknown("Webhook", 10015)
    original = sandbox.world.messages.get(interaction.original_id or "")
    if interaction.answer == DEFERRED_MESSAGE and original is not None and original.flags & LOADING:
        # The first follow-up after a deferred answer fills the waiting message, whatever flags it carries.
        message = sandbox.posts.edit(original, body, late_pictures=False)
    else:
        message = sandbox.posts.create(
            sandbox.world.channels[interaction.channel_id],
            sandbox.world.bot.id,
            body,
            interaction=sandbox.desk.head(interaction) | {"original_response_message_id": interaction.original_id},
            seen_by=interaction.user_id if int(body.payload.get("flags") or 0) & EPHEMERAL else None,
        )
    sandbox.desk.touched(interaction, message)
    return sandbox.payloads.message(message)


def _named(sandbox: Sandbox, request: web.Request) -> tuple[Interaction, Message]:
    """The message of this interaction that the path names: @original or an id."""
    interaction = sandbox.desk.by_token(request.match_info["token"])
    named = request.match_info["message_id"]
    message = sandbox.world.messages.get((interaction.original_id if named == "@original" else named) or "")
    if message is None or message.id not in (interaction.original_id, *interaction.touched):
        raise unknown_message()
    return interaction, message


@routes.on("GET", "/api/v10/webhooks/{application_id}/{token}/messages/{message_id}")
async def get_answer(sandbox: Sandbox, request: web.Request) -> Json:
    _, message = _named(sandbox, request)
    return sandbox.payloads.message(message)


@routes.on("PATCH", "/api/v10/webhooks/{application_id}/{token}/messages/{message_id}")
async def edit_answer(sandbox: Sandbox, request: web.Request) -> Json:
    interaction, message = _named(sandbox, request)
    sandbox.posts.edit(message, await read_body(request), late_pictures=False)
    sandbox.desk.touched(interaction, message)
    return sandbox.payloads.message(message)


@routes.on("DELETE", "/api/v10/webhooks/{application_id}/{token}/messages/{message_id}")
async def delete_answer(sandbox: Sandbox, request: web.Request) -> None:
    _, message = _named(sandbox, request)
    if message.author_id != sandbox.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    sandbox.posts.delete(message)
