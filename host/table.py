"""A running game in memory: its position, who is at it, and what each press adds. No input or output here."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from db import GameRow, JsonObject, LogRow, SeatRow
from engine.core.decision import Decision, Refusal
from engine.core.event import seen_by
from engine.core.position import AnyPosition, load_position
from engine.core.rules import Unreadable
from host.log import CHOICE, CHOICES, CORRECTION, RULES, UNDO, check_complete, choice_of, undo_notation, without_undone
from host.records import Step, Turn


@dataclass(slots=True)
class PendingRows:
    """What one press adds to the database: rows of the log, and the turns they ended."""

    rows: list[LogRow] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)


Act: TypeAlias = Callable[[PendingRows], Awaitable[None]]


class Table:
    """`seq`: the last row; `recorded`: the last one of a finished turn; `published`: the last one everybody may know;
    `posted`: the last one that a post tells.

    `asked_after`: for each seat that must act, the row after which its decision arose (a button made before it is
    stale); `owing`: the row after which it began to owe one (what it was pinged for). `finished_turns`: how many
    boundaries were passed; `open_rows`: the rows in force since the last one, `steps`: what each of them brought about;
    `turn_seat`: whose turn it is, None until somebody has acted alone."""

    def __init__(
        self, row: GameRow, seats: Sequence[SeatRow], position: AnyPosition, seq: int, finished_turns: int
    ) -> None:
        """Stand at a turn boundary, after row `seq`, so many turns having ended."""
        self.row = row
        self.seats = tuple(seats)
        self.position = position
        self.seq = self.recorded = self.published = self.posted = seq
        self.finished_turns = finished_turns
        self.open_rows: list[int] = []
        self.steps: list[Step] = []
        self.turn_seat: int | None = None
        self.asked_after: dict[int, int] = {}
        self.owing: dict[int, int] = {}
        self._asked: dict[int, Decision] = {}
        self._note_who_acts()

    def catch_up(self, rows: Sequence[LogRow], published: int) -> list[Turn]:
        """Apply the rows after `seq`, those taken back included, and return the turns that they ended.

        Raises Unreadable (row_missing, newer_version, unknown_row, row_refused) where one is missing, of a later
        version, of an unknown kind or cannot be applied."""
        check_complete(rows, self.seq, self.position.rules.version)
        ended = [turn for row in without_undone(rows) if (turn := self._follow(row)) is not None]
        for row in rows:
            self._ask_anew(row)
            self.seq = max(self.seq, row.seq)
        self.published = self.posted = max(published, self.published)
        return ended

    def _follow(self, row: LogRow) -> Turn | None:
        if row.kind in CHOICES:
            choice = choice_of(row)
            try:
                return self._apply(choice.seat, choice.notation, row.seq, choice.outcomes)
            except (Refusal, LookupError, TypeError, ValueError) as problem:
                raise Unreadable("row_refused", row=row.seq) from problem
        if row.kind == CORRECTION:
            return self._correct(row)
        if row.kind == RULES and self.open_rows:
            raise Unreadable("unknown_row", row=row.seq)
        return None

    def _correct(self, row: LogRow) -> Turn:
        """Take over the position that the row holds: a turn boundary of its own."""
        try:
            data: JsonObject = (row.data or {})["position"]
        except KeyError as problem:
            raise Unreadable("unknown_row", row=row.seq) from problem
        seed = self.position.state.dice.seed
        self.position = load_position(self.position.rules, data, seed)
        self.seq = row.seq
        return self.end_turn()

    def _ask_anew(self, row: LogRow) -> None:
        """What was asked before a row that changed more than one's own turn is asked again."""
        if row.kind == UNDO and row.seat is not None:
            if row.seat in self.asked_after:
                self.asked_after[row.seat] = max(self.asked_after[row.seat], row.seq)
        elif row.kind in (UNDO, CORRECTION, RULES):
            for rows in (self.asked_after, self.owing):
                for seat in rows:
                    rows[seat] = max(rows[seat], row.seq)

    # ------------------------------------------------------------------ reading

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def closed(self) -> bool:
        """Whether nobody may act, whatever the position: cancelled, frozen, paused or asleep."""
        return self.row.status not in ("running", "finished")

    def seat_of(self, user_id: int) -> int:
        """The seat of a person. Raises Refusal not_at_table."""
        return seat_of(self.seats, user_id)

    def public_position(self) -> AnyPosition:
        """The position as published: without the choices somebody is still composing."""
        tentative = sum(seq > self.published for seq in self.open_rows)
        return self.position.fork(len(self.open_rows) - tentative) if tentative else self.position

    def position_for(self, seat: int | None) -> AnyPosition:
        """What a seat may build on: its own tentative choices included, nobody else's."""
        composing = seat is not None and seat in self.position.seats_to_act
        return self.position if composing else self.public_position()

    def choices_of(self, seat: int) -> int:
        """How many choices of this turn the seat made."""
        return sum(choice.seat == seat for choice in self.position.choices)

    def events_so_far(self, seat: int) -> tuple[Any, ...]:
        """What this turn's choices brought, as `seat` may know it."""
        brought = (event for step in self.steps for event in step.events)
        return tuple(seen_by(event, seat) for event in (*self.position.opening_events, *brought))

    def published_steps(self) -> list[Step]:
        """The running turn as far as everybody may know it."""
        return [step for step in self.steps if step.seq <= self.published]

    def result(self) -> dict[str, Any]:
        """How the game ended, for lists of games."""
        return dict(self.position.rules.result(self.position.state))

    def undo_floor(self, seat: int) -> int:
        """How many choices of this turn the seat cannot take back."""
        floor = max(self.position.floor, sum(seq <= self.published for seq in self.open_rows))
        choices = self.position.choices
        while floor < len(choices) and any(choice.seat != seat for choice in choices[floor:]):
            floor += 1
        return floor

    # ------------------------------------------------------------------ acting

    def check(self, seat: int, asked_after: int | None) -> None:
        """Raises Refusal: game_over, already_answered, not_your_turn, or stale when the seat's decision did not arise
        after row `asked_after`."""
        if seat in self.position.answered:
            raise Refusal("already_answered")
        self.position.decision(seat)
        if asked_after is not None and asked_after != self.asked_after[seat]:
            raise Refusal("stale")

    def choose(
        self, seat: int, notation: str, pending: PendingRows, *, actor: int | None, at: float, automatic: bool = False
    ) -> None:
        """Apply a choice and add its row. Raises Refusal and changes nothing when it is not legal.

        A sealed answer is final at once: those of several seats lie in the log as they came, and only the last rows
        of a log can be taken back."""
        ended = self._apply(seat, notation, self.seq + 1)
        if ended is not None:
            pending.turns.append(ended)
        last = self.position.last
        row = self.new_row(CHOICE, seat, notation, list(last.outcomes), actor=actor, at=at, automatic=automatic)
        pending.rows.append(row)

    def undo(self, seat: int, keep: int, pending: PendingRows, *, actor: int | None, at: float) -> None:
        """Take back the seat's choices of this turn after the first `keep`. Raises Refusal nothing_to_undo."""
        if keep < self.undo_floor(seat) or keep >= len(self.open_rows):
            raise Refusal("nothing_to_undo")
        last = self.open_rows[keep - 1] if keep else self._boundary_seq
        self.seq += 1
        pending.rows.append(self.new_row(UNDO, seat, undo_notation(last), [], actor=actor, at=at))
        self.position = self.position.fork(keep)
        del self.open_rows[keep:]
        del self.steps[keep:]
        if not keep:
            self.turn_seat = None
        self._asked = {asked.seat: asked for asked in self.position.decisions if asked.seat != seat}
        self._note_who_acts()

    def new_row(
        self,
        kind: str,
        seat: int | None,
        notation: str,
        outcomes: list[int],
        *,
        actor: int | None,
        at: float,
        automatic: bool = False,
        data: JsonObject | None = None,
    ) -> LogRow:
        """The row with number `seq`."""
        version = self.position.rules.version
        return LogRow(self.row.id, self.seq, seat, kind, notation, outcomes, actor, automatic, version, at, data=data)

    def end_turn(self) -> Turn:
        """Pass the boundary at which the position stands, row `seq` having led there."""
        position = self.position
        self.finished_turns += 1
        turn = Turn(
            number=self.finished_turns,
            first=self.recorded + 1,
            last=self.seq,
            seat=self.turn_seat,
            steps=self.steps,
            between=position.interlude,
            opening=position.opening_events,
            sealed=position.sealed,
            view=position.view(None),
            state=position.dump(),
            rules_version=position.rules.version,
        )
        if turn.steps and turn.steps[-1].seq == turn.last:
            turn.steps[-1].view = turn.view
        self.recorded = self.published = self.seq
        self.open_rows, self.steps, self.turn_seat = [], [], None
        self.owing.clear()
        self._note_who_acts()
        return turn

    def _apply(self, seat: int, notation: str, seq: int, outcomes: Sequence[int] = ()) -> Turn | None:
        """Row `seq`; the turn if that ended it."""
        position = self.position
        sealed = position.sealed
        events = position.choose(seat, notation, outcomes)
        if not sealed and self.turn_seat is None:
            self.turn_seat = seat
        self.seq = seq
        if not position.choices:
            after = len(position.interlude) + len(position.opening_events)
            self.steps.append(Step(seq, events[: len(events) - after]))
            return self.end_turn()
        self.open_rows.append(seq)
        final = sealed or seat not in position.seats_to_act
        self.steps.append(Step(seq, events, position.view(None) if final else None))
        if final:
            self.published = seq
        self._note_who_acts()
        return None

    def _note_who_acts(self) -> None:
        asked = {decision.seat: decision for decision in self.position.decisions}
        for seat, decision in asked.items():
            if self._asked.get(seat) is not decision:
                self.asked_after[seat] = self.seq
            self.owing.setdefault(seat, self.seq)
        for gone in self.asked_after.keys() - asked.keys():
            del self.asked_after[gone]
        for gone in self.owing.keys() - asked.keys():
            del self.owing[gone]
        if not self.open_rows:
            self._boundary_seq = self.seq
        self._asked = asked


def first_table(row: GameRow, seats: Sequence[SeatRow], position: AnyPosition) -> tuple[Table, Turn]:
    """A game that was set up a moment ago, by its first row, and that row's turn."""
    table = Table(row, seats, position, seq=1, finished_turns=-1)
    table.recorded = 0
    return table, table.end_turn()


def seat_of(seats: Sequence[SeatRow], user_id: int) -> int:
    """The seat of a person. Raises Refusal not_at_table."""
    for seat in seats:
        if seat.user_id == user_id:
            return seat.seat
    raise Refusal("not_at_table")
