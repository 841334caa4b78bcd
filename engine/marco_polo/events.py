"""What can happen in Marco Polo, an event each: dice placed, gained, paid, moved, post, contract, round, with what
others may not know; which of them are public chance.

`seat` is whom it happened to; fields marked secret are for that seat alone.

Amounts are coins, camels, pepper, silk, gold, points. Dice are numbers as in engine/marco_polo/components/dice.py.
`source` says what a gain or a payment is for: a main action or bonus action by its notation ("bazaar silk", "card
CC07", "purse", "reroll"), or "contract K07", "city anxi", "outpost moscow", "posts" (milestones), "character",
"compensation"."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.core.event import secret
from engine.marco_polo.components.amounts import Amounts


class TookCharacter(NamedTuple):
    seat: int
    character: str


@secret("goals")
class KeptGoals(NamedTuple):
    """Goal cards kept of those offered; the cards are for that seat alone."""

    seat: int
    goals: tuple[str, ...] | None


class RoundBegan(NamedTuple):
    """`start`: the seat that has the first turn."""

    seat: None
    round: int
    start: int


class Rolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]


class TurnBegan(NamedTuple):
    """`turn` counts the turns of all seats since the start of the game."""

    seat: int
    turn: int
    round: int


class Gained(NamedTuple):
    seat: int
    amounts: Amounts
    source: str


class Paid(NamedTuple):
    seat: int
    amounts: Amounts
    source: str


class Placed(NamedTuple):
    """Dice put on a space or city card; `coins`: what was paid because dice lay there already."""

    seat: int
    space: str
    dice: tuple[int, ...]
    coins: int


class GotBlackDie(NamedTuple):
    """A black die taken from the board; `die` says what it rolled, 10 where it is set when it is placed."""

    seat: int
    die: int
    source: str


class Rerolled(NamedTuple):
    seat: int
    was: int
    now: int


class Adjusted(NamedTuple):
    """A die in hand turned up or down by one."""

    seat: int
    was: int
    now: int


class Moved(NamedTuple):
    """A figure's way, its origin first. `figure`: 0, or 1 for a second figure."""

    seat: int
    figure: int
    path: tuple[str, ...]
    source: str


class TookHourglass(NamedTuple):
    """The seat took the main action Travel: the last to do so starts the next round (ruling 3.15)."""

    seat: int


class Skipped(NamedTuple):
    """The seat has placed its last die before others: it is skipped until the round ends (ruling 1.7)."""

    seat: int


class BuiltPost(NamedTuple):
    """A trading post; `number`: how many are on the map now; `origin`: the city it was moved from, if none was left."""

    seat: int
    city: str
    number: int
    origin: str | None


class TookOutpost(NamedTuple):
    """The outpost bonus of a large city, taken with the first post there; the tile leaves the game."""

    seat: int
    city: str
    tile: str


class CopiedMarker(NamedTuple):
    """The question mark of `city` brings the bonus of `other`."""

    seat: int
    city: str
    other: str


class TookContract(NamedTuple):
    """A contract taken from `space`, 1 to 6, as they lay before the others slide."""

    seat: int
    contract: str
    space: int


class DrewContract(NamedTuple):
    """A contract turned up from the special pile; everybody sees it."""

    seat: int
    contract: str


class Discarded(NamedTuple):
    """A contract goes under the special pile; a starting contract leaves the game."""

    seat: int
    contract: str


class Completed(NamedTuple):
    """An active contract is paid for; what it brings follows."""

    seat: int
    contract: str


class Lost(NamedTuple):
    """A reward that cannot be received: `what` is step, black, contract or copy."""

    seat: int
    what: str
    source: str


class RowFilled(NamedTuple):
    """New contracts on the board: those of a round, or two in place of none."""

    seat: None
    contracts: tuple[str, ...]


class RoundEnded(NamedTuple):
    """`left`: contracts nobody took, which go under the special pile."""

    seat: None
    round: int
    left: tuple[str, ...]


class Scored(NamedTuple):
    seat: int
    line: str
    vp: int


class GameEnded(NamedTuple):
    """`winners`: the seats that won; several share the win."""

    seat: None
    winners: tuple[int, ...]


Event: TypeAlias = (
    TookCharacter
    | KeptGoals
    | RoundBegan
    | Rolled
    | TurnBegan
    | Gained
    | Paid
    | Placed
    | GotBlackDie
    | Rerolled
    | Adjusted
    | Moved
    | TookHourglass
    | BuiltPost
    | TookOutpost
    | CopiedMarker
    | TookContract
    | DrewContract
    | Discarded
    | Completed
    | Lost
    | Skipped
    | RowFilled
    | RoundEnded
    | Scored
    | GameEnded
)

EVENT_TYPES: Final[dict[str, type[Event]]] = {
    "took-character": TookCharacter,
    "kept-goals": KeptGoals,
    "round-began": RoundBegan,
    "rolled": Rolled,
    "turn-began": TurnBegan,
    "gained": Gained,
    "paid": Paid,
    "placed": Placed,
    "got-black-die": GotBlackDie,
    "rerolled": Rerolled,
    "adjusted": Adjusted,
    "moved": Moved,
    "took-hourglass": TookHourglass,
    "built-post": BuiltPost,
    "took-outpost": TookOutpost,
    "copied-marker": CopiedMarker,
    "took-contract": TookContract,
    "drew-contract": DrewContract,
    "discarded": Discarded,
    "completed": Completed,
    "lost": Lost,
    "skipped": Skipped,
    "row-filled": RowFilled,
    "round-ended": RoundEnded,
    "scored": Scored,
    "game-ended": GameEnded,
}
"""Each event's class by the tag it is stored under; tags never change."""

GAINS: Final = (Gained, TookContract, BuiltPost)


def brings(event: Event) -> bool:
    """Whether the seat has gained by it; a journey alone brings nothing."""
    return isinstance(event, GAINS)


def gains(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in events if event.seat == seat and brings(event)]


def brought(events: Sequence[Event], seat: int) -> list[Event]:
    """What a seat has more of; a journey brought it nearer to cities, and a black die is one to use."""
    gained = (*GAINS, Moved, GotBlackDie)
    return [event for event in events if event.seat == seat and isinstance(event, gained)]


REVEALING: Final = (Rolled, GotBlackDie, Rerolled, DrewContract, RowFilled)
"""The events that tell what chance brought."""
