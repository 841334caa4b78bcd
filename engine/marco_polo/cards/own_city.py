from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import NOTHING, Amounts, times
from engine.marco_polo.cards.exchange import affordable
from engine.marco_polo.cards.kind import Kind, source_of
from engine.marco_polo.data.city_cards import CityCard
from engine.marco_polo.rewards import small_city
from engine.marco_polo.supplies import pay, shortage

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class OwnCity(Kind):
    """Bonuses of different small cities with an own post, some cards for a price each (DE:586-588, CZ:97-105)."""

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        if not own_cities(state, me):
            return Refusal("no_small_city", card=card.id)
        return shortage(state.seats[me], _price(card))

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        most = affordable(state, me, _price(card), card.by_die[die - 1].own_city if card.by_die else die)
        cities = own_cities(state, me)
        sets = [some for count in range(min(most, len(cities)), 0, -1) for some in combinations(cities, count)]
        chosen = yield Decision(me, "cities", {"collect " + " ".join(some): some for some in sets})
        pay(state, me, times(_price(card), len(chosen)), source_of(card))
        for city in chosen:
            yield from small_city(state, me, city)


def own_cities(state: "State", me: int) -> list[str]:
    return [city for city in state.table.markers if city in state.seats[me].posts]


def _price(card: CityCard) -> Amounts:
    return card.trades[0].cost if card.trades else NOTHING
