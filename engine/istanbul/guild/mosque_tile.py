"""Cards 14 and 15: a mosque tile for one good of its colour, however many are asked for (rulebook p. 23)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add
from engine.istanbul.names import GOODS, GREAT_MOSQUE, PLACES, SMALL_MOSQUE
from engine.istanbul.places.mosques import STACKS, take_tile, tile_refusal

if TYPE_CHECKING:
    from engine.istanbul.state import State

MOSQUES: Final = {14: SMALL_MOSQUE, 15: GREAT_MOSQUE}
LEAST_GOODS: Final = 1


def refusal(state: "State", *, place: int) -> Refusal | None:
    reasons = [tile_refusal(state, good, LEAST_GOODS) for good in STACKS[place]]
    return None if None in reasons else reasons[0]


def play(state: "State", *, place: int) -> Script[None]:
    tiles = {f"tile {GOODS[good]}": good for good in STACKS[place] if tile_refusal(state, good, LEAST_GOODS) is None}
    take_tile(state, place, (yield from pick(state, PLACES[place], tiles)))


for _number, _place in MOSQUES.items():
    add(GuildCard(_number, partial(refusal, place=_place), partial(play, place=_place)))
