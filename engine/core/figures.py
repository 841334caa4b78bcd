"""Numbers of the rules that were changed by a later version: a game goes on with those that it began with."""

from collections.abc import Mapping
from typing import Generic, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Figure(Generic[T_co]):
    """A figure that may differ between versions: `Figure(8, {3: 7})` is 8, but 7 in games that began before version 3.

    Rules, labels and computer players ask for it by the version of the game (`state.version`, `view.version`). It is no
    number itself, so that mypy names every place that takes it for one."""

    __slots__ = ("_before", "latest")

    def __init__(self, latest: T_co, before: Mapping[int, T_co] | None = None) -> None:
        self.latest = latest
        self._before = sorted((before or {}).items(), key=lambda change: change[0])

    @property
    def changed_in(self) -> int:
        """The newest version in which the figure changed, 0 where it never did."""
        return self._before[-1][0] if self._before else 0

    def at(self, version: int) -> T_co:
        """The figure in a game that began with this version."""
        for changed, older in self._before:
            if version < changed:
                return older
        return self.latest


def figure_at(figure: T | Figure[T], version: int) -> T:
    """A figure of the rules, whether it has ever changed or not, in a game that began with this version."""
    return figure.at(version) if isinstance(figure, Figure) else figure


class Figures(dict[str, int]):
    """The figures that the sentences about a component name: as a mapping those of the latest version, for whoever asks
    about no game."""

    def __init__(self, **figures: int | Figure[int]) -> None:
        self._changed = {name: figure for name, figure in figures.items() if isinstance(figure, Figure)}
        super().__init__(
            (name, figure.latest if isinstance(figure, Figure) else figure) for name, figure in figures.items()
        )

    def at(self, version: int) -> dict[str, int]:
        """Those of a game that began with this version."""
        return {**self, **{name: figure.at(version) for name, figure in self._changed.items()}}

    @property
    def changed_in(self) -> int:
        """The newest version in which one of them changed, 0 where none ever did."""
        return max((figure.changed_in for figure in self._changed.values()), default=0)
