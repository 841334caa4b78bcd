"""Answers to a vote, how it ends, and what is then done (host/votes.py)."""

from collections.abc import Set
from dataclasses import replace
from typing import Any, Final

from db import Change, GameRow, SeatRow, TimerRow
from engine import players
from engine.core.decision import Refusal
from host import seating
from host.freezing import RUNNING
from host.host import Host
from host.pending import PendingRows
from host.posts import CANCELLED, PAUSED, PROMPT, RESUMED, UNPROMPT, VOTED, Post, owe_again
from host.reminders import VOTE, set_missing
from host.requests import ABOUT_UNDO
from host.table import Table
from host.undoing import AGREED, SILENCE, take_back
from host.votes import ABSENCE, ASKED_ALONE, CANCEL, OFFER, PAUSE, RESUME, SWAP, Votes, running_vote

# The status of the table once everybody has agreed, and the post that tells it.
STATUS_AFTER: Final = {CANCEL: "cancelled", PAUSE: seating.PAUSED, RESUME: RUNNING}
POST_AFTER: Final = {CANCEL: CANCELLED, PAUSE: PAUSED, RESUME: RESUMED}


async def other_game(host: Host, table: Table) -> GameRow | None:
    """The game that has the channel of a paused table meanwhile."""
    return await host.db.games.occupying(table.row.channel_id or 0)


async def vote(host: Host, game_id: str, user_id: int, name: str, number: int, *, yes: bool) -> Votes:
    """A person's answer in vote `number` of a table; a later one replaces it. `name`: their display name. Raises
    Refusal: not_at_table, own_vote, replaced, not_offered, not_asked, vote_over."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        timer = await running_vote(host, game_id)
        if timer is None or timer.payload["number"] != number:
            table.seat_of(user_id)
            raise Refusal("vote_over")
        paid = timer.payload
        if paid["about"] == OFFER:
            return await _answer_offer(host, table, timer, user_id, name, yes=yes)
        if paid["about"] == SWAP:
            return await _answer_swap(host, table, timer, user_id, yes=yes)
        voter = _voter(table, paid, user_id)
        answers = {one: sorted(set(paid[one]) - {voter}) for one in ("yes", "no")}
        answers["yes" if yes else "no"].append(voter)
        timer = replace(timer, payload={**paid, **answers})
        decided = _result(table, timer.payload, over=False)
        if decided is not None:
            decided = await _carry_out(host, table, timer, decided)
        else:
            change = Change(game_id)
            change.arm(VOTE, timer.due, timer.payload, user_id=timer.user_id)
            await host.db.write(change)
        return Votes(paid["about"], len(answers["yes"]), len(answers["no"]), timer.due, decided)


def _voter(table: Table, paid: dict[str, Any], user_id: int) -> int:
    """The seat whose person may answer."""
    voter = table.seat_of(user_id)
    if voter == paid["seat"]:
        raise Refusal("own_vote")
    if not table.seats[voter].by_person:
        raise Refusal("replaced")
    return voter


def _result(table: Table, paid: dict[str, Any], *, over: bool) -> bool | None:
    """How a vote ends, None while it goes on. `over`: its time is up. About somebody absent the majority of those who
    answer decides; anything else one no prevents, and when the time is up half of the people must have agreed."""
    voters = set(table.people) - {paid["seat"]}
    yes, no = voters & set(paid["yes"]), voters & set(paid["no"])
    answered = voters == yes | no
    if paid["about"] == ABSENCE:
        return len(yes) > len(no) if over or answered else None
    if no or answered:
        return bool(yes) and not no
    if over and _unanswered(paid, yes):
        return True
    return bool(yes) and 2 * len(yes) >= len(voters) if over else None


def _unanswered(paid: dict[str, Any], yes: Set[int]) -> bool:
    """Whether an organiser asked to take something back and nobody has answered: the organiser then decides."""
    return paid["about"] == ABOUT_UNDO and paid["organises"] and yes <= {paid["asker"]}


async def _answer_offer(host: Host, table: Table, timer: TimerRow, user_id: int, name: str, *, yes: bool) -> Votes:
    if timer.user_id != user_id:
        raise Refusal("not_offered")
    if yes:
        seat: SeatRow = table.seats[timer.payload["offered"]]
        taken = replace(seat, user_id=user_id, player=players.PERSON, name=name)
        await seating.sit_down(host, table, taken, seating.TAKEN, settled=timer)
    else:
        await _refuse(host, table, timer)
    return Votes(OFFER, int(yes), int(not yes), timer.due, yes)


async def _answer_swap(host: Host, table: Table, timer: TimerRow, user_id: int, *, yes: bool) -> Votes:
    asker, other = timer.payload["asker"], timer.payload["other"]
    if table.seat_of(user_id) != other:
        raise Refusal("not_asked")
    seating.check_running(table)
    swapped = yes and {asker, other} <= set(table.people)
    if swapped:
        await seating.swap(host, table, asker, other, settled=timer)
    else:  # also where a house player plays one of the seats meanwhile
        await _refuse(host, table, timer)
    return Votes(SWAP, int(yes), int(not yes), timer.due, swapped)


async def recount(host: Host, table: Table) -> None:
    """Somebody who could vote has left: a vote for which everybody else has answered is over. The caller holds the
    game's lock."""
    timer = await running_vote(host, table.row.id)
    if timer is not None and timer.payload["about"] not in (OFFER, SWAP):
        decided = _result(table, timer.payload, over=False)
        if decided is not None:
            await _carry_out(host, table, timer, decided)


