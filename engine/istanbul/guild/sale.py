"""Cards 10 and 11: three goods for lira (rulebook p. 23)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.guild.card import GuildCard, add

if TYPE_CHECKING:
    from engine.istanbul.state import State

# Fabric, spice, fruit, jewelry given, and the lira they bring.
SALES: Final = {10: ((1, 1, 1, 0), 15), 11: ((1, 1, 0, 1), 20)}


def refusal(state: "State", *, goods: tuple[int, ...]) -> Refusal | None:
    short = purse.short_of(state, goods)
    return Refusal("goods_short", short=short) if short else None


def play(state: "State", *, goods: tuple[int, ...], lira: int) -> Script[None]:
    purse.give_goods(state, state.active, goods)
    purse.earn(state, state.active, lira)
    yield from ()


for _number, (_goods, _lira) in SALES.items():
    add(GuildCard(_number, partial(refusal, goods=_goods), partial(play, goods=_goods, lira=_lira)))
