"""Discord's own OpenAPI description as a judge of what the bot sends."""

import json
import lzma
import re
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.support.live.sandbox import ROOT

DESCRIPTION = ROOT / "tests" / "support" / "discord" / "openapi.json.xz"
BASE = "urn:discord"
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""The union of callbacks has no discriminator: its branch is named here, or errors would point to another one."""
BODIES = {
    "POST /channels/{channel_id}/messages": "MessageCreateRequest",
    "PATCH /channels/{channel_id}/messages/{message_id}": "MessageEditRequestPartial",
    "POST /webhooks/{application_id}/{token}": "IncomingWebhookRequestPartial",
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}": "IncomingWebhookUpdateRequestPartial",
    "POST /channels/{channel_id}/threads": "CreateTextThreadWithoutMessageRequest",
    "PUT /applications/{application_id}/commands": "ApplicationCommandUpdateRequest",
}
IDS = re.compile(r"(^|_)id$|^users$|^roles$")


@cache
def _description() -> Any:
    return json.loads(lzma.decompress(DESCRIPTION.read_bytes()))


@cache
def _validator(schema: str) -> Draft202012Validator:
    resource = Resource.from_contents(_description(), default_specification=DRAFT202012)
    registry = Registry().with_resource(BASE, resource)
    return Draft202012Validator({"$ref": f"{BASE}#/components/schemas/{schema}"}, registry=registry)


def judged(method: str, route: str) -> bool:
    return _name(method, route) in BODIES or route.endswith("/callback")


def complaint(method: str, route: str, payload: Any) -> str | None:
    """What Discord's description has against a body, or None."""
    bodies = payload if isinstance(payload, list) else [payload]
    for body in bodies:
        schema = CALLBACKS[body["type"]] if route.endswith("/callback") else BODIES[_name(method, route)]
        error = best_match(_validator(schema).iter_errors(_with_text_ids(body)))
        if error is not None:
            return f"{schema}: {error.json_path}: {error.message[:300]}"
    return None


def _name(method: str, route: str) -> str:
    return f"{method} {route.removeprefix('/api/v10')}"


def _with_text_ids(value: Any, key: str = "") -> Any:
    """discord.py numbers new attachments, where the description has snowflakes as text."""
    if isinstance(value, dict):
        component = ("type" in value and "content" in value) or "custom_id" in value or "items" in value
        return {
            name: inner if component and name == "id" else _with_text_ids(inner, name) for name, inner in value.items()
        }
    if isinstance(value, list):
        return [_with_text_ids(inner, key) for inner in value]
    if IDS.search(key) and isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value
