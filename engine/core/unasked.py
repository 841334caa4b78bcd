"""Questions that no seat is asked, although the rules pose them and logs may hold answers to them."""

from collections import deque
from collections.abc import Iterable

from engine.core.decision import Decision, Refusal


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
        """What follows is in no log: seats choose now."""
        self._recorded = None

    def answer(self, decision: Decision) -> str | None:
        """The notation that answers the decision, None when its seat is asked. Raises Refusal not_an_option for a
        recorded answer that fits nowhere."""
        options = decision.options
        if len(options) == 1 and not decision.confirm:
            return next(iter(options))
        if self._recorded is not None:
            answer = self._found(decision, self._recorded)
        elif decision.needless:
            answer = decision.default
        else:
            return None
        if answer is not None:
            if answer not in options:
                raise Refusal("not_an_option", notation=answer)
            self._taken += (answer,)
        return answer

    def _found(self, decision: Decision, recorded: deque[str]) -> str | None:
        if recorded and (decision.since or (decision.needless and decision.default is not None)):
            return recorded.popleft()
        return decision.default if decision.since > self._version else None

    def collect(self) -> tuple[str, ...]:
        """The answers given since the last `collect`, but for those to single options."""
        taken, self._taken = self._taken, ()
        return taken
