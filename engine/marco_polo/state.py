"""The whole state of a game of Marco Polo, a field each: what a seat owns, dice, posts, contracts, goal cards, piles,
hourglass.

Clones share tuples; what can lie hidden stands in lists, of which each clone has a copy."""

from dataclasses import dataclass, field
from functools import cached_property

from engine.core.dice import Dice
from engine.core.rules import LASTING_VERSION
from engine.marco_polo.components.amounts import NOTHING, Amounts
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.characters import NOBODY, Character
from engine.marco_polo.components.dice import Placement
from engine.marco_polo.events import Event


@dataclass(frozen=True)
class Layout:
    """The fixed parts of one game: options, the markers of small cities, the city card spaces and their cards."""

    options: dict[str, str]
    markers: dict[str, str]
    cards: tuple[tuple[str, str], ...]

    @cached_property
    def city_of_card(self) -> dict[str, str]:
        return {card: city for city, card in self.cards}


@dataclass(slots=True, eq=False)
class Seat:
    """One player. `have`: amounts owned, points last; `hand`: dice not yet placed; `posts`: cities with a
    trading post in the order of placing; `drawn`: a contract still to be given a place; `refused`: goal cards looked
    at and not kept."""

    colour: str
    character: Character = NOBODY
    have: Amounts = NOTHING
    hand: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()
    posts: tuple[str, ...] = ()
    contracts: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    drawn: str | None = None
    goals: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    sheet: tuple[tuple[str, int], ...] = ()

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


@dataclass(slots=True, eq=False)
class State:
    """The whole table.

    `version`: of the rules that the game began with.
    `stage`: draft, goals, bonuses, roll, turn or end. `hourglass`: the seat that starts the next round.
    `placed`: the dice on each space or city card. `row`: contracts on the board. `piles`: those of later rounds, the
    last one first. `special`: the special pile, drawn from its end; its first `special_known` contracts were seen by
    everybody before they went there. `black`: black dice left on the board. `beijing`: the seat on each of its spaces,
    -1 for none. `draft`: characters on offer. `unused_goals`: goal cards nobody was dealt.

    Within a turn only: `doing`, the action being taken, by its notation; `acted`, whether the main action was taken;
    `bought`, whether a black die was bought; `fresh`, cities whose trading post was placed in this turn;
    `row_to_come`, whether the turn is prepared ahead and new contracts, not known yet, will have come by then.
    """

    layout: Layout
    dice: Dice
    events: list[Event] = field(default_factory=list)
    over: bool = False
    version: int = LASTING_VERSION
    stage: str = "draft"
    seats: list[Seat] = field(default_factory=list)
    round: int = 0
    turn: int = 0
    start: int = 0
    active: int = 0
    hourglass: int = 0
    black: int = 0
    placed: dict[str, tuple[Placement, ...]] = field(default_factory=dict)
    outposts: dict[str, str] = field(default_factory=dict)
    row: tuple[str, ...] = ()
    piles: list[list[str]] = field(default_factory=list)
    special: list[str] = field(default_factory=list)
    special_known: int = 0
    beijing: tuple[int, ...] = (-1,) * len(BEIJING_VP)
    draft: tuple[str, ...] = ()
    unused_goals: list[str] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    doing: str = ""
    acted: bool = False
    bought: bool = False
    fresh: tuple[str, ...] = ()
    row_to_come: bool = False

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
        other.row_to_come = self.row_to_come
        other.winners = self.winners
        return other
