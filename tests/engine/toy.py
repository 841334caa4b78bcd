"""The smallest game that uses all of the core, and the pattern for a new one (docs/adding-a-game.md).

In each round everybody bids in secret; then one seat after the other goes on as long as it likes, rolling a die or
drawing a card. A real game is a folder; each part here says which file of it would hold it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.core.decision import Asking, Decision, Refusal, Script, Together
from engine.core.dice import Dice
from engine.core.event import secret
from engine.core.judge import Judge
from engine.core.notation import Verb
from engine.core.options import Option
from engine.core.protocols import Access
from engine.core.rules import LASTING_VERSION, Decks, JsonObject, Rules, Unreadable
from engine.core.standings import Standing
from engine.core.trial import Trial

# ---------------------------------------------------------------------- components.py: tables and figures

PILE: Final = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")
COINS: Final = 5
MOST_BID: Final = 2
ENOUGH: Final = 8  # coins with which a computer player that compares turns stops
MARKS: Final = "ab"
ROUNDS: Final = Option("rounds", ("3", "1"))  # the first value is the default

# ---------------------------------------------------------------------- notation.py: how choices are written

# Logs keep these for ever: "bid 2", "mark a". Rules, words and computer players read and write them by these names.
BID: Final = Verb("bid")
MARK: Final = Verb("mark")
STOP, GO_ON = "stop", "go on"
ROLL, REST, DRAW = "roll", "rest", "draw"
PAY, REFUSE = "pay", "refuse"
NOD, END = "nod", "end"

# ---------------------------------------------------------------------- events.py: facts of what happened


class Bid(NamedTuple):
    seat: int
    coins: int
    mark: str


class Rolled(NamedTuple):
    seat: int
    die: int


@secret("card")  # None for everybody but the seat, so sentences need a wording without it
class Drew(NamedTuple):
    seat: int
    card: str | None


class Ended(NamedTuple):
    seat: None


Event: TypeAlias = Bid | Rolled | Drew | Ended
# Stored under these tags, which never change; classes may be renamed. A field that comes later has a default.
EVENT_TYPES: Final[dict[str, type[Event]]] = {"bid": Bid, "rolled": Rolled, "drew": Drew, "ended": Ended}

# ---------------------------------------------------------------------- view.py: what a seat may know


class View(NamedTuple):
    """The table as one seat, or a spectator, sees it; `hand` holds the viewer's own cards."""

    start: int
    round: int
    coins: tuple[int, ...]
    marks: tuple[str, ...]
    cards: tuple[int, ...]
    pile: int
    hand: tuple[str, ...]


# ---------------------------------------------------------------------- state.py: plain data, cloned by hand


