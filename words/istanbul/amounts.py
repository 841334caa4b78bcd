"""Figures that sentences name beside those of a card, tile or place, taken from the engine."""

from typing import Final

from engine.istanbul import letters, state
from engine.istanbul.places import rubies, warehouses
from engine.istanbul.setup import options, start
from engine.istanbul.turn import companion, encounters, neutral_figures, payment, recall, roll

Amounts = dict[str, int]

TILES: Final[Amounts] = {"face": roll.SET_TO, "extra": warehouses.EXTRA_PRICE, "recall": recall.PRICE}
FIGURES: Final[Amounts] = {"lira": neutral_figures.FIGURE_FEE}
CONCEPTS: Final[dict[str, Amounts]] = {
    "assistants": {"assistants": start.ASSISTANTS_WITH_MERCHANT},
    "merchants": {"fee": payment.MERCHANT_FEE},
    "family": {"reward": encounters.REWARD_LIRA},
    "wheelbarrow": {"first": state.FIRST_CAPACITY, "last": state.LAST_CAPACITY},
    "end": {
        "two": options.RUBIES_TO_END[2],
        "more": options.RUBIES_TO_END[3],
        "expansion": options.RUBIES_TO_END_WITH_EXPANSION,
    },
    "two-players": {"fee": payment.MERCHANT_FEE},
    "letters": {"one": letters.SEALED, "two": letters.DELIVERED, "society": rubies.SEALS_FOR_RUBY},
    "extra-turn": {"seals": encounters.SEALS_FOR_TURN},
    "companion": {"steps": companion.STEPS, "fee": payment.MERCHANT_FEE},
    "neutral-assistants": {"assistants": start.ASSISTANTS_WITH_MERCHANT},
}


def of_concept(name: str) -> Amounts:
    return CONCEPTS.get(name, {})
