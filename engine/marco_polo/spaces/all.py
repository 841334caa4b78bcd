"""Every main action by notation, in the order in which they are offered."""

from typing import Final

from engine.marco_polo.data.city_cards import CITY_CARDS
from engine.marco_polo.data.spaces import (
    CAMELS,
    COINS,
    CONTRACTS_SPACE,
    GOLD_LINE,
    KHAN,
    PEPPER_LINE,
    SILK_LINE,
    TRAVEL,
)
from engine.marco_polo.spaces.bazaar import Bazaar
from engine.marco_polo.spaces.city_card import CityCardSpace
from engine.marco_polo.spaces.coins import Coins
from engine.marco_polo.spaces.contracts import ContractsSpace
from engine.marco_polo.spaces.khan import Khan
from engine.marco_polo.spaces.space import Space
from engine.marco_polo.spaces.travel import Travel

BOARD: Final[tuple[Space, ...]] = (
    Coins(COINS),
    *(Bazaar(line) for line in (CAMELS, PEPPER_LINE, SILK_LINE, GOLD_LINE)),
    Khan(KHAN),
    ContractsSpace(CONTRACTS_SPACE),
    Travel(TRAVEL),
)
CARDS: Final[dict[str, Space]] = {card: CityCardSpace(card) for card in CITY_CARDS}
BY_NOTATION: Final[dict[str, Space]] = {space.notation: space for space in (*BOARD, *CARDS.values())}
