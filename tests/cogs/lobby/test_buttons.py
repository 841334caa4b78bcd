"""Starting and cancelling a lobby by its buttons; a time for its start."""

from cogs.framework.routes import button, menu_option
from tests.host.desk import ADA, BEN, Desk
from tests.support.reader import Reader, reader_at
from tests.support.sentences import say, tells


async def press(desk: Desk, game_id: str, person: int, verb: str, rest: str = "") -> Reader:
    reader = await reader_at(desk, game_id, person)
    reader.interaction.id = desk.interaction()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader


async def status(desk: Desk, game_id: str) -> str:
    return (await desk.host.game(game_id)).status


async def test_who_starts_alone_adds_a_house_player_and_starts(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    offered = await press(desk, game_id, ADA, "start")
    assert tells(offered.text, "refusal-too-few", least=2, most=5)
    rookie, master = button("x", "company", game_id, "rookie"), menu_option("x", value="master")
    first, other = (str(offered.components).find(one) for one in (rookie.custom_id, master.value))
    assert 0 < first < other
    joined = await press(desk, game_id, ADA, "company", "rookie")
    assert tells(joined.text, "lobby-company") and say("house-rookie") in joined.text
    assert button("x", "start", game_id).custom_id in str(joined.components)
    await press(desk, game_id, ADA, "start")
    assert await status(desk, game_id) == "running"


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
