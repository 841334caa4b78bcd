"""A Merchant that takes the turn with the best chance to win as it was learned, for matches: `merchant+FILE` in
tools.arena."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine.core.judge import Judge
from engine.istanbul.merchant.hope import LAST_SPREAD
from engine.istanbul.merchant.judge import IstanbulJudge, Leading
from engine.istanbul.reading import view as istanbul
from engine.marco_polo import view as marco_polo
from engine.marco_polo.merchant.judge import DecisionJudge, MarcoPoloJudge
from tools.learning.described import DESCRIBED
from tools.learning.istanbul import PLAIN
from tools.learning.weights import Weights, load

CERTAIN: Final = 8.0  # the logarithm of the odds of a game that is over


class GuidedIstanbul(IstanbulJudge):
    def __init__(self, judge: IstanbulJudge, learned: Weights) -> None:
        super().__init__(judge.usual, judge.expanded)
        self._learned = learned

    def at(self, view: istanbul.View) -> Judge[istanbul.View]:
        return _IstanbulDecision(self, self._learned, view)


class _IstanbulDecision(Leading):
    """The judge of one decision, which begins with the view `start`."""

    def __init__(self, judge: IstanbulJudge, learned: Weights, start: istanbul.View) -> None:
        super().__init__(judge.usual, judge.expanded, start)
        self._learned, self._start = learned, start

    def odds(self, view: istanbul.View) -> float:
        if view.over or view.final_round:
            viewer = view.seat or 0
            worths = [sum(PLAIN.parts(replace(view, seat=seat)).values()) for seat in range(len(view.seats))]
            lead = worths.pop(viewer) - max(worths)
            return lead / LAST_SPREAD + (CERTAIN if lead > 0 else -CERTAIN) * view.over
        return float(self._learned.odds(DESCRIBED["istanbul"].features(self, view, self._start)))


class GuidedMarcoPolo(MarcoPoloJudge):
    def __init__(self, judge: MarcoPoloJudge, learned: Weights) -> None:
        super().__init__(judge.weights)
        self._learned = learned

    def at(self, view: marco_polo.View) -> Judge[marco_polo.View]:
        return _MarcoPoloDecision(self, self._learned, view) if self.comparable(view) else super().at(view)


class _MarcoPoloDecision(DecisionJudge):
    """The judge of one decision of a turn. Which options are compared follows from the Merchant's own figures."""

    def __init__(self, judge: MarcoPoloJudge, learned: Weights, start: marco_polo.View) -> None:
        super().__init__(judge.weights, start)
        self._learned, self._start = learned, start
        self._narrowing = DecisionJudge(judge.weights, start)

    def considered(self, view: marco_polo.View, kind: str, options: Any) -> Any:
        return self._narrowing.considered(view, kind, options)

    def value(self, view: marco_polo.View) -> float:
        return float(self._learned.odds(DESCRIBED["marco_polo"].features(self, view, self._start)))


GUIDED: Final[dict[str, Any]] = {"istanbul": GuidedIstanbul, "marco_polo": GuidedMarcoPolo}


def guided(game: str, judge: Judge[Any], file: Path) -> Judge[Any]:
    """The judge, guided by the weights in a file. Raises Unusable."""
    made: Judge[Any] = GUIDED[game](judge, _learned(game, file))
    return made


@lru_cache(maxsize=8)
def _learned(game: str, file: Path) -> Weights:
    return load(file, DESCRIBED[game].names)
