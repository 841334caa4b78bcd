from typing import Final

from engine.marco_polo.amounts import NOTHING, Amounts, cost
from engine.marco_polo.characters.character import Character
from engine.marco_polo.data.spaces import COINS, GOOD_OF_LINE, KHAN

KHAN_INCOME: Final = cost(camel=1)
COINS_INCOME: Final = cost(coin=2)


class Mercator(Character):
    """One good of what others take at the bazaar; with fewer players more (DE:622-659, CZ:218-236)."""

    id = "mercator"
    name = "Mercator ex Tabriz"

    def income_from(self, space: str, seats: int) -> Amounts:
        if space in GOOD_OF_LINE:
            return GOOD_OF_LINE[space]
        if space == KHAN and seats <= 3:
            return KHAN_INCOME
        if space == COINS and seats == 2:
            return COINS_INCOME
        return NOTHING
