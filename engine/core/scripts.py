"""Runs a turn from question to question: which questions nobody is asked (one option, needless), and answers given at
the same time."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from engine.core.decision import Decision, Refusal, Request, Script, Together
from engine.core.dice import Dice

Sent: TypeAlias = tuple[Decision, str]
"""A decision and the notation that answered it, whoever gave the answer."""


class Unasked:
    """Answers decisions in place of their seats: those with a single option, those that are `needless`, and, while a
    log is followed, those that an older version of the rules did not ask.

    Logs hold the answers to needless decisions ("unasked"), so that a log always says by itself what was asked: a row
    written when the question was still asked has its answer in a row of its own. docs/changing-a-rule.md has an
    example."""

    __slots__ = ("_recorded", "_taken", "_version")

    def __init__(self) -> None:
        self._recorded: deque[str] | None = None
        self._version = 0
        self._taken: tuple[str, ...] = ()

    def begin(self, recorded: Iterable[str], version: int) -> None:
        """Follow one row of a log. `recorded`: the answers that it holds; `version`: of the rules that wrote it."""
        self._recorded = deque(recorded)
        self._version = version

    def forget(self) -> None:
        """Follow no log any more: seats choose now."""
        self._recorded = None

    def answer(self, decision: Decision) -> str | None:
        """The notation that answers the decision, None when its seat is asked. Raises Refusal not_an_option for a
        recorded answer that fits nowhere."""
        options = decision.options
        if len(options) == 1 and not decision.confirm:
            return next(iter(options))
        if self._recorded is not None:
            answer = self._logged(decision, self._recorded)
        elif decision.needless:
            answer = decision.default
        else:
            return None
        if answer is not None:
            if answer not in options:
                raise Refusal("not_an_option", notation=answer)
            self._taken += (answer,)
        return answer

    def _logged(self, decision: Decision, recorded: deque[str]) -> str | None:
        if recorded and (decision.since or (decision.needless and decision.default is not None)):
            return recorded.popleft()
        return decision.default if decision.since > self._version else None

    def collect(self) -> tuple[str, ...]:
        """The answers given since the last `collect`, but for those to single options."""
        taken, self._taken = self._taken, ()
        return taken


class Scripts:
    """The main script of a turn, and while several seats decide at the same time one for each of these.

    `decisions`: one for each seat that must act now, none when the turn is over; `answered`: seats that have given
    their sealed answer. `sent`: for the way to the first decision, and then for each choice, all answers that scripts
    were sent, None for a decision that a seat was asked; `sealed_from`: how many choices were made before the present
    sealed decisions."""

    __slots__ = (
        "_again",
        "_answers",
        "_dice",
        "_main",
        "_sealed",
        "_unasked",
        "answered",
        "decisions",
        "sealed_from",
        "sent",
    )

    def __init__(
        self, main: Script[None], dice: Dice, unasked: Unasked, again: list[Sent | None] | None = None
    ) -> None:
        """Run to the first decision. `again`: the answers sent on the way there, when the turn is run again."""
        self._main = main
        self._dice = dice
        self._unasked = unasked
        self._again: Iterator[Sent | None] | None = None if again is None else iter(again)
        self._sealed: dict[int, Script[Any]] = {}  # of the seats that decide at the same time and have not answered
        self._answers: dict[int, Any] = {}
        self.decisions: tuple[Decision, ...] = ()
        self.answered: set[int] = set()
        self.sent: list[list[Sent | None]] = [[] if again is None else again]
        self.sealed_from = 0
        self._run(None)
        self._again = None

    @property
    def sealed(self) -> bool:
        """True while several seats decide, each answer unseen until the last seat answers."""
        return bool(self._sealed)

    def answer(self, decision: Decision, notation: str, value: Any) -> tuple[Decision, ...]:
        """Send the answer to one of the decisions, and run to the next ones, which are returned. `value`: what the
        script receives."""
        self.sent.append([(decision, notation)])
        self.send(decision.seat, value)
        return self.decisions

    def answer_again(self, seat: int, answers: list[Sent | None]) -> tuple[Decision, ...]:
        """As `answer`, when the turn is run again: `answers` are those sent then, the seat's own first."""
        self.sent.append(answers)
        self._again = iter(answers)
        sent = next(self._again)
        if sent is not None:  # the answer to a decision that was asked always is there
            answered, notation = sent
            asked = next(decision for decision in self.decisions if decision.seat == seat)
            self.send(seat, answered.value_in(asked, notation))
        self._again = None
        return self.decisions

    def send(self, seat: int, value: Any) -> None:
        """As `answer`, but the answer is not kept."""
        if self._sealed:
            self._send_sealed(seat, value)
        else:
            self._run(value)

    def _send_sealed(self, seat: int, value: Any) -> None:
        script = self._sealed[seat]
        try:
            asked = self._next_request(script, value)
        except StopIteration as done:
            self._answers[seat] = done.value
            self.answered.add(seat)
            del self._sealed[seat]
            self.decisions = tuple(decision for decision in self.decisions if decision.seat != seat)
            self._close_if_all_are_in()
            return
        asked = _sealed_decision(asked, seat)
        self.decisions = tuple(asked if old.seat == seat else old for old in self.decisions)

    def _run(self, value: Any) -> None:
        """Send `value` to the main script and set `decisions` to its next ones; none at the turn's end."""
        try:
            request = self._next_request(self._main, value)
        except StopIteration:
            self.decisions = ()
            return
        if isinstance(request, Decision):
            self.decisions = (request,)
        else:
            self._open(request)

    def _open(self, request: Together) -> None:
        """Start one script for each seat; those that ask nothing have answered at once."""
        self._answers = {}
        self.sealed_from = len(self.sent) - 1
        decisions = []
        for seat, script in sorted(request.scripts.items()):  # in seat order, whoever answers first
            try:
                asked = self._next_request(script, None)
            except StopIteration as done:
                self._answers[seat] = done.value
                continue
            self._sealed[seat] = script
            decisions.append(_sealed_decision(asked, seat))
        self.decisions = tuple(decisions)
        self._close_if_all_are_in()

    def _close_if_all_are_in(self) -> None:
        if not self._sealed:
            if len(self.answered) > 1:  # now each of them learns the others' answers
                self._dice.reveal()
            self.answered.clear()
            self._run(dict(sorted(self._answers.items())))

    def _next_request(self, script: Script[Any], value: Any) -> Request:
        """Send `value` to the script and return its next request that is asked. Raises StopIteration when the script
        has ended."""
        request = script.send(value)
        if self._again is not None:
            return self._next_again(script, request, self._again)
        sent = self.sent[-1]
        while isinstance(request, Decision):
            notation = self._unasked.answer(request)
            if notation is None:
                sent.append(None)
                break
            value = request.options[notation]
            sent.append((request, notation))
            request = script.send(value)
        return request

    def _next_again(self, script: Script[Any], request: Request, again: Iterator[Sent | None]) -> Request:
        """As `_next_request`, when the turn is run again: nobody is asked for an answer that was sent already."""
        while isinstance(request, Decision) and (sent := next(again)) is not None:
            answered, notation = sent
            request = script.send(answered.value_in(request, notation))
        return request


def no_script() -> Script[None]:
    """The script of a game that is over."""
    yield from ()


def _sealed_decision(asked: Request, seat: int) -> Decision:
    if not isinstance(asked, Decision) or asked.seat != seat:
        raise TypeError(f"the sealed script of seat {seat} asked for {asked!r}")
    return asked
