"""A small game that uses all of the core: sealed answers in two steps, dice, a hidden pile, a default."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.decision import Decision, Refusal, Script, Together
from engine.core.dice import Dice
from engine.core.event import secret
from engine.core.options import BadOption
from engine.core.rules import Decks, JsonObject, Rules

ROUNDS = 3
PILE = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")


class Bid(NamedTuple):
    seat: int
    coins: int
    mark: str


class Rolled(NamedTuple):
    seat: int
    die: int


@secret("card")
class Drew(NamedTuple):
    seat: int
    card: str | None


class Ended(NamedTuple):
    seat: None


Event: TypeAlias = Bid | Rolled | Drew | Ended
EVENT_TYPES: Final[dict[str, type[Event]]] = {"bid": Bid, "rolled": Rolled, "drew": Drew, "ended": Ended}


class View(NamedTuple):
    """The table as one seat, or a spectator, sees it; `hand` holds the viewer's own cards."""

    round: int
    coins: tuple[int, ...]
    marks: tuple[str, ...]
    cards: tuple[int, ...]
    pile: int
    hand: tuple[str, ...]


class State:
    def __init__(self, seats: int, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Any] = []
        self.over = False
        self.coins = [5] * seats
        self.marks = [""] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pile: list[str] = []
        self.round = 0

    def clone(self) -> "State":
        other = State(0, self.dice.copy())
        other.over = self.over
        other.coins = self.coins[:]
        other.marks = self.marks[:]
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.round = self.round
        return other


class Toy(Rules[State, View, tuple[Event, ...], Event]):
    """The rules of the game."""

    name = "toy"
    version = 2
    colours = ("red", "blue", "green")
    min_seats = 2
    max_seats = 3
    option_fields = ()
    event_types = EVENT_TYPES
    view_type = View

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        for name in options:
            raise BadOption("option", name, (), code="unknown_option")
        return {}

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        return {}

    def decks(self, options: Mapping[str, str], seats: int) -> dict[str, list[str]]:
        return {"pile": list(PILE)}

    def new_state(
        self, options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int
    ) -> State:
        state = State(len(colours), dice)
        state.pile = list(decks["pile"])
        dice.shuffle(state.pile)
        return state

    def script(self, state: State) -> Script[None]:
        yield from play_round(state)

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else tuple(sorted(state.hands[seat]))
        cards = tuple(len(one) for one in state.hands)
        return View(state.round, tuple(state.coins), tuple(state.marks), cards, len(state.pile), hand)

    def outlook(self, position: Any, seat: int, notation: str) -> tuple[Event, ...]:
        return tuple(position.try_out(seat, notation).events)

    def hidden(self, state: State, seat: int) -> list[list[list[str]]]:
        return [[state.pile, *state.hands]]

    def seen(self, state: State, seat: int) -> set[str]:
        return set(state.hands[seat])

    def result(self, state: State) -> JsonObject:
        best = max(state.coins)
        winners = [seat for seat, coins in enumerate(state.coins) if coins == best]
        return {"winners": winners, "standings": [[coins] for coins in state.coins]}

    def dump(self, state: State) -> JsonObject:
        return {name: value for name, value in vars(state).items() if name not in ("dice", "events")}

    def load(self, data: JsonObject, dice: Dice) -> State:
        state = State(0, dice)
        vars(state).update(data)
        return state.clone()

    def rookie(self, access: Any, rng: Random) -> str:
        return next(iter(access.decision.options))


def play_round(state: State) -> Script[None]:
    bids = yield Together({seat: bid(seat, state.coins[seat]) for seat in range(len(state.coins))})
    state.dice.reveal()  # everybody's bids are opened
    for seat, (coins, mark) in bids.items():
        state.coins[seat] -= coins
        state.marks[seat] = mark
        state.events.append(Bid(seat, coins, mark))
    first = state.round % len(state.coins)
    while (yield Decision(first, "go", {"stop": False, "go on": True}, reason=lambda _: Refusal("stop_or_go"))):
        yield from venture(state, first)
    yield Decision(first, "toll", {"pay": None, "refuse": None}, default="pay")
    yield Decision(first, "nod", {"nod": None})
    yield Decision(first, "end", {"end": None}, confirm=True)
    state.round += 1
    if state.round == ROUNDS:
        state.over = True
        state.events.append(Ended(None))


def bid(seat: int, coins: int) -> Script[tuple[int, str]]:
    offered = yield Decision(seat, "bid", {f"bid {n}": n for n in range(min(coins, 2) + 1)})
    if not offered:
        return 0, ""
    mark = yield Decision(seat, "mark", {f"mark {mark}": mark for mark in "ab"})
    return offered, mark


def venture(state: State, seat: int) -> Script[None]:
    ways = {"roll": "roll", "rest": "rest", **({"draw": "draw"} if state.pile else {})}
    way = yield Decision(seat, "venture", ways)
    if way == "roll":
        (die,) = state.dice.roll(1)
        state.coins[seat] += die
        state.events.append(Rolled(seat, die))
    elif way == "draw":
        card = state.dice.draw(state.pile)
        state.hands[seat].append(card)
        state.events.append(Drew(seat, card))
