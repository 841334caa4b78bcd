"""What the people of a table decide together, one vote at a table at a time.

A vote is a timer, due when it ends; its payload has what it is `about`, its `number` at the table, the seats that said
`yes` and `no`, and the row of the log `since` which what it is about is so. About: `absence` (of the person in `seat`,
whether a house player replaces them: the others decide by majority), `cancel`, `pause`, `resume` (everybody who answers
must agree), `undo` (the same, whether what came after row `to` is taken back, see `host.votes.undo_request`), `offer`
(the timer's person is asked whether they take the seat `offered`), `swap` (the person of the seat `other` is asked
whether they exchange seats with the `asker`). People begin votes in host/votes/proposals.py and
host/votes/undo_request.py, answer them in host/votes/votes.py.
"""

from collections.abc import Container, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, Final

from db import Change, GameRow, SeatRow, TimerRow
from engine import players
from engine.core.decision import Refusal
from host.clock import MINUTE_S
from host.host import Host, before_calls, commit_follower, person_left
from host.messages.posts import CANCELLED, PAUSED, PROMPT, RESUMED, UNPROMPT, VOTE_WAITS, VOTED, Post, owe_again
from host.messages.posts import VOTE as VOTE_POST
from host.people.quiet_hours import reachable_at
from host.people.settings import PersonSettings, settings_of
from host.seats import seating
from host.table.calls import to_ping
from host.table.commit import Commit
from host.table.pace import VOTE_S
from host.table.pending import PendingRows
from host.table.status import PAUSED as ON_HOLD
from host.table.status import RUNNING
from host.table.table import Table
from host.timer_kinds import table_timer
from host.turn.undo import AGREED, SILENCE, take_back

VOTE: Final = "vote"
"""The timer of a vote, due when it ends."""
ABSENCE: Final = "absence"
ABOUT_UNDO: Final = "undo"
CANCEL: Final = "cancel"
PAUSE: Final = "pause"
RESUME: Final = "resume"
OFFER: Final = "offer"
SWAP: Final = "swap"
ASKED_ALONE: Final = (OFFER, SWAP)  # one person's answer decides
CALL: Final = "vote-call"
"""The timer of a person whom a vote, `number` in its payload, asks and has not pinged yet."""
# The status of the table once everybody has agreed, and the post that tells it.
STATUS_AFTER: Final = {CANCEL: "cancelled", PAUSE: ON_HOLD, RESUME: RUNNING}
POST_AFTER: Final = {CANCEL: CANCELLED, PAUSE: PAUSED, RESUME: RESUMED}


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


async def end_of_vote_about(host: Host, table: Table, seat: int) -> float | None:
    """When nobody votes about a seat any more; None where nobody does. A new call would take the place of that vote's
    message."""
    timer = await running_vote(host, table.row.id)
    return timer.due + MINUTE_S if timer is not None and timer.payload["seat"] == seat else None


@before_calls
async def withdraw_request(host: Host, commit: Commit) -> None:
    """A request to take something back ends as soon as something else becomes known: it names exactly what it takes
    back."""
    table, pending = commit.table, commit.pending
    if table.published <= commit.published or commit.begins:
        return
    if pending.settled is not None:  # what is published is the request's own undo, or no seat's move
        return
    timer = await running_vote(host, table.row.id)
    if timer is not None and timer.payload["about"] == ABOUT_UNDO:
        over = [Post(UNPROMPT, {"seat": None}), Post(VOTED, {**timer.payload, "moved": True})]
        pending.settled, pending.news = timer, [*over, *pending.news]


@commit_follower
async def follow(host: Host, commit: Commit) -> None:
    """Nobody votes any more about somebody who has acted or is asked something new."""
    if not commit.table.over and not commit.table.closed:
        await end_vote_about(host, commit.change, commit.table, commit.called, commit.acted)


async def end_vote_about(
    host: Host, change: Change, table: Table, before: Mapping[int, int], acted: Container[int | None] = ()
) -> None:
    """As `follow`. `before`: what `Table.called` was; `acted`: the seats whose people have."""
    timer = await running_vote(host, table.row.id)
    if timer is None or timer.user_id is None:
        return
    for seat in table.seats:
        asked_anew = table.called.get(seat.seat) != before.get(seat.seat)
        if seat.user_id == timer.user_id and (asked_anew or seat.seat in acted):
            change.disarm(VOTE, user_id=seat.user_id)


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
    """Begin a vote, tell the table, and ping those who are asked, some of them later (host/votes/votes.py). `user_id`:
    the person it is about; `facts`: what else is to be known of it."""
    number, ends = row.revision + 1, now + VOTE_S
    payload = {"about": about, "number": number, "seat": seat, "since": since, **facts}
    change.arm(VOTE, ends, {**payload, "yes": sorted(yes), "no": []}, user_id=user_id)
    call = await call_voters(host, change, row, asked(table, payload, user_id), number, now, ends)
    owe_again(change, row, [Post(VOTE_POST, {**payload, "ends": ends, "call": call})])
    change.update_game(row.seq, row.revision, revision=number)


@table_timer(CALL)
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
        elif await to_ping(host.people, row, [user_id], now, ends):
            change.arm(CALL, at, {"number": number}, user_id=user_id)
    return at_once


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
    table.check_running()
    swapped = yes and {asker, other} <= set(table.people)
    if swapped:
        await seating.swap(host, table, asker, other, settled=timer)
    else:  # also where a house player plays one of the seats meanwhile
        await _refuse(host, table, timer)
    return Votes(SWAP, int(yes), int(not yes), timer.due, swapped)


@person_left
async def recount(host: Host, table: Table) -> None:
    """A vote for which everybody else has answered is over."""
    timer = await running_vote(host, table.row.id)
    if timer is not None and timer.payload["about"] not in (OFFER, SWAP):
        decided = _result(table, timer.payload, over=False)
        if decided is not None:
            await _carry_out(host, table, timer, decided)


@table_timer(VOTE)
async def count_votes(host: Host, table: Table, timer: TimerRow, _: float) -> None:
    """The time to vote is over."""
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
        await host.resume_within_lock(table)
