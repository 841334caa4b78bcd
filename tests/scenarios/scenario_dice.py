"""Dice of a scenario, which checks the outcomes it is given."""

from engine.core.dice import Dice
from tests.scenarios.format import Wrong


class ScenarioDice(Dice):
    """Dice that refuse an outcome which no die and no shuffle can have at this moment."""

    def below(self, n: int) -> int:
        outcome = super().below(n)
        if not 0 <= outcome < n:
            raise Wrong(f"{outcome + 1} is given where 1 to {n} can come", ("dice",))
        return outcome

    def copy(self) -> "ScenarioDice":
        other = ScenarioDice(self.seed, self.counter)
        other.blind = self.blind
        return other
