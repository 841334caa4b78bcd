"""The bonus card that exchanges up to 3 goods or coffee for as many others, and how room is counted (rulebook p. 24;
ruling 44)."""

from itertools import combinations_with_replacement
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.component_rows import FinalUse, Gain
from engine.istanbul.names import COFFEE, GOODS
from engine.istanbul.notation import ENOUGH, GIVE, TAKE
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

MOST: Final = 3
WARES: Final = (*GOODS, COFFEE)
FINAL_USES: Final = (
    # Once coffee is given no coffee is taken: of `count` given and as many taken, those that are coffee.
    *(
        FinalUse(given=count - coffee, taken=count, coffee=-coffee)
        for count in range(1, MOST + 1)
        for coffee in range(1, count + 1)
    ),
    *(
        FinalUse(given=count, taken=count - coffee, coffee=coffee)
        for count in range(1, MOST + 1)
        for coffee in range(count + 1)
    ),
)


def refusal(state: State) -> Refusal | None:
    """The refusal without any good or coffee to give."""
    return None if purse.own_wares(state, state.active) else Refusal("nothing_to_exchange")


def goods_for_coffee(state: State) -> Gain:
    """Only coffee brings more goods than there were; goods are swapped one for one."""
    seat = state.seats[state.active]
    room = sum(seat.capacity - have for have in seat.goods)
    return Gain(goods=min(MOST, seat.coffee, room))


def play(state: State) -> Script[None]:
    """Ask what is given, one by one, then everything taken for it at once. Only other kinds may be taken, because the
    same kind would change nothing."""
    seat = state.seats[state.active]
    stock = dict(zip(WARES, (*seat.goods, seat.coffee), strict=True))
    given: list[str] = []
    while len(given) < MOST:
        options: dict[str, str | None] = {GIVE(ware): ware for ware in WARES if stock[ware] > given.count(ware)}
        if given:
            options[ENOUGH] = None
        ware = yield from pick(state, "exchange-give", options)
        if ware is None:
            break
        given.append(ware)
    others = [ware for ware in WARES if ware not in given]
    ways = combinations_with_replacement(others, len(given))
    taken = yield from pick(state, "exchange-take", {TAKE.all(way): way for way in ways})
    purse.spend_coffee(state, state.active, given.count(COFFEE))
    for wares, move in ((given, purse.give_goods), (taken, purse.take_goods)):
        goods = [wares.count(good) for good in GOODS]
        if any(goods):
            move(state, state.active, goods)
    if COFFEE in taken:
        purse.take_coffee(state, state.active, taken.count(COFFEE))
