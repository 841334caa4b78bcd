"""From a new lobby to the replay file of its game, through the whole stack, with nothing shown too early."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine import players
from tests.support.live.person import Sight, telling
from tests.support.live.player import DELIVERED_WITHIN_S, Table
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

SEED = None  # the script makes it again from the secret and what is mixed in
SCRIPT = "check_replay.py"


async def downloaded(table: Table, message: Sight, folder: Path) -> list[Path]:
    """The files of a message as their reader saves them."""
    found = []
    for attachment in message.data["attachments"]:
        async with table.bot.sandbox.session.get(attachment["url"]) as response:
            assert response.status == 200
            path = folder / attachment["filename"]
            path.write_bytes(await response.read())
            found.append(path)
    return found


def checked(script: Path, replay: Path) -> str:
    """What the script says, which finds nothing wrong."""
    done = subprocess.run([sys.executable, "-I", script, replay], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done
    return done.stdout


async def test_a_game_from_its_lobby_to_the_check_of_its_replay_file(shared_table: Table, tmp_path: Path) -> None:
    table, rng = shared_table, Random(4)
    ada = table.people[0]
    lobby = (await ada.slash("/new", game="marco_polo")).message
    fingerprint = sha256(table.ledger.game()["secret"]).hexdigest()
    assert fingerprint[:16] in lobby.text and fingerprint in (await ada.slash("/table verify")).message.text
    await ada.choose(await ada.more(lobby), "Add a computer player", "rookie")
    await ada.press(lobby, "Start")
    start = await ada.wait_for(telling("post-start"), within=DELIVERED_WITHIN_S)
    assert start.text.splitlines()[-1] == say("post-start-dice", hash=fingerprint)
    game = table.ledger.game()
    assert str(game["first_message_id"]) == lobby.id
    me = int(await ada.id())
    seat = next(row["seat"] for row in table.ledger.seats() if row["user_id"] == me)
    while not (position := table.ledger.position()).over:
        if seat not in position.seats_to_act:
            await table.delivered()
            continue
        notation = players.choose("rookie", position, seat, rng)
        assert (await ada.slash("/play", choice=notation)).status == "answered"
    await table.delivered()
    end = await ada.wait_for(telling("post-end-dice"))
    before = [sight for sight in await ada.messages(limit=1000) if int(sight.id) < int(end.id)]
    secrets = (game["secret"].hex(), game["seed"].hex())
    assert len(before) > 20 and not any(hidden in sight.text for sight in before for hidden in secrets)
    assert not any(hidden in table.bot.log for hidden in secrets)
    assert secrets[0] in end.text
    assert (await ada.slash("/table verify")).message.tells("verify-good")
    for opening in (ada.press(end, "History"), ada.slash("/history")):
        answer = (await ada.press((await opening).message, "Replay file")).message
        assert answer.ephemeral
        replay, script = await downloaded(table, answer, tmp_path)
        assert script.name == SCRIPT and script.name in answer.text and replay.name in answer.text
        said = checked(script, replay)
        assert "OK" in said and fingerprint in said
    await opens_the_file(table, tmp_path)
    content = (tmp_path / f"replay-{game['id']}.json").read_bytes()
    opened = await table.people[1].slash("/results import", file=await table.people[1].upload("replay.json", content))
    assert opened.message.tells("game-imported")
    again = (await ada.press(end, "Rematch")).message
    assert not again.ephemeral and again.find("Join") and "(Rookie)" in again.text and fingerprint not in again.text
    assert (await ada.slash("/table cancel")).message.tells("cancelled")


async def opens_the_file(table: Table, folder: Path) -> None:
    """The finished game is exported and opened from its file, by and for one person alone."""
    ada, ben, _ = table.people
    exported = (await ada.slash("/table export")).message
    assert exported.tells("game-exported", status="finished")
    (path,) = await downloaded(table, exported, folder)
    content = path.read_bytes()
    opened = (await ben.slash("/results import", file=await ben.upload(path.name, content))).message
    assert opened.tells("game-imported") and opened.find("Next turn")
    number = opened.text.partition(" it as #")[2].partition(" ")[0]
    (found,) = await ben.complete("/history", "game", game=number)
    assert found["value"] == number
    assert (await ada.slash("/history", game=number)).message.tells("refusal-unknown-game", game=number)
    cut = await ben.upload("cut.json", content[: len(content) // 2])
    assert (await ben.slash("/results import", file=cut)).message.tells("refusal-import-damaged")
    other = await ben.upload("notes.txt", b"not a game")
    assert (await ben.slash("/results import", file=other)).message.tells("refusal-import-foreign")
