"""Kinds of timers and who handles them, and what is stored with timers and posts."""

from typing import Any

import pytest

from db import TimersUnknown
from host.messages.posts import Corrected, Prompt, SeatTaken, Undone, Vote
from host.payload import Payload
from host.sleeper import check_stored
from host.timers.reminders import TurnTimer
from tests.host.desk import ADA, BEN, Desk


async def test_a_stored_kind_without_a_handler_is_named(desk: Desk) -> None:
    await desk.begin("toy", ADA, BEN)
    await check_stored(desk.database)
    await desk.database.timers.arm("tea", ADA, 1.0, {})
    with pytest.raises(TimersUnknown, match="tea"):
        await check_stored(desk.database)


@pytest.mark.parametrize(
    ("kind", "stored"),
    [
        (TurnTimer, {"seat": 1, "since": 5, "asked": 2.5, "acted": 2.5, "silent": False, "step": 0}),
        (TurnTimer, {"seat": 1, "since": 5, "asked": 2.5, "acted": 3.5, "silent": True, "step": 2, "first": 0}),
        (Vote, {"about": "cancel", "number": 3, "seat": None, "since": 9, "asker": 0, "yes": [0], "no": []}),
        (Vote, {"about": "undo", "number": 3, "seat": None, "since": 9, "asker": None, "to": 4,
                "point": {"first": 1, "last": 2, "choices": 0}, "organises": False, "yes": [], "no": [1]}),
        (Prompt, {"seat": 0, "since": 7}),
        (Prompt, {"seat": 0, "since": 7, "quiet": True, "nudge": None}),
        (Prompt, {"seat": 0, "since": 7, "reminder": 3, "asked": 1.5, "late": True, "ends": 9.5}),
        (SeatTaken, {"seat": 0, "why": "left", "organiser": 2}),
        (Corrected, {"by": None, "seat": 1, "field": "lira", "was": "3", "now": "4", "again": False}),
        (Undone, {"row": 12}),
    ],
)  # fmt: skip
def test_payloads_are_stored_as_before(kind: type[Payload], stored: dict[str, Any]) -> None:
    assert kind.read(stored).stored() == stored
    assert list(kind.read(stored).stored()) == list(stored)
    assert kind.read({**stored, "of a later version": 1}).stored() == stored
