"""Which seats must act and since when, so which buttons are stale; the last answer of a seat to each kind of
question."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from db import LogRow
from engine.core.decision import Decision
from host.table.log import CORRECTION, UNDO, swapped_with

Answers: TypeAlias = dict[str, dict[str, str]]
"""Notations by seat, a number as JSON has it, and kind of decision."""


class Asked:
    """Rows of the log, by seat. `after`: that after which the seat's present decision arose (a button made earlier is
    stale); `since`: that since which it has had to act without a pause (the prompt belongs to it)."""

    def __init__(self) -> None:
        self.after: dict[int, int] = {}
        self.since: dict[int, int] = {}
        self._decisions: dict[int, Decision] = {}

    def note(self, decisions: Sequence[Decision], seq: int) -> None:
        """These are the decisions after row `seq`."""
        asked = {decision.seat: decision for decision in decisions}
        for seat, decision in asked.items():
            if self._decisions.get(seat) is not decision:  # an unchanged decision keeps its buttons valid
                self.after[seat] = seq
            self.since.setdefault(seat, seq)
        for rows in (self.after, self.since):
            for gone in rows.keys() - asked.keys():
                del rows[gone]
        self._decisions = asked

    def undone(self, seat: int, decisions: Sequence[Decision], seq: int) -> None:
        """As `note`, after a seat took back choices: its own decision counts as new, so that buttons made before are
        stale."""
        self._decisions = {asked.seat: asked for asked in decisions if asked.seat != seat}
        self.note(decisions, seq)

    def turn_ended(self) -> None:
        """Whoever must act in the next turn has had to since then."""
        self.since.clear()

    def follow(self, row: LogRow) -> None:
        """Make the buttons from before an undo or a correction stale."""
        if row.kind == UNDO and row.seat is not None:
            if row.seat in self.after:
                self.after[row.seat] = max(self.after[row.seat], row.seq)
        elif row.kind in (UNDO, CORRECTION):
            self.again({*self.after, *self.since}, row.seq)
        elif (other := swapped_with(row)) is not None:
            self.again((row.seat, other), row.seq)

    def again(self, seats: Collection[int | None], seq: int) -> None:
        """These seats, if they must act, are asked anew since row `seq`."""
        for rows in (self.after, self.since):
            for seat in rows:
                if seat in seats:
                    rows[seat] = max(rows[seat], seq)


class Answer(NamedTuple):
    seat: int
    kind: str
    notation: str


class LastAnswers:
    """Of each seat the last answer to each kind of question. Answers of the turn under way can be taken back.

    `kept`: those of finished turns, which their records hold; never changed, only replaced."""

    def __init__(self, kept: Answers | None = None) -> None:
        self.kept: Answers = kept or {}
        self._open: list[Answer | None] = []

    def note(self, answer: Answer | None) -> None:
        """Note what was answered in a row of the turn under way, None where that is nothing to remember."""
        self._open.append(answer)

    def take_back(self, keep: int) -> None:
        """Forget the answers of the turn's rows but the first `keep`."""
        del self._open[keep:]

    def end_turn(self) -> Answers:
        """Keep the answers of the turn; returns all that are kept."""
        for answer in filter(None, self._open):
            seat = str(answer.seat)
            self.kept = {**self.kept, seat: {**self.kept.get(seat, {}), answer.kind: answer.notation}}
        self._open = []
        return self.kept

    def forget(self, seat: int | None) -> None:
        """Forget a seat's answers, since another player has it now."""
        self.kept = {other: answers for other, answers in self.kept.items() if other != str(seat)}
        self._open = [answer if answer is not None and answer.seat != seat else None for answer in self._open]

    def to(self, decision: Decision) -> str | None:
        """The last answer to this kind of question by its seat; None where there is none or it is no option now."""
        asked, answers = (decision.seat, decision.kind), filter(None, reversed(self._open))
        now = (answer.notation for answer in answers if (answer.seat, answer.kind) == asked)
        last = next(now, self.kept.get(str(decision.seat), {}).get(decision.kind))
        return last if last in decision.options else None
