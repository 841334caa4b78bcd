"""The state of a game at a turn boundary: plain data, cloned by hand because search, undo and preview live on it.

Clones share tuples; what can lie hidden stands in lists, of which each clone has a copy."""

from dataclasses import dataclass

from engine.core.dice import Dice
from engine.core.rules import LASTING_VERSION
from engine.marco_polo.components.amounts import NOTHING, Amounts
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.characters import NOBODY, Character
from engine.marco_polo.components.dice import Placement
from engine.marco_polo.events import Event


@dataclass(frozen=True, slots=True)
class Layout:
    """What never changes in one game: options, the markers of small cities, the city card spaces and their cards."""

    options: dict[str, str]
    seats: int
    markers: dict[str, str]
    cards: tuple[tuple[str, str], ...]
    city_of_card: dict[str, str]

    @property
    def cards_at_once(self) -> bool:
        """Whether the city card of a new post may be used in the same turn (ruling 10.1)."""
        return self.options["city-card"] == "at-once"


class Seat:
    """One player. `have`: amounts owned, points last; `hand`: dice not yet placed; `posts`: cities with an own
    trading post in the order of placing; `drawn`: a contract still to be given a place; `refused`: goal cards looked
    at and not kept."""

    __slots__ = ("character", "colour", "contracts", "done", "drawn", "figures", "goals", "hand", "have", "posts",
                 "refused", "sheet")  # fmt: skip

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.character: Character = NOBODY
        self.have: Amounts = NOTHING
        self.hand: tuple[int, ...] = ()
        self.figures: tuple[str, ...] = ()
        self.posts: tuple[str, ...] = ()
        self.contracts: tuple[str, ...] = ()
        self.done: tuple[str, ...] = ()
        self.drawn: str | None = None
        self.goals: list[str] = []
        self.refused: list[str] = []
        self.sheet: tuple[tuple[str, int], ...] = ()

    @property
    def posts_left(self) -> int:
        """Trading posts not yet on the map."""
        return self.character.posts - len(self.posts)

    def clone(self) -> "Seat":
        other = Seat.__new__(Seat)
        other.colour = self.colour
        other.character = self.character
        other.have = self.have
        other.hand = self.hand
        other.figures = self.figures
        other.posts = self.posts
        other.contracts = self.contracts
        other.done = self.done
        other.drawn = self.drawn
        other.goals = self.goals.copy()
        other.refused = self.refused.copy()
        other.sheet = self.sheet
        return other


class State:
    """The whole table.

    `version`: of the rules that the game began with.
    `stage`: draft, goals, bonuses, roll, turn or end. `hourglass`: the seat that starts the next round.
    `placed`: the dice on each space or city card. `row`: contracts on the board. `piles`: those of later rounds, the
    last one first. `special`: the special pile, drawn from its end; its first `special_known` contracts were seen by
    everybody before they went there. `black`: black dice left on the board. `beijing`: the seat on each of its spaces,
    -1 for none. `draft`: characters on offer. `unused_goals`: goal cards nobody was dealt.

    Within a turn only: `doing`, the action being taken, by its notation; `acted`, whether the main action was taken;
    `bought`, whether a black die was bought; `fresh`, cities whose trading post was placed in this turn.
    """

    __slots__ = ("acted", "active", "beijing", "black", "bought", "dice", "doing", "draft", "events", "fresh",
                 "hourglass", "layout", "outposts", "over", "piles", "placed", "round", "row", "seats", "special",
                 "special_known", "stage", "start", "turn", "unused_goals", "version",
                 "winners")  # fmt: skip

    def __init__(self, layout: Layout, dice: Dice) -> None:
        self.layout = layout
        self.dice = dice
        self.events: list[Event] = []
        self.over = False
        self.version = LASTING_VERSION
        self.stage = "draft"
        self.seats: list[Seat] = []
        self.round = 0
        self.turn = 0
        self.start = 0
        self.active = 0
        self.hourglass = 0
        self.black = 0
        self.placed: dict[str, tuple[Placement, ...]] = {}
        self.outposts: dict[str, str] = {}
        self.row: tuple[str, ...] = ()
        self.piles: list[list[str]] = []
        self.special: list[str] = []
        self.special_known = 0
        self.beijing: tuple[int, ...] = (-1,) * len(BEIJING_VP)
        self.draft: tuple[str, ...] = ()
        self.unused_goals: list[str] = []
        self.doing = ""
        self.acted = False
        self.bought = False
        self.fresh: tuple[str, ...] = ()
        self.winners: tuple[int, ...] = ()

    def clone(self) -> "State":
        other = State.__new__(State)
        other.layout = self.layout
        other.dice = self.dice.copy()
        other.events = []
        other.over = self.over
        other.version = self.version
        other.stage = self.stage
        other.seats = [seat.clone() for seat in self.seats]
        other.round = self.round
        other.turn = self.turn
        other.start = self.start
        other.active = self.active
        other.hourglass = self.hourglass
        other.black = self.black
        other.placed = self.placed.copy()
        other.outposts = self.outposts.copy()
        other.row = self.row
        other.piles = [pile.copy() for pile in self.piles]
        other.special = self.special.copy()
        other.special_known = self.special_known
        other.beijing = self.beijing
        other.draft = self.draft
        other.unused_goals = self.unused_goals.copy()
        other.doing = self.doing
        other.acted = self.acted
        other.bought = self.bought
        other.fresh = self.fresh
        other.winners = self.winners
        return other
