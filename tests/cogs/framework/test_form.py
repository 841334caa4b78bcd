"""Forms that were sent."""

from typing import Any
from unittest.mock import MagicMock

from cogs.client.client import _presses_in_flight
from cogs.framework.form import Form


async def test_what_was_typed_is_dealt_with_before_the_bot_stops() -> None:
    """As discord.py begins it, in a task of a name of its own."""

    async def typed(*_: Any) -> None: ...

    task = Form("Notes", "What for?", typed, longest=100)._dispatch_submit(MagicMock(), [], {})
    assert task in _presses_in_flight()
    task.cancel()
