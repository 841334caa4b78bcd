"""The state of a game: plain data with hand-written clones, because search, undo and preview clone it all the time."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.dice import Dice
from engine.core.rules import LASTING_VERSION
from engine.istanbul.board import Board, Edge
from engine.istanbul.contracts import Components
from engine.istanbul.setup.options import Setup
from engine.istanbul.window import IDLE

FIRST_CAPACITY: Final = 2
LAST_CAPACITY: Final = 5
OWN, NEUTRAL = 0, 1  # the owner of an assistant in a stack
GENERAL_SUPPLY, OWN_SUPPLY = -1, 0  # values of a companion's place while it is not in the bazaar


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

    __slots__ = (
        "bought", "capacity", "coffee", "colour", "companion", "delivered", "family", "goods", "guild",
        "hand", "letters", "lira", "merchant", "out", "reserve", "rubies", "stack", "taverns", "tiles",
    )  # fmt: skip

    def __init__(self, colour: str, merchant: int, family: int) -> None:
        self.colour = colour
        self.merchant = merchant
        self.family = family
        self.lira = 0
        self.rubies = 0
        self.capacity = FIRST_CAPACITY
        self.reserve = 1
        self.goods: tuple[int, ...] = (0, 0, 0, 0)
        self.stack: tuple[int, ...] = ()
        self.out: tuple[int, ...] = ()
        self.hand: list[str] = []
        self.tiles: tuple[bool, ...] = (False, False, False, False)
        self.coffee = 0
        self.guild: list[str] = []
        self.taverns: tuple[bool, ...] = (False, False)
        self.companion = GENERAL_SUPPLY
        self.letters: tuple[str, ...] = ()
        self.delivered: tuple[str, ...] = ()
        self.bought = 0

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

    __slots__ = (
        "active", "baksheesh_side", "barrier", "barrier_holder", "bid", "bidder", "board", "caravan",
        "coffee_house", "components", "dealer", "deck", "dice", "discard", "events", "extensions",
        "figures", "final_round", "guild_card", "guild_deck", "guild_discard", "kiosk", "kiosk_open",
        "kiosk_tile", "kiosk_used", "large_market", "letters", "letters_used", "mail", "mosque_rubies",
        "mosques", "neutral_merchants", "neutral_out", "now", "over", "palace", "round", "seats", "setup",
        "shuffled", "small_market", "society", "stage", "start", "taken_openly", "tavern_tiles",
        "tiles_seen", "turn", "version", "wainwright_rubies",
    )  # fmt: skip

    def __init__(self, setup: Setup, components: Components["State"], board: Board, dice: Dice) -> None:
        self.setup = setup
        self.components = components
        self.board = board
        self.dice = dice
        self.events: list[Any] = []
        self.seats: list[Seat] = []
        self.over = False
        self.version = LASTING_VERSION
        self.stage = "turn"
        self.start = 0
        self.active = 0
        self.round = 1
        self.turn = 1
        self.final_round = False
        self.now = IDLE
        self.deck: list[str] = []
        self.discard: tuple[str, ...] = ()
        self.taken_openly: tuple[str, ...] = ()
        self.shuffled: Mapping[str, int] = {}
        self.large_market: list[str] = []
        self.small_market: list[str] = []
        self.tiles_seen: tuple[int, ...] = (1, 1)
        self.mail = 0
        self.extensions = 0
        self.wainwright_rubies = 0
        self.mosques: tuple[int, ...] = (0, 0, 0, 0)
        self.mosque_rubies: tuple[int, ...] = (0, 0)
        self.palace = 0
        self.dealer = 0
        self.figures: Mapping[str, int] = {}
        self.neutral_merchants: tuple[int, ...] = ()
        self.neutral_out: tuple[int, ...] = ()
        self.caravan: int | None = None
        self.barrier: Edge | None = None
        self.barrier_holder: int | None = None
        self.guild_card = 0
        self.guild_deck: list[str] = []
        self.guild_discard: tuple[str, ...] = ()
        self.tavern_tiles: tuple[int, ...] = (0, 0)
        self.baksheesh_side = 0
        self.coffee_house = 0
        self.letters: list[str] = []
        self.letters_used: tuple[str, ...] = ()
        self.kiosk: list[str] = []
        self.kiosk_open: tuple[str, ...] = ()
        self.kiosk_used: tuple[str, ...] = ()
        self.kiosk_tile = 0
        self.bid = 0
        self.bidder: int | None = None
        self.society: tuple[int, ...] = ()

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
