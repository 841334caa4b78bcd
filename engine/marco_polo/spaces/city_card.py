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

    def closed(self, game: "State", me: int) -> Refusal | None:
        city = game.table.city_of_card.get(self.card.id)
        if city is None:
            return Refusal("card_not_in_play", card=self.card.id)
        if city not in game.seats[me].posts:
            return Refusal("no_post_there", city=city)
        if game.placed.get(self.card.id):
            return Refusal("card_taken", card=self.card.id)
        if city in game.fresh and not game.table.cards_at_once:  # DE:348: from the next turn on
            return Refusal("post_too_new", city=city)
        return self.kind.refusal(game, me, self.card)

    def settable(self, game: "State", me: int) -> Iterable[int]:
        return (6,)

    def act(self, game: "State", me: int, low: int) -> Script[None]:
        yield from self.kind.use(game, me, self.card, low)
