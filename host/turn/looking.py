"""What a person may look at: their panel and its buttons (undo, agree, reopen), the game as it stands, its history,
hidden things after the end, its file."""

from collections.abc import Mapping
from dataclasses import dataclass
from logging import getLogger
from typing import Any, Final

from db import GameRow
from engine.core.decision import Decision, Refusal
from engine.core.position import AnyPosition
from engine.core.rules import Unreadable
from engine.players.hints.turns import Turn
from host.finished.game_file import is_whole, seen_file, whole_file
from host.host import Host
from host.lessons.progress import Progress, progress_of
from host.table import freezing, loading
from host.table.history import History, Look, TurnRecord
from host.table.records import Step
from host.table.status import FINISHED, resigned_of
from host.table.table import Table, seat_of
from host.table.time_banks import TimeLeft
from host.turn.prepared_turn import can_prepare, plan_of
from host.turn.standing_answers import values_of
from host.turn.undo import nobody_can_agree, reopening_of

log = getLogger(__name__)

ROUNDS_LOOKED_BACK: Final = 2
CHOOSING: Final = "choose"
"""The verb of buttons with which somebody chooses in a turn."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The content of one seat's private message. `decision`: None when the seat need not act; `asked_after`: the log
    row after which the decision arose, which goes into the buttons to recognise stale ones; `can_undo`, `can_reset`:
    whether something, and whether more than the last press, can be taken back; `undo_keeps`: how many choices of the
    turn remain when the last press is; `undone`: those that were just taken back; `events`: of its turn so far, or else
    of the last turn; `news`: what chance or others have brought in it since the seat's last press, and of what that
    press has just done what was not asked; `last_answer`: the option that the person chose when the seat was last asked
    this, None if there is none; `time`: what the seat has left for its moves, None where that is not limited; `ahead`:
    what its person answered ahead, by name, None where nothing can be; `plan`: what is stored of a prepared turn
    (host.turn.prepared_turn), None where none can be prepared; `choosing`: the verb of the buttons of its options;
    `progress`: where the lesson stands that the game is, None for any other game and for a lesson that is told in
    another way now; `made_after`: the last row of the log then; `may_agree`: whether there may be consent to taking
    back what others know (host.turn.undo); `asks_end`: the person wants to be asked whether a turn is finished;
    `reopens`: the row that finished the seat's turn, where that can be taken back, else None; `redo`: the choices that
    were taken back and can be made again at one press; `advised`: the turns of a hint (host.turn.hints.advice_for), the
    best first."""

    table: Table
    seat: int
    position: AnyPosition
    decision: Decision | None
    asked_after: int
    can_undo: bool
    can_reset: bool
    events: tuple[Any, ...] = ()
    news: tuple[Any, ...] = ()
    last_answer: str | None = None
    time: TimeLeft | None = None
    ahead: Mapping[str, str] | None = None
    plan: Mapping[str, Any] | None = None
    choosing: str = CHOOSING
    undo_keeps: int = 0
    undone: tuple[str, ...] = ()
    progress: Progress | None = None
    made_after: int = 0
    may_agree: bool = True
    asks_end: bool = False
    reopens: int | None = None
    redo: tuple[str, ...] = ()
    advised: tuple[Turn, ...] = ()

    @property
    def prepared(self) -> bool:
        """Whether it is for a turn that is prepared or tried out: `asked_after` is how many choices it has so far."""
        return self.choosing != CHOOSING

    @property
    def outdated(self) -> bool:
        """Whether the table has moved on since: its position, and what may be chosen, are others now."""
        return self.table.seq != self.made_after

    @property
    def meant(self) -> str | None:
        """The option that the lesson means now, None where it means none."""
        return self.progress.next_of(self.seat) if self.progress is not None and self.decision is not None else None

    @property
    def taught(self) -> bool:
        """Whether a lesson says what to do or has just said its last, so that nothing else need be explained."""
        return self.progress is not None and not (self.progress.astray or self.progress.beyond)

    @property
    def alone(self) -> bool:
        """Whether computer players play all other seats."""
        return not any(row.by_person for row in self.table.seats if row.seat != self.seat)

    @property
    def can_ask(self) -> bool:
        """Whether the person may ask the others to take something back: not before they have done anything,
        nor where nobody could agree."""
        table = self.table
        plays = table.seats[self.seat].by_person and not table.closed and not table.over
        begun = table.finished_turns >= len(table.seats) or self.seat in table.acted
        return self.may_agree and plays and (begun or bool(table.open_rows))


