"""Counting the results of a game that has ended: score, place, rounds, seconds for a turn, missed reminders, and seats
given up. Whether it is rated stands in ratings.py.

Games are counted one after the other in the order of their ends. A result is written in one transaction and only where
there is none, so a game counts once, however often it is tried; what a crash left out is found after the next start.
Games that ended before there were results are counted then too."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from logging import getLogger
from statistics import median
from typing import Final

from db import Change, Database, GameRow, LogRow, ResultRow, SeatRow, WriteConflict
from engine import players
from engine.core.rules import Unreadable
from host.finished.known import Known, known_of
from host.finished.ratings import RECENT_S, rated_after, rated_results, rating_of, weight_of, weighted
from host.table.history import final_place, final_standings
from host.table.loading import rules_for, seed_of
from host.table.log import CHOICE, SEAT, STATUS
from host.table.records import decode
from host.table.status import PAUSED, gave_up

TRIES: Final = 5

log = getLogger(__name__)


async def count_all(db: Database) -> None:
    """Count every finished game that has no results yet. Raises StorageFailed, WriteRefused."""
    for row in await db.results.uncounted():
        await count(db, row)


async def count(db: Database, row: GameRow) -> None:
    """Count a finished game, unless it is counted. Raises StorageFailed, and WriteRefused where that did not work
    TRIES times because another process counts games of the same people."""
    for left in reversed(range(TRIES)):
        if await db.results.of_game(row.id):
            return
        try:
            async with db.people.remembered:
                return await _count(db, row)
        except WriteConflict:
            if not left:
                raise


async def _count(db: Database, row: GameRow) -> None:
    known = await known_of(db, row)
    results = await asyncio.to_thread(results_of, known)
    if counting := await asyncio.to_thread(rated_results, known, results):
        results = await _rated(db, known, results, counting)
    change = Change(row.id)
    change.insert(*results)
    await db.write(change)


def results_of(known: Known) -> list[ResultRow]:
    """The results of all seats and, after them, of people who gave up theirs to another; none is rated yet."""
    row, standings = known.row, final_standings(known.row)
    rounds, order, characters = _told_by_records(known)
    moves = _moves(known)
    results = []
    for seat in known.seats:
        taken = _taken_at(known, seat)
        missed = sum(seq >= taken for seq, other in known.reminded if other == seat.seat)
        result = ResultRow(
            row.id,
            seat.seat,
            seat.seat,
            seat.user_id,
            seat.player,
            row.guild_id,
            row.rules_name,
            row.ended or 0.0,
            len(known.seats),
            final_place(row, seat.seat),
            standings[seat.seat][0],
            rounds=rounds,
            turn_order=order.get(seat.seat),
            character=characters.get(seat.seat),
        )
        result = _with_moves(result, moves, missed)
        last = replace(result, gave_up=True, place=len(known.seats))
        results.append(last if gave_up(row, seat) else result)
        before = known.began.get(seat.seat)
        if taken and before is not None:
            left = sum(seq < taken for seq, other in known.reminded if other == seat.seat)
            gone = replace(last, user_id=before, player=players.PERSON)
            results.append(_with_moves(gone, moves, left))
    return [replace(result, number=number) for number, result in enumerate(results)]


def _with_moves(result: ResultRow, moves: Mapping[tuple[int, int], list[float]], missed: int) -> ResultRow:
    taken = moves.get((result.seat, result.user_id), []) if result.user_id is not None else []
    return replace(result, moves=len(taken), move_s=median(taken) if taken else None, missed=missed)


def _taken_at(known: Known, seat: SeatRow) -> int:
    """The log row with which the person of a seat took it from another; 0 for who began in it, and where that is not
    known."""
    if seat.user_id is None or known.began.get(seat.seat, seat.user_id) == seat.user_id:
        return 0
    sat = (row.seq for row in known.rows if row.kind == SEAT and (row.seat, row.actor_id) == (seat.seat, seat.user_id))
    return next(sat, 0)


def _told_by_records(known: Known) -> tuple[int | None, dict[int, int], dict[int, str]]:
    """The number of rounds, and each seat's place in the turn order and its character."""
    if not known.records:
        return None, {}, {}
    lasting = [record for record in known.records if not record.undone]
    first, last = known.records[0], lasting[-1]
    try:
        rules, seed = rules_for(known.row), seed_of(known.row)
        begun, before, over = (decode(rules, record, seed).view for record in (first, lasting[-2:][0], last))
    except Unreadable as problem:
        log.warning("the result of game %s is counted without its records: %r", known.row.id, problem)
        return None, {}, {}
    every = range(len(known.seats))
    # Of a game that began under version 1 the first record may be one of the middle, after the start has moved on.
    order = {} if first.number else {seat: (seat - begun.start) % len(every) + 1 for seat in every}
    characters = {seat: rules.character(over, seat) for seat in every}
    return rules.round_of(before, over), order, {seat: name for seat, name in characters.items() if name}


def _moves(known: Known) -> dict[tuple[int, int], list[float]]:
    """The seconds that each turn took, by seat and the person who ended it; the time of a paused game left out."""
    moves: dict[tuple[int, int], list[float]] = {}
    by_number = {row.seq: row for row in known.rows}
    passed = _passed(known.rows)
    for record in known.records:
        last, seat = by_number.get(record.last_seq), record.content.get("seat")
        chosen = [
            row.actor_id
            for seq in range(record.first_seq, record.last_seq + 1)
            if (row := by_number.get(seq)) is not None and row.kind == CHOICE and row.actor_id is not None
        ]
        if record.undone or last is None or seat is None or not chosen:
            continue
        seconds = passed[record.last_seq] - passed.get(record.first_seq - 1, passed[record.last_seq])
        moves.setdefault((seat, chosen[-1]), []).append(max(0.0, seconds))
    return moves


def _passed(rows: Sequence[LogRow]) -> dict[int, float]:
    """For each row the seconds that had passed at the table, while it was not paused."""
    passed_at, passed, paused = {}, 0.0, False
    for before, row in zip([*rows[:1], *rows], rows, strict=False):
        passed += 0.0 if paused else row.at - before.at
        passed_at[row.seq] = passed
        if row.kind == STATUS:
            paused = row.notation == PAUSED
    return passed_at


async def _rated(
    db: Database, known: Known, results: Sequence[ResultRow], counting: Sequence[ResultRow]
) -> list[ResultRow]:
    """The results, with the ratings after the game in those that count for them."""
    guild_id, name = known.row.guild_id or 0, known.row.rules_name
    people = [row.user_id for row in counting if row.user_id]
    latest = await db.results.latest_rated(guild_id, name, people)
    before = [rating_of(latest.get(user_id)) for user_id in people]
    last_of_all = len(known.seats) + 1  # for who gave up, also behind the one whom they would have beaten
    after = rated_after(before, [last_of_all if row.gave_up else row.place for row in counting])
    ended = known.row.ended or 0.0
    met = await db.results.met(guild_id, name, people, ended - RECENT_S, ended)
    new = {}
    for user_id, row, old, full in zip(people, counting, before, after, strict=True):
        rating = weighted(old, full, weight_of(met.get((user_id, other), 0) for other in people if other != user_id))
        new[row.number] = replace(row, rated_games=rating.games, mu=rating.mu, sigma=rating.sigma)
    return [new.get(row.number, row) for row in results]
