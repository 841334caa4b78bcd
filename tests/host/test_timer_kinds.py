"""Kinds of timers and who handles them."""

import pytest

from db import TimersUnknown
from host.timer_kinds import check_stored
from tests.host.desk import ADA, BEN, Desk


async def test_a_stored_kind_without_a_handler_is_named(desk: Desk) -> None:
    await desk.begin("toy", ADA, BEN)
    await check_stored(desk.database)
    await desk.database.timers.arm("tea", ADA, 1.0, {})
    with pytest.raises(TimersUnknown, match="tea"):
        await check_stored(desk.database)
