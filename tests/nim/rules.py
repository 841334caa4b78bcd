"""Nim: who takes the last match wins. A game without chance, hidden things, options and a map, in one file.

A real game is a folder (docs/adding-a-game.md); a small one may begin like this."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.decision import Decision, Refusal, Script
from engine.core.dice import Dice
from engine.core.judge import Judge
from engine.core.notation import Verb
from engine.core.protocols import Access
from engine.core.rules import LASTING_VERSION, Decks, JsonObject, Rules
from engine.core.standings import Standing
from engine.core.trial import Trial

if TYPE_CHECKING:
    from random import Random

HEAPS: Final = (3, 4, 5)
TAKE: Final = Verb("take")
END: Final = "end"


class Took(NamedTuple):
    seat: int
    heap: int
    matches: int


EVENT_TYPES: Final = {"took": Took}


@dataclass(frozen=True)
class SeatView:
    """What is seen of one player."""

    colour: str


@dataclass(frozen=True)
class View:
    """`seat`: the viewer's, None for spectators; `last`: the seat that took last, None before the first turn."""

    seat: int | None
    seats: tuple[SeatView, ...]
    start: int
    round: int
    heaps: tuple[int, ...]
    last: int | None


class State:
    """The heaps, the colour of each seat, the turns made and the seat that moved last."""

    def __init__(self, seats: Sequence[str], dice: Dice) -> None:
        self.dice = dice
        self.events: list[Took] = []
        self.over = False
        self.heaps = list(HEAPS)
        self.seats = list(seats)
        self.turns = 0
        self.last: int | None = None

    def clone(self) -> "State":
        other = State(self.seats, self.dice.copy())
        other.over, other.heaps, other.turns, other.last = self.over, self.heaps[:], self.turns, self.last
        return other


def play_turn(state: State) -> Script[None]:
    seat = state.turns % len(state.seats)
    ways = {
        TAKE.all((heap, count)): (heap, count)
        for heap, left in enumerate(state.heaps, 1)
        for count in range(1, left + 1)
    }
    heap, count = yield Decision(seat, "take", ways, reason=lambda _: Refusal("too_few_matches"))
    state.heaps[heap - 1] -= count
    state.last = seat
    state.events.append(Took(seat, heap, count))
    yield Decision(seat, "end", {END: None}, confirm=True, reason=lambda _: Refusal("turn_is_made"))
    state.turns += 1
    state.over = not any(state.heaps)


class Nim(Rules[State, View, None, Took]):
    """The rules of the game."""

    name = "nim"
    version = LASTING_VERSION
    colours = ("red", "blue", "green")
    min_seats = 2
    max_seats = 3
    event_types = EVENT_TYPES
    view_type = View
    turn_end = END

    def new_state(
        self, options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int
    ) -> State:
        return State(colours, dice)

    def script(self, state: State) -> Script[None]:
        return play_turn(state)

    def view(self, state: State, seat: int | None) -> View:
        seats = tuple(map(SeatView, state.seats))
        return View(seat, seats, 0, state.turns // len(seats) + 1, tuple(state.heaps), state.last)

    def outlook(self, trial: Trial[State]) -> None:
        return None

    def standings(self, view: View) -> tuple[Standing, ...]:
        won = view.last if not any(view.heaps) else None
        return tuple((int(seat == won),) for seat in range(len(view.seats)))

    def dump(self, state: State) -> JsonObject:
        return {name: value for name, value in vars(state.clone()).items() if name not in ("dice", "events")}

    def load(self, data: JsonObject, dice: Dice) -> State:
        state = State(data["seats"], dice)
        vars(state).update(data)
        return state.clone()

    def rookie(self, access: Access[View, None], rng: "Random") -> str:
        """Whatever comes first."""
        return next(iter(access.decision.options))

    @property
    def judge(self) -> Judge[View]:
        return NimJudge()


class NimJudge(Judge[View]):
    """The sum of the heaps without carrying, from which who must move can be known to lose."""

    version = 1

    def parts(self, view: View) -> dict[str, float]:
        first, second, third = view.heaps
        return {"heaps": -float(first ^ second ^ third)}

    def hope(self, view: View) -> float:
        return 0.0

    def hope_gained(self, view: View, gain: float) -> float:
        return gain
