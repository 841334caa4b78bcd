"""What stands behind *More…* of a call and of a panel."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.framework.routes import button
from cogs.panel.tools import reopen_button
from cogs.turn.more import FURTHER, MOST, _to_change
from host.turn import looking
from render.games import pictures
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.scenarios.istanbul.given import start
from tests.support.limits import components
from tests.support.panels import WORDS
from tests.support.played import begun_turn
from tests.support.presses import panel_of
from tests.support.reader import Reader, choose, reader_at
from tests.support.sentences import say

PINGS = {"snooze", "mute"}
TO_LOOK = {"picture", "state", "topics", "signs", "history"}


async def behind(desk: Desk, game_id: str, person: int) -> set[str]:
    """The verbs of the buttons of both pages."""
    row = await desk.host.game(game_id)
    reader = Reader(desk, person, guild=row.guild_id, channel=row.channel_id, sees=(row.channel_id,))
    first, found = await listed(reader, game_id, ""), list[str]()
    assert len(first) <= MOST
    if FURTHER in first[-1]:
        found = await listed(reader, game_id, FURTHER)
        assert found.pop() == f"cv:more:{game_id}:back" and not {*first} & {*found}
        del first[-1]
    return {name.split(":")[1] for name in (*first, *found)}


async def listed(reader: Reader, game_id: str, page: str) -> list[str]:
    """The custom ids of the buttons of one page."""
    reader.begin()
    await button("x", "more", game_id, page).callback(reader.interaction)
    return [part["custom_id"] for part in components(reader.components) if "custom_id" in part]


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_whoever_plays_finds_all_that_call_and_panel_leave_out(desk: Desk, game: str) -> None:
    game_id, seat = await begun_turn(desk, game, ADA, BEN)
    mover, other = ((ADA, BEN), (BEN, ADA))[seat]
    found = await behind(desk, game_id, mover)
    assert found >= TO_LOOK | PINGS | {"hand", "what"} and "reset" not in found
    first = await listed(await reader_at(desk, game_id, mover), game_id, "")
    assert "snooze" in {name.split(":")[1] for name in first}
    assert len([name for name in first if name.startswith("cv:picture:")]) == len(pictures(game))
    assert "snooze" not in await behind(desk, game_id, other)
    while not (panel := await looking.panel(desk.host, game_id, mover)).can_reset:
        assert panel.decision is not None
        await desk.choose(game_id, mover, next(iter(panel.decision.options)))
    assert "reset" in await behind(desk, game_id, mover)


async def test_whoever_looks_on_finds_what_all_may_see(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    assert await behind(desk, game_id, STRANGER) == TO_LOOK
    shown = await listed(await reader_at(desk, game_id, STRANGER), game_id, "")
    assert {name.split(":")[1] for name in shown} == TO_LOOK, "without another page"


async def test_a_lesson_has_no_pings_and_no_history(desk: Desk) -> None:
    reader = Reader(desk, ADA, guild=1, channel=1)
    await choose(reader, "", "istanbul", verb="lesson")
    (lesson,) = await desk.database.games.lessons()
    assert await behind(desk, lesson.id, ADA) == TO_LOOK - {"history"} | {"hand", "what"}
    await desk.choose(lesson.id, ADA, "move 3")
    await reader.press("more", lesson.id)
    assert say("button-undo-further") in reader.labels and say("button-ask-undo") not in reader.labels


@pytest.mark.parametrize(("people", "label"), [((ADA,), "button-undo-further"), ((ADA, BEN), "button-ask-undo")])
async def test_whoever_plays_alone_is_not_offered_to_ask(desk: Desk, people: tuple[int, ...], label: str) -> None:
    game_id = await desk.begin("istanbul", *people, houses=1, player="rookie")
    await desk.host.houses.settled(game_id)
    table = await desk.host.table(game_id)
    mover = table.seats[table.position.seats_to_act[0]].user_id or 0
    await desk.choose(game_id, mover, "move 3")
    reader = Reader(desk, mover, guild=1, channel=table.row.channel_id or 0, sees=(table.row.channel_id or 0,))
    await reader.press("more", game_id)
    assert {say("button-undo-further"), say("button-ask-undo")} & set(reader.labels) == {say(label)}


async def test_what_is_looked_at_takes_the_place_of_the_list_and_leads_back(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "istanbul", ADA, BEN)
    row = await desk.host.game(game_id)
    reader = Reader(desk, (ADA, BEN)[seat], guild=row.guild_id, channel=row.channel_id, sees=(row.channel_id,))
    await reader.press("more", game_id)
    listed = reader.components
    reader.interaction.message = SimpleNamespace(id=len(reader.said), flags=discord.MessageFlags(ephemeral=True))
    edited = reader.interaction.response.edit_message = AsyncMock(side_effect=reader._said)
    for verb in ("hand", "picture", "state", "signs"):
        await reader.press(verb, game_id)
        names = [part.get("custom_id", "") for part in components(reader.components)]
        assert names[-1] == f"cv:more:{game_id}:back"
        reader.begin()
        await button("x", "more", game_id, "back").callback(reader.interaction)
        assert reader.components == listed
    reader.begin()
    await button("x", "more", game_id, FURTHER).callback(reader.interaction)
    assert edited.await_count == 9, "no message but the one"


async def test_a_turn_just_finished_is_taken_back_from_the_newest_message_too(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "istanbul", ADA, BEN)
    mover, other = ((ADA, BEN), (BEN, ADA))[seat]
    while (table := await desk.host.table(game_id)).position.seats_to_act == (seat,):
        await desk.choose(game_id, mover, table.default(seat) or next(iter(table.position.decision(seat).options)))
    assert "reopen" in await behind(desk, game_id, mover)
    assert "reopen" not in await behind(desk, game_id, other)


@pytest.mark.parametrize(("now", "label"), [(7, "button-undo-turn"), (9, "button-undo-turn.others")])
def test_taking_a_turn_back_says_beforehand_that_turns_since_go_too(now: int, label: str) -> None:
    panel: Any = SimpleNamespace(reopens=7, made_after=now, table=SimpleNamespace(row=SimpleNamespace(id="game")))
    assert reopen_button(WORDS, panel).item.label == say(label)
    opened = replace(panel_of(start({"red": {"at": 6}}), 0), reopens=7, made_after=now)
    assert say(label) in [each.item.label for each in _to_change(WORDS, opened).often]


def test_moves_are_tried_from_the_first_page_whatever_can_be_taken_back() -> None:
    panel = panel_of(start({"red": {"at": 6}}), 0)
    for one in (panel, replace(panel, reopens=7), replace(panel, reopens=7, can_undo=True, can_reset=True)):
        assert say("button-try") in [each.item.label for each in _to_change(WORDS, one).often]


async def test_an_undo_that_comes_too_late_leads_to_what_can_still_be_taken_back(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1, player="rookie")
    await desk.host.houses.settled(game_id)
    table = await desk.host.table(game_id)
    seat, finished = table.seat_of(ADA), 0
    while not finished:
        await desk.choose(game_id, ADA, table.default(seat) or next(iter(table.position.decision(seat).options)))
        finished = table.reopening.end if table.reopening is not None else 0
    await desk.host.houses.settled(game_id)
    assert table.seq > finished, "the computer player has moved"
    reader = Reader(desk, ADA, guild=1, channel=table.row.channel_id or 0, sees=(table.row.channel_id or 0,))
    await button("x", "reopen", game_id, str(finished)).callback(reader.interaction)
    assert say("button-undo-further") in reader.labels
    reader.begin()
    await button("x", "undo-points", game_id, "player").callback(reader.interaction)
    assert say("undo-points-alone") in reader.text


async def test_where_nothing_was_done_yet_an_undo_leads_nowhere(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    first = (ADA, BEN)[(await desk.host.table(game_id)).position.seats_to_act[0]]
    reader = await reader_at(desk, game_id, first)
    said = await reader.press("undo", game_id)
    assert say("undo-points-none") in said and "/table undo" not in said
