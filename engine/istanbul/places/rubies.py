"""13 Sultan's Palace, 16 Gemstone Dealer, 20 Coffee House, 24 Secret Society: a ruby for goods, lira, coffee or six
seals, and the lira with it (rulebook p. 19 to 21). What the next ruby of a track costs is in prices.py."""

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, SULTANS_PALACE
from engine.istanbul.notation import DELIVER, RUBY, TRADE, named
from engine.istanbul.places import prices
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

SEALS_FOR_RUBY: Final = 6
LIRA_WITH_RUBY: Final = (3, 2, 1)  # for the first, second and third seat; ruling 51: a seat's later rubies bring none


def take_ruby(state: State, place: int) -> None:
    """Take the leftmost ruby of the track of `place`. Whatever was paid for it, the price rises (ruling 41)."""
    taken = prices.TRACKS[place].taken
    setattr(state, taken, getattr(state, taken) + 1)
    purse.gain_ruby(state, state.active, place)


def tracks_here(state: State) -> list[int]:
    """The places of this game with a ruby track."""
    return [place for place in prices.TRACKS if place in state.board.position]


def too_few_goods(state: State) -> Refusal | None:
    """The refusal of the Palace, with the number of missing goods."""
    price = prices.PALACE.price(state)
    short = prices.palace_short(state.seats[state.active].goods, price)
    return Refusal("goods_short", short=short, price=price) if short else None


def deliveries(state: State) -> dict[str, list[int]]:
    """The goods given for the spaces that take any type: "deliver fabric spice"."""
    needed, free = prices.palace_demand(prices.PALACE.price(state))
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


def deliver(state: State, goods: Sequence[int]) -> None:
    """Give the goods on all spaces without a ruby, for the leftmost ruby."""
    purse.give_goods(state, state.active, goods)
    take_ruby(state, SULTANS_PALACE)


def too_few_lira(state: State) -> Refusal | None:
    """The refusal of the Gemstone Dealer."""
    return purse.lira_short(state, prices.DEALER.price(state))


def buy_from_dealer(state: State, _: bool) -> None:
    """A ruby for lira; the price rises by one with each ruby (ruling 67)."""
    purse.spend(state, state.active, prices.DEALER.price(state))
    take_ruby(state, GEMSTONE_DEALER)


def too_little_coffee(state: State) -> Refusal | None:
    """The refusal of the Coffee House."""
    return purse.coffee_short(state, prices.COFFEE_HOUSE.price(state))


def buy_at_coffee_house(state: State, _: bool) -> None:
    """A ruby for coffee; the price rises by one with each ruby."""
    purse.spend_coffee(state, state.active, prices.COFFEE_HOUSE.price(state))
    take_ruby(state, COFFEE_HOUSE)


def too_few_seals(state: State) -> Refusal | None:
    """The refusal with fewer than 6 seals on all letters."""
    have = letters.seals(state.seats[state.active])
    return Refusal("needs_seals", seals=SEALS_FOR_RUBY, have=have) if have < SEALS_FOR_RUBY else None


def trades(state: State) -> dict[str, list[str]]:
    """The letters given for a ruby: "trade delivered delivered 4 13"."""
    return letters.payments(state.seats[state.active], SEALS_FOR_RUBY, TRADE)


def trade(state: State, chosen: Sequence[str]) -> Script[None]:
    """Six seals for the next ruby of a track, and lira for the first three seats."""
    yield from letters.pay(state, chosen)
    take_ruby(state, (yield from pick(state, "ruby", {RUBY(place): place for place in tracks_here(state)})))
    lira = lira_with_ruby(state)
    if lira:
        purse.earn(state, state.active, lira)
    if state.active not in state.society:
        state.society = (*state.society, state.active)


def lira_with_ruby(state: State) -> int:
    """The lira that the active seat's next ruby of the Secret Society brings with it."""
    first = state.active not in state.society and len(state.society) < len(LIRA_WITH_RUBY)
    return LIRA_WITH_RUBY[len(state.society)] if first else 0
