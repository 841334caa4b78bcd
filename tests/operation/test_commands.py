"""The operator's commands, on a host and through the socket of one that runs."""

import asyncio
import socket
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.posts.places import Unplayable, look_at_place
from db import DatabaseFull
from host import GameRow, Host
from host.learning import taking
from host.table import freezing
from host.upkeep.upkeep import after_start
from operation import control, exit_codes
from operation.commands import carry_out
from tests.db.helpers import game
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import two_turns
from tests.support.sentences import say
from tests.support.tamper import last_record, rewrite_record


async def lines(desk: Desk, *words: str, code: int = 0) -> list[str]:
    answer = await carry_out(desk.host, words)
    assert answer.code == code, answer
    return answer.lines


async def test_list_names_games_that_have_not_ended(desk: Desk) -> None:
    game_id, lobby = await two_turns(desk), (await desk.open()).row.id
    row = await desk.host.game(game_id)
    found = await lines(desk, "list")
    assert [line.split()[:3] for line in found[:-1]] == [[game_id, "toy", "running"], [lobby, "toy", "lobby"]]
    assert f"channel {row.channel_id}" in found[0] and found[-1] == "2 games"
    assert await lines(desk, "list", "finished") == ["0 games"]
    (line,) = await lines(desk, "list", "ended", code=exit_codes.WRONG_COMMAND)
    assert "finished, cancelled" in line
    lesson = await taking.begin(desk.host, "marco-polo", ADA, "Ada", ["Kemal", "Leyla"])
    *_, line, counted = await lines(desk, "list")
    assert line.startswith(lesson.id) and line.endswith("lesson marco-polo") and counted == "2 games, 1 lesson"
    assert (await lines(desk, "verify", lesson.id))[0].startswith(f"{lesson.id}  good")
    assert len(await lines(desk, "verify", "all")) == 2, "one game that has begun, and the count"


async def test_verify_names_the_turn_that_differs(desk: Desk) -> None:
    game_id = await two_turns(desk)
    (line, _) = await lines(desk, "verify", game_id)
    assert line.startswith(f"{game_id}  good: 3 turns")
    rewrite_record(desk, game_id, last_record(desk, game_id), lambda content: content["state"]["boundary"].update(x=1))
    line, total = await lines(desk, "verify", "all", code=1)
    assert line == f"{game_id}  turn 2 is not as recorded"
    assert total == "1 game, 1 not as recorded"


async def test_a_game_is_verified_as_it_stands_though_somebody_moves_meanwhile(desk: Desk) -> None:
    game_id = await two_turns(desk)
    for person, notation, words in ((BEN, "bid 0", ("verify", game_id)), (ADA, "stop", ("verify", "all"))):
        _, found = await asyncio.gather(desk.choose(game_id, person, notation), lines(desk, *words))
        assert found[0].startswith(f"{game_id}  good"), found


