"""A running game in memory: pressing, undo and how far it goes (`undo_floor`), reopening a finished turn, when a button
is stale, who is present, when the game is over. Does no input or output."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from db import GameRow, JsonObject, LogRow, SeatRow
from engine import players
from engine.core.create import load_position
from engine.core.decision import Refusal
from engine.core.event import seen_by
from engine.core.position import AnyPosition
from engine.core.rules import Unreadable
from host.messages.posts import people_of
from host.table.asked import Answer, Answers, Asked, LastAnswers
from host.table.log import (
    CHOICE,
    CHOICES,
    CORRECTION,
    SEAT,
    STATUS,
    TIMEOUT,
    UNDO,
    check_complete,
    choice_data,
    choice_of,
    goes_on_shortcut,
    swapped_with,
    undo_notation,
    without_undone,
)
from host.table.pending import PendingRows
from host.table.records import Reopening, Step, Turn
from host.table.status import FINISHED, PAUSED, RESIGNED_SEATS, resigned_of
from host.table.undone import Undone, undone_in

PRESENT_S: Final = 60.0


class Table:
    """A running game. Log rows are named by their numbers: `seq`: the last row; `recorded`: the last one of a finished
    turn; `published`: the last one that everybody may know; `posted`: the last one that a post reports.

    `asked`: which seats must act, and since when. `acted`: when the person of each seat last chose or took back
    something, in UTC seconds, as far as it is known. `finished_turns`: the number of boundaries passed, `boundary`: the
    row of the last one; `open_rows`: the rows in force since the last boundary; `steps`: one for each of them;
    `in_shortcut`: those of them that the press of the row before made too; `took_back`: the seats that have taken
    something back in this turn, for which nothing follows by itself any more; `undone`: what of it may be made again;
    `turn_seat`: whose turn it is, None until a seat has acted alone; `ended`: the last finished turn without its state,
    None if that was before the table was loaded; `reopening`: how that is opened again, None where its end showed
    something; `answers`: what the people at the table answered last; `view_before`: the spectators' view at the last
    boundary."""

    def __init__(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        position: AnyPosition,
        seq: int,
        finished_turns: int,
        answers: Answers | None = None,
        reopening: Reopening | None = None,
    ) -> None:
        """`position` is at a turn boundary, to which row `seq` led; `answers`: those of the turns before it;
        `reopening`: how the last of them is opened again."""
        self.row = row
        self.seats = tuple(seats)
        self.position = position
        self.seq = self.recorded = self.published = self.posted = seq
        self.finished_turns = finished_turns
        self.boundary = seq
        self.open_rows: list[int] = []
        self.in_shortcut: set[int] = set()
        self.took_back: set[int | None] = set()
        self.undone = Undone()
        self.steps: list[Step] = []
        self.turn_seat: int | None = None
        self.ended: Turn | None = None
        self.view_before = position.view(None)
        self.reopening = reopening
        self.answers = LastAnswers(answers)
        self.asked = Asked()
        self.acted: dict[int, float] = {}
        self.asked.note(position.decisions, seq)

    def catch_up(self, rows: Sequence[LogRow], published: int) -> list[Turn]:
        """Apply all rows of the log after `seq` and return the turns that they finished. `rows` includes those that
        were taken back, which are skipped; `published`: the game row's column.

        Raises Unreadable: row_missing, newer_version, unknown_row, or row_refused for one that cannot be applied."""
        check_complete(rows, self.seq, self.position.rules.version)
        ended = [turn for row in without_undone(rows) if (turn := self._follow(row)) is not None]
        for row in rows:
            self.asked.follow(row)
            self._note_act(row)
            if row.kind == UNDO and row.seq > self.recorded:
                self.took_back.add((row.data or {}).get("by", row.seat))  # who reopened a turn stands in the data
            self.seq = max(self.seq, row.seq)
        self.undone = undone_in(row for row in rows if row.seq > self.recorded)
        self._make_known(published)
        return ended

    def make_known_what_stays(self) -> None:
        """Everybody knows what can no longer be taken back of a turn that had ended and is open again."""
        floor = self.position.floor
        if floor:
            self._make_known(self.open_rows[floor - 1])

    def _make_known(self, upto: int) -> None:
        """The rows up to this one are published, and told as far as they are to be."""
        self.published = self.posted = max(upto, self.published)
        known = self.published_steps()
        if known and known[-1].view is None:
            # An undo made it the last: what was chosen on the way to something published is known too.
            known[-1].view = self.public_position().view(None)

    def _follow(self, row: LogRow) -> Turn | None:
        if row.kind in CHOICES:
            choice = choice_of(row)
            try:
                sealed = self.position.sealed
                kind = self.position.decision(choice.seat).kind
                # Where a row of another kind stands between, the reopening is over.
                still = self._still_reopening(choice.seat, choice.notation) if row.seq == self.seq + 1 else None
                events = self.position.follow(choice, row.rules_version)
                self.reopening = still
                self._note_answer(choice.seat, kind, choice.notation, row.actor_id if row.kind == CHOICE else None)
                self.in_shortcut |= {row.seq} if goes_on_shortcut(row) else set()
                return self._move_on(choice.seat, row.seq, sealed, events)
            except (Refusal, LookupError, TypeError, ValueError) as problem:
                raise Unreadable("row_refused", row=row.seq) from problem
        if row.kind == SEAT:
            for seat in (row.seat, swapped_with(row)):
                self.answers.forget(seat)
        if row.kind == CORRECTION:
            return self._correct(row)
        return None

    def _correct(self, row: LogRow) -> Turn:
        """Replace the position by the one in the row's data, which counts as a turn of its own."""
        try:
            data: JsonObject = (row.data or {})["position"]
        except KeyError as problem:
            raise Unreadable("unknown_row", row=row.seq) from problem
        dice = self.position.state.dice
        self.position = load_position(self.position.rules, data, dice.seed)
        self.position.state.dice.trail = dice.trail
        self.seq = row.seq
        return self.end_turn()

    # ------------------------------------------------------------------ reading

    @property
    def people(self) -> list[int]:
        return people_of(self.seats)

    @property
    def called(self) -> dict[int, int]:
        """As `asked.since`, without the seats that computer players play; nobody while the table is closed."""
        if self.closed:
            return {}
        return {seat: since for seat, since in self.asked.since.items() if self.seats[seat].by_person}

    @property
    def over(self) -> bool:
        """Whether the game has ended: by its rules, or because one of two players resigned."""
        return self.position.over or self.row.status == FINISHED

    @property
    def resigned(self) -> list[int]:
        return resigned_of(self.row)

    @property
    def closed(self) -> bool:
        """Whether nobody may act, whatever the position: cancelled, frozen, paused, asleep, or somebody resigned."""
        return self.row.status != "running" and not self.position.over

    @property
    def house_to_act(self) -> int | None:
        """The first computer player's seat that must act now, None if there is none."""
        if self.closed:
            return None
        return next((seat for seat in self.position.seats_to_act if players.kind_of(self.seats[seat].player)), None)

    def check_running(self) -> None:
        """Raises Refusal game_over, game_paused, game_cancelled, game_asleep unless the table plays."""
        self.check_open()
        if self.row.status == PAUSED:
            raise Refusal("game_paused")

    def check_open(self) -> None:
        """As `check_running`, but for what people may do while the game is paused too."""
        if self.over:
            raise Refusal("game_over")
        if self.closed and self.row.status != PAUSED:
            raise Refusal(f"game_{self.row.status}")

    def seat_at(self, seat: int) -> SeatRow:
        """A seat by its index. Raises Refusal no_such_seat."""
        if seat not in range(len(self.seats)):
            raise Refusal("no_such_seat", colour=str(seat))
        return self.seats[seat]

    def seat_of(self, user_id: int) -> int:
        """The seat of a person. Raises Refusal not_at_table."""
        return seat_of(self.seats, user_id)

    def seat_played_by(self, user_id: int) -> int | None:
        """The seat of a person, None for somebody who does not play."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id and seat.by_person), None)

    def called_since(self, user_id: int) -> int | None:
        """The row since which the person must act; None where they need not."""
        seat = self.seat_played_by(user_id)
        return None if seat is None else self.called.get(seat)

    def public_position(self) -> AnyPosition:
        """The position as published: without the tentative choices of the running turn."""
        tentative = sum(seq > self.published for seq in self.open_rows)
        return self.position.fork(len(self.open_rows) - tentative) if tentative else self.position

    def still_asked(self, seat: int, since: int) -> bool:
        """Whether a seat must act since the same row of the log as before."""
        return not self.closed and self.called.get(seat) == since

    def position_for(self, seat: int | None) -> AnyPosition:
        """The position a seat may see: with tentative choices if it must act itself, otherwise as published."""
        return self.position if seat in self.position.seats_to_act else self.public_position()

    def choices_of(self, seat: int) -> int:
        """The number of choices that the seat has made in this turn."""
        return sum(choice.seat == seat for choice in self.position.choices)

    def default(self, seat: int) -> str | None:
        """The default of the seat's next decision within its turn, None if there is none."""
        within_turn = self.open_rows and seat in self.position.seats_to_act
        return self.position.decision(seat).default if within_turn else None

    def awaits_end(self, seat: int) -> bool:
        """Whether a seat has chosen its turn and may end it."""
        if seat not in self.called or not self.choices_of(seat):
            return False
        return self.position.rules.turn_end in self.position.decision(seat).options

    def only_ends(self, seat: int) -> bool:
        """Whether all that is left of a seat's turn is to end it: there is no other option, and nothing to undo."""
        if not self.awaits_end(seat) or len(self.position.decision(seat).options) > 1:
            return False
        return self.undo_floor(seat) == len(self.open_rows)

    def events_so_far(self, seat: int | None, since: int = 0) -> tuple[Any, ...]:
        """The events of this turn after its first `since` choices, as `seat` (None: a spectator) may know them."""
        brought = [event for step in self.steps[since:] for event in step.events]
        return tuple(seen_by(event, seat) for event in (*(() if since else self.position.opening_events), *brought))

    def learnt(self, seat: int, since: int, before: int | None = None) -> tuple[Any, ...]:
        """The events of these choices of the turn that the seat alone knows as they were, such as cards drawn."""
        brought = (event for step in self.steps[since:before] for event in step.events)
        return tuple(own for event in brought if (own := seen_by(event, seat)) != seen_by(event, None))

    def last_press(self, seat: int) -> int:
        """How many choices of this turn were made before the seat's last press in it; 0 where it has made none."""
        made = zip(self.position.choices, self.open_rows, strict=True)
        own = [at for at, (one, row) in enumerate(made) if one.seat == seat and row not in self.in_shortcut]
        return own[-1] if own else 0

    def published_steps(self) -> list[Step]:
        """The steps of the running turn that everybody may know."""
        return [step for step in self.steps if step.seq <= self.published]

    def result(self) -> dict[str, Any]:
        """The game's result as JSON-able data, see `Rules.result`; where it ended because of those who have `resigned`,
        the others are its winners. Only once the game is over."""
        result = dict(self.position.rules.result(self.public_position().state))
        if self.position.over:
            return result
        others = [seat.seat for seat in self.seats if seat.seat not in self.resigned]
        return result | {"winners": others, "resigned": self.resigned}

    def undo_floor(self, seat: int) -> int:
        """How many choices of this turn, counted from its start, the seat cannot take back: those up to the last that
        was published, revealed something hidden, or was another seat's."""
        floor = max(self.position.floor, sum(seq <= self.published for seq in self.open_rows))
        choices = self.position.choices
        while floor < len(choices) and any(choice.seat != seat for choice in choices[floor:]):
            floor += 1
        return floor

    def undo_keeps(self, seat: int) -> int:
        """How many choices of this turn, counted from its start, remain when the seat takes back its last press: a
        shortcut is undone as a whole, as far as it can be."""
        keep, floor = len(self.open_rows) - 1, self.undo_floor(seat)
        while keep > floor and self.open_rows[keep] in self.in_shortcut:
            keep -= 1
        return keep

    def can_reopen(self, seat: int) -> bool:
        """Whether the seat can take back the press that finished its turn: nobody has done or learnt anything since, or
        computer players alone have, see `Reopening`."""
        last = self.reopening
        fresh = last is not None and last.seat == seat and last.upto == self.seq
        return fresh and not self.closed and not self.over and self.row.lesson is None

    def _reopening(self, seat: int, notation: str, *, in_shortcut: bool) -> Reopening | None:
        """How the turn is opened again that the seat is about to end with `notation`; None where that shows something
        hidden, or the press that ends it has shown something just before: only the end could be taken back."""
        position = self.position
        if notation != position.rules.turn_end or position.sealed or position.try_out(seat, notation).unknown:
            return None
        keep, floor = len(self.open_rows), self.undo_floor(seat)
        if in_shortcut:
            keep -= 1
            while keep > floor and self.open_rows[keep] in self.in_shortcut:
                keep -= 1
        if keep < floor == len(self.open_rows):
            return None
        keep = max(keep, floor)
        last = self.open_rows[keep - 1] if keep else self.boundary
        choices = len(self.open_rows) + 1 - floor if floor else 0
        return Reopening(seat, self.seq + 1, last, choices, self.seq + 1)

    def _still_reopening(self, seat: int, notation: str) -> Reopening | None:
        """How a finished turn is still opened again after `seat` has chosen `notation`, None where it is not."""
        last = self.reopening
        if last is None or last.upto != self.seq or self.people != [last.seat] or seat == last.seat:
            return None
        if self.position.sealed or self.position.try_out(seat, notation).reveals:
            return None
        return last._replace(upto=self.seq + 1)

    # ------------------------------------------------------------------ acting

    def present(self, now: float) -> set[int]:
        """The seats whose people acted within the last minute, and so still look at the table. `now`: UTC seconds."""
        return {seat for seat, at in self.acted.items() if abs(now - at) < PRESENT_S}

    def _note_act(self, row: LogRow) -> None:
        if row.seat is not None and row.actor_id is not None and row.kind != TIMEOUT:
            self.acted[row.seat] = row.at

    def check(self, seat: int, asked_after: int | None) -> None:
        """Raises Refusal: game_over, already_answered, not_your_turn, or stale when the seat's decision is another one
        than that of the button, which arose after row `asked_after` (None: no button)."""
        if seat in self.position.answered:
            raise Refusal("already_answered")
        self.position.decision(seat)
        if asked_after is not None and asked_after != self.asked.after[seat]:
            raise Refusal("stale")

    def choose(
        self,
        seat: int,
        notation: str,
        pending: PendingRows,
        *,
        actor: int | None,
        automatic: bool = False,
        overdue: bool = False,
        house: str = "",
        in_shortcut: bool = False,
    ) -> None:
        """Apply a choice and add its row to `pending`. `actor`: the Discord id of the person, None for a computer
        player or a default; `overdue`: it was chosen for a seat whose time had run out, `actor` is who decided that;
        `house`: the computer player that chose, with its version where it has one; `in_shortcut`: the press that chose
        it made the choice before too. Raises Refusal and changes nothing when the choice is not legal.

        A sealed answer cannot be taken back: answers of several seats are mixed in the log in the order of their
        arrival, and only the last rows of a log can be taken back."""
        sealed = self.position.sealed
        kind = self.position.decision(seat).kind
        still = self._still_reopening(seat, notation)
        reopening = still or self._reopening(seat, notation, in_shortcut=in_shortcut)
        events = self.position.choose(seat, notation)
        last, stand_in = self.position.last, overdue or self.seats[seat].replaced
        if stand_in:
            house = house or players.kind_of(self.seats[seat].player) or ""
        row = self.next_row(
            TIMEOUT if overdue else CHOICE,
            seat,
            notation,
            pending.at,
            outcomes=list(last.outcomes),
            actor=actor,
            automatic=automatic,
            data=choice_data(last, house, stand_in=stand_in, in_shortcut=in_shortcut),
        )
        self.in_shortcut |= {row.seq} if in_shortcut else set()
        self._note_answer(seat, kind, notation, None if overdue else actor)
        self.undone.made(seat, notation)
        ended = self._move_on(seat, row.seq, sealed, events)
        if ended is not None or still is not None:
            self.reopening = reopening
        if ended is not None:
            ended.reopening = reopening
            pending.turns.append(ended)
        self._note_act(row)
        pending.rows.append(row)

    def undo(self, seat: int, keep: int, pending: PendingRows, *, actor: int | None) -> None:
        """Take back the seat's choices of this turn, keeping the turn's first `keep` choices. Raises Refusal
        nothing_chosen, nothing_to_undo."""
        if not self.choices_of(seat) and not self.position.sealed:
            raise Refusal("nothing_chosen")
        if keep < self.undo_floor(seat) or keep >= len(self.open_rows):
            raise Refusal("nothing_to_undo")
        last = self.open_rows[keep - 1] if keep else self.boundary
        self._add_row(UNDO, seat, undo_notation(last), pending, actor=actor)
        self.took_back.add(seat)
        self.undone.taken(seat, [choice.notation for choice in self.position.choices[keep:]])
        self.position = self.position.fork(keep)
        del self.open_rows[keep:]
        del self.steps[keep:]
        self.answers.take_back(keep)
        if not keep:  # nobody has acted in this turn any more
            self.turn_seat = None
        self.asked.undone(seat, self.position.decisions, self.seq)
        self._note_boundary()

    def has_point(self, to: int) -> bool:
        """Whether row `to` is in force, or of an earlier turn."""
        return to <= self.boundary or to in self.open_rows

    def go_back(self, undo: LogRow, to: int, earlier: "Table", pending: PendingRows) -> None:
        """Row `undo` takes back all rows after row `to`, after which the table stands as `earlier` does."""
        turns_too = to < self.recorded
        earlier.acted = {**self.acted, **earlier.acted}
        vars(self).update(vars(earlier))
        pending.rows.append(undo)
        if turns_too:
            pending.undone_after = to

    def set_status(self, status: str, pending: PendingRows, *, actor: int | None, seat: int | None = None) -> None:
        """The table is paused, goes on, is cancelled, or is over since the person of `seat` resigned."""
        self._add_row(STATUS, seat, status, pending, actor=actor, automatic=actor is None)
        self.set_columns(pending, status=status)

    def reseat(self, seat: SeatRow, pending: PendingRows, *, actor: int | None) -> None:
        """Another player has the seat from here on. Its tentative choices stay as they are. `actor`: the Discord id of
        who decided it."""
        self._add_row(SEAT, seat.seat, seat.player, pending, actor=actor, automatic=actor is None)
        pending.reseated = True
        self.undone.forget()
        self.seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])

    def swap(self, one: int, other: int, pending: PendingRows, *, actor: int | None) -> None:
        """The persons of two seats exchange them; each is asked anew what the other was asked."""
        people = {one: self.seats[other], other: self.seats[one]}
        self.seats = tuple(
            replace(seat, user_id=people[seat.seat].user_id, name=people[seat.seat].name)
            if seat.seat in people
            else seat
            for seat in self.seats
        )
        self.undone.forget()
        for seat in people:
            self.answers.forget(seat)
            self.acted.pop(seat, None)
        # Who agreed has the first seat now, and has just acted.
        self._add_row(SEAT, one, players.PERSON, pending, actor=actor, data={"swapped_with": other})
        pending.reseated = True
        self.asked.again((one, other), self.seq)

    def set_resigned(self, seat: int, pending: PendingRows, *, resigned: bool) -> None:
        """The person of a seat has resigned and does not return to it, or somebody else plays it."""
        if resigned != (seat in self.resigned):
            seats = [*self.resigned, seat] if resigned else [number for number in self.resigned if number != seat]
            self.set_columns(pending, options={**self.row.options, RESIGNED_SEATS: seats})

    def set_columns(self, pending: PendingRows, **columns: Any) -> None:
        pending.columns |= columns
        self.row = replace(self.row, **columns)

    def _add_row(self, kind: str, seat: int | None, notation: str, pending: PendingRows, **row: Any) -> None:
        """Add the next row of the log that is no choice."""
        added = self.next_row(kind, seat, notation, pending.at, **row)
        self.seq = added.seq
        self._note_act(added)
        pending.rows.append(added)

    def next_row(
        self,
        kind: str,
        seat: int | None,
        notation: str,
        at: float,
        *,
        actor: int | None,
        automatic: bool = False,
        outcomes: Sequence[int] = (),
        data: JsonObject | None = None,
    ) -> LogRow:
        """The row of the log that comes next; `at`: UTC seconds."""
        rules_version = self.position.rules.version
        return LogRow(
            self.row.id, self.seq + 1, seat, kind, notation, [*outcomes], actor, automatic, rules_version, at, data=data
        )

    def end_turn(self) -> Turn:
        """Finish the turn that ended with row `seq`: returns it, and resets what holds for one turn only. The position
        must be at a boundary."""
        position, rules = self.position, self.position.rules
        self.finished_turns += 1
        before, self.view_before = self.view_before, position.view(None)
        turn = Turn(
            number=self.finished_turns,
            first=self.recorded + 1,
            last=self.seq,
            seat=self.turn_seat,
            steps=self.steps,
            between=position.interlude,
            opening=position.opening_events,
            sealed=position.sealed,
            view=self.view_before,
            state=position.dump(),
            rules_version=rules.version,
            answers=self.answers.end_turn(),
            mark=(rules.round_of(before, self.view_before), rules.standings(self.view_before)),
        )
        # A correction has no step of its own.
        if turn.steps and turn.steps[-1].seq == turn.last:
            turn.steps[-1].view = turn.view
        self.ended = replace(turn, state={})  # which is large, and stored
        self.recorded = self.published = self.seq
        self.open_rows, self.steps, self.turn_seat, self.in_shortcut, self.took_back = [], [], None, set(), set()
        self.undone = Undone()
        self.asked.turn_ended()
        self._note_who_acts()
        return turn

    def _move_on(self, seat: int, seq: int, sealed: bool, events: tuple[Any, ...]) -> Turn | None:
        """Note row `seq`, a choice that the position has just made, and return the turn if the row ended it. `sealed`:
        whether other seats decided at the same time."""
        position = self.position
        if not sealed and self.turn_seat is None:
            self.turn_seat = seat
        self.seq = seq
        if not position.choices:
            after = len(position.interlude) + len(position.opening_events)
            self.steps.append(Step(seq, events[: len(events) - after]))
            return self.end_turn()
        self.open_rows.append(seq)
        # While a seat can go on it may still undo, so what it chose stays tentative and unpublished.
        final = sealed or seat not in position.seats_to_act
        self.steps.append(Step(seq, events, position.view(None) if final else None))
        if final:
            self.published = seq
        self._note_who_acts()
        return None

    def _note_answer(self, seat: int, kind: str, notation: str, actor: int | None) -> None:
        """Note what a person answered; nothing of computer players and of what was chosen for somebody (`actor`
        None)."""
        remembered = actor is not None and kind in self.position.rules.habit_kinds
        self.answers.note(Answer(seat, kind, notation) if remembered else None)

    def _note_who_acts(self) -> None:
        self.asked.note(self.position.decisions, self.seq)
        self._note_boundary()

    def _note_boundary(self) -> None:
        if not self.open_rows:
            self.boundary = self.seq


def first_table(row: GameRow, seats: Sequence[SeatRow], position: AnyPosition) -> tuple[Table, Turn]:
    """The table of a game that has just been set up, and the turn of its first row, the set-up."""
    table = Table(row, seats, position, seq=1, finished_turns=-1)
    table.recorded = 0
    return table, table.end_turn()


def seat_of(seats: Sequence[SeatRow], user_id: int) -> int:
    """The seat of a person. Raises Refusal not_at_table."""
    for seat in seats:
        if seat.user_id == user_id:
            return seat.seat
    raise Refusal("not_at_table")
