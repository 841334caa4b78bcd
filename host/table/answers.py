"""What people at a table last answered to the questions that they tend to answer alike (`Rules.habit_kinds`)."""

from typing import NamedTuple, TypeAlias

from engine.core.decision import Decision

Answers: TypeAlias = dict[str, dict[str, str]]
"""Notations by seat, a number as JSON has it, and kind of decision."""


class Answer(NamedTuple):
    """What a person answered to a kind of question."""

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
        self.kept = {one: answers for one, answers in self.kept.items() if one != str(seat)}
        self._open = [one if one is not None and one.seat != seat else None for one in self._open]

    def to(self, decision: Decision) -> str | None:
        """The last answer to this kind of question by its seat; None where there is none or it is no option now."""
        asked = decision.seat, decision.kind
        now = (one.notation for one in reversed(self._open) if one is not None and (one.seat, one.kind) == asked)
        last = next(now, self.kept.get(str(decision.seat), {}).get(decision.kind))
        return last if last in decision.options else None
