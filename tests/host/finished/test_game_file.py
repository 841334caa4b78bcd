"""A game as a file: everything of one that is over, what may be seen of one that runs."""

import json
from typing import Any

import pytest

from db import Change
from engine.core.decision import Refusal
from host.finished.game_file import ROW_FIELDS, SEEN, WHOLE, checksum
from host.turn import looking
from host.turn.looking import game_file
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.played import played


async def exported(desk: Desk, game_id: str, person: int, *, operator: bool = False) -> dict[str, Any]:
    content = json.loads(await game_file(desk.host, await desk.host.game(game_id), person, operator=operator))
    assert content.pop("checksum") == checksum(content)
    return dict(content)


async def test_while_a_game_runs_a_file_holds_what_its_asker_may_see(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, BEN)
    with pytest.raises(Refusal, match="not_started"):
        await game_file(desk.host, view.row, ADA, operator=False)
    await desk.lobby.start(view.row.id, ADA, False, interaction_id=desk.interaction())
    game_id = view.row.id
    row = await desk.host.game(game_id)
    own = {person: (await looking.look(desk.host, game_id, person)).view.hand for person in (ADA, BEN)}
    files = {person: await exported(desk, game_id, person) for person in (ADA, BEN, STRANGER)}
    assert {file["content"] for file in files.values()} == {SEEN}
    hands = {person: list(file["position"]["hand"]) for person, file in files.items()}
    assert hands == {ADA: list(own[ADA]), BEN: list(own[BEN]), STRANGER: []}
    for file in files.values():
        assert "log" not in file and (row.seed or b"").hex() not in json.dumps(file)
    assert await exported(desk, game_id, ADA, operator=True) == files[ADA]
    whole = await exported(desk, game_id, STRANGER, operator=True)
    assert whole["content"] == WHOLE and whole["seed"] == (row.seed or b"").hex()
    assert {name for row in (*whole["log"], *whole["seats"]) for name in row} == {
        *ROW_FIELDS,
        "colour",
        "player",
        "name",
    }


async def test_of_a_game_that_was_closed_nobody_gets_what_was_hidden(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    row = await desk.host.game(game_id)
    own = {person: (await looking.look(desk.host, game_id, person)).view.hand for person in (ADA, BEN)}
    change = Change(game_id)
    change.update_game(row.seq, status="cancelled")
    await desk.database.write(change)
    desk.restart()
    for operator in (False, True):
        files = {person: await exported(desk, game_id, person, operator=operator) for person in (ADA, BEN, STRANGER)}
        hands = {person: list(file["position"]["hand"]) for person, file in files.items()}
        assert hands == {ADA: list(own[ADA]), BEN: list(own[BEN]), STRANGER: []}
        for file in files.values():
            assert file["content"] == SEEN and file["status"] == "cancelled" and "log" not in file
            assert (row.seed or b"").hex() not in json.dumps(file) and "seed" not in file


async def test_a_finished_game_is_whole_for_everybody(desk: Desk) -> None:
    game_id = await played(desk, "toy")
    file = await exported(desk, game_id, STRANGER)
    log = await desk.log(game_id)
    assert file["content"] == WHOLE and [row["notation"] for row in file["log"]] == [row.notation for row in log]
    assert [seat["name"] for seat in file["seats"]].count("Ada") == 1
