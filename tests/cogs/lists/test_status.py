"""`/server status`: what whoever runs the bot learns of games that cannot be read, and nobody else."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.lists.status import status_report
from engine.core.decision import Refusal
from tests.host.desk import ADA, BEN, Desk
from tests.support.sentences import tells
from tests.support.tamper import sql
from version import VERSION

pytestmark = pytest.mark.sqlite  # a game is damaged with its words


def asked_by(desk: Desk, *, owner: bool) -> Any:
    async def is_owner(_: object) -> bool:
        return owner

    client = SimpleNamespace(services=SimpleNamespace(host=desk.host), is_owner=is_owner)
    return SimpleNamespace(client=client, extras={}, locale="en-GB", user=SimpleNamespace(id=1))


async def text_for(desk: Desk, *, owner: bool) -> str:
    reply = await status_report(asked_by(desk, owner=owner))
    assert reply.ephemeral
    return str(reply.parts[0].content)


async def test_the_operator_reads_which_game_is_frozen_and_why(desk: Desk) -> None:
    await desk.open("marco_polo", ADA)
    running, frozen = await desk.begin("istanbul", ADA, BEN), await desk.begin("istanbul", ADA, BEN)
    sql(desk, "DELETE FROM log WHERE game_id = ?", frozen)
    sql(desk, "UPDATE records SET blob = x'00' WHERE game_id = ?", frozen)
    with pytest.raises(Refusal, match="frozen"):
        await desk.host.table(frozen)
    text = await text_for(desk, owner=True)
    assert VERSION in text
    assert all(tells(text, "status-count", status=status, count=1) for status in ("lobby", "running", "frozen"))
    (line,) = (line for line in text.splitlines() if f"#{frozen}" in line)
    assert "damaged_record" in line and "checksum" in line
    assert running not in text


async def test_nobody_else_reads_it(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    text = await text_for(desk, owner=False)
    assert game_id not in text and "running" not in text
