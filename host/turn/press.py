"""What a press does (button, typed command, menu): a choice, shortcut, undo, redo or reset is checked, applied and
committed, and only then answered.

The press of a button, a typed command and a choice in a menu are all called a press here."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from logging import getLogger
from typing import Any, Final

from db import DuplicateInteraction, JsonObject, LogRow
from engine.core.decision import Refusal
from host.host import Host
from host.messages.posts import Undone
from host.people.settings import settings_of
from host.table.log import CHOICES, UNDO, without_undone
from host.table.pending import PendingRows
from host.table.table import Table
from host.turn.looking import Panel, history, panel, panel_within_lock
from host.turn.undo import ALONE, AT_ONCE, nobody_can_agree, reopening_of, take_back
from logs import about
from meters import stage

REDO: Final = "redo"
"""What the journal calls a press that makes again what was taken back."""

log = getLogger(__name__)


async def choose(
    host: Host,
    game_id: str,
    user_id: int,
    *notations: str,
    asked_after: int | None = None,
    interaction_id: int | None = None,
    to_end: bool = False,
) -> Panel:
    """Make a person's choice and the default choices that follow it, unless they have taken something back in this
    turn: they may want another than the default. Returns the person's panel after them, whose news tell of the
    defaults, of the whole press where a question with a single option was asked of nobody on the way, and of what the
    person alone has learnt where it ends the turn.

    Of a shortcut's several `notations` each becomes a row of its own, those that are defaults as defaults; all of
    them are made or none. `to_end`: the turn is finished too, if nothing else can be chosen in it any more and nothing
    taken back; a shortcut that ends with finishing it stops before that where it is not possible. `asked_after`: the
    value in the pressed button, None for a typed choice. An interaction that Discord delivers twice takes effect once.
    Raises Refusal (game_over, already_answered, not_your_turn, not_at_table, frozen, or why the choice is not legal;
    stale for an old button or where one after the first is not legal), StorageFailed.
    """

    unasked: dict[int, tuple[Any, ...]] = {}  # what was not asked, by the last row; one delivered twice has none
    learnt: list[Any] = []  # by the person alone, where the press ends the turn

    async def act(table: Table, seat: int, pending: PendingRows) -> None:
        table.check(seat, asked_after)
        first, *others = notations
        begun, answered = len(table.steps), _answered_unasked(table)
        table.choose(seat, first, pending, actor=user_id)
        end = table.position.rules.turn_end
        for notation in others:
            if to_end and notation == end and not table.awaits_end(seat):
                break
            if notation == end:
                learnt.extend(table.learnt(seat, begun))
            _go_on(table, seat, notation, pending, user_id)
        asked = seat in table.took_back or (await settings_of(host.people, user_id)).ask_always
        pressed = begun if _answered_unasked(table) > answered else len(table.steps)
        while not asked and (default := table.default(seat)) is not None:
            table.choose(seat, default, pending, actor=None, automatic=True, in_shortcut=True)
        unasked[table.seq] = table.events_so_far(seat, pressed) if table.open_rows else ()
        if to_end and table.only_ends(seat):
            learnt.extend(table.learnt(seat, begun))
            table.choose(seat, end, pending, actor=user_id, in_shortcut=True)

    # Nothing is kept of what was typed and refused.
    button = {} if asked_after is None else {"pressed": " ".join(notations), "asked": asked_after}
    seen = await _press(host, game_id, user_id, interaction_id, act, button)
    news = max(seen.news, unasked.get(seen.table.seq, ()), key=len)  # both end with the latest
    return replace(seen, news=(*learnt, *news))


def _answered_unasked(table: Table) -> int:
    """How many questions of the turn so far were asked of nobody."""
    return sum(seat is None for seat, _ in table.position.answers())


async def undo(
    host: Host, game_id: str, user_id: int, *, everything: bool = False, interaction_id: int | None = None
) -> Panel:
    """Take back what the person's last press of this turn chose, with what followed by itself, or with `everything` all
    that can still be taken back.

    Raises Refusal: game_over, not_your_turn, nothing_chosen, nothing_to_undo, frozen.
    """

    undone: dict[int, tuple[str, ...]] = {}  # by the row that did it: one delivered twice has no row

    async def act(table: Table, seat: int, pending: PendingRows) -> None:
        table.check(seat, None)
        keep = table.undo_floor(seat) if everything else table.undo_keeps(seat)
        choices = table.position.choices[max(keep, 0) :]
        table.undo(seat, keep, pending, actor=user_id)
        undone[table.seq] = tuple(choice.notation for choice in choices)

    seen = await _press(host, game_id, user_id, interaction_id, act, {"pressed": UNDO})
    return replace(seen, undone=undone.get(seen.table.seq, ()))


async def redo(
    host: Host, game_id: str, user_id: int, *, asked_after: int | None = None, interaction_id: int | None = None
) -> Panel:
    """Make again what the person's last undo in this turn took back, unless something else was chosen since; what
    chance brought comes again the same. `asked_after`: as of `choose`.

    Raises Refusal: game_over, not_your_turn, stale, nothing_to_redo, frozen.
    """

    async def act(table: Table, seat: int, pending: PendingRows) -> None:
        table.check(seat, asked_after)
        notations = table.undone.of(seat)
        if not notations:
            raise Refusal("nothing_to_redo")
        table.choose(seat, notations[0], pending, actor=user_id)
        for notation in notations[1:]:
            _go_on(table, seat, notation, pending, user_id)

    return await _press(host, game_id, user_id, interaction_id, act, {"pressed": REDO})


async def _press(
    host: Host,
    game_id: str,
    user_id: int,
    interaction_id: int | None,
    act: Callable[[Table, int, PendingRows], Awaitable[None]],
    button: JsonObject,
) -> Panel:
    """`button`: what the journal keeps of the press if it is refused."""
    with host.pressed():
        async with _locked(host, game_id) as table:
            seat = table.seat_of(user_id)
            try:
                if table.closed:
                    raise Refusal("game_over" if table.over else f"game_{table.row.status}")
                if table.seats[seat].replaced:
                    raise Refusal("resigned" if seat in table.resigned else "replaced")
                async with host.act(table, interaction_id=interaction_id) as pending:
                    await act(table, seat, pending)
            except Refusal as refusal:
                # An interaction delivered twice is refused the second time, because its decision is already made;
                # the person then gets the panel as if it were the first.
                if interaction_id is None or not await host.db.games.was_handled(game_id, interaction_id):
                    await host.enter_refused(table, seat, refusal.code, **button)
                    raise
            except DuplicateInteraction:
                log.info("interaction %s of game %s was delivered again", interaction_id, game_id)
            seen = await panel_within_lock(host, await host.table_within_lock(game_id), user_id)
    if seen.table.row.lesson is None:
        return seen
    await host.houses.settled(game_id)  # nobody is called in a lesson: its panel shows what the others have done
    return await panel(host, game_id, user_id)


async def reopen(host: Host, game_id: str, user_id: int, end: int, interaction_id: int) -> None:
    """Take back a person's press that finished their turn by row `end` of the log, as long as nobody has done or learnt
    anything since, or computer players alone have (see `Reopening`), whose turns are taken back too; what they chose
    before it is tentative again. Raises Refusal: moved_since, nothing_to_undo, stale where it is taken back already,
    replaced, not_at_table, frozen, and those of `check_running`."""
    turns = (await history(host, game_id, views=False)).turns
    async with host.at_table(game_id) as table:
        seat = table.seat_of(user_id)
        if await host.db.games.was_handled(game_id, interaction_id):
            return
        table.check_running()
        if not table.seats[seat].by_person:
            raise Refusal("replaced")
        last = reopening_of(table, seat, may_agree=not await nobody_can_agree(host.db, table))
        if last is None or last.end != end:
            raise _too_late(without_undone(await host.db.games.log(game_id)), seat, end)
        why = AT_ONCE if last.end == table.seq else ALONE
        number = next(turn.number for turn in reversed(turns) if turn.first <= end and turn.seat == seat)
        # As the posts number them: what happens to all between two turns counts, but is no turn to take back.
        latest = max(turn.number for turn in turns if turn.seat is not None)
        undone = Undone(first=number, last=latest, choices=last.choices, by=seat, why=why)
        await take_back(host, table, last.to, undone, actor=user_id, interaction_id=interaction_id, tentative=True)


def _too_late(in_force: Sequence[LogRow], seat: int, end: int) -> Refusal:
    """Why a turn of a seat is not opened again that row `end` finished: who moved first since (`acts`), if anybody."""
    if end not in {row.seq for row in in_force}:
        return Refusal("stale")
    since = (row.seat for row in in_force if row.seq > end and row.kind in CHOICES and row.seat not in (None, seat))
    acts = next(since, None)
    return Refusal("nothing_to_undo") if acts is None else Refusal("moved_since", acts=acts)


@asynccontextmanager
async def _locked(host: Host, game_id: str) -> AsyncIterator[Table]:
    """The table, held for one press: how long it waited is measured, and log lines name the game and its last row."""
    lock = host.lock(game_id)
    with stage("lock"):
        await lock.acquire()
    try:
        table = await host.table_within_lock(game_id)
        with about(game=game_id, row=table.seq):
            yield table
    finally:
        lock.release()


def _go_on(table: Table, seat: int, notation: str, pending: PendingRows, user_id: int) -> None:
    """Make the next choice of a shortcut. Raises Refusal stale when it cannot be made in this turn."""
    automatic = notation == table.default(seat)
    if not table.open_rows:
        raise Refusal("stale")
    try:
        table.choose(
            seat, notation, pending, actor=None if automatic else user_id, automatic=automatic, in_shortcut=True
        )
    except Refusal as refusal:
        raise Refusal("stale") from refusal
