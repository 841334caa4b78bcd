"""What the people of a table decide together, one vote at a table at a time.

A vote is a timer, due when it ends; its payload has what it is `about`, its `number` at the table, the seats that said
`yes` and `no`, and the row of the log `since` which what it is about is so. About: `absence` (of the person in `seat`,
whether a house player replaces them: the others decide by majority), `cancel`, `pause`, `resume` (everybody who answers
must agree), `undo` (the same, whether what came after row `to` is taken back, see `host.takebacks`), `offer` (the
timer's person is asked whether they take the seat `offered`), `swap` (the person of the seat `other` is asked whether
they exchange seats with the `asker`).
"""

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import Any, Final

from db import Change, GameRow, SeatRow, TimerRow
from engine.core.decision import Refusal
from host import seating
from host.freezing import RUNNING
from host.host import Host
from host.pace import VOTE_S
from host.posts import CANCELLED, PAUSED, PROMPT, RESUMED, UNPROMPT, VOTED, Post, owe_again
from host.posts import VOTE as VOTE_POST
from host.reminders import VOTE, set_missing
from host.requests import ABOUT_UNDO
from host.table import PendingRows, Table
from host.undoing import AGREED, SILENCE, take_back

ABSENCE: Final = "absence"
CANCEL: Final = "cancel"
PAUSE: Final = "pause"
RESUME: Final = "resume"
OFFER: Final = "offer"
SWAP: Final = "swap"
ASKED_ALONE: Final = (OFFER, SWAP)  # one person's answer decides
# The status of the table once everybody has agreed, and the post that tells it.
STATUS_AFTER: Final = {CANCEL: "cancelled", PAUSE: seating.PAUSED, RESUME: RUNNING}
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
    return next((timer for timer in await host.db.timers.of_game(game_id) if timer.kind == VOTE), None)


def asked(table: Table, timer: TimerRow) -> list[int]:
    """The ids of the people who may answer a vote."""
    paid = timer.payload
    if paid["about"] == OFFER:
        return [timer.user_id or 0]
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
        answered = {table.seats[seat].user_id for seat in (*timer.payload["yes"], *timer.payload["no"])}
        if user_id in asked(table, timer) and user_id not in answered:
            found.append((table, timer))
    return found


def call_vote(
    change: Change, row: GameRow, about: str, now: float, *,
    since: int, seat: int | None = None, user_id: int | None = None, yes: Set[int] = frozenset(), **facts: Any,
) -> None:  # fmt: skip
    """Begin a vote and tell the table. `user_id`: the person it is about; `facts`: what else is to be known of it."""
    number, ends = row.revision + 1, now + VOTE_S
    payload = {"about": about, "number": number, "seat": seat, "since": since, **facts}
    change.arm(VOTE, ends, {**payload, "yes": sorted(yes), "no": []}, user_id=user_id)
    owe_again(change, row, [Post(VOTE_POST, {**payload, "ends": ends})])
    change.update_game(row.seq, row.revision, revision=number)


async def request(host: Host, game_id: str, user_id: int, about: str) -> Votes:
    """A person asks the others to cancel, pause or resume the game, and so agrees; it is done at once where nobody else
    plays. Raises Refusal: not_at_table, replaced, vote_running, not_paused, channel_busy, game_over, game_paused,
    game_cancelled, frozen."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        asker, now = table.seat_of(user_id), host.clock.now()
        await _check_request(host, table, asker, about)
        if table.people == [asker]:
            await _set_status(host, table, about, actor=user_id)
            return Votes(about, 1, 0, now, True)
        change, row = Change(game_id), await host.game(game_id)
        call_vote(change, row, about, now, since=table.seq, yes={asker}, asker=asker)
        await host.db.write(change)
    host.on_posts_owed()
    return Votes(about, 1, 0, now + VOTE_S, None)


async def _check_request(host: Host, table: Table, asker: int, about: str) -> None:
    if about == RESUME:
        if table.row.status != seating.PAUSED:
            raise Refusal("not_paused")
        other = await _other_game(host, table)
        if other is not None:
            raise Refusal("channel_busy", game=other.id)
    elif about == PAUSE:
        seating.check_running(table)
    else:
        seating.check_open(table)
    if not table.seats[asker].by_person:
        raise Refusal("replaced")
    if await running_vote(host, table.row.id) is not None:
        raise Refusal("vote_running")


async def _other_game(host: Host, table: Table) -> GameRow | None:
    """The game that has the channel of a paused table meanwhile."""
    return await host.db.games.occupying(table.row.channel_id or 0)


async def offer(host: Host, game_id: str, seat: int, user_id: int, name: str) -> float:
    """Ask a person, by their display name `name`, whether they take a seat that a house player plays. Returns when the
    offer ends. Raises Refusal: no_such_seat, seat_played, already_at_table, vote_running, and those of
    `seating.check_running`."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        seating.check_running(table)
        if seating.seat_at(table, seat).by_person:
            raise Refusal("seat_played")
        if any(one.user_id == user_id for one in table.seats):
            raise Refusal("already_at_table")
        return await _ask_one_person(host, table, OFFER, user_id=user_id, offered=seat)


async def ask_to_swap(host: Host, game_id: str, user_id: int, other: int) -> float:
    """A person asks the one of the seat `other` to exchange seats. Returns when the request ends. Raises Refusal:
    not_at_table, no_such_seat, replaced, own_seat, not_played_by_person, vote_running, and those of
    `seating.check_running`."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        asker = table.seat_of(user_id)
        seating.check_running(table)
        if not table.seats[asker].by_person:
            raise Refusal("replaced")
        if asker == other:
            raise Refusal("own_seat")
        if not seating.seat_at(table, other).by_person:
            raise Refusal("not_played_by_person")
        return await _ask_one_person(host, table, SWAP, asker=asker, other=other)


async def _ask_one_person(host: Host, table: Table, about: str, **asked: Any) -> float:
    """Begin a vote that one person alone answers. Returns when it ends. The caller holds the game's lock. Raises
    Refusal vote_running."""
    row = await host.game(table.row.id)
    if await running_vote(host, row.id) is not None:
        raise Refusal("vote_running")
    change, now = Change(row.id), host.clock.now()
    call_vote(change, row, about, now, since=table.seq, **asked)
    await host.db.write(change)
    host.on_posts_owed()
    return now + VOTE_S


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
        taken = replace(seat, user_id=user_id, player="human", name=name)
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
    if about == RESUME and await _other_game(host, table) is not None:
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
        await _set_status(host, table, about, settled=timer)
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


async def _set_status(
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
