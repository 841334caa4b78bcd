"""What can happen in Istanbul, an event each: moved, paid, sold, ruby, caught, drew cards, with what others may not
know; which are public chance, and which count as fights for a place. `seat`: the seat it happened to; fields marked
secret are for that seat only.

Records store events under the tags in EVENT_TYPES and the names of the fields, so neither ever changes."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple, TypeAlias

from engine.core.event import secret


class Moved(NamedTuple):
    seat: int
    origin: int
    place: int


class Left(NamedTuple):
    """An assistant, the seat's own or a neutral one, stays behind at `place`."""

    seat: int
    place: int
    neutral: bool = False


class Collected(NamedTuple):
    """An assistant, the seat's own or a neutral one, joins the merchant's stack at `place`."""

    seat: int
    place: int
    neutral: bool = False


class Recalled(NamedTuple):
    """Assistants come back to the merchant from `places`."""

    seat: int
    places: tuple[int, ...]


class CutShort(NamedTuple):
    """The turn ended at once: `why` is `assistant` or `merchants`."""

    seat: int
    why: str


class PaidSeat(NamedTuple):
    seat: int
    to: int
    lira: int


class PaidNeutral(NamedTuple):
    """Lira paid to the supply for a neutral merchant."""

    seat: int
    lira: int


class NeutralMoved(NamedTuple):
    seat: None
    origin: int
    place: int
    dice: tuple[int, ...]


class Acted(NamedTuple):
    """The action of `place` begins; `by`: merchant, family or card."""

    seat: int
    place: int
    by: str


class LeftUndone(NamedTuple):
    """The action of the place was skipped, or could not be carried out."""

    seat: int


class Rolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]


class DieSet(NamedTuple):
    """The red tile turned one die from `was` to `now`."""

    seat: int
    was: int
    now: int


class Announced(NamedTuple):
    seat: int
    number: int


class GainedLira(NamedTuple):
    seat: int
    lira: int


class SpentLira(NamedTuple):
    seat: int
    lira: int


class GainedGoods(NamedTuple):
    """`goods` by type; `lost`: how many more there was no room for; `unfit`: these by type, empty where stored without
    them."""

    seat: int
    goods: tuple[int, ...]
    lost: int
    unfit: tuple[int, ...] = ()


class GaveGoods(NamedTuple):
    seat: int
    goods: tuple[int, ...]


class Sold(NamedTuple):
    seat: int
    place: int
    goods: tuple[int, ...]
    lira: int


class GainedRuby(NamedTuple):
    seat: int
    place: int


class TookTile(NamedTuple):
    """The mosque tile bought with `good`."""

    seat: int
    good: int


class Extended(NamedTuple):
    """A wheelbarrow extension: every good now has room for `capacity`."""

    seat: int
    capacity: int


@secret("cards")
class DrewCards(NamedTuple):
    seat: int
    number: int
    cards: tuple[str, ...] | None


class TookDiscard(NamedTuple):
    """The top card of the discard pile."""

    seat: int
    card: str


class Discarded(NamedTuple):
    seat: int
    card: str


class PlayedCard(NamedTuple):
    seat: int
    card: str


class Reshuffled(NamedTuple):
    """The discard pile of bonus cards became the deck."""

    seat: None
    cards: int


class MailMoved(NamedTuple):
    seat: int
    down: int


class FamilySent(NamedTuple):
    seat: int
    place: int


class GainedCoffee(NamedTuple):
    seat: int
    coffee: int


class SpentCoffee(NamedTuple):
    seat: int
    coffee: int


@secret("cards")
class DrewGuildCards(NamedTuple):
    """`cards`: their numbers, 1 to 20."""

    seat: int
    number: int
    cards: tuple[int, ...] | None


class DiscardedGuildCard(NamedTuple):
    seat: int
    card: int


class PlayedGuildCard(NamedTuple):
    """A guild card was played instead of a normal turn."""

    seat: int
    card: int


class GuildReshuffled(NamedTuple):
    """The discard pile of guild cards became the deck."""

    seat: None
    cards: int


class BarrierMoved(NamedTuple):
    """The barrier now stands between two places, and only this seat may pass it."""

    seat: int
    between: tuple[int, int]


