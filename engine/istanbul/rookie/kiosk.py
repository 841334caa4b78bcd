"""Which kiosk tiles the Rookie picks and how it uses them, and how high it bids at the Auction House."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.protocols import Access
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.kiosk.uses import EXTENSION_PRICE, ONE_OF_EACH
from engine.istanbul.names import GOODS
from engine.istanbul.notation import BID, DECLINE, PASS, PICK, TAKE, parse_swap
from engine.istanbul.places.auction_house import CARDS
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.rookie.goods import swap_worth
from engine.istanbul.rookie.places import extension_worth, received, values_of
from engine.istanbul.turn.payment import MERCHANT_FEE

EXCHANGE: Final = 1.0  # a tile whose use is a choice, and may turn out to be worth nothing


def pick_tile(access: Access[View, Any], options: Sequence[str]) -> str:
    view = access.view
    return max(options, key=lambda option: _tile_worth(view, PICK.number(option)))


def use_tile(access: Access[View, Any], options: Sequence[str]) -> str:
    """The exchange that brings most, if any; a gift is always taken."""
    view = access.view
    used = view.letters.tile if view.letters else 0
    if _tile_worth(view, used) <= 0:
        return DECLINE
    worths = {option: _use_worth(view, used, option) for option in options if option != DECLINE}
    best = max(worths, key=worths.__getitem__, default=DECLINE)
    return best if worths.get(best, 0) > 0 else DECLINE


def _use_worth(view: View, used: int, option: str) -> float:
    swap = parse_swap(option)
    if swap is not None:
        return swap_worth(view, swap)
    return values_of(view).coffee if option == TAKE("coffee") else _tile_worth(view, used)


def _tile_worth(view: View, number: int) -> float:
    me = view.me
    if number in OTHER_TILES:
        return OTHER_TILES[number](view, me)
    gift = KIOSK_TILES[number].figures
    return received(view, me, [gift.get(good, 0) for good in GOODS]) + gift.get("lira", 0)


OTHER_TILES: Final[dict[int, Callable[[View, SeatView], float]]] = {
    11: lambda view, me: values_of(view).card,
    15: lambda view, me: EXCHANGE,
    16: lambda view, me: 3.5,
    17: lambda view, me: extension_worth(view, me, EXTENSION_PRICE) if me.lira >= EXTENSION_PRICE else 0,
    18: lambda view, me: extension_worth(view, me, values_of(view).of(ONE_OF_EACH)) if all(me.goods) else 0,
    19: lambda view, me: 0,  # the merchant stands where it wants to be
    **dict.fromkeys((20, 21, 22, 23, 24), lambda view, me: EXCHANGE),
}


def bid(access: Access[View, Any], options: Sequence[str]) -> str:
    """The lowest bid, if the cards are worth it and the fee for a merchant is left; to open is compulsory."""
    view = access.view
    bids = BID.among(options)
    if PASS not in options:
        return bids[0]
    lowest = BID.number(bids[0]) if bids else 0
    affordable = bool(bids) and lowest <= view.me.lira - MERCHANT_FEE
    return bids[0] if affordable and lowest <= CARDS * values_of(view).card else PASS
