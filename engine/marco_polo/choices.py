"""Questions about goods and small cities; they change nothing, so that several seats may answer them at once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Asking, Decision, Refusal
from engine.core.notation import Verb
from engine.marco_polo import notation
from engine.marco_polo.amounts import NOTHING, Amounts, cost
from engine.marco_polo.data.components import MARKERS
from engine.marco_polo.data.map import SMALL_CITIES
from engine.marco_polo.notation import COPY, TAKE, Goods

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class CityBonus(NamedTuple):
    """What the marker of `city` brings; `copied`: the city whose bonus a question mark takes, None for none."""

    city: str
    copied: str | None
    amounts: Amounts


@lru_cache(maxsize=2048)
def goods_choices(verb: Verb, count: int, most_of_one: int, have: Goods | None = None) -> Mapping[str, Goods]:
    """Every way to choose `count` goods, by notation: at most `most_of_one` of a kind, no more of it than `have`."""
    limits = tuple(min(most_of_one, n) for n in have) if have is not None else (most_of_one,) * 3
    found = [
        (pepper, silk, count - pepper - silk)
        for pepper in range(min(count, limits[0]), -1, -1)
        for silk in range(min(count - pepper, limits[1]), -1, -1)
        if count - pepper - silk <= limits[2]
    ]
    return {notation.goods(verb, goods): goods for goods in found}


def as_amounts(goods: Goods) -> Amounts:
    """Pepper, silk and gold as amounts."""
    return (0, 0, *goods, 0)


def any_goods(me: int, count: int) -> Asking[Amounts]:
    """Ask for `count` goods of any kinds."""
    goods = yield Decision(me, "goods", goods_choices(TAKE, count, count), public=True)
    return as_amounts(goods)


def different_goods(me: int, count: int) -> Asking[Amounts]:
    """Ask for `count` goods, each of another kind (ruling 4.5)."""
    goods = yield Decision(me, "goods", goods_choices(TAKE, count, 1), public=True)
    return as_amounts(goods)


def city_bonus(state: "State", me: int, city: str) -> Asking[CityBonus]:
    """What the marker of a small city brings, after asking what there is to choose."""
    reward = MARKERS[state.layout.markers[city]]
    copied = None
    if reward.copy:
        copied = yield from _copied(state, me, city)
        if copied is None:
            return CityBonus(city, None, NOTHING)
        reward = MARKERS[state.layout.markers[copied]]
    if reward.different:
        return CityBonus(city, copied, (yield from different_goods(me, reward.different)))
    return CityBonus(city, copied, reward.plain)


def _copied(state: "State", me: int, city: str) -> Asking[str | None]:
    """Any other marker (ruling 4.2), or by table option those of cities without an own post (ruling 10.2)."""
    cities = [other for other in state.layout.markers if other != city]
    if state.layout.options["question-mark"] == "without-post":
        cities = [other for other in cities if other not in state.seats[me].posts]
    if not cities:
        return None
    chosen: str = yield Decision(
        me,
        "copy",
        {COPY(other): other for other in cities},
        reason=lambda typed: _why_not(city, typed),
        public=True,
    )
    return chosen


def _why_not(city: str, typed: str) -> Refusal | None:
    if typed == COPY(city):
        return Refusal("never_itself", city=city)
    return Refusal("own_post_there") if COPY.rest(typed) in SMALL_CITIES else None


def split_of(count: int) -> Mapping[str, Amounts]:
    """Every mix of `count` camels and coins, by notation, the one with most camels first."""
    mixes = [(camels, count - camels) for camels in range(count, -1, -1)]
    return {notation.mix(camels, coins): cost(camel=camels, coin=coins) for camels, coins in mixes}
