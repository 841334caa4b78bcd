"""What a game must bring to be hosted, and the registry of games."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from engine.core.decision import Script
from engine.core.dice import Dice
from engine.core.options import BadOption, Option


class State(Protocol):
    """A game's state: pure data at a turn boundary, mutated by its script in between."""

    dice: Dice
    events: list[Any]
    over: bool

    def clone(self) -> Any: ...


class Game(Protocol):
    """One game's rules behind the contract that hosts, pictures and words rely on."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def colours(self) -> tuple[str, ...]: ...

    @property
    def min_seats(self) -> int: ...

    @property
    def max_seats(self) -> int: ...

    @property
    def option_fields(self) -> Sequence[Option]: ...

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        """All options with defaults filled in. Raises BadOption; `seats` None leaves the seat count unchecked."""

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        """The values each option may have given the others, the default first; empty where it does not belong."""

    def new_state(self, options: Mapping[str, str], colours: Sequence[str], dice: Dice) -> Any:
        """The state before the first decision; seat i plays `colours[i]`, seat order is turn order."""

    def script(self, state: Any) -> Script[None]:
        """Play from one turn boundary to the next."""

    def view(self, state: Any, seat: int | None) -> Any:
        """All that `seat` (None: a spectator) may know; nothing else. `start` is the start player's seat."""

    def outlook(self, position: Any, seat: int, notation: str) -> Any:
        """Typed consequences of an option, found without learning anything new."""

    def hidden(self, state: Any, seat: int) -> list[list[list[Any]]]:
        """For each kind of thing the lists inside `state`, piles and hands, where some lie that `seat` does not see.

        Things of one kind may change places; no two things of a game are equal, whatever their kind."""

    def seen(self, state: Any, seat: int) -> set[Any]:
        """The things of those lists that `seat` has seen by now."""

    def result(self, state: Any) -> dict[str, Any]:
        """JSON-able: `winners` (seats) and `standings` (for each seat what the ranking compares, best first)."""

    def dump(self, state: Any) -> dict[str, Any]:
        """The state at a boundary as JSON-able data, without the seed."""

    def load(self, data: dict[str, Any], dice: Dice) -> Any:
        """The inverse of `dump`."""

    def rookie(self, access: Any, rng: Random) -> str:
        """A notation chosen by simple priorities from what one seat may see."""


_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    _GAMES[game.name] = game


def games() -> dict[str, Game]:
    """All registered games by name."""
    return dict(_GAMES)


def game(name: str) -> Game:
    """The game called `name`. Raises BadOption naming the games there are."""
    try:
        return _GAMES[name]
    except KeyError:
        raise BadOption("game", name, sorted(_GAMES), code="unknown_game") from None