class State:
    """`version`: of the rules that the game began with, for rules whose outcome changes later."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.over = False
        self.version = LASTING_VERSION
        self.rounds = 3
        self.round = 0
        self.coins = [COINS] * seats
        self.marks = [""] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pile: list[str] = []

    def clone(self) -> "State":
        """Undo, previews and search clone all the time: attribute by attribute is many times faster than deepcopy."""
        other = State(0, self.dice.copy())
        other.over = self.over
        other.version = self.version
        other.rounds = self.rounds
        other.round = self.round
        other.coins = self.coins[:]
        other.marks = self.marks[:]
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        return other


# ---------------------------------------------------------------------- storage.py: dump, load, upgrades


def dump(state: State) -> JsonObject:
    return {name: value for name, value in vars(state.clone()).items() if name not in ("dice", "events")}


def load(data: JsonObject, dice: Dice) -> State:
    """What `data` lacks, because an older version wrote it, keeps the default of `__init__`."""
    state = State(len(data["coins"]), dice)
    for name in vars(state).keys() & data.keys():
        setattr(state, name, data[name])
    require_known([*state.pile, *(card for hand in state.hands for card in hand)])
    return state.clone()  # shares no list with `data`


def require_known(cards: Sequence[str]) -> None:
    """Raises Unreadable: the game is then frozen with this reason instead of failing in the middle of a turn."""
    for card in cards:
        if card not in PILE:
            raise Unreadable("unknown_component", component=card)


# ---------------------------------------------------------------------- turn.py: the scripts


def play_round(state: State) -> Script[None]:
    """From one turn boundary to the next. Between them nothing but the choices is kept, so a script may use local
    variables freely; what must outlive the turn stands in the state."""
    bids = yield Together({seat: bid(seat, state.coins[seat]) for seat in range(len(state.coins))})
    for seat, (coins, mark) in bids.items():
        state.coins[seat] -= coins
        state.marks[seat] = mark
        state.events.append(Bid(seat, coins, mark))
    first = state.round % len(state.coins)
    while (yield Decision(first, "go", {STOP: False, GO_ON: True}, reason=lambda _: Refusal("stop_or_go"))):
        yield from venture(state, first)
    yield Decision(first, "toll", {PAY: None, REFUSE: None}, default=PAY)  # made by itself, unless asked for
    yield Decision(first, "nod", {NOD: None})  # a single option is made by itself
    yield Decision(first, "end", {END: None}, confirm=True)  # but not where it ends something for good
    state.round += 1
    if state.round == state.rounds:
        state.over = True
        state.events.append(Ended(None))


def bid(seat: int, coins: int) -> Asking[tuple[int, str]]:
    """Sealed, so it must not change the state: that would tell who has answered already."""
    offered: int = yield Decision(seat, "bid", {BID(n): n for n in range(min(coins, MOST_BID) + 1)})
    if not offered:
        return 0, ""
    mark: str = yield Decision(seat, "mark", {MARK(mark): mark for mark in MARKS})
    return offered, mark


def venture(state: State, seat: int) -> Script[None]:
    ways = {ROLL: ROLL, REST: REST, **({DRAW: DRAW} if state.pile else {})}
    way = yield Decision(seat, "venture", ways)
    if way == ROLL:
        (die,) = state.dice.roll(1)
        state.coins[seat] += die
        state.events.append(Rolled(seat, die))
    elif way == DRAW:
        card = state.dice.draw(state.pile)
        state.hands[seat].append(card)
        state.events.append(Drew(seat, card))


# ---------------------------------------------------------------------- rules.py: all of it behind the contract

Outlook: TypeAlias = tuple[Event, ...]
"""What an option is known to bring, up to the first chance."""


class Toy(Rules[State, View, Outlook, Event]):
    """The rules of the game."""

    name = "toy"
    version = LASTING_VERSION  # a new game begins with it
    colours = ("red", "blue", "green")
    min_seats = 2
    max_seats = 3
    option_fields = (ROUNDS,)
    event_types = EVENT_TYPES
    view_type = View
    habit_kinds = frozenset({"venture"})
    turn_end = END

    def decks(self, options: Mapping[str, str], seats: int, version: int) -> dict[str, list[str]]:
        return {"pile": list(PILE)}

    def new_state(
        self, options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int
    ) -> State:
        require_known(decks["pile"])  # the decks the game began with, which may be older than these rules
        state = State(len(colours), dice)
        state.version = version
        state.rounds = int(options[ROUNDS.name])
        state.pile = list(decks["pile"])
        dice.shuffle(state.pile)
        return state

    def script(self, state: State) -> Script[None]:
        return play_round(state)

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else tuple(sorted(state.hands[seat]))
        cards = tuple(len(one) for one in state.hands)
        return View(0, state.round, tuple(state.coins), tuple(state.marks), cards, len(state.pile), hand)

    def outlook(self, trial: Trial[State]) -> Outlook:
        trial.take_defaults()
        return trial.events

    def hidden(self, state: State, seat: int) -> list[list[str]]:
        # any of these cards may lie where any other of them lies
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        return [[card for cards in (state.pile, *others) for card in cards]]

    def piles(self, state: State) -> list[list[str]]:
        return [state.pile, *state.hands]

    def standings(self, view: View) -> tuple[Standing, ...]:
        return tuple((coins,) for coins in view.coins)

    def dump(self, state: State) -> JsonObject:
        return dump(state)

    def load(self, data: JsonObject, dice: Dice) -> State:
        return load(data, dice)

    def rookie(self, access: Access[View, Outlook], rng: Random) -> str:
        """Bids nothing, stops at once, pays."""
        return access.decision.default or next(iter(access.decision.options))

    @property
    def judge(self) -> Judge[View]:
        return ToyJudge()


class ToyJudge(Judge[View]):
    """The coins, which the viewer cannot tell for its own: the toy's view has no seat."""

    version = 1

    def parts(self, view: View) -> dict[str, float]:
        return {"coins": max(view.coins)}

    def hope(self, view: View) -> float:
        return 0.0

    def hope_gained(self, view: View, gain: float) -> float:
        return 0.0

    def considered(self, view: View, kind: str, options: Sequence[str]) -> Sequence[str]:
        """A roll is always worth something, so without this a turn would never end."""
        return [STOP] if kind == "go" and max(view.coins) >= ENOUGH else options
