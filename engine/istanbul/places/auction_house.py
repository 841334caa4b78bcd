"""23 Auction House: a good, then two bonus cards go to the highest bid (rulebook p. 21; ruling 50)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus, purse
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.ask import ask_seat
from engine.istanbul.events import Bid, PaidSeat, PassedBid, WonAuction
from engine.istanbul.names import AUCTION_HOUSE, GOODS

if TYPE_CHECKING:
    from engine.istanbul.state import State

CARDS: Final = 2
MOST_BIDS: Final = 75  # nobody scans more; a seat that rich may raise by no more at once
TAKES: Final = {f"take {name}": good for good, name in enumerate(GOODS)}


def action(game: "State", optional: bool) -> Script[bool]:
    good = yield from offer(game, AUCTION_HOUSE, lambda: TAKES, optional)
    if good is None:
        return False
    purse.take_good(game, game.active, good)
    if bonus.can_draw(game):
        yield from auction(game)
    return True


def auction(game: "State") -> Script[None]:
    """The active seat opens, each other one bids once in turn order, the active one may close higher."""
    game.bid, game.bidder = 0, None
    yield from one_bid(game, game.active, "opening-bid")
    seats = len(game.seats)
    for turn in range(1, seats):
        yield from one_bid(game, (game.active + turn) % seats, "bid")
    game.dice.reveal()
    if game.bidder not in (None, game.active):
        yield from one_bid(game, game.active, "closing-bid")
    if game.bidder is not None:
        settle(game, game.bidder)
    game.bid, game.bidder = 0, None


def one_bid(game: "State", index: int, kind: str) -> Script[None]:
    """Opening is compulsory for a seat that has lira."""
    lira = yield from ask_seat(
        game,
        index,
        kind,
        lambda: (kind == "opening-bid" and bids(game, index)) or {"pass": 0, **bids(game, index)},
        lambda notation: why_not(game, index, notation),
        public=True,
    )
    if lira:
        game.bid, game.bidder = lira, index
        game.events.append(Bid(index, lira))
    else:
        game.events.append(PassedBid(index))


def bids(game: "State", index: int) -> dict[str, int]:
    """Every bid above the highest one that the seat can pay."""
    most = min(game.seats[index].lira, game.bid + MOST_BIDS)
    return {f"bid {lira}": lira for lira in range(game.bid + 1, most + 1)}


def why_not(game: "State", index: int, notation: str) -> Refusal | None:
    verb, _, number = notation.partition(" ")
    if verb != "bid" or not number.isdigit():
        return None
    lira, have = int(number), game.seats[index].lira
    if lira <= game.bid:
        return Refusal("bid_too_low", lira=lira, highest=game.bid)
    if lira > have:
        return Refusal("needs_lira", lira=lira, have=have)
    return Refusal("bid_too_high", lira=lira, most=game.bid + MOST_BIDS)


def settle(game: "State", winner: int) -> None:
    """The winner takes the cards and pays the active seat; the active seat itself pays the supply."""
    game.events.append(WonAuction(winner, game.bid))
    if winner == game.active:
        purse.spend(game, winner, game.bid)
    else:
        game.seats[winner].lira -= game.bid
        game.seats[game.active].lira += game.bid
        game.events.append(PaidSeat(winner, game.active, game.bid))
    bonus.draw(game, winner, CARDS)


PLACES[AUCTION_HOUSE] = Place(action, possible)
