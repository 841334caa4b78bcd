"""13 Sultan's Palace, 16 Gemstone Dealer, 20 Coffee House, 24 Secret Society: rubies for goods, lira, coffee and seals
(rulebook p. 19 to 21). What the next ruby of a track costs is in `prices`."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, SECRET_SOCIETY, SULTANS_PALACE
from engine.istanbul.notation import DELIVER, RUBY, TRADE, named
from engine.istanbul.places.prices import coffee_house_price, dealer_price, palace_demand, palace_price
from engine.istanbul.state import State
from engine.istanbul.turn.action import offer
from engine.istanbul.turn.ask import pick

SEALS_FOR_RUBY: Final = 6
LIRA_WITH_RUBY: Final = (3, 2, 1)  # for the first, second and third seat; ruling 51: a seat's later rubies bring none


def palace_short(state: State) -> Refusal | None:
    """The refusal with the number of missing goods, None if the seat can pay."""
    seat = state.seats[state.active]
    price = palace_price(state)
    needed, free = palace_demand(price)
    missing = sum(max(0, need - have) for need, have in zip(needed, seat.goods, strict=True))
    spare = sum(max(0, have - need) for need, have in zip(needed, seat.goods, strict=True))
    short = missing + max(0, free - spare)
    return Refusal("goods_short", short=short, price=price) if short else None


def palace(state: State, optional: bool) -> Script[bool]:
    """Give the goods on all spaces without a ruby, for the leftmost ruby."""
    goods = yield from offer(state, SULTANS_PALACE, lambda: _deliveries(state), optional, obvious=True)
    if goods is None:
        return False
    purse.give_goods(state, state.active, goods)
    take_palace_ruby(state)
    return True


def _deliveries(state: State) -> dict[str, list[int]]:
    """The goods given for the spaces that take any type: "deliver fabric spice"."""
    if palace_short(state):
        return {}
    needed, free = palace_demand(palace_price(state))
    spare = [have - need for need, have in zip(needed, state.seats[state.active].goods, strict=True)]
    return {
        DELIVER.all(named(extra)): [need + more for need, more in zip(needed, extra, strict=True)]
        for extra in multisets(spare, free)
    }


def multisets(have: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Every way to take `count` goods out of `have`; both are counts by type."""
    if len(have) == 1:
        return [(count,)] if have[0] >= count else []
    return [
        (first, *rest) for first in range(min(have[0], count), -1, -1) for rest in multisets(have[1:], count - first)
    ]


def dealer_short(state: State) -> Refusal | None:
    """The refusal with fewer lira than the next ruby costs."""
    have, price = state.seats[state.active].lira, dealer_price(state)
    return Refusal("needs_lira", lira=price, have=have) if have < price else None


def gemstone_dealer(state: State, optional: bool) -> Script[bool]:
    """A ruby for lira; the price rises by one with each ruby (ruling 67)."""
    bought = yield from offer(state, GEMSTONE_DEALER, lambda: _buying(dealer_short(state)), optional, obvious=True)
    if not bought:
        return False
    purse.spend(state, state.active, dealer_price(state))
    take_dealer_ruby(state)
    return True


def _buying(refusal: Refusal | None) -> dict[str, bool]:
    return {} if refusal else {"buy": True}


def coffee_short(state: State) -> Refusal | None:
    """The refusal with less coffee than the next ruby costs."""
    return purse.coffee_short(state, coffee_house_price(state))


def coffee_house(state: State, optional: bool) -> Script[bool]:
    """A ruby for coffee; the price rises by one with each ruby."""
    bought = yield from offer(state, COFFEE_HOUSE, lambda: _buying(coffee_short(state)), optional, obvious=True)
    if not bought:
        return False
    purse.spend_coffee(state, state.active, coffee_house_price(state))
    take_coffee_house_ruby(state)
    return True


def take_palace_ruby(state: State) -> None:
    """Take the next ruby of the Palace's track, whatever was paid for it."""
    state.palace += 1
    purse.gain_ruby(state, state.active, SULTANS_PALACE)


def take_dealer_ruby(state: State) -> None:
    """Take the next ruby of the Dealer's track, whatever was paid for it."""
    state.dealer += 1
    purse.gain_ruby(state, state.active, GEMSTONE_DEALER)


def take_coffee_house_ruby(state: State) -> None:
    """Take the next ruby of the Coffee House's track, whatever was paid for it."""
    state.coffee_house += 1
    purse.gain_ruby(state, state.active, COFFEE_HOUSE)


# The leftmost ruby of a track, whoever pays for it and how: its price rises all the same (ruling 41).
TAKE_RUBY: Final[dict[int, Callable[[State], None]]] = {
    SULTANS_PALACE: take_palace_ruby,
    GEMSTONE_DEALER: take_dealer_ruby,
    COFFEE_HOUSE: take_coffee_house_ruby,
}


def tracks_here(state: State) -> list[int]:
    """The places of this game with a ruby track."""
    return [place for place in TAKE_RUBY if place in state.board.position]


def seals_short(state: State) -> Refusal | None:
    """The refusal with fewer than 6 seals on all letters."""
    have = letters.seals(state.seats[state.active])
    return Refusal("needs_seals", seals=SEALS_FOR_RUBY, have=have) if have < SEALS_FOR_RUBY else None


def secret_society(state: State, optional: bool) -> Script[bool]:
    """Six seals for the next ruby of a track, and lira for the first three seats."""
    chosen = yield from offer(state, SECRET_SOCIETY, lambda: _trades(state), optional)
    if chosen is None:
        return False
    yield from letters.pay(state, chosen)
    track = yield from pick(state, "ruby", {RUBY(place): place for place in tracks_here(state)})
    TAKE_RUBY[track](state)
    lira = lira_with_ruby(state)
    if lira:
        purse.earn(state, state.active, lira)
    if state.active not in state.society:
        state.society = (*state.society, state.active)
    return True


def _trades(state: State) -> dict[str, list[str]]:
    return {} if seals_short(state) else letters.payments(state.seats[state.active], SEALS_FOR_RUBY, TRADE)


def lira_with_ruby(state: State) -> int:
    """The lira that the active seat's next ruby of the Secret Society brings with it."""
    first = state.active not in state.society and len(state.society) < len(LIRA_WITH_RUBY)
    return LIRA_WITH_RUBY[len(state.society)] if first else 0
