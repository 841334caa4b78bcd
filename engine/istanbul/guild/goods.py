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


def fill(game: "State", *, good: int) -> Script[None]:
    seat = game.seats[game.active]
    purse.take_good(game, game.active, good, seat.capacity - seat.goods[good])
    yield from take_different(game, DIFFERENT_WITH_FILLING)


def lira_and_goods(game: "State") -> Script[None]:
    purse.earn(game, game.active, LIRA)
    yield from take_different(game, DIFFERENT_WITH_LIRA)


def take_different(game: "State", most: int) -> Script[None]:
    """Up to `most` different goods for which there is room, as many as possible being the usual choice."""
    seat = game.seats[game.active]
    room = [good for good in range(4) if seat.goods[good] < seat.capacity]
    found: dict[str, tuple[int, ...]] = {}
    for size in range(min(most, len(room)), 0, -1):
        for goods in combinations(room, size):
            found["take " + " ".join(GOODS[good] for good in goods)] = goods
    found["take-nothing"] = ()
    chosen = yield from pick(game, "different-goods", found, default=next(iter(found)))
    if chosen:
        purse.take_goods(game, game.active, [int(good in chosen) for good in range(4)])


for _number, _good in FILLED_BY.items():
    add(GuildCard(_number, always, partial(fill, good=_good)))
add(GuildCard(5, always, lira_and_goods))
