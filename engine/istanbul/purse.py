"""Lira, goods, coffee and rubies: every gain and payment goes through these functions, which append its event.

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
    SpentCoffee,
    SpentLira,
)
from engine.istanbul.names import WAINWRIGHT
from engine.istanbul.state import LAST_CAPACITY, State


def earn(state: State, index: int, lira: int) -> None:
    """Seat `index` takes lira from the supply."""
    state.seats[index].lira += lira
    state.events.append(GainedLira(index, lira))


def spend(state: State, index: int, lira: int) -> None:
    """Seat `index` pays lira to the supply."""
    state.seats[index].lira -= lira
    state.events.append(SpentLira(index, lira))


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
    """Pay one good to the supply."""
    give_goods(state, index, [int(good == i) for i in range(4)])


def short_of(state: State, goods: Sequence[int]) -> int:
    """How many of these goods, by type, the active seat lacks."""
    have = state.seats[state.active].goods
    return sum(max(0, needed - owned) for needed, owned in zip(goods, have, strict=True))


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


def extend(state: State, index: int) -> None:
    """Add a wheelbarrow extension; the third brings the Wainwright's ruby at once (rulebook p. 18; ruling 29)."""
    seat = state.seats[index]
    state.extensions -= 1
    seat.capacity += 1
    state.events.append(Extended(index, seat.capacity))
    if seat.capacity == LAST_CAPACITY:
        state.wainwright_rubies -= 1
        gain_ruby(state, index, WAINWRIGHT)