async def panel(host: Host, game_id: str, user_id: int) -> Panel:
    """The panel of a person now. Raises Refusal: not_at_table, unknown_game, not_started, frozen."""
    async with host.at_table(game_id) as table:
        return await panel_within_lock(host, table, user_id)


async def panel_within_lock(host: Host, table: Table, user_id: int) -> Panel:
    """As `panel`, for callers that hold the game's lock."""
    seat = table.seat_of(user_id)
    may_agree = not await nobody_can_agree(host.db, table)
    reopening = reopening_of(table, seat, may_agree=may_agree)
    acts = seat in table.position.seats_to_act and table.seats[seat].by_person and not table.closed
    choices = len(table.position.choices)
    composes = acts and bool(table.open_rows)
    floor, keeps = (table.undo_floor(seat), table.undo_keeps(seat)) if acts else (choices, choices)
    return Panel(
        table=table,
        seat=seat,
        position=table.position_for(seat),
        decision=table.position.decision(seat) if acts else None,
        asked_after=table.asked.after.get(seat, 0),
        can_undo=acts and floor < choices,
        can_reset=acts and floor < keeps,
        undo_keeps=keeps,
        events=table.events_so_far(seat) if composes else await last_turn(host, table),
        news=_news(table, seat) if composes else (),
        last_answer=table.answers.to(table.position.decision(seat)) if acts else None,
        time=(await host.time_banks.of_table(table)).get(seat),
        ahead=await _answered_ahead(host, table, seat),
        plan=await plan_of(host.db, table, seat) if can_prepare(table, seat) else None,
        progress=await progress_of(host.db, table),
        made_after=table.seq,
        may_agree=may_agree,
        reopens=None if reopening is None else reopening.end,
        redo=table.undone.of(seat) if acts and table.row.lesson is None else (),
    )


def _news(table: Table, seat: int) -> tuple[Any, ...]:
    """What chance or other seats have brought since the seat's last press; of all chance but the last, only what the
    seat alone knows. What its person has chosen they know."""
    pressed, floor = table.last_press(seat), table.position.floor
    if floor > pressed:
        return (*table.learnt(seat, pressed, floor - 1), *table.events_so_far(seat, floor - 1))
    since = table.events_so_far(seat, pressed)
    return since if any(event.seat not in (None, seat) for event in since) else ()


async def _answered_ahead(host: Host, table: Table, seat: int) -> Mapping[str, str] | None:
    plays = table.seats[seat].by_person and not table.closed and not table.over
    if not plays or table.row.lesson is not None or not table.position.rules.ahead_values(table.position.state):
        return None
    return values_of(await host.db.ahead(table.row.id), seat)


async def look(host: Host, game_id: str, user_id: int) -> Look:
    """The game as a person may see it now; a frozen one as everybody saw it at the end of its last readable turn.

    Raises Refusal unknown_game, not_started, and frozen when nothing of it can be read."""
    try:
        async with host.at_table(game_id) as table:
            return await _look_within_lock(host, table, user_id)
    except Refusal as refusal:
        if refusal.code != "frozen":
            raise
    past = await history(host, game_id)
    return Look(past.row, past.seats, None, past.view_at(past.seq), ())


async def _look_within_lock(host: Host, table: Table, user_id: int) -> Look:
    acting = table.position.seats_to_act
    try:
        seat = seat_of(table.seats, user_id)
    except Refusal:
        view = table.public_position().view(None)
        return Look(table.row, table.seats, None, view, acting, await last_turn(host, table))
    composes = seat in acting and bool(table.open_rows)
    events = table.events_so_far(seat) if composes else await last_turn(host, table)
    return Look(table.row, table.seats, seat, table.position_for(seat).view(seat), acting, events, composes)


async def last_turn(host: Host, table: Table) -> tuple[Any, ...]:
    """The events of the last finished turn, as everybody knows them."""
    turns = (await _latest(host, table, 1)).turns
    return turns[-1].events if turns else ()


