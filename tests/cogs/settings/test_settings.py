"""The panel of settings, and what is stored of it."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.routes import button, menu, menu_option
from cogs.framework.services import Services
from cogs.posts.posts import compose
from cogs.settings.settings import COLOURS, LISTED
from host.people.settings import PersonSettings, ServerSettings, Settings, settings_of, values_of
from host.turn import looking
from render.kit.colour import PALETTES
from tests.host.desk import ADA, BEN, Desk
from tests.support.panels import Pencil
from tests.support.reader import Reader, choose, menu_of, reader_of
from tests.support.sentences import say, tells
from words.speech import ENGLISH, words


async def test_the_panel_says_what_is_so_and_a_menu_changes_it(desk: Desk) -> None:
    reader = reader_of(desk)
    opened = await reader.run("settings")
    assert tells(opened, "setting-ask-always", value="off")
    said = await choose(reader, "ask_always", "on")
    assert tells(said, "setting-ask-always", value="on") and not tells(said, "setting-ask-always", value="off")
    offered = menu_of(reader, "ask_always")["options"]
    assert [(one["value"], one["default"]) for one in offered] == [("off", False), ("on", True)]
    assert await desk.host.people.settings(ADA) == {"ask_always": True}


async def test_every_setting_stands_on_one_of_two_pages_and_a_change_stays_there(desk: Desk) -> None:
    listed = [key for page in LISTED.values() for key in page]
    assert sorted(listed) == sorted(
        [*(key for key in PersonSettings.model_fields if values_of(PersonSettings, key)), COLOURS]
    )
    reader = reader_of(desk)
    reader.begin()
    component = button("x", "settings-page", rest="calls")
    await component.callback(reader.interaction)
    assert tells(reader.text, "setting-quiet-off") and not tells(reader.text, "setting-ask-end", value="off")
    said = await choose(reader, "reminders", "four-hours")
    assert tells(said, "setting-reminders", value="four-hours") and tells(said, "setting-quiet-off")
    assert await desk.host.people.settings(ADA) == {"reminders": "four-hours"}
    assert tells(await choose(reader, "reminders", "minute"), "refusal-unknown-setting")


async def likes(desk: Desk, colour: str) -> Reader:
    reader = reader_of(desk)
    component = menu("x", [menu_option("x", colour)], "like-colour")
    component.item._values = [colour]
    await component.callback(reader.interaction)
    return reader


async def test_colours_are_liked_one_after_the_other(desk: Desk) -> None:
    for colour in ("green", "red", "green"):
        reader = await likes(desk, colour)
    assert tells(reader.text, "setting-colours", value="Red, Green")
    (shown,) = (one for row in reader.components for one in row.get("components", ()) if "like" in one["custom_id"])
    assert [one["value"] for one in shown["options"]] == ["blue", "yellow", "purple", "none"]
    assert tells((await likes(desk, "none")).text, "setting-colours-off")
    assert await desk.host.people.settings(ADA) == {"colours": []}


@pytest.mark.parametrize(
    ("key", "value"), [("ask_always", "perhaps"), ("nothing", "on"), ("asked", "on"), ("model_config", "on")]
)
async def test_what_cannot_be_chosen_is_refused_and_changes_nothing(desk: Desk, key: str, value: str) -> None:
    assert tells(await choose(reader_of(desk), key, value), "refusal-unknown-setting")
    assert await desk.host.people.settings(ADA) == {}


async def test_what_another_version_stored_counts_as_the_default_and_is_kept(desk: Desk) -> None:
    stored = {"ask_always": "sometimes", "of_a_newer_version": [1, 2]}
    await desk.host.people.settings.save(ADA, stored)
    assert await settings_of(desk.host.people, ADA) == PersonSettings()
    await desk.host.people.settings.change(ADA, {"another": 1})
    assert await desk.host.people.settings(ADA) == {**stored, "another": 1}


@pytest.mark.parametrize(("settings", "prefix"), [(PersonSettings, "setting"), (ServerSettings, "server-setting")])
def test_every_value_of_every_setting_has_its_words(settings: type[Settings], prefix: str) -> None:
    w = words(ENGLISH)
    for key in settings.model_fields:
        names = values_of(settings, key)
        message = f"{prefix}-{key.replace('_', '-')}"
        assert len({w.say(message, value=name) for name in names}) == len(names)
        assert len({w.say(f"{message}.choice", value=name) for name in names}) == len(names)


@pytest.mark.parametrize("settings", [PersonSettings, ServerSettings])
def test_every_palette_can_be_chosen(settings: type[Settings]) -> None:
    assert list(values_of(settings, "palette")) == list(PALETTES)


async def test_a_panel_that_tells_nothing_else_asks_once_about_colours(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1)
    reader = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    told = [await reader.press("open", game_id) for _ in range(5)]
    (asks,) = [one for one in told if tells(one, "panel-colours")]
    assert told[0] != asks and tells(told[0], "new-thing") and not tells(asks, "new-thing")
    assert say("button-settings") in reader.labels


async def test_who_wants_no_emoji_reads_colours_in_the_history(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    while not (await looking.history(desk.host, game_id)).turns:
        position = (await desk.host.table(game_id)).position
        person = (ADA, BEN)[position.seats_to_act[0]]
        await desk.choose(game_id, person, next(iter(position.decisions[0].options)))
    reader = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    said = await reader.press("log", game_id) + await reader.press("history", game_id)
    assert {"🔴", "🟦"} & set(said)
    await desk.host.people.settings.change(ADA, {"signs": "words"})
    said = await reader.press("log", game_id) + await reader.press("history", game_id)
    assert ("Red: Ada" in said or "Blue: Ben" in said) and not {"🔴", "🟦"} & set(said)


async def test_a_game_opens_with_all_its_pictures_in_the_colours_of_the_server(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    guild_id = (await desk.host.game(game_id)).guild_id
    assert guild_id is not None
    await desk.host.people.guild_settings.change(guild_id, {"palette": "apart"})
    services: Any = Services(desk.host, desk.lobby, Pencil())
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    (start,) = [post for post in await desk.posts(game_id) if post.kind == "start"]
    message = await compose(client, services, start)
    assert message is not None and [file.filename for file in message.files] == ["board.webp", "carts.webp"]
    assert {scene.style.palette for scene in services.studio.scenes} == {"apart"}


async def test_who_wants_no_emoji_reads_each_colour_once_above_the_rules(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    reader = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    assert "🔴 **Ada** · Red\n" in await reader.press("topics", game_id)
    await desk.host.people.settings.change(ADA, {"signs": "words"})
    assert "Red: **Ada**\n" in await reader.press("topics", game_id)


async def test_a_person_chooses_their_language_and_the_panel_speaks_it_at_once(desk: Desk) -> None:
    reader = reader_of(desk)
    assert tells(await reader.run("settings"), "setting-language-none")
    for value in ("tlh", "de"):
        component = menu("x", [menu_option("x", value)], "language")
        component.item._values = [value]
        reader.begin()
        await component.callback(reader.interaction)
        if value == "tlh":
            assert tells(reader.text, "refusal-unknown-setting")
    assert words("de").say("setting-language", name="Deutsch") in reader.text
    assert await desk.host.people.settings(ADA) == {"language": "de"}
