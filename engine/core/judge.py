"""What the Merchant and the Master ask each game: how good a position is, which options are worth a thought, how many
may be tried, how many rounds to look ahead, personalities. The answers stand in `merchant` of each game."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Generic

from engine.core.protocols import V


class Judge(ABC, Generic[V]):
    """Judges the positions of one game by the view of a seat: every view has its `seat`.

    `version`: of its tables and rules of thumb, which the log of a game keeps. It grows with each change by which
    another choice can be made. `settled`: kinds of decisions at which a planned turn is judged at once, because the
    value foresees all that may still be done in it. `most_tried`: choices made on copies for one decision, so that it
    takes a few hundredths of a second; `tried_ahead`: for a turn that a search imagines. `told_by_value`: whether
    hints tell by the value of a turn, and not by `hope` after it, how likely it makes a win. `personalities`: tastes of
    computer players; each has its words as personality-<name>."""

    version: ClassVar[int]
    settled: ClassVar[frozenset[str]] = frozenset()
    most_tried: ClassVar[int] = 180
    tried_ahead: ClassVar[int] = 10
    told_by_value: ClassVar[bool] = False
    personalities: ClassVar[tuple[str, ...]] = ()

    def of(self, personality: str) -> "Judge[V]":
        """The judge of a computer player with this personality; the plain one where this version knows none such."""
        return self

    def at(self, view: V) -> "Judge[V]":
        """The judge of one decision, which may keep what is the same in all turns compared. `view`: before it."""
        return self

    @abstractmethod
    def parts(self, view: V) -> Mapping[str, float]:
        """The worth of the position to the viewer when its turn has ended, in the game's own unit (lira, points), part
        by part: the name of each has a sentence of its own in words."""

    def value(self, view: V) -> float:
        """The worth of the position: the sum of its parts."""
        return sum(self.parts(view).values())

    @abstractmethod
    def hope(self, view: V) -> float:
        """The viewer's chance to win, against the hopes of the other seats: the share of each grows with e to the power
        of its hope (`players.shares`)."""

    @abstractmethod
    def hope_gained(self, view: V, gain: float) -> float:
        """The growth of the viewer's hope if the position were worth so much more, or less."""

    def comparable(self, view: V) -> bool:
        """True if the seats' hopes may be compared now: not where some have had something that others are yet to have.
        `view`: a spectator's."""
        return True

    def rounds_ahead(self, seats: int) -> int:
        """The number of turns of every seat that a search looks beyond its own, where so many play."""
        return 1

    def figures(self, view: V) -> Mapping[str, Mapping[str, int]]:
        """Figures for the sentences about what the viewer works towards, such as the turns until something can be had
        and what is lacking for it, by the name of a part of the value or one of the game's own."""
        return {}

    def about(self, choices: Sequence[str]) -> str:
        """The choice that says what a turn is about: of turns with the same one the others are variants."""
        return choices[0]

    def considered(self, view: V, kind: str, options: Sequence[str]) -> Sequence[str]:
        """The options of a decision of this kind that are worth comparing, the most promising first; at least one.

        Where many more turns are possible than can be compared, the first alone is followed."""
        return options

    def preferred(self, view: V, kind: str, options: Sequence[str]) -> Sequence[str]:
        """The options of a decision of this kind, the best first, where it is known beforehand which are good, without
        comparing what follows; none elsewhere."""
        return ()

    def plain(self, kind: str, options: Collection[str]) -> str | None:
        """An option that is good enough at a decision of this kind in an imagined turn, without comparing; None where
        they must be compared."""
        return None

    def expected(self, view: V, kind: str, notation: str) -> float | None:
        """The mean worth of the position after an option of which chance decides what it leads to; None where one
        chance is as good as another, so that the turn may go on with any. `view`: before the option."""
        return None