async def history(host: Host, game_id: str, *, views: bool = True) -> History:
    """The published history; of a frozen game, the part that can be read. `views`: whether those of all turns are
    needed, which are nine tenths of what is stored; `view_after` gives a single one. Raises Refusal unknown_game,
    not_started, and frozen when nothing can be read."""
    async with host.lock(game_id):
        row = await host.game(game_id)
        if row.status == FINISHED and not resigned_of(row):  # there is no running turn to show
            past = await _history(host, row, None, views=views)
            if past.marks:
                return past
        try:
            table = await host.table_within_lock(game_id)
        except Refusal as refusal:
            if refusal.code != "frozen":
                raise
            past = await _history(host, await host.game(game_id), None, views=views)
            if not past.marks:
                raise
            return past
        return await _history(host, table.row, table, views=views)


async def game_file(host: Host, row: GameRow, user_id: int, *, operator: bool) -> bytes:
    """The file of a game (host/finished/game_file.py): everything where `is_whole`, otherwise what the person may see.
    Raises Refusal: not_started, no_file where what is stored cannot be read, frozen."""
    if row.started is None:
        raise Refusal("not_started")
    if await is_whole(host.db, row, user_id, operator=operator):
        return await whole_file(host.db, row)
    return seen_file(row, await history(host, row.id), await look(host, row.id, user_id))


async def turns_since(host: Host, game_id: str, seat: int) -> list[TurnRecord]:
    """The turns of others since a seat's last one. Of a history that is not in memory the latest rounds alone are
    read: after days of standstill hundreds of tables ask at once. Raises Refusal as `Host.table` does."""
    async with host.at_table(game_id) as table:
        return (await _latest(host, table, ROUNDS_LOOKED_BACK * len(table.seats))).turns_since(seat)


async def view_after(host: Host, past: History, turn: int, step: Step | None = None) -> Any:
    """The spectators' view after a turn that is published, 0 for the set-up, from its record; or after a `step` of it,
    from the record of the turn before and the rows of the log since. The position at the end of the turn where the
    choices cannot be made again."""
    if step is None or step is past.turn(turn).steps[-1]:
        return await _view_after_turn(host, past, turn)
    if step.view is not None:
        return step.view
    try:
        return (await loading.position_after(host.db, past.row, step.seq, past.turn(turn).last)).view(None)
    except Unreadable as problem:
        log.info("turn %d of game %s cannot be stepped through: %r", turn, past.row.id, problem)
        return await _view_after_turn(host, past, turn)


async def _view_after_turn(host: Host, past: History, turn: int) -> Any:
    known = past.turn(turn).steps[-1].view if turn else past.first_view
    if known is not None or past.has_views:
        return known
    try:
        return await loading.view_at(host.db, past.row, past.turn(turn).last if turn else past.first_row)
    except Unreadable:  # which another way of reading may get over
        return await _view_after_turn(host, await history(host, past.row.id), turn)


async def revealed(host: Host, game_id: str, seq: int) -> AnyPosition:
    """The position of a finished game, hands and piles included, at the end of its last turn up to log row `seq`, from
    what is stored of that turn. Raises Refusal unknown_game, hidden_until_end, frozen."""
    row = await host.game(game_id)
    if row.status != "finished":
        raise Refusal("hidden_until_end")
    try:
        return await loading.position_at(host.db, row, seq)
    except Unreadable as problem:
        raise freezing.refusal(problem) from problem


async def _latest(host: Host, table: Table, count: int) -> History:
    """The history with at least its latest `count` turns, which alone are read where it is not in memory."""
    past = host.histories.get(table.row.id)
    if past is None or past.recorded != table.recorded:
        if count == 1 and table.ended is not None:
            past = History(table.row, table.seats, [table.ended])
        else:
            past = await loading.latest_of(host.db, table.row, table.seats, count)
    if past is None:
        return await _history(host, table.row, table)
    past.show_running(table.turn_seat, table.published_steps(), table.public_position().seats_to_act)
    return past


async def _history(host: Host, row: GameRow, table: Table | None, *, views: bool = True) -> History:
    """The history of a game, whose lock the caller holds. `table`: None for a frozen game; `views`: as `history`."""
    past = host.histories.get(row.id)
    stale = past is not None and table is not None and past.recorded != table.recorded
    if past is None or stale or (views and not past.has_views):
        told = None if views else await loading.told_history_of(host.db, row)
        past = told or await loading.history_of(host.db, row)
    past.row = row
    if table is not None:
        past.seats = table.seats
        past.show_running(table.turn_seat, table.published_steps(), table.public_position().seats_to_act)
    if host.drives(row):
        host.histories[row.id] = past
    return past
