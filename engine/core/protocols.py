"""What a state and a view must have in every game (start player, round, dice), and what a computer player is given of a
position (`Access`)."""

from typing import Any, Protocol, Self, TypeVar

from engine.core.decision import Decision
from engine.core.dice import Dice


class State(Protocol):
    """A game's state: plain data at a turn boundary, changed by its script in between.

    `events`: what has happened since the events were last collected; `over`: whether the game has ended."""

    dice: Dice
    events: list[Any]
    over: bool

    def clone(self) -> Self: ...


class View(Protocol):
    """All that one seat, or a spectator, may know: a NamedTuple or a frozen dataclass of plain data."""

    @property
    def start(self) -> int:
        """The seat that begins; the first post of a game names the seats in order from here."""

    @property
    def round(self) -> int:
        """The round being played, from 1; 0 before the first."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O")  # noqa: E741 - outlook, beside state, view and event
E = TypeVar("E", bound=tuple[Any, ...])
V_co = TypeVar("V_co", bound=View, covariant=True)
O_co = TypeVar("O_co", covariant=True)


class Access(Protocol[V_co, O_co]):
    """All that one seat may know of a position and choose in it, nothing else."""

    @property
    def seat(self) -> int: ...

    @property
    def decision(self) -> Decision:
        """The seat's decision, with None in place of the values that scripts receive."""

    @property
    def view(self) -> V_co:
        """All that the seat may know now."""

    def outlook(self, notation: str) -> O_co:
        """Typed consequences of one of the seat's options, as far as they can be known."""
