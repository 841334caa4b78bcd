"""The panel of a server's settings, who may make games, and what the log channel is told."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.framework.language import guild_words
from cogs.framework.routes import button, menu, menu_option, picker
from cogs.lobby.opening import check_may_make
from cogs.posts.delivery import Delivery
from cogs.posts.posts import compose
from cogs.settings.settings import setting_line
from engine.core.decision import Refusal
from host.messages import posts
from host.messages.server_log import CANCELLED, MADE
from host.people.settings import ServerSettings, server_settings_of, values_of
from host.table_options import TABLE_OPTIONS
from tests.host.desk import ADA, BEN, Desk
from tests.support.reader import Reader, choose, menu_of, reader_of
from tests.support.sentences import tells
from words.refusals import refusal_text
from words.speech import ENGLISH, Words, words

LOBBY, LOG, GONE, ROLE = 500, 600, 601, 700


def at(desk: Desk, *, manages: bool = False, channel: int = LOBBY, roles: tuple[int, ...] = ()) -> Reader:
    """A person in a server with two channels and a role, in which the bot may write nowhere."""
    reader = reader_of(desk, manages=manages)
    interaction = reader.interaction
    interaction.channel_id, interaction.user.roles = channel, [SimpleNamespace(id=one) for one in roles]
    unwritable = SimpleNamespace(permissions_for=lambda _: discord.Permissions.none())
    interaction.guild = SimpleNamespace(
        channels=[SimpleNamespace(id=LOBBY), SimpleNamespace(id=LOG)], roles=[SimpleNamespace(id=ROLE)],
        get_channel=lambda _: unwritable, me=None,
    )  # fmt: skip
    return reader


async def pick(reader: Reader, key: str, *ids: int) -> str:
    channels = picker("channel", "x", "server-pick", rest=key, chosen=[])
    channels.item._values = [SimpleNamespace(id=one) for one in ids]  # type: ignore[misc]
    reader.said.clear()
    await channels.callback(reader.interaction)
    return reader.text


async def refused(reader: Reader) -> str:
    with pytest.raises(Refusal) as refusal:
        await check_may_make(reader.interaction)
    return refusal_text(words(ENGLISH), refusal.value)


async def test_everybody_reads_it_and_who_manages_the_server_changes_it(desk: Desk) -> None:
    said = await at(desk).run("server settings")
    assert tells(said, "server-title.fixed") and tells(said, "server-setting-channels-none")
    manager = at(desk, manages=True)
    assert not tells(await manager.run("server settings"), "server-title.fixed")
    assert tells(await choose(at(desk), "pace", "week", "server-setting"), "refusal-not-server-manager")
    assert tells(await pick(at(desk), "channels", LOBBY), "refusal-not-server-manager")
    assert await desk.host.people.guild_settings(1) == {}
    assert tells(await choose(manager, "pace", "week", "server-setting"), "server-setting-pace", value="week")
    assert [one["value"] for one in menu_of(manager, "pace")["options"] if one["default"]] == ["week"]
    assert tells(await choose(manager, "channels", "x", "server-setting"), "refusal-unknown-setting")
    assert tells(await pick(manager, "channels", LOBBY, GONE), "server-setting-channels", chosen="<#500>")
    assert tells(manager.text, "server-setting-deleted", count=1)
    assert tells(await pick(manager, "log_channel", LOG), "server-setting-no-writing")
    assert tells(await pick(manager, "log_channel"), "server-setting-log-channel-none")
    assert tells(await pick(manager, "results_channel", LOG), "server-setting-results-channel", chosen="<#600>")
    assert tells(await pick(manager, "results_channel"), "server-setting-results-channel-none")
    assert not tells(manager.text, "server-setting-bank")
    said = await choose(manager, "bank", "week", "server-setting")
    assert tells(said, "server-setting-bank", value="week") and not tells(said, "server-setting-log-channel-none")
    for key, value in (("clock", "stops"), ("undo", "organiser")):
        await choose(manager, key, value, "server-setting")
    made = (await desk.open("istanbul", ADA)).table_options
    assert {key: made[key] for key in ("pace", "bank", "clock", "undo")} == {
        "pace": "week", "bank": "week", "clock": "stops", "undo": "organiser",
    }  # fmt: skip
    settings = await server_settings_of(desk.host.people, 1)
    assert (settings.chosen("pace"), settings.channels, settings.log_channel) == ("week", (LOBBY, GONE), 0)


@pytest.mark.parametrize("option", [name for name, option in TABLE_OPTIONS.items() if option.by_server])
def test_a_server_offers_every_option_of_a_table(option: str) -> None:
    assert tuple(values_of(ServerSettings, option)) == tuple(TABLE_OPTIONS[option].values)


async def test_a_server_chooses_its_language(desk: Desk) -> None:
    manager = at(desk, manages=True)
    assert tells(await manager.run("server settings"), "server-setting-language-none")
    assert tells(await chosen_language(at(desk), "de"), "refusal-not-server-manager")
    assert tells(await chosen_language(manager, "tlh"), "refusal-unknown-setting")
    assert tells(await chosen_language(manager, "de"), "server-setting-language", name="Deutsch")
    client: Any = SimpleNamespace(get_guild=lambda _: SimpleNamespace(preferred_locale="es-ES"))
    for chosen, spoken in (("de", "de"), ("", "es"), ("of an older version", "es")):
        await desk.host.people.guild_settings.change(1, {"language": chosen})
        assert (await guild_words(client, desk.host, 1)).locale == spoken


async def chosen_language(reader: Reader, name: str) -> str:
    component = menu("x", [menu_option("x", name)], "server-language")
    component.item._values = [name]
    reader.said.clear()
    await component.callback(reader.interaction)
    return reader.text


async def test_games_are_made_where_and_by_whom_the_server_says(desk: Desk) -> None:
    await check_may_make(at(desk).interaction)
    change = desk.host.people.guild_settings.change
    await change(1, {"channels": [LOBBY, GONE], "makers": [ROLE]})
    assert tells(await refused(at(desk, channel=9)), "refusal-elsewhere", channels="<#500>")
    assert tells(await refused(at(desk)), "refusal-not-a-maker", roles="<@&700>")
    await check_may_make(at(desk, roles=(ROLE,)).interaction)
    await check_may_make(at(desk, channel=9, manages=True).interaction)
    await change(1, {"channels": [GONE], "makers": [GONE]})
    await check_may_make(at(desk, channel=9).interaction)


async def test_nobody_makes_too_many_games_or_too_quickly(desk: Desk) -> None:
    change = desk.host.people.guild_settings.change
    await change(1, {"open_games": "3", "cool_down": "none"})
    made = [await desk.open("istanbul", ADA) for _ in range(3)]
    assert tells(await refused(at(desk)), "refusal-open-games", most=3)
    await check_may_make(at(desk, manages=True).interaction)
    await desk.lobby.cancel(made[0].row.id, ADA, False, interaction_id=desk.interaction())
    limit = await check_may_make(at(desk).interaction)
    at_once = await asyncio.gather(*(desk.open("istanbul", ADA, limit=limit) for _ in range(3)), return_exceptions=True)
    assert [str(one) for one in at_once if isinstance(one, BaseException)] == ["open_games"] * 2
    await desk.lobby.cancel(made[1].row.id, ADA, False, interaction_id=desk.interaction())
    await change(1, {"cool_down": "minutes"})
    assert tells(await refused(at(desk)), "refusal-cool-down")
    desk.clock.set_ahead(11 * 60.0)
    limit = await check_may_make(at(desk).interaction)
    await desk.lobby.cancel(made[2].row.id, ADA, False, interaction_id=desk.interaction())
    await desk.open("istanbul", ADA, limit=limit)
    with pytest.raises(Refusal, match="cool_down"):
        await desk.open("istanbul", ADA, limit=limit)


async def test_new_games_begin_with_what_the_server_chose(desk: Desk) -> None:
    here = await desk.open("istanbul", BEN, options={"layout": "long"})
    manager = at(desk, manages=True, channel=here.row.channel_id or 0)
    await desk.host.people.guild_settings.change(1, {"pace": "week", "absence": "house"})
    await button_pressed(manager, "here")
    assert "Istanbul: " in manager.text
    made = await desk.open("istanbul", ADA)
    assert made.chosen == here.chosen and made.table_options["pace"] == "week"
    assert made.table_options["absence"] == "house"
    await desk.host.people.guild_settings.change(1, {"options": {"istanbul": {"layout": "of a newer version"}}})
    assert (await desk.open("istanbul", ADA)).chosen == {}
    await button_pressed(manager, "usual")
    assert (await server_settings_of(desk.host.people, 1)).options == {}


async def button_pressed(reader: Reader, rest: str) -> None:
    reader.said.clear()
    await button("x", "server-options", "", rest).callback(reader.interaction)


async def test_the_log_channel_is_told_and_its_silence_holds_nothing_up(desk: Desk) -> None:
    await desk.host.people.guild_settings.change(1, {"log_channel": LOG})
    cancelled = (await desk.open("istanbul", ADA)).row.id
    await desk.lobby.cancel(cancelled, ADA, False, interaction_id=desk.interaction())
    game_id = await desk.begin("istanbul", ADA, BEN)
    assert await told(desk, cancelled) == [MADE, CANCELLED] and await told(desk, game_id) == [MADE]
    post = next(post for post in await desk.posts(game_id) if post.kind == posts.Logged.kind)
    client: Any = SimpleNamespace(get_guild=lambda _: None, get_partial_messageable=lambda _: Closed())
    services: Any = at(desk).interaction.client.services
    message = await compose(client, services, post)
    assert message is not None
    assert tells(message.view.to_components()[0]["content"], "post-logged", id=game_id, what="made", who="Ada")
    delivery = Delivery(client, services)
    (claimed,) = [one for one in await desk.host.outbox.claim(1e12, 9) if one.game_id == game_id]
    assert claimed.kind == posts.Logged.kind
    await delivery._deliver(claimed)
    assert next(iter(await desk.posts(game_id))).state == "done"
    assert await desk.host.outbox.count_given_up() == 0


class Closed:
    """A channel in which the bot may not write."""

    async def send(self, **_: Any) -> None:
        response: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(response, {"code": 50001, "message": "Missing Access"})


async def test_the_log_channel_is_told_of_a_table_whose_maker_has_left(desk: Desk) -> None:
    await desk.host.people.guild_settings.change(1, {"log_channel": LOG})
    game_id = (await desk.open("istanbul", ADA)).row.id
    await desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction())
    post = next(post for post in await desk.posts(game_id) if post.kind == posts.Logged.kind)
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    message = await compose(client, at(desk).interaction.client.services, post)
    assert message is not None
    text = message.view.to_components()[0]["content"]
    assert tells(text, "post-logged", what="nameless", game="Istanbul", id=game_id, where="<#500>")


async def told(desk: Desk, game_id: str) -> list[str]:
    return [post.payload["what"] for post in await desk.posts(game_id) if post.kind == posts.Logged.kind]


def test_numbers_among_the_values_of_a_setting_choose_plural_forms() -> None:
    told: set[object] = set()

    class Noting(Words):
        def say(self, message: str, /, **facts: Any) -> str:
            told.add(facts.get("value"))
            return super().say(message, **facts)

    setting_line(
        Noting("en", strict=True), "server-setting-open-games", "server-setting", ServerSettings(), "open_games"
    )
    assert told == {3, 5, 10, 25, "any", None}
