"""A running game in memory: its position, who is at it, and what each press adds. No input or output here."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from db import GameRow, LogRow, SeatRow
from engine.core.decision import Decision, Refusal
from engine.core.event import seen_by
from engine.core.position import AnyPosition
from host.log import CHOICE, UNDO, choice_of, undo_notation, without_undone


@dataclass(slots=True)
class PendingRows:
    """What one press adds to the database."""

    rows: list[LogRow] = field(default_factory=list)
    snapshot: dict[str, Any] | None = None
    snapshot_seq: int = 0


class Table:
    """`seq`: the last row; `recorded`: the last one of a record; `published`: the last row everybody may know.

    `asked_after`: for each seat that must act, the row after which its decision arose (a button made before it is
    stale); `owing`: the row after which it began to owe one (what it was pinged for). `finished_turns`: how many
    boundaries were passed; `open_rows`: the rows in force since the last one."""

    def __init__(
        self, row: GameRow, seats: Sequence[SeatRow], position: AnyPosition, seq: int, finished_turns: int
    ) -> None:
        """Stand at a turn boundary, after row `seq`, so many turns having ended."""
        self.row = row
        self.seats = tuple(seats)
        self.position = position
        self.seq = seq
        self.recorded = seq
        self.published = seq
        self.finished_turns = finished_turns
        self.open_rows: list[int] = []
        self.asked_after: dict[int, int] = {}
        self.owing: dict[int, int] = {}
        self._asked: dict[int, Decision] = {}
        self._note_who_acts()

    def catch_up(self, rows: Sequence[LogRow], published: int) -> None:
        """The rows after the snapshot, those taken back included."""
        kept = without_undone(rows)
        for row in kept:
            self._apply(choice_of(row), row.seq)
        for row in rows:
            if row.kind == UNDO and row.seat in self.asked_after:
                self.asked_after[row.seat] = max(self.asked_after[row.seat], row.seq)
            self.seq = max(self.seq, row.seq)
        self.published = max(published, self.published)

    # ------------------------------------------------------------------ reading

    @property
    def over(self) -> bool:
        return self.position.over

    def seat_of(self, user_id: int) -> int:
        """The seat of a person. Raises Refusal not_at_table."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.seat
        raise Refusal("not_at_table")

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
        fork = self.position.fork(0)
        events = fork.opening_events
        for choice in self.position.choices:
            events += fork.choose(*choice)
        return tuple(seen_by(event, seat) for event in events)

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
        sealed = self.position.sealed
        self.position.choose(seat, notation)
        choice = self.position.last
        self.seq += 1
        self._after(self.seq)
        row = LogRow(
            game_id=self.row.id,
            seq=self.seq,
            seat=seat,
            kind=CHOICE,
            notation=notation,
            outcomes=list(choice.outcomes),
            actor_id=actor,
            automatic=automatic,
            rules_version=self.position.rules.version,
            at=at,
        )
        pending.rows.append(row)
        if not self.position.choices:
            pending.snapshot, pending.snapshot_seq = self.position.dump(), self.seq
        if not self.open_rows or seat not in self.position.seats_to_act or sealed:
            self.published = self.seq

    def undo(self, seat: int, keep: int, pending: PendingRows, *, actor: int | None, at: float) -> None:
        """Take back the seat's choices of this turn after the first `keep`. Raises Refusal nothing_to_undo."""
        if keep < self.undo_floor(seat) or keep >= len(self.open_rows):
            raise Refusal("nothing_to_undo")
        last = self.open_rows[keep - 1] if keep else self._boundary_seq
        self.seq += 1
        pending.rows.append(
            LogRow(
                game_id=self.row.id,
                seq=self.seq,
                seat=seat,
                kind=UNDO,
                notation=undo_notation(last),
                outcomes=[],
                actor_id=actor,
                automatic=False,
                rules_version=self.position.rules.version,
                at=at,
            )
        )
        self.position = self.position.fork(keep)
        del self.open_rows[keep:]
        self._asked = {asked.seat: asked for asked in self.position.decisions if asked.seat != seat}
        self._note_who_acts()

    def _apply(self, choice: Any, seq: int) -> None:
        self.position.choose(choice.seat, choice.notation, choice.outcomes)
        self.seq = seq
        self._after(seq)

    def _after(self, seq: int) -> None:
        if self.position.choices:
            self.open_rows.append(seq)
        else:
            self.open_rows.clear()
            self.finished_turns += 1
            self.published = seq
            self.owing.clear()
        self._note_who_acts()

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
