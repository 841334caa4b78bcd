"""Votes of a table: how long they last, one at a time, how people are called to them, what ends one early, and carrying
out what was agreed.

A vote is a timer, due when it ends; its payload has what it is `about`, its `number` at the table, the seats that said
`yes` and `no`, and the row of the log `since` which what it is about is so. About: `absence` (of the person in `seat`,
whether a computer player, this `house` player if one is named, replaces them: the others decide by majority), `cancel`,
`pause`, `resume` (everybody who answers must agree), `undo` (the same, whether what came after row `to` is taken back,
see `host.votes.undo_request`), `offer` (the timer's person is asked whether they take the seat `offered`), `swap` (the
person of the seat `other` is asked whether they exchange seats with the `asker`), `replace` (the same, whether a
`house` player takes the seat). People begin votes in host/votes/proposals.py, host/votes/replacing.py and
host/votes/undo_request.py; who may answer and what answers decide stands in host/votes/voters.py."""

from collections.abc import Container, Iterable, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import Any, Final, NamedTuple

from db import Change, GameRow, SeatRow, TimerRow
from engine import players
from engine.core.decision import Refusal
from host.clock import HOUR_S
from host.host import Host, before_calls, commit_follower, person_left
from host.houses.houses import STAND_IN
from host.messages.posts import (
    Cancelled,
    Paused,
    Post,
    Prompt,
    Resumed,
    TakenBack,
    Undone,
    Unprompt,
    Vote,
    VoteCalled,
    Voted,
    VoteFacts,
    VoteWaits,
    revise,
)
from host.payload import Payload
from host.people.settings import PersonSettings, called_directly, settings_of
from host.seats import seating
from host.sleeper import table_timer
from host.table.calls import to_ping
from host.table.commit import Commit
from host.table.journal import ANSWER
from host.table.status import PAUSED, RUNNING
from host.table.table import Table
from host.table.thread_members import members_owed
from host.turn.undo import AGREED, SILENCE, nobody_can_agree, take_back
from host.votes.voters import (
    ABOUT_UNDO,
    ABSENCE,
    ASKED_ALONE,
    CANCEL,
    OFFER,
    PAUSE,
    REPLACE,
    RESUME,
    SWAP,
    asked,
    lost_seat,
    result,
    voter_of,
)

VOTE: Final = "vote"
"""The timer of a vote, due when it ends."""
VOTE_S: Final = 48 * HOUR_S
CALL: Final = "vote-call"
"""The timer of a person whom a vote, `number` in its payload, asks and has not pinged yet."""
AGREED_STATUS: Final = {CANCEL: ("cancelled", Cancelled()), PAUSE: (PAUSED, Paused()), RESUME: (RUNNING, Resumed())}
"""The status of the table once everybody has agreed, and the post that tells it."""


@dataclass(frozen=True, slots=True)
class Votes:
    """The answers so far. `about`: see the module; `ends`: UTC seconds; `decided`: None while some are missing."""

    about: str
    yes: int
    no: int
    ends: float
    decided: bool | None


class RunningVote(NamedTuple):
    timer: TimerRow
    vote: Vote


class CallTimer(Payload):
    """A person is pinged later for the vote `number`."""

    number: int


async def running_vote(host: Host, game_id: str) -> RunningVote | None:
    """The vote of a table, None without one."""
    timers = await host.db.timers.of_kind(game_id, VOTE)
    return RunningVote(timers[0], Vote.read(timers[0].payload)) if timers else None


@before_calls
async def withdraw_request(host: Host, commit: Commit) -> None:
    """A request to take something back ends as soon as something else becomes known: it names exactly what it takes
    back."""
    pending = commit.pending
    if commit.table.published <= commit.published or commit.begins:
        return
    if pending.settled is not None:  # what is published is the request's own undo, or no seat's move
        return
    running = await running_vote(host, commit.table.row.id)
    if running is not None and running.vote.about == ABOUT_UNDO:
        over = [Unprompt(seat=None), Voted.read({**running.timer.payload, "moved": True})]
        pending.settled, pending.news = running.timer, [*over, *pending.news]


