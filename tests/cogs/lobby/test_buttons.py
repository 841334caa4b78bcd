"""Starting and cancelling a lobby by its buttons; a time for its start."""

from typing import Any

import discord
import pytest

from cogs.framework.routes import button, menu_option
from cogs.lobby import houses
from cogs.lobby.houses import WITH_BUTTON, house_menu
from engine import players
from host.lobby.view import LobbyView
from tests.host.desk import ADA, BEN, Desk
from tests.support.limits import components
from tests.support.reader import Reader, reader_at
from tests.support.sentences import say, tells
from tests.support.tamper import sql
from words.speech import words


async def press(desk: Desk, game_id: str, person: int, verb: str, rest: str = "", *, manages: bool = False) -> Reader:
    reader = await reader_at(desk, game_id, person)
    reader.interaction.permissions = discord.Permissions(manage_guild=manages)
    reader.interaction.id = desk.interaction()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader


async def status(desk: Desk, game_id: str) -> str:
    return (await desk.host.game(game_id)).status


async def test_who_starts_alone_adds_a_computer_player_and_starts(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    offered = await press(desk, game_id, ADA, "start")
    assert tells(offered.text, "refusal-too-few", least=2, most=5)
    rookie, master = button("x", "company", game_id, "rookie"), menu_option("x", value="master")
    first, other = (str(offered.components).find(one) for one in (rookie.custom_id, master.value))
    assert 0 < first < other
    assert say("house-rookie-help") in offered.text, "what it is like is said above"
    values = [option["value"] for part in components(offered.components) for option in part.get("options", ())]
    assert "master" in values and not {*WITH_BUTTON} & {*values}, "nothing is offered twice"
    assert say("menu-house-other") in str(offered.components)
    joined = await press(desk, game_id, ADA, "company", "rookie")
    assert tells(joined.text, "lobby-company") and say("house-rookie") in joined.text
    ids = [part["custom_id"] for part in components(joined.components) if "custom_id" in part]
    assert ids[0] == button("x", "start", game_id).custom_id
    await press(desk, game_id, ADA, "start")
    assert await status(desk, game_id) == "running"


async def test_the_message_of_the_lobby_shows_who_was_added_from_the_screen_of_who_starts_alone(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[list[str | None]]()

    async def show_change(_: object, lobby: LobbyView) -> None:
        shown.append([seat.player for seat in lobby.seats])

    monkeypatch.setattr(houses, "show_change", show_change)
    game_id = (await desk.open("istanbul", ADA)).row.id
    await press(desk, game_id, ADA, "company", "rookie")
    assert shown == [["human", "rookie"]]


async def test_computer_players_are_offered_from_the_easiest_while_there_is_room_before_the_start(desk: Desk) -> None:
    w, game_id = words(), (await desk.open("istanbul", ADA)).row.id
    (menu,) = house_menu(w, await desk.lobby.view(game_id), "house")
    values = [option.value for option in menu.item.options]
    assert values[0] == players.ROOKIE and values[-1] == players.RANDOM
    for _ in range(4):
        await press(desk, game_id, ADA, "company", "rookie")
    assert house_menu(w, await desk.lobby.view(game_id), "house") == [], "all seats are taken"
    await press(desk, (begun := (await desk.open("istanbul", ADA, BEN)).row.id), ADA, "start")
    assert house_menu(w, await desk.lobby.view(begun), "house") == []


async def test_who_starts_alone_reads_nothing_that_somebody_else_makes_untrue(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    alone = await press(desk, game_id, ADA, "start")
    assert "1 has" not in alone.text
    await press(desk, game_id, BEN, "join")
    joined = await press(desk, game_id, ADA, "company", "merchant")
    assert f"<@{ADA}>, <@{BEN}>" in joined.text and say("house-merchant") in joined.text


async def test_a_lobby_that_others_have_joined_is_cancelled_only_when_asked_again(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    assert tells((await press(desk, game_id, ADA, "cancel")).text, "cancel-lobby", id=game_id)
    assert await status(desk, game_id) == "lobby"
    await press(desk, game_id, ADA, "cancel", "sure-of-lobby")
    assert await status(desk, game_id) == "cancelled"


async def test_who_was_sure_of_a_lobby_is_asked_again_once_the_game_has_begun(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    asked = await press(desk, game_id, ADA, "cancel")
    assert button("x", "cancel", game_id, "sure-of-lobby").custom_id in str(asked.components)
    await press(desk, game_id, BEN, "start")
    assert tells((await press(desk, game_id, ADA, "cancel", "sure-of-lobby")).text, "cancel-running", id=game_id)
    assert await status(desk, game_id) == "running"
    await press(desk, game_id, ADA, "cancel", "sure")
    assert await status(desk, game_id) == "cancelled"


async def test_a_lobby_of_its_organiser_alone_is_cancelled_at_once(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    assert tells((await press(desk, game_id, ADA, "cancel")).text, "cancelled")
    assert await status(desk, game_id) == "cancelled"


async def test_who_may_not_cancel_is_not_asked(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    assert tells((await press(desk, game_id, BEN, "cancel")).text, "refusal-not-organiser")
    assert await status(desk, game_id) == "lobby"


async def test_no_time_is_asked_for_once_the_game_has_begun(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    assert (await press(desk, game_id, ADA, "begin-at")).form is not None
    await press(desk, game_id, ADA, "start")
    asked = await press(desk, game_id, ADA, "begin-at")
    assert asked.form is None and tells(asked.text, "refusal-already-running")


async def test_who_adds_a_computer_player_to_what_is_no_lobby_any_more_is_told_what_it_is(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    await press(desk, game_id, ADA, "start")
    for status_now in ("paused", "asleep", "frozen"):
        sql(desk, "UPDATE games SET status = ? WHERE id = ?", status_now, game_id)
        assert tells((await press(desk, game_id, ADA, "company", "rookie")).text, "refusal-already-running")
    cancelled = (await desk.open("istanbul", ADA)).row.id
    await press(desk, cancelled, ADA, "cancel")
    for verb, rest in (("company", "rookie"), ("start", ""), ("join", "")):
        assert tells((await press(desk, cancelled, ADA, verb, rest)).text, "refusal-game-cancelled")


async def test_a_screen_whose_computer_players_can_join_no_more_keeps_no_button_for_them(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes, answer = list[bool](), houses.answer

    async def answered(interaction: Any, making: Any, *, update: bool = False) -> None:
        changes.append(update)
        await answer(interaction, making, update=update)

    monkeypatch.setattr(houses, "answer", answered)
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    for _ in range(3):
        await press(desk, game_id, BEN, "company", "rookie")
    full = await press(desk, game_id, ADA, "company", "rookie")
    assert tells(full.text, "refusal-table-full", seats=5) and tells(full.text, "lobby-company")
    assert verbs(full) == ["start"]
    await press(desk, game_id, BEN, "start")
    begun = await press(desk, game_id, ADA, "company", "rookie")
    assert tells(begun.text, "refusal-already-running") and verbs(begun) == ["more"]
    assert changes == [True] * 5, "the screen itself, each time"


async def test_who_has_not_joined_adds_no_computer_player_and_is_offered_none(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    for verb, rest in (("company", "rookie"), ("start", "")):
        assert tells((await press(desk, game_id, BEN, verb, rest)).text, "refusal-not-joined")
    assert "house" not in verbs(await press(desk, game_id, BEN, "lobby-more"))
    assert "house" in verbs(await press(desk, game_id, ADA, "lobby-more"))
    await press(desk, game_id, BEN, "join")
    await press(desk, game_id, BEN, "company", "rookie")
    assert len((await desk.lobby.view(game_id)).seats) == 3


async def test_who_manages_the_server_adds_computer_players_without_having_joined(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    await press(desk, game_id, BEN, "company", "rookie", manages=True)
    assert len((await desk.lobby.view(game_id)).seats) == 2


def verbs(answered: Reader) -> list[str]:
    """Those of all buttons and menus of an answer."""
    return [part["custom_id"].split(":")[1] for part in components(answered.components) if "custom_id" in part]
