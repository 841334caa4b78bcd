"""A small game that uses all of the core: sealed answers in two steps, dice, a hidden pile, a default."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.core.decision import Decision, Refusal, Script, Together
from engine.core.dice import Dice
from engine.core.event import secret
from engine.core.options import BadOption

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


class Toy:
    name = "toy"
    rules_version = 1
    colours = ("red", "blue", "green")
    min_seats = 2
    max_seats = 3
    option_fields = ()

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        for name in options:
            raise BadOption("option", name, (), code="unknown_option")
        return {}

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        return {}

    def new_state(self, options: Mapping[str, str], colours: Sequence[str], dice: Dice) -> State:
        state = State(len(colours), dice)
        state.pile = list(PILE)
        dice.shuffle(state.pile)
        return state

    def script(self, game: State) -> Script[None]:
        yield from play_round(game)

    def view(self, game: State, seat: int | None) -> tuple[Any, ...]:
        hand = () if seat is None else tuple(sorted(game.hands[seat]))
        cards = tuple(len(one) for one in game.hands)
        return game.round, tuple(game.coins), tuple(game.marks), cards, len(game.pile), hand

    def outlook(self, position: Any, seat: int, notation: str) -> tuple[Any, ...]:
        return tuple(position.try_out(seat, notation).events)

    def hidden(self, game: State, seat: int) -> list[list[list[str]]]:
        return [[game.pile, *game.hands]]

    def seen(self, game: State, seat: int) -> set[str]:
        return set(game.hands[seat])

    def result(self, game: State) -> dict[str, Any]:
        best = max(game.coins)
        winners = [seat for seat, coins in enumerate(game.coins) if coins == best]
        return {"winners": winners, "standings": [[coins] for coins in game.coins]}

    def dump(self, game: State) -> dict[str, Any]:
        return {name: value for name, value in vars(game).items() if name not in ("dice", "events")}

    def load(self, data: dict[str, Any], dice: Dice) -> State:
        state = State(0, dice)
        vars(state).update(data)
        return state.clone()

    def rookie(self, access: Any, rng: Random) -> str:
        return next(iter(access.decision.options))


def play_round(game: State) -> Script[None]:
    bids = yield Together({seat: bid(seat, game.coins[seat]) for seat in range(len(game.coins))})
    game.dice.reveal()  # everybody's bids are opened
    for seat, (coins, mark) in bids.items():
        game.coins[seat] -= coins
        game.marks[seat] = mark
        game.events.append(Bid(seat, coins, mark))
    first = game.round % len(game.coins)
    while (yield Decision(first, "go", {"stop": False, "go on": True}, reason=lambda _: Refusal("stop_or_go"))):
        yield from venture(game, first)
    yield Decision(first, "toll", {"pay": None, "refuse": None}, default="pay")
    yield Decision(first, "nod", {"nod": None})
    yield Decision(first, "end", {"end": None}, confirm=True)
    game.round += 1
    if game.round == ROUNDS:
        game.over = True
        game.events.append(Ended(None))


def bid(seat: int, coins: int) -> Script[tuple[int, str]]:
    offered = yield Decision(seat, "bid", {f"bid {n}": n for n in range(min(coins, 2) + 1)})
    if not offered:
        return 0, ""
    mark = yield Decision(seat, "mark", {f"mark {mark}": mark for mark in "ab"})
    return offered, mark


def venture(game: State, seat: int) -> Script[None]:
    ways = {"roll": "roll", "rest": "rest", **({"draw": "draw"} if game.pile else {})}
    way = yield Decision(seat, "venture", ways)
    if way == "roll":
        (die,) = game.dice.roll(1)
        game.coins[seat] += die
        game.events.append(Rolled(seat, die))
    elif way == "draw":
        card = game.dice.draw(game.pile)
        game.hands[seat].append(card)
        game.events.append(Drew(seat, card))