@commit_follower
async def follow(host: Host, commit: Commit) -> None:
    """Nobody votes any more about somebody who has acted or is asked something new."""
    if not commit.over and not commit.closed:
        await end_vote_about(host, commit.change, commit.table.seats, commit.before, commit.called, commit.acted)


async def end_vote_about(
    host: Host,
    change: Change,
    seats: Iterable[SeatRow],
    before: Mapping[int, int],
    called: Mapping[int, int],
    acted: Container[int | None] = (),
) -> None:
    """As `follow`. `before`, `called`: the seats that were and are called; `acted`: those whose people have."""
    running = await running_vote(host, change.game_id)
    if running is None or running.timer.user_id is None:
        return
    for seat in seats:
        asked_anew = called.get(seat.seat) != before.get(seat.seat)
        if seat.user_id == running.timer.user_id and (asked_anew or seat.seat in acted):
            change.disarm(VOTE, user_id=seat.user_id)


async def votes_of(host: Host, user_id: int) -> list[tuple[Table, RunningVote]]:
    """The votes that wait for a person's answer, each with its table; not of games that cannot be read."""
    votes = []
    for timer in await host.db.timers.concerning(VOTE, user_id):
        with suppress(Refusal):
            votes.append((await host.table(timer.game_id or ""), RunningVote(timer, Vote.read(timer.payload))))
    return [(table, running) for table, running in votes if user_id in waited_for(table, running)]


def waited_for(table: Table, running: RunningVote) -> list[int]:
    """The ids of the people whose answer a vote still lacks."""
    answered = {table.seats[seat].user_id for seat in (*running.vote.yes, *running.vote.no)}
    return [user for user in asked(table, running.vote, running.timer.user_id) if user not in answered]


async def call_vote(
    host: Host,
    change: Change,
    table: Table,
    row: GameRow,
    facts: VoteFacts,
    now: float,
    *,
    user_id: int | None = None,
    yes: Set[int] = frozenset(),
) -> None:
    """Begin a vote, tell the table, and call those who are asked where they are called, some of them later. `user_id`:
    the person it is about; `facts`: as yet without their number."""
    number, ends = row.revision + 1, now + VOTE_S
    facts = facts.but(number=number)
    change.arm(VOTE, ends, {**facts.stored(), "yes": sorted(yes), "no": []}, user_id=user_id)
    call = await call_voters(host, change, row, asked(table, facts, user_id), number, now, ends)
    seats = await called_directly(host.people, table.seats)
    direct = {table.seats[seat].user_id for seat in seats} & {*call}
    called = VoteCalled.read({**facts.stored(), "ends": ends, "call": [user for user in call if user not in direct]})
    waits = [VoteWaits(user=user, number=number, seat=facts.seat, since=facts.since) for user in call if user in direct]
    coming = members_owed(row, [user_id]) if facts.about == OFFER else []  # before they are called there
    revise(change, row, [*coming, called, *waits])


async def begin_vote(
    host: Host, table: Table, about: str, *, user_id: int | None = None, yes: Set[int] = frozenset(), **facts: Any
) -> float:
    """Commit the beginning of a vote that somebody asks for; see `call_vote`. Returns when it ends. Raises Refusal
    vote_running."""
    if await running_vote(host, table.row.id) is not None:
        raise Refusal("vote_running")
    change, row, now = Change(table.row.id), await host.game(table.row.id), host.clock.now()
    vote_facts = VoteFacts.read({"about": about, "number": 0, "seat": None, "since": table.seq, **facts})
    await call_vote(host, change, table, row, vote_facts, now, user_id=user_id, yes=yes)
    await host.db.write(change)
    return now + VOTE_S


