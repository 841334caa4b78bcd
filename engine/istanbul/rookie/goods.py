"""Which goods the Rookie takes, sells, swaps and roasts, and when it pays a Governor, Smuggler, Courier or Coffee
Trader."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.protocols import Access
from engine.istanbul.kiosk.uses import PAYOUT
from engine.istanbul.names import (
    COFFEE_TRADER,
    COURIER,
    FREE_ENCOUNTERS,
    GOOD,
    GOODS,
    GOVERNOR,
    LARGE_MARKET,
    PLACES,
)
from engine.istanbul.notation import ENOUGH, MEET, NO_EXTRA, PLAY, ROAST, ROAST_CARD, SELL, SKIP, TILE, Swap, parse_swap
from engine.istanbul.places import markets, warehouses
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.cards import card_worth
from engine.istanbul.rookie.places import ONE_GOOD, received, sale_worth, tile_worth, values_of
from engine.istanbul.rookie.worth import SPARE_LIRA, USUAL
from engine.istanbul.turn import neutral_figures

LEAST_SALE: Final = 2  # goods; a single one is kept for more
MANY_GOODS: Final = 4


def counts(words: Sequence[str]) -> list[int]:
    """Goods by type, of their names among other words."""
    return [words.count(name) for name in GOODS]


def take(access: Access[View, Any], options: Sequence[str]) -> str:
    """The goods named in an option that there is room for and that are worth most."""
    view = access.view
    return max(options, key=lambda option: received(view, view.me, counts(option.split())))


def extra_good(access: Access[View, Any], options: Sequence[str]) -> str:
    """The green tile's good for lira, where it is worth more and some are left."""
    view = access.view
    best = take(access, options)
    gained = received(view, view.me, counts(best.split()))
    return best if gained > warehouses.EXTRA_PRICE and view.me.lira >= warehouses.EXTRA_PRICE + SPARE_LIRA else NO_EXTRA


def sell(access: Access[View, Any], options: Sequence[str]) -> str:
    """The best sale, but not of a single good; with the card for any goods where the tile wants few of many."""
    view = access.view
    pays = markets.LARGE_PAYS if access.decision.kind == PLACES[LARGE_MARKET] else markets.SMALL_PAYS
    sales = SELL.among(options)
    best = max(sales, key=lambda option: sale_worth(view, counts(option.split()), pays), default=SKIP)
    sold = len(SELL.words(best))
    if PLAY("small-market-any") in options and sum(view.me.goods) >= MANY_GOODS and sold < LEAST_SALE + 1:
        return PLAY("small-market-any")
    return best if sold >= LEAST_SALE or view.final_round or SKIP not in options else SKIP


def tile(access: Access[View, Any], options: Sequence[str]) -> str:
    view = access.view
    return max(
        TILE.among(options),
        key=lambda option: tile_worth(view, view.me, GOOD[TILE.rest(option)]),
        default=options[0],
    )


def roast(access: Access[View, Any], options: Sequence[str]) -> str:
    """Lira, then the cheapest good, then a card that is not worth keeping."""
    values = values_of(access.view)
    if ROAST("lira") in options:
        return ROAST("lira")
    goods = [option for option in options if ROAST.rest(option) in GOOD]
    cards = [option for option in ROAST_CARD.among(options) if card_worth(ROAST_CARD.rest(option)) < USUAL.card]
    cheapest = min(goods, key=lambda option: values.each[GOOD[ROAST.rest(option)]], default=None)
    return cheapest or next(iter(cards), ENOUGH if ENOUGH in options else options[0])


# ---------------------------------------------------------------------- swaps and neutral figures


def swap(access: Access[View, Any], options: Sequence[str]) -> str:
    return best_swaps(access.view, options)[0]


def best_swaps(view: View, options: Sequence[str]) -> list[str]:
    """Those of the options that are exchanges, the best first."""
    worths = {option: swap_worth(view, swap) for option in options if (swap := parse_swap(option))}
    return sorted(worths, key=worths.__getitem__, reverse=True)


def swap_worth(view: View, swap: Swap) -> float:
    """The worth of the gain less that of the gift; like for like brings nothing."""
    gained, given = swap
    return _gained_worth(view, gained) - _given_worth(view, given) if gained != given else 0


def _gained_worth(view: View, name: str) -> float:
    if name in GOOD:
        return received(view, view.me, ONE_GOOD[GOOD[name]])
    values = values_of(view)
    return {"lira": PAYOUT, "coffee": values.coffee, "letter": values.letter}.get(name, values.card)


def _given_worth(view: View, name: str) -> float:
    """Of several goods worth the same the most plentiful is given."""
    values = values_of(view)
    if name in GOOD:
        return values.each[GOOD[name]] - view.me.goods[GOOD[name]] / 1000
    others = {"": 0.0, "lira": neutral_figures.FIGURE_FEE, "coffee": values.coffee, "letter": values.letter}
    return others[name] if name in others else card_worth(name)


def figure(view: View, options: Sequence[str]) -> str | None:
    """A neutral figure met that brings more than it costs."""
    if _fee(view) and view.me.lira < SPARE_LIRA:
        return None
    profits = {option: figure_worth(view, MEET.rest(option)) for option in MEET.among(options)}
    best = max(profits, key=profits.__getitem__, default="")
    return best if profits.get(best, 0) > 0 else None


def figure_worth(view: View, name: str) -> float:
    """What a neutral figure brings, less its price; a Smuggler the best good for the fee or for another good."""
    me, values, fee = view.me, values_of(view), _fee(view)
    brought = {GOVERNOR: values.card, COFFEE_TRADER: values.coffee, COURIER: values.letter}
    if name in brought:
        return brought[name] - fee
    gained = [received(view, me, good) for good in ONE_GOOD]
    swapped = [gained[a] - values.each[b] for a in range(4) for b in range(4) if a != b and me.goods[b]]
    return max(max(gained) - fee, *swapped) if fee and swapped else max(gained) - fee


def _fee(view: View) -> int:
    return 0 if view.me.taverns[FREE_ENCOUNTERS] else neutral_figures.FIGURE_FEE
