"""Up to 3 goods or coffee for as many others, room being counted after the swap (rulebook p. 24; ruling 44)."""

from itertools import combinations_with_replacement
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.contracts import FinalUse, Gain
from engine.istanbul.names import GOODS
from engine.istanbul.notation import ENOUGH, GIVE, TAKE
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

MOST: Final = 3
COFFEE: Final = len(GOODS)
KINDS: Final = (*GOODS, "coffee")
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
    return None if any(_stock(state)) else Refusal("nothing_to_exchange")


def goods_for_coffee(state: State) -> Gain:
    """Only coffee brings more goods than there were; goods are swapped one for one."""
    seat = state.seats[state.active]
    room = sum(seat.capacity - have for have in seat.goods)
    return Gain(goods=min(MOST, seat.coffee, room))


def play(state: State) -> Script[None]:
    """Ask what is given, one by one, then everything taken for it at once. Only other kinds may be taken, because the
    same kind would change nothing."""
    given: list[int] = []
    while len(given) < MOST:
        left = [have - given.count(kind) for kind, have in enumerate(_stock(state))]
        found: dict[str, int | None] = {GIVE(name): kind for kind, name in enumerate(KINDS) if left[kind]}
        if given:
            found[ENOUGH] = None
        kind = yield from pick(state, "exchange-give", found)
        if kind is None:
            break
        given.append(kind)
    others = [kind for kind in range(len(KINDS)) if kind not in given]
    ways = combinations_with_replacement(others, len(given))
    taken = yield from pick(state, "exchange-take", {TAKE.all(KINDS[kind] for kind in way): way for way in ways})
    _swap(state, given, taken)


def _stock(state: State) -> list[int]:
    seat = state.seats[state.active]
    return [*seat.goods, seat.coffee]


def _swap(state: State, given: list[int], taken: tuple[int, ...]) -> None:
    if given.count(COFFEE):
        purse.spend_coffee(state, state.active, given.count(COFFEE))
    if len(given) > given.count(COFFEE):
        purse.give_goods(state, state.active, [given.count(good) for good in range(len(GOODS))])
    if len(taken) > taken.count(COFFEE):
        purse.take_goods(state, state.active, [taken.count(good) for good in range(len(GOODS))])
    if taken.count(COFFEE):
        purse.take_coffee(state, state.active, taken.count(COFFEE))
