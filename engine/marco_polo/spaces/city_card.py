"""A city card as an action space, and what each kind of card does."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.marco_polo.city_cards.kinds import ByDie, Kind, OwnCity, PerContract, PerDie, PerPost, Steps
from engine.marco_polo.city_cards.table import CITY_CARDS
from engine.marco_polo.city_cards.trades import Exchange, OneWay, TwoWay
from engine.marco_polo.notation import CARD
from engine.marco_polo.spaces.space import Space

if TYPE_CHECKING:
    from engine.marco_polo.state import State

# By the name that the table of city cards uses.
KINDS: Final[dict[str, Kind]] = {
    "exchange": Exchange(),
    "one_way": OneWay(),
    "two_way": TwoWay(),
    "per_die": PerDie(),
    "per_contract": PerContract(),
    "per_post": PerPost(),
    "by_die": ByDie(),
    "own_city": OwnCity(),
    "steps": Steps(),
}


class CityCardSpace(Space):
    """A city card: own post in its city, one die a round in all, never a cost (rulings 12.12, 2.4, 2.5)."""

    charges = False

    def __init__(self, card: str) -> None:
        super().__init__(CARD(card), card)
        self.card = CITY_CARDS[card]
        self.kind = KINDS[self.card.kind]

    def is_open(self, state: "State", me: int) -> bool:
        city, layout = state.layout.city_of_card.get(self.place), state.layout
        new = city in state.fresh and not layout.cards_at_once
        here = city in state.seats[me].posts and not new and not state.placed.get(self.place)
        return here and self.kind.is_possible(state, me, self.card)

    def closed(self, state: "State", me: int) -> Refusal | None:
        city = state.layout.city_of_card.get(self.card.id)
        if city is None:
            return Refusal("card_not_in_play", card=self.card.id)
        if city not in state.seats[me].posts:
            return Refusal("no_post_there", city=city)
        if state.placed.get(self.card.id):
            return Refusal("card_taken", card=self.card.id)
        if city in state.fresh and not state.layout.cards_at_once:  # from the next turn on (ruling 3.9)
            return Refusal("post_too_new", city=city)
        return self.kind.refusal(state, me, self.card)

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return (6,)  # it never costs coins, and a 6 can do all that others can

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        yield from self.kind.use(state, me, self.card, low)