class TookTavernTile(NamedTuple):
    """`tile`: line or free."""

    seat: int
    tile: str


class BaksheeshTurned(NamedTuple):
    """The goods, by type, that the baksheesh tile asks for now."""

    seat: int
    goods: tuple[int, ...]


class BecameCaravanMaster(NamedTuple):
    seat: int


class Caught(NamedTuple):
    """The seat sends the family member of `victim` back to the Police Station."""

    seat: int
    victim: int


class Met(NamedTuple):
    """The seat uses a neutral figure."""

    seat: int
    figure: str


class FigureMoved(NamedTuple):
    seat: None
    figure: str
    place: int
    dice: tuple[int, ...]


class TurnBegan(NamedTuple):
    seat: int
    turn: int
    round: int


class LastRound(NamedTuple):
    """Enough rubies: the round in progress is the last. `complete`: this turn was the last of it."""

    seat: int
    complete: bool = False


class GameEnded(NamedTuple):
    """`winners`: one seat, or all seats that share the win."""

    seat: None
    winners: tuple[int, ...]


class DrewLetters(NamedTuple):
    """Letters from the pile, known to all by the places they name."""

    seat: int
    places: tuple[int, ...]


class DeliveredLetters(NamedTuple):
    """Letters turned over: they now count two seals."""

    seat: int
    places: tuple[int, ...]


class GaveLetters(NamedTuple):
    """Letters discarded: the places of those with one seal, and how many with two."""

    seat: int
    places: tuple[int, ...]
    delivered: int


class CompanionPlaced(NamedTuple):
    """The seat's companion came from its own supply to `place`, beside the merchant."""

    seat: int
    place: int


class CompanionMoved(NamedTuple):
    seat: int
    origin: int
    place: int


class CompanionTaken(NamedTuple):
    """The seat's companion went from place `origin` (0: the general supply) to its own supply."""

    seat: int
    origin: int


class FamilyMoved(NamedTuple):
    """A card moved the seat's own family member one step."""

    seat: int
    origin: int
    place: int


class OpenedTiles(NamedTuple):
    """Kiosk tiles, by number, are turned face up."""

    seat: int
    tiles: tuple[int, ...]


class PickedTile(NamedTuple):
    """`last`: nobody could choose, it was the one left over."""

    seat: int
    tile: int
    last: bool = False


class UsedTile(NamedTuple):
    """`how`: the notation of the use."""

    seat: int
    tile: int
    how: str


class DeclinedTile(NamedTuple):
    seat: int
    tile: int


class Bid(NamedTuple):
    seat: int
    lira: int


class PassedBid(NamedTuple):
    seat: int


class WonAuction(NamedTuple):
    seat: int
    lira: int


class CopiedCard(NamedTuple):
    """A card on the discard pile is carried out once more."""

    seat: int
    card: str


class ExtraTurn(NamedTuple):
    """The seat bought another turn with seals, which follows now."""

    seat: int


Event: TypeAlias = (
    Moved
    | Left
    | Collected
    | Recalled
    | CutShort
    | PaidSeat
    | PaidNeutral
    | NeutralMoved
    | Acted
    | LeftUndone
    | Rolled
    | DieSet
    | Announced
    | GainedLira
    | SpentLira
    | GainedGoods
    | GaveGoods
    | Sold
    | GainedRuby
    | TookTile
    | Extended
    | DrewCards
    | TookDiscard
    | Discarded
    | PlayedCard
    | Reshuffled
    | MailMoved
    | FamilySent
    | GainedCoffee
    | SpentCoffee
    | DrewGuildCards
    | DiscardedGuildCard
    | PlayedGuildCard
    | GuildReshuffled
    | BarrierMoved
    | TookTavernTile
    | BaksheeshTurned
    | BecameCaravanMaster
    | Caught
    | Met
    | FigureMoved
    | TurnBegan
    | LastRound
    | GameEnded
    | DrewLetters
    | DeliveredLetters
    | GaveLetters
    | CompanionPlaced
    | CompanionMoved
    | CompanionTaken
    | FamilyMoved
    | OpenedTiles
    | PickedTile
    | UsedTile
    | DeclinedTile
    | Bid
    | PassedBid
    | WonAuction
    | CopiedCard
    | ExtraTurn
)

