"""Posts that version 1 still owed when the bot was updated say what is known of them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.framework.errors import ErrorReporter
from cogs.framework.names import names_of
from cogs.framework.services import Services
from cogs.posts.posts import compose
from host.messages.posts import STEP, TURN
from host.turn import looking
from tests.cogs.test_panel import Pencil
from tests.host.desk import Desk
from tests.host.test_version_1 import NAMES, begun, opened
from words.speech import words

CLIENT: Any = SimpleNamespace(get_guild=lambda _: None)


async def told(desk: Desk, post: Any) -> str:
    """The words of a post; empty where nothing is sent."""
    services: Any = Services(desk.host, desk.lobby, Pencil(), ErrorReporter())
    message = await compose(CLIENT, services, post)
    parts = message.view.walk_children() if message is not None else []
    return "\n".join(part.content for part in parts if isinstance(part, discord.ui.TextDisplay))


@pytest.mark.parametrize("name", [name for name in NAMES if name != "lobbies"])
async def test_each_turn_owed_by_version_1_says_who_played(name: str, tmp_path: Path) -> None:
    seen: set[bool] = set()
    async with opened(name, tmp_path) as desk:
        for game in begun(name, "running", "finished", "cancelled"):
            await looking.history(desk.host, game["id"])
            log = {row.seq: row for row in await desk.log(game["id"])}
            after = next((row.data["after"] for row in log.values() if row.kind == "rules" and row.data), None)
            names = names_of(words(), await desk.database.games.seats(game["id"]))
            for post in await desk.posts(game["id"]):
                if post.state == "done" or post.kind not in (TURN, STEP):
                    continue
                text = await told(desk, post)
                first, last = post.payload["first"], post.payload["last"]
                seats = {log[row].seat for row in range(first, last + 1) if log[row].kind == "choice"}
                assert all(names[seat] in text for seat in seats if seat is not None), text
                void = after is not None and last > after
                assert ("nothing of it counts" in text) is void
                assert ("where the game stands" in text) is (not void or first <= (after or last)), text
                seen.add(void)
    assert seen
