"""Figures that sentences name beside those of a card, tile or place, taken from the engine."""

from typing import Final

from engine.core.figures import Figures
from engine.istanbul import letters, state
from engine.istanbul.places import rubies, warehouses
from engine.istanbul.setup import options, start
from engine.istanbul.turn import companion, encounters, neutral_figures, payment, recall, roll
from words.speech import Words

TILES: Final = Figures(face=roll.SET_TO, extra=warehouses.EXTRA_PRICE, recall=recall.PRICE)
FIGURES: Final = Figures(lira=neutral_figures.FIGURE_FEE)
CONCEPTS: Final[dict[str, Figures]] = {
    "assistants": Figures(assistants=start.ASSISTANTS_WITH_MERCHANT),
    "merchants": Figures(fee=payment.MERCHANT_FEE),
    "family": Figures(reward=encounters.REWARD_LIRA),
    "wheelbarrow": Figures(first=state.FIRST_CAPACITY, last=state.LAST_CAPACITY),
    "end": Figures(
        two=options.RUBIES_TO_END[2], more=options.RUBIES_TO_END[3], expansion=options.RUBIES_TO_END_WITH_EXPANSION
    ),
    "two-players": Figures(fee=payment.MERCHANT_FEE),
    "letters": Figures(one=letters.SEALED, two=letters.DELIVERED, society=rubies.SEALS_FOR_RUBY),
    "extra-turn": Figures(seals=encounters.SEALS_FOR_TURN),
    "companion": Figures(steps=companion.STEPS, fee=payment.MERCHANT_FEE),
    "neutral-assistants": Figures(assistants=start.ASSISTANTS_WITH_MERCHANT),
}


def of_concept(words: Words, name: str) -> dict[str, int]:
    return CONCEPTS[name].at(words.version) if name in CONCEPTS else {}
