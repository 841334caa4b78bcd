"""Who may ask for hints (/hint) and when not, how many were asked for, how long one may wait for a place to think; the
turns that every panel offers first where there are hints. How long they are sought stands in
engine/players/thinking_time.py.

A hint changes nothing in the game. While it goes on nobody but its person knows of it; its end tells how many each
asked for. What is asked for again at the same moment, for a better answer, counts once. What panels offer counts for
nobody: everybody at the table has it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from logging import getLogger
from random import Random
from typing import Final, NamedTuple

from db import HintsRow, SeatRow
from engine.core.decision import Refusal
from engine.core.position import AnyPosition
from engine.players import thinking_time
from engine.players.hints.hint import Hint
from engine.players.hints.turns import Turn
from engine.players.thinking_time import Budget
from engine.players.worker import hint_in_worker, world_for
from host.clock import SECONDS
from host.host import Host
from host.houses.workers import THINKS_S, NoProcess
from host.table.status import FINISHED
from host.table.table import Table
from host.table_options import RATED, gives_hints
from host.turn.looking import Panel

log = getLogger(__name__)

WAITS_S: Final = 2.0  # for a process that is busy; then a thread finds the hint
LONGER_WAITS_S: Final = 15.0  # until it is said that too many computer players are thinking
PANEL_WAITS_S: Final = 0.5
"""For what a panel offers first, which takes about 0.1 s; without it the panel offers what beginners like, and what is
found later stands in the next one."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint for a seat at a position, which is a copy; `after`: the row of the log after which its decision arose."""

    table: Table
    seat: int
    after: int
    position: AnyPosition
    hint: Hint


class Asked(NamedTuple):
    """`seat`: whose person asked for hints, None for somebody who left it; `times`: for how many."""

    seat: int | None
    times: int


async def hint_for(host: Host, game_id: str, user_id: int, *, longer: bool = False) -> Hinted:
    """A hint for a person who must choose, which is counted; asked for again meanwhile it is not sought twice. Raises
    Refusal: hints_for_players, hints_rated, hints_forbidden, hints_replaced, already_answered, hints_in_turn (`acts`:
    one that must choose), those of `Table.check_running`, frozen, not_started; hints_wait, if longer ones do not get
    the time they need now."""
    async with host.at_table(game_id) as table:
        seat = _seat_to_advise(table, user_id)
        after, position = table.asked.after[seat], table.position.fork()
        await _count(host, table, seat, user_id, after)
    key = (game_id, seat, after, longer)
    budget = thinking_time.HINT_LONGER if longer else thinking_time.HINT_SOON
    hint = await host.hints.run(key, lambda: _found(host, position, seat, after, budget))
    host.advice[game_id, seat, after] = hint.turns  # so that the panel offers first what its person was told
    return Hinted(table, seat, after, position, hint)


async def advice_for(host: Host, panel: Panel) -> tuple[Turn, ...]:
    """The best turns from the decision of a panel that is not outdated; none where nothing is to be chosen in an own
    turn, where there are no hints, in a lesson, or where they are not found soon. Of a turn that is prepared, for its
    start, as it would be now."""
    position, table, decision = panel.position, panel.table, panel.decision
    own = position.in_own_turn(panel.seat) and not position.sealed
    wanted = decision is not None and len(decision.options) > 1 and own
    if not wanted or table.row.lesson is not None or not gives_hints(table.row):
        return ()
    after = panel.asked_after
    if panel.prepared and after:
        return ()
    key = table.row.id, panel.seat, -1 - table.seq if panel.prepared else after
    if key not in host.advice:
        position = position.fork()
        work = host.hints.start((*key, "panel"), lambda: _found(host, position, *key[1:], thinking_time.NO_SEARCH))
        work.add_done_callback(partial(_keep, host, key))
        done, _ = await asyncio.wait({work}, timeout=PANEL_WAITS_S)
        if not done:
            return ()
        return work.result().turns
    return host.advice[key]


def _keep(host: Host, key: tuple[str, int, int], work: "asyncio.Future[Hint]") -> None:
    if not work.cancelled() and work.exception() is None:
        host.advice.setdefault(key, work.result().turns)


async def _found(host: Host, position: AnyPosition, seat: int, after: int, budget: Budget) -> Hint:
    """The hint for a decision that arose after row `after` of the log: asked for again it is the same. The position
    must not change meanwhile."""
    rng = Random(f"hint {seat} {after}")
    arguments = position.rules.name, world_for(position, seat, rng), seat, rng
    longer = budget == thinking_time.HINT_LONGER
    try:
        if longer:
            return await host.searching.search(budget, hint_in_worker, *arguments, SECONDS, waits_s=LONGER_WAITS_S)
        return await host.thinking.done(THINKS_S, hint_in_worker, *arguments, SECONDS, budget, waits_s=WAITS_S)
    except TimeoutError as problem:
        log.warning("a hint was not found in time: %s", problem)
        if longer:
            raise Refusal("hints_wait") from None
    except NoProcess:
        pass
    return await asyncio.to_thread(hint_in_worker, *arguments, SECONDS, thinking_time.NO_SEARCH)


def _seat_to_advise(table: Table, user_id: int) -> int:
    seat = next((row.seat for row in table.seats if row.user_id == user_id), None)
    if seat is None:
        raise Refusal("hints_for_players")
    table.check_running()
    if not gives_hints(table.row):
        raise Refusal("hints_rated" if RATED.of(table.row) else "hints_forbidden")
    if not table.seats[seat].by_person:
        raise Refusal("hints_replaced")
    if seat in table.position.answered:
        raise Refusal("already_answered")
    if seat not in table.position.seats_to_act:
        raise Refusal("hints_in_turn", acts=table.position.seats_to_act[0])
    return seat


async def _count(host: Host, table: Table, seat: int, user_id: int, after: int) -> None:
    before = next((row for row in await host.db.hints.of_game(table.row.id) if row.user_id == user_id), None)
    if before is None or before.after != after:
        count = 0 if before is None else before.asked
        await host.db.hints.save(HintsRow(table.row.id, seat, user_id, count + 1, after))


async def asked_in(host: Host, game_id: str, seats: Sequence[SeatRow]) -> list[Asked]:
    """Who asked for hints in a game that is over; nobody while it goes on."""
    if (await host.game(game_id)).status != FINISHED:
        return []
    return [Asked(_seat_of(row, seats), row.asked) for row in await host.db.hints.of_game(game_id)]


def _seat_of(row: HintsRow, seats: Sequence[SeatRow]) -> int | None:
    """Where who asked sits now; a seat without a person is of whoever had it, forgotten or in a game from a file."""
    if row.user_id is None:
        return row.seat if seats[row.seat].user_id is None else None
    return next((seat.seat for seat in seats if seat.user_id == row.user_id), None)