async def test_what_another_process_writes_meanwhile_is_no_difference(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game's driver finishes a turn after the log was read, before the records are."""
    game_id = await two_turns(desk)
    other, records = Host(desk.database, clock=desk.clock), desk.database.games.readable_records
    rest = [(BEN, ("bid 0",)), (ADA, ("stop", "end"))]

    async def read(game_id: str) -> Any:
        while rest:
            await desk.choose(game_id, rest[0][0], *rest.pop(0)[1])
        return await records(game_id)

    monkeypatch.setattr(desk.database.games, "readable_records", read)
    answer = await carry_out(other, ["verify", "all"])
    await other.close()
    assert answer.lines[0].startswith(f"{game_id}  good: 4 turns"), answer


async def test_a_frozen_game_waits_for_the_operator(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    game_id = await two_turns(desk)
    seq = (await desk.host.game(game_id)).seq
    with caplog.at_level("INFO"):
        await lines(desk, "freeze", game_id)
    assert "Unreadable" not in caplog.text and f"game {game_id} is on hold" in caplog.text
    assert await lines(desk, "freeze", game_id, code=1) == [f"{game_id} is frozen already."]
    desk.restart()
    await after_start(desk.host)  # which thaws what can be read
    row = await desk.host.game(game_id)
    assert (row.status, freezing.reason_of(row)["code"]) == ("frozen", "by_operator")
    assert await lines(desk, "thaw", game_id) == [f"{game_id} goes on."]
    assert (await desk.host.game(game_id)).status == "running"
    kinds = [post.kind for post in await desk.posts(game_id) if post.seq == seq]
    assert [kind for kind in kinds if kind in ("frozen", "thawed")] == ["frozen", "thawed"]


async def test_cancel_ends_games_and_lobbies(desk: Desk) -> None:
    for game_id in (await two_turns(desk), (await desk.open()).row.id):
        await lines(desk, "cancel", game_id)
        assert (await desk.host.game(game_id)).status == "cancelled"
        assert await lines(desk, "cancel", game_id, code=1) == [say("refusal-over", game=game_id)]


async def test_an_announcement_reaches_each_channel_once(desk: Desk) -> None:
    games = [await desk.begin("toy", ADA, BEN), await desk.begin("toy", BEN, ADA)]
    await desk.open()  # nobody plays there yet
    assert await lines(desk, "announce", "An update at noon.") == ["Told to the channels of 2 games."]
    for game_id in games:
        (told,) = [post for post in await desk.posts(game_id) if post.kind == "announced"]
        assert told.payload == {"text": "An update at noon."}
        await desk.choose(game_id, (await desk.host.table(game_id)).seats[0].user_id or 0, "bid 0")


async def test_an_announcement_that_nobody_would_see_whole_is_not_posted(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    wrong = {
        "": "no text",
        " \n\u200b": "no text",
        "a" * 1501: "1501 characters",
        "\N{BACTRIAN CAMEL}" * 751: "1502 characters",
    }
    for text, why in {**wrong, "a\udcff": "not in UTF-8"}.items():
        (line,) = await lines(desk, "announce", text, code=exit_codes.WRONG_COMMAND)
        assert why in line
    assert "announced" not in [post.kind for post in await desk.posts(game_id)]
    await lines(desk, "announce", "\N{BACTRIAN CAMEL}" * 750)
    (told,) = [post for post in await desk.posts(game_id) if post.kind == "announced"]
    assert len(told.payload["text"]) == 750


async def test_a_game_is_named_as_it_is_posted(desk: Desk) -> None:
    game_id = await two_turns(desk)
    for words in (("verify", f"#{game_id}"), ("freeze", f" #{game_id}"), ("thaw", f"#{game_id}")):
        assert game_id in (await lines(desk, *words))[0]
    assert "4711" in (await lines(desk, "move", f"#{game_id}", "4711"))[0]
    assert await lines(desk, "announce", "#1 is over") == ["Told to the channels of 1 game."]
    await lines(desk, "cancel", f"#{game_id}")


async def test_move_plays_a_game_on_elsewhere(desk: Desk) -> None:
    game_id = await two_turns(desk)
    _, unchecked = await lines(desk, "move", game_id, "4711")
    assert (await desk.host.game(game_id)).channel_id == 4711 and "shows at the next start" in unchecked
    for wrong in ("here", "9" * 30):
        assert await lines(desk, "move", game_id, wrong, code=1) == [f"{wrong} is not a channel. Give its number."]
    assert await lines(desk, "move", game_id, "4711", code=1) == [say("refusal-game-here-already")]


async def test_the_running_bot_looks_at_the_channel_to_which_a_game_is_moved(desk: Desk, tmp_path: Path) -> None:
    game_id = await two_turns(desk)
    looked = []

    async def look(row: GameRow, channel_id: int) -> bool:
        looked.append((row.id, channel_id))
        if channel_id == 1:
            raise Unplayable("There is none.")
        return True

    path = tmp_path / "games.sock"
    async with control.listening(path, desk.host, look):
        refused, moved = [await control.sent(path, ["move", game_id, channel]) for channel in ("1", "2")]
    assert refused == (["There is none."], 1)
    assert moved == ([f"{game_id} is played on in channel 2."], 0) and looked == [(game_id, 1), (game_id, 2)]
    row = await desk.host.game(game_id)
    assert (row.channel_id, row.in_thread) == (2, True)


@pytest.mark.parametrize(
    ("kind", "allowed", "found"),
    [
        (discord.TextChannel, discord.Permissions.all(), "False"),
        (discord.Thread, discord.Permissions.all(), "True"),
        (discord.TextChannel, discord.Permissions(view_channel=True), "send-messages, attach-files"),
        (discord.CategoryChannel, discord.Permissions.all(), "neither a text channel nor a thread"),
        (None, discord.Permissions.all(), "shows the bot no channel 7"),
    ],
)
async def test_a_place_is_one_that_takes_all_posts(kind: Any, allowed: discord.Permissions, found: str) -> None:
    channel = kind and Mock(kind, permissions_for=lambda _: allowed)
    gone = discord.NotFound(SimpleNamespace(status=404, reason=""), "gone")  # type: ignore[arg-type]
    guild = Mock(get_channel_or_thread=lambda _: channel, fetch_channel=AsyncMock(side_effect=gone))
    try:
        answer = str(await look_at_place(Mock(get_guild=lambda _: guild), game("abc"), 7))
    except Unplayable as why:
        answer = str(why)
    assert found in answer


async def test_what_a_game_does_not_allow_is_said_in_a_sentence(desk: Desk) -> None:
    begun, lobby = await two_turns(desk), (await desk.open()).row.id
    assert await lines(desk, "freeze", lobby, code=1) == [say("refusal-not-started")]
    assert await lines(desk, "log", begun, "--turn=9", code=1) == [say("refusal-no-such-turn", turn=9, last=3)]
    await lines(desk, "cancel", begun)
    assert await lines(desk, "freeze", begun, code=1) == [say("refusal-over", game=begun)]


async def test_what_is_not_understood_is_answered_with_the_usage(desk: Desk) -> None:
    for words in ([], ["verify"], ["list", "a", "b"], ["move", "a"], ["burn", "x"]):
        assert any("bot.py verify ID" in line for line in await lines(desk, *words, code=exit_codes.WRONG_COMMAND))
    assert await lines(desk, "verify", "zzzzz", code=1) == [
        "There is no game zzzzz. The command list names those that have not ended."
    ]


async def test_a_full_disk_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await two_turns(desk)
    desk.break_writing(monkeypatch)
    assert await lines(desk, "cancel", game_id, code=1) == [str(DatabaseFull(desk.database.path))]


async def test_commands_reach_the_running_bot(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "games.sock"
    assert await control.sent(path, ["list"]) is None
    async with control.listening(path, desk.host):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        answers = await asyncio.gather(*(control.sent(path, ["list"]) for _ in range(3)))
        assert [answer.lines for answer in answers if answer] == [["0 games"]] * 3
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(b"nonsense\n")
        assert await reader.read() == b""
        writer.close()
    assert not path.exists()


async def test_a_socket_left_by_a_killed_process_is_no_running_bot(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "games.sock"
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(path))
    left.close()
    assert await control.sent(path, ["list"]) is None
    async with control.listening(path, desk.host):
        assert await control.sent(path, ["list"]) is not None


async def test_a_socket_that_somebody_has_deleted_does_not_stop_the_end(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "games.sock"
    async with control.listening(path, desk.host):
        path.unlink()
    assert not path.exists()


async def test_a_bot_that_gives_no_answer_is_told(desk: Desk, tmp_path: Path) -> None:
    """It ends meanwhile, or the command is longer than it reads."""
    path = tmp_path / "games.sock"
    async with control.listening(path, desk.host):
        answer = await control.sent(path, ["announce", "a" * 2 * control.LONGEST])
    assert answer is not None and answer.code == 1 and "no answer" in answer.lines[0]


async def test_a_path_too_long_for_a_socket_is_only_logged(
    desk: Desk, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with control.listening(tmp_path / ("x" * 120), desk.host):
        assert "cannot reach the running bot" in caplog.text
