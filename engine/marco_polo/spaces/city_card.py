from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.cards.all import USES
from engine.marco_polo.data.city_cards import CITY_CARDS
from engine.marco_polo.spaces.space import Space

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class CityCardSpace(Space):
    """A city card: own post in its city, one die a round in all, never a cost (DE:387-415)."""

    charges = False

    def __init__(self, card: str) -> None:
        super().__init__(f"card {card}")
        self.card = CITY_CARDS[card]
        self.kind = USES[self.card.kind]

    def key(self) -> str:
        return self.card.id

    def closed(self, state: "State", me: int) -> Refusal | None:
        city = state.table.city_of_card.get(self.card.id)
        if city is None:
            return Refusal("card_not_in_play", card=self.card.id)
        if city not in state.seats[me].posts:
            return Refusal("no_post_there", city=city)
        if state.placed.get(self.card.id):
            return Refusal("card_taken", card=self.card.id)
        if city in state.fresh and not state.table.cards_at_once:  # DE:348: from the next turn on
            return Refusal("post_too_new", city=city)
        return self.kind.refusal(state, me, self.card)

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return (6,)

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        yield from self.kind.use(state, me, self.card, low)