EVENT_TYPES: Final[dict[str, type[Event]]] = {
    "moved": Moved,
    "left": Left,
    "collected": Collected,
    "recalled": Recalled,
    "cut-short": CutShort,
    "paid-seat": PaidSeat,
    "paid-neutral": PaidNeutral,
    "neutral-moved": NeutralMoved,
    "acted": Acted,
    "left-undone": LeftUndone,
    "rolled": Rolled,
    "die-set": DieSet,
    "announced": Announced,
    "gained-lira": GainedLira,
    "spent-lira": SpentLira,
    "gained-goods": GainedGoods,
    "gave-goods": GaveGoods,
    "sold": Sold,
    "gained-ruby": GainedRuby,
    "took-tile": TookTile,
    "extended": Extended,
    "drew-cards": DrewCards,
    "took-discard": TookDiscard,
    "discarded": Discarded,
    "played-card": PlayedCard,
    "reshuffled": Reshuffled,
    "mail-moved": MailMoved,
    "family-sent": FamilySent,
    "gained-coffee": GainedCoffee,
    "spent-coffee": SpentCoffee,
    "drew-guild-cards": DrewGuildCards,
    "discarded-guild-card": DiscardedGuildCard,
    "played-guild-card": PlayedGuildCard,
    "guild-reshuffled": GuildReshuffled,
    "barrier-moved": BarrierMoved,
    "took-tavern-tile": TookTavernTile,
    "baksheesh-turned": BaksheeshTurned,
    "became-caravan-master": BecameCaravanMaster,
    "caught": Caught,
    "met": Met,
    "figure-moved": FigureMoved,
    "turn-began": TurnBegan,
    "last-round": LastRound,
    "game-ended": GameEnded,
    "drew-letters": DrewLetters,
    "delivered-letters": DeliveredLetters,
    "gave-letters": GaveLetters,
    "companion-placed": CompanionPlaced,
    "companion-moved": CompanionMoved,
    "companion-taken": CompanionTaken,
    "family-moved": FamilyMoved,
    "opened-tiles": OpenedTiles,
    "picked-tile": PickedTile,
    "used-tile": UsedTile,
    "declined-tile": DeclinedTile,
    "bid": Bid,
    "passed-bid": PassedBid,
    "won-auction": WonAuction,
    "copied-card": CopiedCard,
    "extra-turn": ExtraTurn,
}
"""Each event's class by the tag it is stored under; tags never change."""

REVEALING: Final = (
    Rolled,
    NeutralMoved,
    FigureMoved,
    DrewCards,
    DrewGuildCards,
    DrewLetters,
    OpenedTiles,
    BaksheeshTurned,
)
"""The events that tell outcomes of chance."""

CONTESTS: Final = (PaidSeat, PaidNeutral, CutShort, Caught)
"""Events with others at a place: merchants were paid, or stopped the turn, or a family member was caught."""

GAINS: Final = (
    GainedLira,
    Sold,
    GainedRuby,
    TookTile,
    Extended,
    DrewCards,
    TookDiscard,
    MailMoved,
    GainedCoffee,
    DrewGuildCards,
    TookTavernTile,
    BecameCaravanMaster,
    DrewLetters,
    DeliveredLetters,
    CompanionPlaced,
    CompanionTaken,
    WonAuction,
    ExtraTurn,
)


def brings(event: Event) -> bool:
    """Whether the seat has gained by it; a walk alone brings nothing, nor do assistants that come back, or goods
    without room."""
    return any(event.goods) if isinstance(event, GainedGoods) else isinstance(event, GAINS)


def gains(events: Sequence[Event], seat: int) -> list[Event]:
    """What brought a seat what it went for; encounters come after that."""
    own = takewhile(
        lambda event: not isinstance(event, Met | Caught), (event for event in events if event.seat == seat)
    )
    return [event for event in own if brings(event)]


def brought(events: Sequence[Event], seat: int) -> list[Event]:
    """What a seat has more of, from whatever source; assistants that came back are something too."""
    return [event for event in events if event.seat == seat and (brings(event) or isinstance(event, Recalled))]
