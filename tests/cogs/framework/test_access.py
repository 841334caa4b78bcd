"""Who is shown a game by commands, buttons and completions, and who is told that there is none."""

from pathlib import Path

import pytest

from cogs.framework.access import install_link
from cogs.history.slash_commands import games_to_choose
from db import Change
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import tells

README = Path(__file__).parents[3] / "README.md"
HERE, ELSEWHERE, OTHER_SERVER = 1, 2, 3
SHOWN = ("history", "log", "state", "picture", "race", "open")


async def begun(desk: Desk, *, private: bool = False, invited: tuple[int, ...] = ()) -> tuple[str, int]:
    """A running game of Ada and a computer player on server HERE, and its channel."""
    view = await desk.open("istanbul", ADA)
    game_id, channel = view.row.id, view.row.channel_id or 0
    await desk.lobby.add_house(game_id, ADA, True, "random", ["Kemal"], interaction_id=desk.interaction())
    if private:
        await desk.lobby.invite(game_id, ADA, False, invited, interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    return game_id, channel


async def finish(desk: Desk, game_id: str) -> None:
    """Marks the game as over, whatever its position."""
    game = await desk.host.game(game_id)
    change = Change(game_id)
    result = {"winners": [1], "standings": [[0, 9, 0, 0], [5, 0, 0, 0]]}
    change.update_game(game.seq, status="finished", ended=9.0, result=result)
    await desk.database.write(change)
    desk.host.forget(game_id)


async def completed(reader: Reader, typed: str = "") -> list[str]:
    """The numbers of games that `/history game:` offers."""
    return [choice.value for choice in await games_to_choose(reader.interaction, typed)]


def denied(text: str) -> bool:
    """Whether somebody is told that there is no game to be seen, by its number or in the channel."""
    return tells(text, "refusal-unknown-game") or tells(text, "refusal-no-game-here")


async def told(reader: Reader, game_id: str) -> dict[str, bool]:
    """For each way to look at a game, whether the person was shown it."""
    seen = {verb: not denied(await reader.press(verb, game_id)) for verb in SHOWN}
    seen["/history game:"] = not denied(await reader.run("history", game=f"#{game_id}"))
    seen["completion"] = game_id in await completed(reader)
    return seen


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize(
    ("user", "guild", "sees", "shown"),
    [
        (STRANGER, HERE, True, True),
        (STRANGER, HERE, False, False),
        (STRANGER, OTHER_SERVER, True, False),
        (STRANGER, None, True, False),
        (ADA, HERE, False, True),
        (ADA, OTHER_SERVER, False, True),
        (ADA, None, False, True),
    ],
)
async def test_a_public_game_is_seen_where_its_channel_is(
    desk: Desk, over: bool, user: int, guild: int | None, sees: bool, shown: bool
) -> None:
    game_id, channel = await begun(desk)
    if over:
        await finish(desk, game_id)
    reader = Reader(desk, user, guild=guild, channel=ELSEWHERE, sees=(channel,) if sees else ())
    assert set((await told(reader, game_id)).values()) == {shown}


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize(
    ("user", "guild", "shown"),
    [
        (STRANGER, HERE, False),
        (BEN, HERE, True),
        (BEN, OTHER_SERVER, False),
        (ADA, HERE, True),
        (ADA, OTHER_SERVER, True),
    ],
)
async def test_a_private_game_is_seen_by_those_at_it_and_those_invited(
    desk: Desk, over: bool, user: int, guild: int, shown: bool
) -> None:
    game_id, channel = await begun(desk, private=True, invited=(BEN,))
    if over:
        await finish(desk, game_id)
    reader = Reader(desk, user, guild=guild, channel=channel, sees=(channel,))
    assert set((await told(reader, game_id)).values()) == {shown}


async def test_an_organiser_who_left_hands_their_private_game_on_and_sees_it_no_more(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, BEN)
    game_id = view.row.id
    await desk.lobby.invite(game_id, ADA, False, (BEN, CHLOE), interaction_id=desk.interaction())
    await desk.lobby.join(game_id, CHLOE, "Chloe", interaction_id=desk.interaction())
    await desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction())
    await desk.lobby.start(game_id, BEN, False, interaction_id=desk.interaction())
    for person, guild, shown in ((ADA, HERE, False), (BEN, HERE, True), (BEN, OTHER_SERVER, True)):
        reader = Reader(desk, person, guild=guild, channel=ELSEWHERE)
        assert (not denied(await reader.press("history", game_id))) is shown


@pytest.mark.parametrize(
    "command", ["board", "table carts", "state", "hand", "table verify", "history", "turn", "undo"]
)
async def test_commands_in_the_channel_of_a_private_game(desk: Desk, command: str) -> None:
    _, channel = await begun(desk, private=True, invited=(BEN,))
    assert denied(await Reader(desk, STRANGER, guild=HERE, channel=channel).run(command))
    assert not denied(await Reader(desk, ADA, guild=HERE, channel=channel).run(command))


async def test_a_hidden_game_is_refused_like_one_that_does_not_exist(desk: Desk) -> None:
    game_id, channel = await begun(desk, private=True, invited=(BEN,))
    reader = Reader(desk, STRANGER, guild=HERE, channel=channel)
    hidden = await reader.run("history", game=game_id)
    missing = await reader.run("history", game="zzzz")
    assert hidden.replace(game_id, "zzzz") == missing


async def test_finished_games_of_a_server_are_those_one_may_see(desk: Desk) -> None:
    public, channel = await begun(desk)
    hidden, _ = await begun(desk)
    private, _ = await begun(desk, private=True, invited=(BEN,))
    for game_id in (public, hidden, private):
        await finish(desk, game_id)
    listed = await Reader(desk, BEN, guild=HERE, channel=ELSEWHERE, sees=(channel,)).run("results finished")
    assert [f"#{one}" in listed for one in (public, hidden, private)] == [True, False, True]


async def test_games_are_completed_by_number_title_and_name(desk: Desk) -> None:
    game_id, channel = await begun(desk)
    reader = Reader(desk, STRANGER, guild=HERE, channel=channel)
    for typed in (f"#{game_id}", game_id[:2], "istan", "ada", "running"):
        assert await completed(reader, typed) == [game_id]
    assert await completed(reader, "chess") == []


def test_a_bot_on_no_server_is_told_the_link_of_the_readme() -> None:
    assert f"`{install_link('YOUR_APPLICATION_ID')}`" in README.read_text("utf-8")