@table_timer(CALL, CallTimer)
async def call_to_vote(host: Host, table: Table, timer: TimerRow, call: CallTimer, now: float) -> None:
    """A person can be pinged now, or later still, for the vote that a timer CALL names; not who has answered."""
    running, user_id = await running_vote(host, table.row.id), timer.user_id or 0
    change, row = Change(table.row.id), await host.game(table.row.id)
    change.settle(timer)
    same = running is not None and running.vote.number == call.number
    if running is not None and same and user_id in waited_for(table, running):
        vote = running.vote
        at = called_at(await settings_of(host.people, user_id), now, running.timer.due)
        if at > now:
            change.arm(CALL, at, call.stored(), user_id=user_id)
        else:
            revise(change, row, [VoteWaits(user=user_id, number=vote.number, seat=vote.seat, since=vote.since)])
    await host.db.write(change)


def called_at(settings: PersonSettings, now: float, ends: float) -> float:
    """When a person is pinged for a vote that `ends` then; moments in UTC seconds."""
    at = settings.reachable_at(now)
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
        elif await to_ping(host.people, row, [user_id], now, ends):
            change.arm(CALL, at, CallTimer(number=number).stored(), user_id=user_id)
    return at_once


async def other_game(host: Host, table: Table) -> GameRow | None:
    """The game that has the channel of a paused table meanwhile."""
    return await host.db.games.occupying(table.row.channel_id or 0)


async def vote(host: Host, game_id: str, user_id: int, name: str, number: int, *, yes: bool) -> Votes:
    """A person's answer in vote `number` of a table; a later one replaces it. `name`: their display name. Raises
    Refusal: not_at_table, own_vote, replaced, not_offered, not_asked, vote_over."""
    async with host.at_table(game_id) as table:
        running = await running_vote(host, game_id)
        if running is None or running.vote.number != number:
            table.seat_of(user_id)
            raise Refusal("vote_over")
        if running.vote.about == OFFER:
            return await _answer_offer(host, table, running, user_id, name, yes=yes)
        if running.vote.about == SWAP:
            return await _answer_swap(host, table, running, user_id, yes=yes)
        if running.vote.about == REPLACE:
            return await _answer_replacement(host, table, running, user_id, yes=yes)
        voter, timer = voter_of(table, running.vote, user_id), running.timer
        answers = {"yes": sorted({*running.vote.yes} - {voter}), "no": sorted({*running.vote.no} - {voter})}
        answers["yes" if yes else "no"].append(voter)
        running = RunningVote(timer, running.vote.but(**answers))
        decided, change = result(table, running.vote, over=False), Change(game_id)
        change.enter(ANSWER, voter, seq=table.seq, number=number, yes=yes)
        if decided is None:
            change.arm(VOTE, timer.due, running.vote.stored(), user_id=timer.user_id)
        await host.db.write(change)
        if decided is not None:
            decided = await _carry_out(host, table, running, decided)
        return Votes(running.vote.about, len(answers["yes"]), len(answers["no"]), timer.due, decided)


async def _answer_offer(host: Host, table: Table, running: RunningVote, user_id: int, name: str, *, yes: bool) -> Votes:
    timer = running.timer
    if timer.user_id != user_id:
        raise Refusal("not_offered")
    offered = table.seats[running.vote.offered or 0]
    taken = yes and not offered.by_person  # whose it is may have returned
    if taken:
        seat = replace(offered, user_id=user_id, player=players.PERSON, name=name)
        await seating.sit_down(host, table, seat, seating.TAKEN, settled=timer)
    else:
        await _refuse(host, table, running)
    return Votes(OFFER, int(yes), int(not yes), timer.due, taken)


async def _answer_swap(host: Host, table: Table, running: RunningVote, user_id: int, *, yes: bool) -> Votes:
    timer, asker, other = running.timer, running.vote.asker, running.vote.other
    if table.seat_of(user_id) != other:
        raise Refusal("not_asked")
    table.check_running()
    swapped = yes and {asker, other} <= set(table.people)
    if swapped and asker is not None:
        await seating.swap(host, table, asker, other, settled=timer)
    else:  # also where a computer player plays one of the seats meanwhile
        await _refuse(host, table, running)
    return Votes(SWAP, int(yes), int(not yes), timer.due, swapped)


