"""What becomes of a seat whose person does not move: a vote of the others, a house player until they return."""

from dataclasses import dataclass, replace
from typing import Any

from db import Change, GameRow, TimerRow
from engine.core.decision import Refusal
from host.host import Host
from host.houses import STAND_IN
from host.pace import HOUSE, STALLED_S, VOTE_S, WAIT, absence_of
from host.posts import PROMPT, SEAT, UNPROMPT, VOTED, Post, owe_again
from host.posts import VOTE as VOTE_POST
from host.reminders import TURN, VOTE
from host.table import PendingRows, Table


@dataclass(frozen=True, slots=True)
class Votes:
    """The votes about a seat so far. `ends`: UTC seconds; `decided`: None while some are missing."""

    yes: int
    no: int
    ends: float
    decided: bool | None


async def time_is_up(host: Host, table: Table, row: GameRow, timer: TimerRow, now: float) -> None:
    """What the table chose for a seat that has not moved. The caller holds the game's lock."""
    seat, since = timer.payload["seat"], timer.payload["since"]
    chosen = absence_of(row) if set(table.people) - {seat} else WAIT
    if chosen == HOUSE:
        await _take_over(host, table, seat, now, settled=timer)
        return
    change = Change(row.id)
    change.settle(timer)
    # The timer stays, for what is asked next if the others decide to wait; a table that waits is closed before.
    again = STALLED_S if chosen == WAIT else VOTE_S + now - timer.payload["asked"]
    change.arm(TURN, now + again, timer.payload, user_id=timer.user_id)
    if chosen != WAIT:
        ends = now + VOTE_S
        change.arm(VOTE, ends, {"seat": seat, "since": since, "yes": [], "no": []}, user_id=timer.user_id)
        told = {"seat": seat, "since": since, "asked": timer.payload["asked"], "ends": ends}
        owe_again(change, row, [Post(VOTE_POST, told)])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)


async def vote(host: Host, game_id: str, user_id: int, seat: int, since: int, *, yes: bool) -> Votes:
    """A person's vote whether a house player takes another's seat; a later one replaces it. Raises Refusal:
    not_at_table, own_vote, replaced, vote_over."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        voter = table.seat_of(user_id)
        if voter == seat:
            raise Refusal("own_vote")
        if not table.seats[voter].by_person:
            raise Refusal("replaced")
        timer = await _vote_about(host, table, seat, since)
        answers = {name: sorted(set(timer.payload[name]) - {voter}) for name in ("yes", "no")}
        answers["yes" if yes else "no"].append(voter)
        payload = {**timer.payload, **answers}
        if set(table.people) - {seat} == {*answers["yes"], *answers["no"]}:
            decided = await _decide(host, table, payload, host.clock.now())
            return Votes(len(answers["yes"]), len(answers["no"]), timer.due, decided)
        change = Change(game_id)
        change.arm(VOTE, timer.due, payload, user_id=timer.user_id)
        await host.db.write(change)
        return Votes(len(answers["yes"]), len(answers["no"]), timer.due, None)


async def _vote_about(host: Host, table: Table, seat: int, since: int) -> TimerRow:
    for timer in await host.db.timers.of_game(table.row.id):
        if timer.kind == VOTE and (timer.payload["seat"], timer.payload["since"]) == (seat, since):
            return timer
    raise Refusal("vote_over")


async def count_votes(host: Host, table: Table, timer: TimerRow, now: float) -> None:
    """The time to vote is over. The caller holds the game's lock."""
    await _decide(host, table, timer.payload, now, settled=timer)


async def _decide(
    host: Host, table: Table, payload: dict[str, Any], now: float, settled: TimerRow | None = None
) -> bool:
    """The majority of those who answered decides; at equal numbers, and without any answer, the table waits."""
    seat = payload["seat"]
    if len(payload["yes"]) > len(payload["no"]):
        await _take_over(host, table, seat, now, settled=settled)
        return True
    row, change = await host.game(table.row.id), Change(table.row.id)
    change.disarm(VOTE, user_id=table.seats[seat].user_id)
    if settled is not None:
        change.settle(settled)
    asked = Post(PROMPT, {"seat": seat, "since": payload["since"], "quiet": True})
    owe_again(change, row, [Post(UNPROMPT, {"seat": seat}), Post(VOTED, {"seat": seat}), asked])
    change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)
    host.on_posts_owed()
    return False


async def _take_over(host: Host, table: Table, seat: int, now: float, *, settled: TimerRow | None) -> None:
    stand_in = replace(table.seats[seat], player=STAND_IN)

    async def act(pending: PendingRows) -> None:
        table.reseat(stand_in, pending, actor=None, at=now)
        pending.settled = settled
        pending.news.append(Post(SEAT, {"seat": seat, "returned": False}))

    await host.advance(table, act)


async def give_back(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """A person plays their seat again. Raises Refusal: not_at_table, not_replaced, unknown_game, frozen."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        seat = table.seats[table.seat_of(user_id)]
        if not seat.replaced or table.closed or table.over:
            raise Refusal("not_replaced")

        async def act(pending: PendingRows) -> None:
            table.reseat(replace(seat, player="human"), pending, actor=user_id, at=host.clock.now())
            pending.news.append(Post(SEAT, {"seat": seat.seat, "returned": True}))

        await host.advance(table, act, interaction_id=interaction_id)
