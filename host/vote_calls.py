"""When a vote pings whom it asks: at once, or, where their quiet hours end or they are back before the vote is over,
then. A timer of the person waits for that moment."""

from collections.abc import Sequence
from typing import Final

from db import Change, GameRow
from host.calling import to_ping
from host.host import Host
from host.quiet_hours import reachable_at
from host.settings import PersonSettings, settings_of

CALL: Final = "vote-call"
"""The timer of a person whom a vote, `number` in its payload, asks and has not pinged yet."""


def called_at(settings: PersonSettings, now: float, ends: float) -> float:
    """When a person is pinged for a vote that `ends` then; moments in UTC seconds."""
    at = reachable_at(settings, now)
    return at if at < ends else now


async def call_voters(
    host: Host, change: Change, row: GameRow, people: Sequence[int], number: int, now: float, ends: float
) -> list[int]:
    """See that those of `people` who can be pinged only later are, for the vote `number`. Returns the others."""
    at_once = []
    for user_id in people:
        at = called_at(await settings_of(host.people, user_id), now, ends)
        if at <= now:
            at_once.append(user_id)
        elif await to_ping(host, row, [user_id], ends):
            change.arm(CALL, at, {"number": number}, user_id=user_id)
    return at_once
