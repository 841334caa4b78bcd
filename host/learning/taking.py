"""Taking a lesson (/learn): it begins, is left, goes back to what is told, and is deleted after a week without a
choice."""

import asyncio
from collections.abc import Sequence
from typing import Final

from db import Change, GameRow, SeatRow, TimerRow, new_game_id
from engine import players
from engine.core.create import new_position
from engine.core.decision import Refusal
from engine.games import rules_of
from host.clock import DAY_S
from host.host import Host, lesson_follower
from host.lessons.lesson import LESSONS, Lesson
from host.lessons.progress import MARK, lesson_of, progress_of
from host.messages.posts import Undone
from host.people.settings import settings_of
from host.sleeper import lone_timer
from host.table.commit import Commit
from host.table.log import first_row
from host.table.pending import PendingRows
from host.table.status import FROZEN, RUNNING
from host.table.table import Table, first_table
from host.turn.undo import take_back

LESSON: Final = "lesson"
"""The timer of a lesson, due when it is closed."""
LASTS_S: Final = 7 * DAY_S
OF: Final = "lesson of"
"""Begins the name of the lock of a person who begins or leaves lessons."""


@lesson_follower
async def put_off(_: Host, commit: Commit) -> None:
    """Something was chosen in a lesson, or it begins: it is closed later."""
    commit.change.arm(LESSON, commit.now + LASTS_S, {})


async def close(host: Host, row: GameRow) -> None:
    """Close a lesson, and delete its timer with it."""
    async with host.lock(row.id):
        change = Change(row.id)
        change.remove_game()
        await host.db.write(change)
        host.forget(row.id)


@lone_timer(LESSON)
async def is_due(host: Host, timer: TimerRow) -> None:
    """A lesson that was left alone is closed."""
    await close(host, await host.game(timer.game_id or ""))


def is_outdated(row: GameRow) -> bool:
    """Whether a lesson is told in another way now than when it began, or cannot be read."""
    return lesson_of(row) is None or row.status == FROZEN


def goes_on(row: GameRow) -> bool:
    return row.status == RUNNING and not is_outdated(row)


async def begin(host: Host, name: str, user_id: int, person: str, house_names: Sequence[str]) -> GameRow:
    """Begin the lesson called `name` in the place of the one that the person takes; the same goes on where it can.
    `person`: the display name; `house_names`: of the others. Raises Refusal unknown_lesson, StorageFailed,
    WriteRefused."""
    if name not in LESSONS:
        raise Refusal("unknown_lesson")
    async with host.lock(f"{OF} {user_id}"):
        before = await host.db.games.lesson_of(user_id)
        if before is not None and before.lesson == name and goes_on(before):
            return before
        if before is not None:
            await close(host, before)
        table, pending = await asyncio.to_thread(
            _laid_out, LESSONS[name], user_id, person, house_names, host.clock.now()
        )
        change = Change(table.row.id)
        change.create_game(table.row)
        change.seats(table.seats)
        await host.begin(table, pending, change)
        return table.row


async def leave(host: Host, user_id: int) -> bool:
    """Close the lesson that a person takes. Returns whether there was one."""
    async with host.lock(f"{OF} {user_id}"):
        row = await host.db.games.lesson_of(user_id)
        if row is not None:
            await close(host, row)
        return row is not None


async def go_back(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """Take back what the person of a lesson chose in place of what it tells, and all after it. Raises Refusal:
    not_at_table, nothing_to_undo, frozen."""
    async with host.at_table(game_id) as table:
        table.seat_of(user_id)
        progress = await progress_of(host.db, table)
        if progress is None or not progress.astray or table.over:
            raise Refusal("nothing_to_undo")
        await take_back(host, table, progress.row, Undone(), actor=user_id, interaction_id=interaction_id)


async def note_done(host: Host, user_id: int, name: str) -> None:
    """A person has been told all of a lesson."""
    done = (await settings_of(host.people, user_id)).lessons
    if name not in done:
        await host.people.settings.change(user_id, {"lessons": [*done, name]})


def _laid_out(
    lesson: Lesson, user_id: int, person: str, house_names: Sequence[str], now: float
) -> tuple[Table, PendingRows]:
    """The table of a lesson where the learner takes it up, and the rows that led there."""
    rules, seed = rules_of(lesson.game), bytes.fromhex(lesson.seed)
    options = rules.check_options(lesson.options, len(lesson.colours))
    decks = rules.decks(options, len(lesson.colours), lesson.version)
    position = new_position(rules, options, lesson.colours, seed, decks=decks, version=lesson.version)
    row = GameRow(
        id=new_game_id(),
        rules_name=lesson.game,
        channel_id=None,
        guild_id=None,
        organiser_id=user_id,
        status="running",
        options={"game": options, MARK: lesson.mark},
        created=now,
        started=now,
        seed=seed,
        rules_version=lesson.version,
        private=True,
        lesson=lesson.name,
    )
    others = iter(house_names)
    seats = [
        SeatRow(row.id, index, colour, user_id, players.PERSON, person)
        if colour == lesson.learner
        else SeatRow(row.id, index, colour, None, players.ROOKIE, next(others))
        for index, colour in enumerate(lesson.colours)
    ]
    first = first_row(row.id, position, decks, seed, now, version=lesson.version)
    table, set_up = first_table(row, seats, position)
    pending = PendingRows(now, [first], [set_up])
    for seat, notation in lesson.begun:
        table.choose(seat, notation, pending, actor=None, automatic=True)
    return table, pending