async def _answer_replacement(host: Host, table: Table, running: RunningVote, user_id: int, *, yes: bool) -> Votes:
    timer, seat = running.timer, running.vote.other
    if table.seat_of(user_id) != seat:
        raise Refusal("not_asked")
    table.check_running()
    agreed = yes and table.seats[seat].by_person and table.people != [seat]
    if agreed:
        player = players.some(running.vote.house, table.position.rules, SystemRandom())
        await seating.take_over(host, table, seat, seating.AGREED, player=player, actor=user_id, settled=timer)
    else:
        await _refuse(host, table, running)
    return Votes(REPLACE, int(yes), int(not yes), timer.due, agreed)


@person_left
async def recount(host: Host, table: Table) -> None:
    """A vote for which everybody else has answered is over, and so is a request to somebody who plays no more."""
    running = await running_vote(host, table.row.id)
    if running is None:
        return
    lost = lost_seat(table, running.vote)
    if lost is not None:
        await _refuse(host, table, running, lost=lost)
    elif running.vote.about not in ASKED_ALONE:
        decided = result(table, running.vote, over=False)
        if decided is not None:
            await _carry_out(host, table, running, decided)


@table_timer(VOTE, Vote)
async def count_votes(host: Host, table: Table, timer: TimerRow, vote: Vote, _: float) -> None:
    """The time to vote is over."""
    agreed = vote.about not in ASKED_ALONE and result(table, vote, over=True)
    await _carry_out(host, table, RunningVote(timer, vote), bool(agreed))


async def _carry_out(host: Host, table: Table, running: RunningVote, agreed: bool) -> bool:
    """Do what was agreed, or tell that it was not. Returns which of both."""
    timer, vote = running
    about = vote.about
    if about == ABOUT_UNDO and (not table.has_point(vote.to) or await nobody_can_agree(host.db, table)):
        agreed = False
    if about == RESUME and await other_game(host, table) is not None:
        agreed = False
    if not agreed:
        await _refuse(host, table, running)
    elif about == ABSENCE and vote.seat is not None:
        player = players.some(vote.house, table.position.rules, SystemRandom()) if vote.house else STAND_IN
        await seating.take_over(host, table, vote.seat, seating.ABSENT, player=player, settled=timer)
    elif about == ABOUT_UNDO:
        await _take_back(host, table, running)
    else:
        await set_status(host, table, about, settled=timer)
    return agreed


async def _take_back(host: Host, table: Table, running: RunningVote) -> None:
    timer, vote = running
    answered = set(vote.yes) - {vote.asker}
    actor = table.row.organiser_id if vote.asker is None else table.seats[vote.asker].user_id
    point = (vote.point or TakenBack()).stored()
    undone = Undone(by=vote.asker, why=AGREED if answered else SILENCE, **point)
    await take_back(host, table, vote.to, undone, actor=actor, settled=timer)


async def _refuse(host: Host, table: Table, running: RunningVote, *, lost: int | None = None) -> None:
    """Tell that nothing comes of a vote. `lost`: see `posts.Voted`."""
    vote, row, change = running.vote, await host.game(table.row.id), Change(table.row.id)
    change.end(running.timer)
    owed: list[Post] = [Unprompt(seat=vote.seat), Voted.read({**vote.stored(), "lost": lost})]
    if vote.about == ABSENCE and vote.seat is not None:
        owed.append(Prompt(seat=vote.seat, since=vote.since, quiet=True))
    if vote.about == OFFER:
        owed += members_owed(row, [running.timer.user_id])
    revise(change, row, owed)
    await host.db.write(change)


async def set_status(
    host: Host, table: Table, about: str, *, actor: int | None = None, settled: TimerRow | None = None
) -> None:
    """Cancel or pause the table, or let it go on, and tell it."""
    status, post = AGREED_STATUS[about]
    async with host.act(table) as pending:
        table.set_status(status, pending, actor=actor)
        if about == CANCEL:
            pending.columns["ended"] = pending.at
        pending.settled = settled
        pending.news += [Unprompt(seat=None), post]
    if about == RESUME:
        await host.resume_within_lock(table)