async def count_votes(host: Host, table: Table, timer: TimerRow) -> None:
    """The time to vote is over. The caller holds the game's lock."""
    agreed = timer.payload["about"] not in ASKED_ALONE and _result(table, timer.payload, over=True)
    await _carry_out(host, table, timer, bool(agreed))


async def _carry_out(host: Host, table: Table, timer: TimerRow, agreed: bool) -> bool:
    """Do what was agreed, or tell that it was not. Returns which of both."""
    about = timer.payload["about"]
    if about == RESUME and await other_game(host, table) is not None:
        agreed = False
    if about == ABOUT_UNDO and not table.has_point(timer.payload["to"]):
        agreed = False
    if not agreed:
        await _refuse(host, table, timer)
    elif about == ABSENCE:
        await seating.take_over(host, table, timer.payload["seat"], seating.ABSENT, settled=timer)
    elif about == ABOUT_UNDO:
        await _take_back(host, table, timer)
    else:
        await set_status(host, table, about, settled=timer)
    return agreed


async def _take_back(host: Host, table: Table, timer: TimerRow) -> None:
    paid = timer.payload
    answered = set(paid["yes"]) - {paid["asker"]}
    actor = table.row.organiser_id if paid["asker"] is None else table.seats[paid["asker"]].user_id
    told = {"by": paid["asker"], "why": AGREED if answered else SILENCE, **paid["point"]}
    await take_back(host, table, paid["to"], told, actor=actor, settled=timer)


async def _refuse(host: Host, table: Table, timer: TimerRow) -> None:
    paid, row, change = timer.payload, await host.game(table.row.id), Change(table.row.id)
    change.end(timer)
    told = [Post(UNPROMPT, {"seat": paid["seat"]}), Post(VOTED, paid)]
    if paid["about"] == ABSENCE:
        told.append(Post(PROMPT, {"seat": paid["seat"], "since": paid["since"], "quiet": True}))
    owe_again(change, row, told)
    change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)
    host.on_posts_owed()


async def set_status(
    host: Host, table: Table, about: str, *, actor: int | None = None, settled: TimerRow | None = None
) -> None:
    """Cancel or pause the table, or let it go on, and tell it."""
    now = host.clock.now()

    async def act(pending: PendingRows) -> None:
        table.set_status(STATUS_AFTER[about], pending, actor=actor, at=now)
        if about == CANCEL:
            pending.columns["ended"] = now
        pending.settled = settled
        pending.news += [Post(UNPROMPT, {"seat": None}), Post(POST_AFTER[about], {})]

    await host.advance(table, act)
    if about == RESUME:
        await set_missing(host.db, table, now)
