"""Which figures describe a position of each game for learning, and when they can be taken."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.core.judge import Judge
from engine.core.position import AnyPosition
from tools.learning import istanbul, marco_polo


class Described(NamedTuple):
    """`names`: of the figures, in their order; `features`: of a position, by its judge, a seat's view, and the view
    whose turn counts where that is another; `kind`: the option by which games differ most."""

    names: tuple[str, ...]
    features: Callable[..., tuple[float, ...]]
    kind: str

    def fit(self, judge: Judge[Any], view: Any) -> bool:
        """True where the figures can be taken."""
        return judge.comparable(view) and not view.over


DESCRIBED: Final = {
    "istanbul": Described(istanbul.NAMES, istanbul.features, "expansion"),
    "marco_polo": Described(marco_polo.NAMES, marco_polo.features, "characters"),
}


def figures_of(position: AnyPosition, seat: int) -> tuple[float, ...]:
    """The figures of a position that can be described, as a seat may know it."""
    return DESCRIBED[position.rules.name].features(position.rules.judge, position.view(seat))
