"""What people chose in selects and filled into forms, checked as their client would."""

from typing import Any

from sandbox.checks import components, limits
from sandbox.checks.commands import CHANNEL, MENTIONABLE, ROLE, USER
from sandbox.control.forms import Resolver
from sandbox.model.world import Json
from sandbox.wire.errors import Refused
from sandbox.wire.payloads import known

PICKS = {
    components.USER_SELECT: USER,
    components.ROLE_SELECT: ROLE,
    components.MENTIONABLE_SELECT: MENTIONABLE,
    components.CHANNEL_SELECT: CHANNEL,
}


def component_data(component: Json, values: list[Any] | None, resolver: Resolver) -> Json:
    """Data of a press or of a choice in a select. Raises Refused."""
    if component.get("disabled"):
        raise Refused("That is disabled.")
    data: Json = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
    if component["type"] == components.BUTTON:
        return data
    data["values"] = selected(component, values or [], resolver)
    return data | known(resolved=resolver.resolved if component["type"] in PICKS else None)


def selected(select: Json, values: list[Any], resolver: Resolver) -> list[str]:
    """The values sent for a select; options may be named by value or label."""
    optional = not select.get("required", True) and not values
    low, high = 0 if optional else select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(values) <= high:
        raise Refused(f"Choose between {low} and {high}, not {len(values)}.")
    if select["type"] in PICKS:
        return [resolver.pick(PICKS[select["type"]], value) for value in values]
    return [_option(select["options"], value) for value in values]


def modal_data(modal: Json, values: Json, resolver: Resolver) -> Json:
    """Data of a submitted modal; `values` holds what was filled in by custom id. Raises Refused."""
    filled: list[Json] = []
    for item in modal["components"]:
        inner: Json = {}
        if item["type"] == components.LABEL:
            inner = {"component": _input(item["component"], values, resolver)}
        elif item["type"] == components.ROW:
            inner = {"components": [_input(item["components"][0], values, resolver)]}
        filled.append({"type": item["type"], "id": item["id"]} | inner)
    return {"custom_id": modal["custom_id"], "components": filled, **known(resolved=resolver.resolved or None)}


def _input(component: Json, values: Json, resolver: Resolver) -> Json:
    kind = component["type"]
    filled: Json = {"type": kind, "id": component["id"], "custom_id": component["custom_id"]}
    value = values.get(component["custom_id"])
    if kind == components.TEXT_INPUT:
        return filled | {"value": _text(component, value)}
    if kind == components.CHECKBOX:
        return filled | {"value": bool(component.get("default", False) if value is None else value)}
    if value is None:
        value = [option["value"] for option in component.get("options") or [] if option.get("default")]
    choices = value if isinstance(value, list) else [value]
    if kind == components.RADIO_GROUP:
        return filled | {"value": _radio(component, choices)}
    if kind == components.CHECKBOX_GROUP:
        return filled | {"values": _checked(component, choices)}
    if kind in components.SELECTS:
        return filled | {"values": selected(component, choices, resolver)}
    raise Refused("The sandbox cannot upload files in a modal.")


def _text(component: Json, value: Any) -> str:
    text, required = str(component.get("value") or "" if value is None else value), component.get("required", True)
    if not text and not required:
        return ""
    low, high = component.get("min_length") or 0, component.get("max_length") or limits.INPUT_TEXT
    low = max(low, 1) if required else low
    if not low <= len(text) <= high:
        raise Refused(f"Write between {low} and {high} characters.")
    return text


def _radio(component: Json, choices: list[Any]) -> str | None:
    if not choices and component.get("required", True):
        raise Refused("Choose one.")
    return _option(component["options"], choices[0]) if choices else None


def _checked(component: Json, choices: list[Any]) -> list[str]:
    low = component.get("min_values", 1) if component.get("required", True) else 0
    high = component.get("max_values", len(component["options"]))
    if not low <= len(choices) <= high:
        raise Refused(f"Tick between {low} and {high}.")
    return [_option(component["options"], choice) for choice in choices]


def _option(options: list[Json], choice: Any) -> str:
    for option in options:
        if choice in (option["value"], option["label"]):
            return str(option["value"])
    raise Refused(f"{choice!r} is not one of the options: {', '.join(option['label'] for option in options)}.")
