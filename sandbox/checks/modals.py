"""Whether a form (modal) keeps to Discord's rules."""

from typing import Any

from sandbox.checks import limits
from sandbox.checks.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    check_custom_id,
    check_options,
    check_select,
)
from sandbox.model.world import Json
from sandbox.wire.errors import Path, Problems

IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(modal: Json, custom: set[str]) -> None:
    """Raises ApiError 50035 listing everything that is wrong."""
    items = modal.get("components")
    custom_ids: set[Any] = set()
    with Problems(("data",)) as problems:
        problems.length(("custom_id",), modal.get("custom_id"), 1, limits.CUSTOM_ID)
        problems.length(("title",), modal.get("title"), 1, limits.MODAL_TITLE)
        problems.count(("components",), items, 1, limits.MODAL_ITEMS)
        for index, item in enumerate(items if isinstance(items, list) else []):
            _check_item(problems, item, ("components", index), custom, custom_ids)


def inputs(modal: Json) -> list[Json]:
    """The components a person fills in, in order; labels and rows unwrapped."""
    fields: list[Json] = []
    for item in modal["components"]:
        if item["type"] == LABEL:
            fields.append(item["component"])
        elif item["type"] == ROW:
            fields += item["components"]
    return fields


def _check_item(problems: Problems, item: Any, at: Path, custom: set[str], custom_ids: set[Any]) -> None:
    kind = item.get("type") if isinstance(item, dict) else None
    if kind == TEXT:
        problems.length((*at, "content"), item.get("content"), 1, limits.DISPLAYED_TEXT)
    elif kind == LABEL:
        problems.length((*at, "label"), item.get("label"), 1, limits.MODAL_LABEL)
        problems.at_most((*at, "description"), item.get("description"), limits.MODAL_DESCRIPTION)
        _check_input(problems, item.get("component"), (*at, "component"), custom, custom_ids)
    elif kind == ROW and len(item.get("components", [])) == 1:
        child, at = item["components"][0], (*at, "components", 0)
        problems.length((*at, "label"), child.get("label"), 1, limits.MODAL_LABEL)
        _check_input(problems, child, at, custom, custom_ids)
    else:
        allowed = (ROW, TEXT, LABEL)
        problems.add((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')


def _check_input(problems: Problems, component: Any, at: Path, custom: set[str], custom_ids: set[Any]) -> None:
    kind = component.get("type") if isinstance(component, dict) else None
    if kind not in IN_LABEL:
        problems.add((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {IN_LABEL}.')
        return
    check_custom_id(problems, component, at, custom_ids)
    if kind in SELECTS:
        check_select(problems, component, at, custom)
    elif kind == TEXT_INPUT:
        _check_text_input(problems, component, at)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        low, high = (2, limits.RADIO_OPTIONS) if kind == RADIO_GROUP else (1, limits.CHECKBOX_OPTIONS)
        problems.count((*at, "options"), component.get("options"), low, high)
        check_options(problems, component.get("options") or [], (*at, "options"))


def _check_text_input(problems: Problems, component: Json, at: Path) -> None:
    problems.one_of((*at, "style"), component.get("style"), (1, 2))
    problems.at_most((*at, "placeholder"), component.get("placeholder"), limits.INPUT_PLACEHOLDER)
    problems.at_most((*at, "value"), component.get("value"), limits.INPUT_TEXT)
    low, high = component.get("min_length") or 0, component.get("max_length") or limits.INPUT_TEXT
    if not 0 <= low <= high <= limits.INPUT_TEXT:
        problems.add((*at, "max_length"), "NUMBER_TYPE_MAX", f"Lengths must fit each other and {limits.INPUT_TEXT}.")
