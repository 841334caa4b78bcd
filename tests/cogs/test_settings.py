"""The panel of settings, and what is stored of it."""

from typing import Any

import pytest

from cogs.settings import SettingsPanel
from cogs.shared.routes import menu, menu_option
from host.settings import PersonSettings, settings_of, values_of
from tests.cogs.reader import Reader
from tests.host.desk import ADA, Desk
from words.speech import ENGLISH, words


def reader_of(desk: Desk) -> Reader:
    return Reader(desk, ADA, guild=None, channel=1)


async def choose(reader: Reader, key: str, value: str) -> str:
    component = menu("x", [menu_option("x", value)], "setting", "", key)
    component.item._values = [value]  # what Discord sends with a press
    reader.said.clear()
    await component.callback(reader.interaction)
    return reader.text


def menu_of(reader: Reader, key: str) -> dict[str, Any]:
    """The menu of a setting in the last message."""
    menus = (one for row in reader.components for one in row.get("components", ()))
    return next(one for one in menus if one.get("custom_id", "").endswith(f":{key}"))


async def test_the_panel_says_what_is_so_and_a_menu_changes_it(desk: Desk) -> None:
    reader = reader_of(desk)
    assert "Undo takes you back" in await reader.run(SettingsPanel(), "settings")
    said = await choose(reader, "ask_always", "on")
    assert "I ask you everything" in said and "Undo takes you back" not in said
    offered = menu_of(reader, "ask_always")["options"]
    assert [(one["value"], one["default"]) for one in offered] == [("off", False), ("on", True)]
    assert await desk.host.people.settings(ADA) == {"ask_always": True}


@pytest.mark.parametrize(("key", "value"), [("ask_always", "perhaps"), ("nothing", "on"), ("model_config", "on")])
async def test_what_cannot_be_chosen_is_refused_and_changes_nothing(desk: Desk, key: str, value: str) -> None:
    assert "no longer offered" in await choose(reader_of(desk), key, value)
    assert await desk.host.people.settings(ADA) == {}


async def test_what_another_version_stored_counts_as_the_default_and_is_kept(desk: Desk) -> None:
    stored = {"ask_always": "sometimes", "of_a_newer_version": [1, 2]}
    await desk.host.people.save_settings(ADA, stored)
    assert await settings_of(desk.host.people, ADA) == PersonSettings()
    await desk.host.people.change_settings(ADA, {"another": 1})
    assert await desk.host.people.settings(ADA) == {**stored, "another": 1}


def test_every_value_of_every_setting_has_its_words() -> None:
    w = words(ENGLISH)
    for key in PersonSettings.model_fields:
        names = values_of(PersonSettings, key)
        message = f"setting-{key.replace('_', '-')}"
        assert len({w.say(message, value=name) for name in names}) == len(names)
        assert len({w.say(f"{message}.choice", value=name) for name in names}) == len(names)
