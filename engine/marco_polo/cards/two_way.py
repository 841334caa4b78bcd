from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import GOODS, Amounts, Reward, cost, times
from engine.marco_polo.cards.exchange import affordable
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.cards.one_way import sold
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.rewards import gain
from engine.marco_polo.supplies import pay

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Deal(NamedTuple):
    """So many uses in direction `way` (0 or 1) for `price` altogether."""

    way: int
    uses: int
    price: Amounts


class TwoWay(Kind):
    """Exchanges in either direction, for each use anew or, as a table option, one for all (DE:569-572)."""

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        return None if _deals(state, me, card, 1, (0, 1)) else Refusal("nothing_to_trade", card=card.id)

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        left = die
        ways: tuple[int, ...] = (0, 1)
        while left:
            options: dict[str, Deal | None] = dict(_deals(state, me, card, left, ways))
            if left < die:
                options["done"] = None
            deal = yield Decision(me, "trade", options)
            if deal is None:
                return
            yield from _trade(state, me, card, deal)
            left -= deal.uses
            if state.table.options["two-way-cards"] == "one-direction":
                ways = (deal.way,)


def _trade(state: "State", me: int, card: CityCard, deal: Deal) -> Script[None]:
    pay(state, me, deal.price, source_of(card))
    reward = card.trades[deal.way].reward
    bundle = Reward(times(reward.plain, deal.uses), any_good=reward.any_good * deal.uses)
    yield from gain(state, me, bundle, source_of(card))


def _deals(state: "State", me: int, card: CityCard, most: int, ways: tuple[int, ...]) -> dict[str, Deal]:
    found = {}
    for way in ways:
        trade = card.trades[way]
        prices = {name: cost(**{name: 1}) for name in GOODS} if trade.any_good else {sold(trade): trade.cost}
        for name, price in prices.items():
            for count in range(affordable(state, me, price, most), 0, -1):
                found[f"sell {name} {count}"] = Deal(way, count, times(price, count))
    return found
