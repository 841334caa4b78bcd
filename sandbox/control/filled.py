"""What people choose in selects and fill into modals, checked as their client would."""

from typing import Any

from sandbox.checks import components, limits
from sandbox.checks.commands import CHANNEL, MENTIONABLE, ROLE, USER
from sandbox.control.forms import Resolver
from sandbox.model.world import Json
from sandbox.wire.errors import Refused

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
    if component["type"] in PICKS:
        data["resolved"] = resolver.resolved
    return data


def selected(select: Json, values: list[Any], resolver: Resolver) -> list[str]:
    """The values sent for a select; options may be named by value or label."""
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not select.get("required", True) and not values:
        low = 0
    if not low <= len(values) <= high:
        raise Refused(f"Choose between {low} and {high}, not {len(values)}.")
    if select["type"] in PICKS:
        return [resolver.pick(PICKS[select["type"]], value) for value in values]
    return [_option(select["options"], value) for value in values]


def modal_data(modal: Json, values: Json, resolver: Resolver) -> Json:
    """Data of a submitted modal; `values` holds what was filled in by custom id. Raises Refused."""
    shown: list[Json] = []
    for item in modal["components"]:
        if item["type"] == components.LABEL:
            inner = _input(item["component"], values, resolver)
            shown.append({"type": components.LABEL, "id": item["id"], "component": inner})
        elif item["type"] == components.ROW:
            inner = _input(item["components"][0], values, resolver)
            shown.append({"type": components.ROW, "id": item["id"], "components": [inner]})
        else:
            shown.append({"type": item["type"], "id": item["id"]})
    data: Json = {"custom_id": modal["custom_id"], "components": shown}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    return data


def _input(component: Json, values: Json, resolver: Resolver) -> Json:
    kind = component["type"]
    filled: Json = {"type": kind, "id": component["id"], "custom_id": component["custom_id"]}
    given = values.get(component["custom_id"])
    if kind == components.TEXT_INPUT:
        return filled | {"value": _text(component, given)}
    if kind == components.CHECKBOX:
        return filled | {"value": bool(component.get("default", False) if given is None else given)}
    if kind == components.RADIO_GROUP:
        return filled | {"value": _radio(component, given)}
    if given is None:
        given = [option["value"] for option in component.get("options") or [] if option.get("default")]
    chosen = given if isinstance(given, list) else [given]
    if kind == components.CHECKBOX_GROUP:
        return filled | {"values": _checked(component, chosen)}
    if kind in components.SELECTS:
        return filled | {"values": selected(component, chosen, resolver)}
    raise Refused("The sandbox cannot upload files in a modal.")


def _text(component: Json, given: Any) -> str:
    text = str(component.get("value") or "" if given is None else given)
    if not text and not component.get("required", True):
        return ""
    low, high = component.get("min_length") or 0, component.get("max_length") or limits.INPUT_TEXT
    low = max(low, 1) if component.get("required", True) else low
    if not low <= len(text) <= high:
        raise Refused(f"Write between {low} and {high} characters.")
    return text


def _radio(component: Json, given: Any) -> str | None:
    if given is None:
        given = next((option["value"] for option in component["options"] if option.get("default")), None)
    if given is None:
        if component.get("required", True):
            raise Refused("Choose one.")
        return None
    return _option(component["options"], given)


def _checked(component: Json, chosen: list[Any]) -> list[str]:
    required = component.get("required", True)
    low = component.get("min_values", 1) if required else 0
    high = component.get("max_values", len(component["options"]))
    if not low <= len(chosen) <= high:
        raise Refused(f"Tick between {low} and {high}.")
    return [_option(component["options"], value) for value in chosen]


def _option(options: list[Json], given: Any) -> str:
    for option in options:
        if given in (option["value"], option["label"]):
            return str(option["value"])
    raise Refused(f"{given!r} is not one of the options: {', '.join(option['label'] for option in options)}.")
