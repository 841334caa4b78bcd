"""The private panel in which moves are tried."""

import pytest

from cogs.framework.routes import button
from host.seats.leaving import resign
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.played import begun_turn
from tests.support.reader import Reader
from tests.support.sentences import say, tells


async def game_of(desk: Desk, game: str) -> tuple[str, Reader, int]:
    """A game in a turn of Ada or Ben, who reads; how many seats it has posts for stays as it is."""
    game_id, active = await begun_turn(desk, game, ADA, BEN)
    row = await desk.host.game(game_id)
    return game_id, Reader(desk, (ADA, BEN)[active], guild=1, channel=row.channel_id or 0), active


def tried(reader: Reader, verb: str = "try-choose") -> list[str]:
    """The custom ids of the buttons with which moves are tried."""
    rows = (row.get("components", ()) for row in reader.bodies[-1]["components"])
    return [part["custom_id"] for row in rows for part in row if f":{verb}:" in part.get("custom_id", "")]


async def press(reader: Reader, custom_id: str) -> str:
    _, verb, game_id, rest = custom_id.split(":", 3)
    reader.begin()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader.text


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_more_leads_to_a_copy_which_is_played_and_taken_back(desk: Desk, game: str) -> None:
    game_id, reader, _ = await game_of(desk, game)
    posts = await desk.kinds(game_id)
    await reader.press("more", game_id)
    assert say("button-try") in reader.labels
    reader.begin()
    assert tells(await reader.press("try", game_id), "try-title") and tried(reader)
    said = await press(reader, next(one for one in tried(reader) if one.startswith("cv:")))
    assert tells(said, "try-title") and tried(reader, "try-back") == [f"cv:try-back:{game_id}:1"]
    said = await press(reader, f"cv:try-back:{game_id}:1")
    assert tells(said, "try-title") and tried(reader, "try-back") == []
    assert f"cv:open:{game_id}:" in str(reader.components)
    assert await desk.kinds(game_id) == posts


async def test_an_old_button_a_stranger_and_a_copy_that_is_gone_have_a_sentence(desk: Desk) -> None:
    game_id, reader, _ = await game_of(desk, "istanbul")
    assert tells(await press(reader, f"cv:try-choose:{game_id}:0:move 7"), "refusal-copy-gone")
    await reader.press("try", game_id)
    assert tells(await press(reader, f"cv:try-choose:{game_id}:5:move 7"), "panel-refused")
    assert tells(await press(reader, f"cv:try-choose:{game_id}:0:no such move"), "panel-refused")
    assert tells(await press(reader, f"cv:try-from:{game_id}:0"), "refusal-hidden-until-end")
    channel = (await desk.host.game(game_id)).channel_id or 0
    stranger = Reader(desk, STRANGER, guild=1, channel=channel, sees=(channel,))
    assert tells(await stranger.press("try", game_id), "refusal-not-at-table")


async def test_the_history_of_a_finished_game_leads_to_playing_on_from_each_turn_but_the_last(desk: Desk) -> None:
    game_id, reader, _ = await game_of(desk, "istanbul")
    while (table := await desk.host.table(game_id)).finished_turns < 2:
        seat = table.position.seats_to_act[0]
        options = table.position.decision(seat).options
        await desk.choose(game_id, (ADA, BEN)[seat], "end" if "end" in options else next(iter(options)))
    await resign(desk.host, game_id, BEN, interaction_id=desk.interaction())
    await desk.host.archives.settled()
    await press(reader, f"cv:history:{game_id}:turn.1")
    assert say("button-try-from") in reader.labels
    said = await press(reader, f"cv:try-from:{game_id}:1")
    assert f"cv:history:{game_id}:turn.1" in str(reader.components)
    assert tells(said, "try-title-finished", turn=1) and tried(reader)
    assert tells(await press(reader, f"cv:try-from:{game_id}:99"), "refusal-no-such-turn")
    reader.labels.clear()
    await press(reader, f"cv:history:{game_id}:turn.{(await desk.host.table(game_id)).finished_turns}")
    assert say("button-try-from") not in reader.labels
