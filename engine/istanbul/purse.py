"""Lira, goods and rubies: every gain and payment goes through here and is told."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
from engine.istanbul.state import LAST_CAPACITY

if TYPE_CHECKING:
    from engine.istanbul.state import State


def earn(game: "State", index: int, lira: int) -> None:
    game.seats[index].lira += lira
    game.events.append(GainedLira(index, lira))


def spend(game: "State", index: int, lira: int) -> None:
    game.seats[index].lira -= lira
    game.events.append(SpentLira(index, lira))


def take_goods(game: "State", index: int, goods: Sequence[int]) -> None:
    """Goods by type into the wheelbarrow; what there is no room for is lost (ruling 22)."""
    seat = game.seats[index]
    kept = [min(count, seat.capacity - have) for count, have in zip(goods, seat.goods, strict=True)]
    seat.goods = [have + count for have, count in zip(seat.goods, kept, strict=True)]
    game.events.append(GainedGoods(index, tuple(kept), sum(goods) - sum(kept)))


def take_good(game: "State", index: int, good: int, count: int = 1) -> None:
    take_goods(game, index, [count if good == i else 0 for i in range(4)])


def give_goods(game: "State", index: int, goods: Sequence[int]) -> None:
    seat = game.seats[index]
    seat.goods = [have - count for have, count in zip(seat.goods, goods, strict=True)]
    game.events.append(GaveGoods(index, tuple(goods)))


def give_good(game: "State", index: int, good: int) -> None:
    give_goods(game, index, [int(good == i) for i in range(4)])


def short_of(game: "State", goods: Sequence[int]) -> int:
    """How many of these goods, by type, the active seat lacks."""
    have = game.seats[game.active].goods
    return sum(max(0, needed - owned) for needed, owned in zip(goods, have, strict=True))


def take_coffee(game: "State", index: int, coffee: int) -> None:
    """Coffee from the supply, which has no end; it is no good and needs no room (rulebook p. 12; ruling 26)."""
    game.seats[index].coffee += coffee
    game.events.append(GainedCoffee(index, coffee))


def spend_coffee(game: "State", index: int, coffee: int) -> None:
    if coffee:
        game.seats[index].coffee -= coffee
        game.events.append(SpentCoffee(index, coffee))


def coffee_short(game: "State", coffee: int) -> Refusal | None:
    """The refusal of a price in coffee that the active seat cannot pay."""
    have = game.seats[game.active].coffee
    return Refusal("needs_coffee", coffee=coffee, have=have) if have < coffee else None


def gain_ruby(game: "State", index: int, place: int) -> None:
    game.seats[index].rubies += 1
    game.events.append(GainedRuby(index, place))


def extend(game: "State", index: int) -> None:
    """One wheelbarrow extension; the third brings the Wainwright's ruby at once (rulebook p. 18; ruling 29)."""
    seat = game.seats[index]
    game.extensions -= 1
    seat.capacity += 1
    game.events.append(Extended(index, seat.capacity))
    if seat.capacity == LAST_CAPACITY:
        game.wainwright_rubies -= 1
        gain_ruby(game, index, WAINWRIGHT)
