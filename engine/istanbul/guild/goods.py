"""Cards 2 to 5: one good to the wheelbarrow's room, or 4 lira, then different goods, 1 each (rulebook p. 23)."""

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import purse
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add, always
from engine.istanbul.names import FABRIC, FRUIT, GOODS, SPICE

if TYPE_CHECKING:
    from engine.istanbul.state import State

FILLED_BY: Final = {2: FABRIC, 3: SPICE, 4: FRUIT}
DIFFERENT_WITH_FILLING: Final = 3
LIRA: Final = 4
DIFFERENT_WITH_LIRA: Final = 4


def fill(state: "State", *, good: int) -> Script[None]:
    seat = state.seats[state.active]
    purse.take_good(state, state.active, good, seat.capacity - seat.goods[good])
    yield from take_different(state, DIFFERENT_WITH_FILLING)


def lira_and_goods(state: "State") -> Script[None]:
    purse.earn(state, state.active, LIRA)
    yield from take_different(state, DIFFERENT_WITH_LIRA)


def take_different(state: "State", most: int) -> Script[None]:
    """Up to `most` different goods for which there is room, as many as possible being the usual choice."""
    seat = state.seats[state.active]
    room = [good for good in range(4) if seat.goods[good] < seat.capacity]
    found: dict[str, tuple[int, ...]] = {}
    for size in range(min(most, len(room)), 0, -1):
        for goods in combinations(room, size):
            found["take " + " ".join(GOODS[good] for good in goods)] = goods
    found["take-nothing"] = ()
    chosen = yield from pick(state, "different-goods", found, default=next(iter(found)))
    if chosen:
        purse.take_goods(state, state.active, [int(good in chosen) for good in range(4)])


for _number, _good in FILLED_BY.items():
    add(GuildCard(_number, always, partial(fill, good=_good)))
add(GuildCard(5, always, lira_and_goods))
