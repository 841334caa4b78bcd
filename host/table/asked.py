"""Which seats of a table must act, and since when."""

from collections.abc import Collection, Sequence

from db import LogRow
from engine.core.decision import Decision
from host.table.log import CORRECTION, RULES, UNDO, swapped_with


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
        """Make the buttons from before an undo, a correction or a change of rules stale."""
        if row.kind == UNDO and row.seat is not None:
            if row.seat in self.after:
                self.after[row.seat] = max(self.after[row.seat], row.seq)
        elif row.kind in (UNDO, CORRECTION, RULES):
            self.again({*self.after, *self.since}, row.seq)
        elif (other := swapped_with(row)) is not None:
            self.again((row.seat, other), row.seq)

    def again(self, seats: Collection[int | None], seq: int) -> None:
        """These seats, if they must act, are asked anew since row `seq`."""
        for rows in (self.after, self.since):
            for seat in rows:
                if seat in seats:
                    rows[seat] = max(rows[seat], seq)
