"""What the people of a table decide together, one vote at a table at a time.

A vote is a timer, due when it ends; its payload has what it is `about`, its `number` at the table, the seats that said
`yes` and `no`, and the row of the log `since` which what it is about is so. About: `absence` (of the person in `seat`,
whether a house player replaces them: the others decide by majority), `cancel`, `pause`, `resume` (everybody who answers
must agree), `undo` (the same, whether what came after row `to` is taken back, see `host.takebacks`), `offer` (the
timer's person is asked whether they take the seat `offered`), `swap` (the person of the seat `other` is asked whether
they exchange seats with the `asker`). People begin votes in host/proposals.py and host/takebacks.py, answer them in
host/voting.py.
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass
from typing import Any, Final

from db import Change, GameRow, TimerRow
from engine.core.decision import Refusal
from host.host import Host
from host.pace import VOTE_S
from host.posts import VOTE as VOTE_POST
from host.posts import VOTE_WAITS, Post, owe_again
from host.reminders import VOTE
from host.settings import settings_of
from host.table import Table
from host.vote_calls import CALL, call_voters, called_at

ABSENCE: Final = "absence"
CANCEL: Final = "cancel"
PAUSE: Final = "pause"
RESUME: Final = "resume"
OFFER: Final = "offer"
SWAP: Final = "swap"
ASKED_ALONE: Final = (OFFER, SWAP)  # one person's answer decides


@dataclass(frozen=True, slots=True)
class Votes:
    """The answers so far. `about`: see the module; `ends`: UTC seconds; `decided`: None while some are missing."""

    about: str
    yes: int
    no: int
    ends: float
    decided: bool | None


async def running_vote(host: Host, game_id: str) -> TimerRow | None:
    """The vote of a table, None without one."""
    return next(iter(await host.db.timers.of_kind(game_id, VOTE)), None)


def asked(table: Table, paid: Mapping[str, Any], user_id: int | None) -> list[int]:
    """The ids of the people who may answer a vote with the payload `paid`, whose timer is of `user_id`."""
    if paid["about"] == OFFER:
        return [user_id or 0]
    seats = [paid["other"]] if paid["about"] == SWAP else table.people
    others = [seat for seat in seats if seat not in (paid["seat"], paid.get("asker"))]
    return [table.seats[seat].user_id or 0 for seat in others]


async def votes_of(host: Host, user_id: int) -> list[tuple[Table, TimerRow]]:
    """The votes that wait for a person's answer, each with its table; not of games that cannot be read."""
    found = []
    for timer in await host.db.timers.concerning(VOTE, user_id):
        try:
            table = await host.table(timer.game_id or "")
        except Refusal:
            continue
        if user_id in waited_for(table, timer):
            found.append((table, timer))
    return found


def waited_for(table: Table, timer: TimerRow) -> list[int]:
    """The ids of the people whose answer a vote still lacks."""
    answered = {table.seats[seat].user_id for seat in (*timer.payload["yes"], *timer.payload["no"])}
    return [user for user in asked(table, timer.payload, timer.user_id) if user not in answered]


async def call_vote(
    host: Host, change: Change, table: Table, row: GameRow, about: str, now: float, *,
    since: int, seat: int | None = None, user_id: int | None = None, yes: Set[int] = frozenset(), **facts: Any,
) -> None:  # fmt: skip
    """Begin a vote, tell the table, and ping those who are asked, some of them later (host/vote_calls.py). `user_id`:
    the person it is about; `facts`: what else is to be known of it."""
    number, ends = row.revision + 1, now + VOTE_S
    payload = {"about": about, "number": number, "seat": seat, "since": since, **facts}
    change.arm(VOTE, ends, {**payload, "yes": sorted(yes), "no": []}, user_id=user_id)
    call = await call_voters(host, change, row, asked(table, payload, user_id), number, now, ends)
    owe_again(change, row, [Post(VOTE_POST, {**payload, "ends": ends, "call": call})])
    change.update_game(row.seq, row.revision, revision=number)


async def call_to_vote(host: Host, table: Table, timer: TimerRow, now: float) -> None:
    """A person can be pinged now, or later still, for the vote that a timer CALL names; not who has answered. The
    caller holds the game's lock."""
    vote, user_id = await running_vote(host, table.row.id), timer.user_id or 0
    change, row = Change(table.row.id), await host.game(table.row.id)
    change.settle(timer)
    same = vote is not None and vote.payload["number"] == timer.payload["number"]
    if vote is not None and same and user_id in waited_for(table, vote):
        at = called_at(await settings_of(host.people, user_id), now, vote.due)
        if at > now:
            change.arm(CALL, at, timer.payload, user_id=user_id)
        else:
            told = {key: vote.payload[key] for key in ("number", "seat", "since")}
            owe_again(change, row, [Post(VOTE_WAITS, {"user": user_id, **told})])
            change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)
