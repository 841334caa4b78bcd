"""23 Auction House: a good, then two bonus cards to the highest bid; who opens and bids in which order, who may bid
again, who is paid (rulebook p. 21; rulings 50 and 84)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import Bid, PassedBid, WonAuction
from engine.istanbul.names import GOODS
from engine.istanbul.notation import BID, PASS, TAKE
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask_seat

CARDS: Final = 2
TAKES: Final = {TAKE(name): good for good, name in enumerate(GOODS)}


def take_and_auction(state: State, good: int) -> Script[None]:
    """The active seat opens, each other seat bids or passes once in turn order, then the active seat may bid again."""
    purse.take_good(state, state.active, good)
    if not bonus_cards.can_draw(state):
        return
    yield from _one_bid(state, state.active, "opening-bid")
    seats = len(state.seats)
    for turn in range(1, seats):
        yield from _one_bid(state, (state.active + turn) % seats, "bid")
    state.dice.reveal()
    if state.bidder not in (None, state.active):
        yield from _one_bid(state, state.active, "closing-bid")
    if state.bidder is not None:
        _settle(state, state.bidder)
    state.bid, state.bidder = 0, None


def _one_bid(state: State, index: int, kind: str) -> Script[None]:
    """Opening is compulsory for a seat that has lira."""
    lira = yield from ask_seat(
        state,
        index,
        kind,
        lambda: (kind == "opening-bid" and _bids(state, index)) or {PASS: 0, **_bids(state, index)},
        lambda notation: _why_not(state, index, notation),
        public=True,
        cards_may_help=_cards_may_raise(state),
    )
    if lira:
        state.bid, state.bidder = lira, index
        state.events.append(Bid(index, lira))
    else:
        state.events.append(PassedBid(index))


def _cards_may_raise(state: State) -> bool:
    """True if the active seat could pay a higher bid with the lira of as many of the best cards as it holds."""
    seat = state.seats[state.active]
    return bool(seat.hand) and seat.lira + len(seat.hand) * bonus_cards.most_lira(state) > state.bid


def _bids(state: State, index: int) -> dict[str, int]:
    """Every bid above the highest one that the seat can pay."""
    return {BID(lira): lira for lira in range(state.bid + 1, state.seats[index].lira + 1)}


def _why_not(state: State, index: int, notation: str) -> Refusal | None:
    if not BID.rest(notation).isdigit():
        return None
    lira = BID.number(notation)
    if lira <= state.bid:
        return Refusal("bid_too_low", lira=lira, highest=state.bid)
    return Refusal("needs_lira", lira=lira, have=state.seats[index].lira)


def _settle(state: State, winner: int) -> None:
    """The winner takes the cards and pays the active seat; the active seat itself pays the supply."""
    state.events.append(WonAuction(winner, state.bid))
    if winner == state.active:
        purse.spend(state, winner, state.bid)
    else:
        purse.pay_seat(state, winner, state.active, state.bid)
    bonus_cards.draw(state, winner, CARDS)
