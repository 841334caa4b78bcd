"""Gaining and paying lira, goods, coffee and rubies: goods without room are lost (ruling 22), the third extension
brings a ruby (ruling 29). Every gain and payment goes through these functions, which append its event.

None of them checks whether the seat can pay: options and refusals do that before."""

from collections.abc import Sequence
from operator import add
from operator import sub as subtract

from engine.core.decision import Refusal
from engine.istanbul.events import (
    Extended,
    GainedCoffee,
    GainedGoods,
    GainedLira,
    GainedRuby,
    GaveGoods,
    PaidSeat,
    SpentCoffee,
    SpentLira,
)
from engine.istanbul.names import COFFEE, GOOD, GOODS, WAINWRIGHT
from engine.istanbul.state import LAST_CAPACITY, State


def earn(state: State, index: int, lira: int) -> None:
    """Seat `index` takes lira from the supply."""
    state.seats[index].lira += lira
    state.events.append(GainedLira(index, lira))


def spend(state: State, index: int, lira: int) -> None:
    """Seat `index` pays lira to the supply."""
    state.seats[index].lira -= lira
    state.events.append(SpentLira(index, lira))


def pay_seat(state: State, payer: int, to: int, lira: int) -> None:
    state.seats[payer].lira -= lira
    state.seats[to].lira += lira
    state.events.append(PaidSeat(payer, to, lira))


def by_type(goods: Sequence[int]) -> list[int]:
    """The number of each type among goods that are listed one by one."""
    return [goods.count(good) for good in range(len(GOODS))]


def take_goods(state: State, index: int, goods: Sequence[int]) -> None:
    """Put goods, given by type, into the wheelbarrow; those without room are lost (ruling 22)."""
    seat = state.seats[index]
    kept = tuple([min(count, seat.capacity - have) for count, have in zip(goods, seat.goods, strict=True)])
    seat.goods = tuple(map(add, seat.goods, kept))
    unfit = tuple(map(subtract, goods, kept))
    state.events.append(GainedGoods(index, kept, sum(unfit), unfit if any(unfit) else ()))


def take_good(state: State, index: int, good: int, count: int = 1) -> None:
    """As `take_goods`, for goods of one type."""
    take_goods(state, index, [count if good == i else 0 for i in range(4)])


def give_goods(state: State, index: int, goods: Sequence[int]) -> None:
    """Pay goods, given by type, to the supply."""
    seat = state.seats[index]
    seat.goods = tuple(map(subtract, seat.goods, goods))
    state.events.append(GaveGoods(index, tuple(goods)))


def give_good(state: State, index: int, good: int) -> None:
    give_goods(state, index, [int(good == i) for i in range(4)])


def all_wares(state: State) -> Sequence[str]:
    """The goods and, with Mocha & Baksheesh, coffee (ruling 55)."""
    return (*GOODS, COFFEE) if state.setup.mocha else GOODS


def own_wares(state: State, index: int) -> list[str]:
    seat = state.seats[index]
    return [ware for ware, count in zip((*GOODS, COFFEE), (*seat.goods, seat.coffee), strict=True) if count]


def take_ware(state: State, index: int, ware: str) -> None:
    if ware == COFFEE:
        take_coffee(state, index, 1)
    else:
        take_good(state, index, GOOD[ware])


def give_ware(state: State, index: int, ware: str) -> None:
    if ware == COFFEE:
        spend_coffee(state, index, 1)
    else:
        give_good(state, index, GOOD[ware])


def lira_short(state: State, lira: int) -> Refusal | None:
    """The refusal of a price in lira that the active seat cannot pay."""
    have = state.seats[state.active].lira
    return Refusal("needs_lira", lira=lira, have=have) if have < lira else None


def goods_short(state: State, goods: Sequence[int]) -> Refusal | None:
    """The refusal of a price in goods, by type, that the active seat cannot pay."""
    have = state.seats[state.active].goods
    short = sum(max(0, needed - owned) for needed, owned in zip(goods, have, strict=True))
    return Refusal("goods_short", short=short) if short else None


def take_coffee(state: State, index: int, coffee: int) -> None:
    """Take coffee from the unlimited supply; it is no good and needs no room (rulebook p. 12; ruling 26)."""
    state.seats[index].coffee += coffee
    state.events.append(GainedCoffee(index, coffee))


def spend_coffee(state: State, index: int, coffee: int) -> None:
    """Pay coffee to the supply; paying none leaves no event."""
    if coffee:
        state.seats[index].coffee -= coffee
        state.events.append(SpentCoffee(index, coffee))


def coffee_short(state: State, coffee: int) -> Refusal | None:
    """The refusal of a price in coffee that the active seat cannot pay."""
    have = state.seats[state.active].coffee
    return Refusal("needs_coffee", coffee=coffee, have=have) if have < coffee else None


def gain_ruby(state: State, index: int, place: int) -> None:
    """Seat `index` takes a ruby; `place` says where from, the track or stack is the caller's."""
    state.seats[index].rubies += 1
    state.events.append(GainedRuby(index, place))


def wheelbarrow_complete(state: State) -> Refusal | None:
    """The refusal of another extension with all three."""
    return Refusal("wheelbarrow_complete") if state.seats[state.active].capacity == LAST_CAPACITY else None


def extend(state: State, index: int) -> None:
    """Add a wheelbarrow extension; the third brings the Wainwright's ruby at once (rulebook p. 18; ruling 29)."""
    seat = state.seats[index]
    state.extensions -= 1
    seat.capacity += 1
    state.events.append(Extended(index, seat.capacity))
    if seat.capacity == LAST_CAPACITY:
        state.wainwright_rubies -= 1
        gain_ruby(state, index, WAINWRIGHT)
