"""Many panels asked for at once: the first are made soon, the others in their order."""

import asyncio
from typing import Any

import pytest

from cogs.framework.reply import Reply
from cogs.framework.services import PANELS_AT_ONCE
from cogs.turn import play
from tests.host.desk import ADA, BEN, Desk
from tests.support.reader import Reader


@pytest.mark.parametrize("pressed", ["open", "choose", "take back"])
async def test_panels_are_made_a_few_at_a_time(desk: Desk, monkeypatch: pytest.MonkeyPatch, pressed: str) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    interaction = Reader(desk, ADA, guild=1, channel=1).interaction
    made: list[Any] = []
    may_end = asyncio.Event()

    async def slow(_: Any, panel: Any, *__: Any, **___: Any) -> Reply:
        made.append(panel)
        await may_end.wait()
        return Reply()

    monkeypatch.setattr(play, "show", slow)
    makers = {
        "open": lambda: play.opened(interaction, game_id),
        "choose": lambda: play.chosen(interaction, game_id, ["no such choice"], None),
        "take back": lambda: play.undo_choices(interaction, game_id, everything=False),
    }
    asked = [asyncio.ensure_future(makers[pressed]()) for _ in range(2 * PANELS_AT_ONCE)]
    async with asyncio.timeout(60):
        while len(made) < PANELS_AT_ONCE:  # noqa: ASYNC110 - the table is loaded meanwhile
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(made) == PANELS_AT_ONCE
        may_end.set()
        await asyncio.gather(*asked)
    assert len(made) == 2 * PANELS_AT_ONCE
