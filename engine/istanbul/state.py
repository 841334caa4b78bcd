"""The whole state of a game of Istanbul, a field each: what a seat owns, where pieces stand, piles; the smallest and
largest wheelbarrow.

A clone shares what is flat, and has copies of the lists, in which something hidden may lie."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Concatenate, Final, ParamSpec

from engine.core.dice import Dice
from engine.core.rules import LASTING_VERSION
from engine.istanbul.board import Board, Edge
from engine.istanbul.component_rows import Components
from engine.istanbul.setup.options import Setup
from engine.istanbul.window import IDLE, Turn

P = ParamSpec("P")
FIRST_CAPACITY: Final = 2
LAST_CAPACITY: Final = 5
OWN, NEUTRAL = 0, 1  # the owner of an assistant in a stack
GENERAL_SUPPLY, OWN_SUPPLY = -1, 0  # values of a companion's place while it is not in the bazaar


@dataclass(slots=True, eq=False)
class Seat:
    """One player's belongings and the places of that player's pieces.

    `stack`: the assistants under the merchant, bottom first; `out`: the places of assistants left behind.
    `hand`, `guild`, `letters`, `delivered`: ids, see engine.istanbul.ids. `tiles`: mosque tiles by the good that buys
    them.
    `taverns`: the tavern tiles, for straight lines and for free encounters. `companion`: its place, or a supply.
    `letters`: those with one seal up; `delivered`: those turned over to two. `bought`: the round in which seals last
    bought an extra turn.
    Every attribute is a number, a string or flat: a tuple, which clones share, or a list, in which something hidden may
    lie (engine/istanbul/hidden.py) and which has a copy in each clone.
    """

    colour: str
    merchant: int
    family: int
    lira: int = 0
    rubies: int = 0
    capacity: int = FIRST_CAPACITY
    reserve: int = 1
    goods: tuple[int, ...] = (0, 0, 0, 0)
    stack: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    hand: list[str] = field(default_factory=list)
    tiles: tuple[bool, ...] = (False, False, False, False)
    coffee: int = 0
    guild: list[str] = field(default_factory=list)
    taverns: tuple[bool, ...] = (False, False)
    companion: int = GENERAL_SUPPLY
    letters: tuple[str, ...] = ()
    delivered: tuple[str, ...] = ()
    bought: int = 0

    def clone(self) -> "Seat":
        other = object.__new__(type(self))
        other.colour = self.colour
        other.merchant = self.merchant
        other.family = self.family
        other.lira = self.lira
        other.rubies = self.rubies
        other.capacity = self.capacity
        other.reserve = self.reserve
        other.goods = self.goods
        other.stack = self.stack
        other.out = self.out
        other.hand = self.hand.copy()
        other.tiles = self.tiles
        other.coffee = self.coffee
        other.guild = self.guild.copy()
        other.taverns = self.taverns
        other.companion = self.companion
        other.letters = self.letters
        other.delivered = self.delivered
        other.bought = self.bought
        return other


@dataclass(slots=True, eq=False)
class State:
    """The whole game. Piles hold ids (see engine.istanbul.ids) and are drawn from their end; only the stacks of demand
    tiles have their top tile first.

    `taken_openly`: bonus cards in hands that everybody saw there; `shuffled`: the number of the last shuffle of each
    bonus or guild card that was shuffled again; `tiles_seen`: how many demand tiles of the Large and of the Small
    Market everybody has seen (engine/istanbul/hidden.py).
    `mail`: Post Office indicators moved down. `palace`, `dealer`, `coffee_house`: rubies taken from those tracks.
    `mosques`, `tavern_tiles`: tiles taken of each stack. `baksheesh_side`: 0 or 1, the side that lies up.
    `barrier`: the two places it lies between, the smaller number first; `barrier_holder`: the seat that may pass it.
    `neutral_out`: places of neutral assistants. `caravan`: seat of the caravan master.
    `version`: of the rules that the game began with. `stage`: turn or final. `now`: the turn under way. `guild_card`:
    the number of the one being carried out, or 0.
    `kiosk_open`: tiles still to be chosen, `kiosk_tile`: the number of the one being used, or 0. `bid`, `bidder`: the
    highest so far.
    `society`: the seats that traded at the Secret Society, in this order.
    `setup`, `components` and `board` never change and are shared by all clones.
    """

    setup: Setup
    components: Components["State"]
    board: Board
    dice: Dice
    events: list[Any] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    over: bool = False
    version: int = LASTING_VERSION
    stage: str = "turn"
    start: int = 0
    active: int = 0
    round: int = 1
    turn: int = 1
    final_round: bool = False
    now: Turn = IDLE
    deck: list[str] = field(default_factory=list)
    discard: tuple[str, ...] = ()
    taken_openly: tuple[str, ...] = ()
    shuffled: Mapping[str, int] = field(default_factory=dict)
    large_market: list[str] = field(default_factory=list)
    small_market: list[str] = field(default_factory=list)
    tiles_seen: tuple[int, ...] = (1, 1)
    mail: int = 0
    extensions: int = 0
    wainwright_rubies: int = 0
    mosques: tuple[int, ...] = (0, 0, 0, 0)
    mosque_rubies: tuple[int, ...] = (0, 0)
    palace: int = 0
    dealer: int = 0
    figures: Mapping[str, int] = field(default_factory=dict)
    neutral_merchants: tuple[int, ...] = ()
    neutral_out: tuple[int, ...] = ()
    caravan: int | None = None
    barrier: Edge | None = None
    barrier_holder: int | None = None
    guild_card: int = 0
    guild_deck: list[str] = field(default_factory=list)
    guild_discard: tuple[str, ...] = ()
    tavern_tiles: tuple[int, ...] = (0, 0)
    baksheesh_side: int = 0
    coffee_house: int = 0
    letters: list[str] = field(default_factory=list)
    letters_used: tuple[str, ...] = ()
    kiosk: list[str] = field(default_factory=list)
    kiosk_open: tuple[str, ...] = ()
    kiosk_used: tuple[str, ...] = ()
    kiosk_tile: int = 0
    bid: int = 0
    bidder: int | None = None
    society: tuple[int, ...] = ()

    @property
    def here(self) -> int:
        """The place where this turn's payment, action and encounters happen: the companion's if it is the mover (a
        supply while it is not in the bazaar), otherwise the merchant's."""
        seat = self.seats[self.active]
        return seat.companion if self.now.mover == "companion" else seat.merchant

    def clone(self) -> "State":
        other = object.__new__(type(self))
        other.setup = self.setup
        other.components = self.components
        other.board = self.board
        other.dice = self.dice.copy()
        other.events = self.events.copy()
        other.seats = [seat.clone() for seat in self.seats]
        other.over = self.over
        other.version = self.version
        other.stage = self.stage
        other.start = self.start
        other.active = self.active
        other.round = self.round
        other.turn = self.turn
        other.final_round = self.final_round
        other.now = self.now.clone()
        other.deck = self.deck.copy()
        other.discard = self.discard
        other.taken_openly = self.taken_openly
        other.shuffled = self.shuffled
        other.large_market = self.large_market.copy()
        other.small_market = self.small_market.copy()
        other.tiles_seen = self.tiles_seen
        other.mail = self.mail
        other.extensions = self.extensions
        other.wainwright_rubies = self.wainwright_rubies
        other.mosques = self.mosques
        other.mosque_rubies = self.mosque_rubies
        other.palace = self.palace
        other.dealer = self.dealer
        other.figures = self.figures
        other.neutral_merchants = self.neutral_merchants
        other.neutral_out = self.neutral_out
        other.caravan = self.caravan
        other.barrier = self.barrier
        other.barrier_holder = self.barrier_holder
        other.guild_card = self.guild_card
        other.guild_deck = self.guild_deck.copy()
        other.guild_discard = self.guild_discard
        other.tavern_tiles = self.tavern_tiles
        other.baksheesh_side = self.baksheesh_side
        other.coffee_house = self.coffee_house
        other.letters = self.letters.copy()
        other.letters_used = self.letters_used
        other.kiosk = self.kiosk.copy()
        other.kiosk_open = self.kiosk_open
        other.kiosk_used = self.kiosk_used
        other.kiosk_tile = self.kiosk_tile
        other.bid = self.bid
        other.bidder = self.bidder
        other.society = self.society
        return other


def for_active(
    effect: Callable[Concatenate[State, int, P], None], *args: P.args, **kwargs: P.kwargs
) -> Callable[[State], None]:
    """The effect on the active seat: `for_active(earn, 5)` earns it 5 lira."""
    return lambda state: effect(state, state.active, *args, **kwargs)
