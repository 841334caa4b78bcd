"""Set-up options in words: titles, what each value does, and why options cannot be."""

from typing import Final

from engine.core.decision import Refusal
from engine.core.options import BadOption
from engine.istanbul.cards.table import SETS
from engine.istanbul.setup.options import MOST_SEATS_WITH_NEUTRALS, RUBIES_TO_END, RUBIES_TO_END_WITH_EXPANSION, SEATS
from engine.istanbul.setup.start import ASSISTANTS_WITH_MERCHANT
from words import options
from words.speech import Argument, Words


def _size(card_set: str) -> int:
    return sum(card.copies for card in SETS[card_set])


FIGURES: Final[dict[str, dict[str, int]]] = {
    "expansion-base": {"places": 16, "rubies": RUBIES_TO_END[max(SEATS)], "two": RUBIES_TO_END[2]},
    "expansion-mocha": {"places": 20, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "expansion-letters": {"places": 20, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "expansion-bazaar": {"places": 25, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "neutral-assistants-off": {"assistants": ASSISTANTS_WITH_MERCHANT},
    "neutral-assistants-on": {"seats": MOST_SEATS_WITH_NEUTRALS},
    "deck-letters": {"cards": _size("letters")},
    "deck-both": {"cards": _size("base") + _size("letters")},
}


# By option, or by option and value.
SOURCES: Final = {
    "expansion-base": options.Source((6, 9), ("30", "82")),
    "expansion-mocha": options.Source((13, 14), ("82",)),
    "expansion-letters": options.Source((15, 16), ("82",)),
    "expansion-bazaar": options.Source((17,), ("56", "82")),
    "layout": options.Source((6,)),
    "layout-first": options.Source((13, 15)),
    "layout-random": options.Source((17,), ("77",)),
    "neutral-assistants": options.Source((17,), ("56",)),
    "caravan-master": options.Source((17,), ("56",)),
    "deck": options.Source((15,)),
    "kiosk-letters": options.Source((21,), ("69",)),
}


def option_help(words: Words, field: str, value: str) -> str:
    return words.say(f"option-{field}-{value}.help", **FIGURES.get(f"{field}-{value}", {}))


def bad_option(words: Words, problem: BadOption) -> str:
    return options.bad_option(words, problem, **_facts(problem.code, bool(problem.allowed)))


def bad_option_refusal(words: Words, refusal: Refusal) -> str:
    return options.bad_option_refusal(words, refusal, **_facts(refusal.code, bool(refusal.facts["allowed"])))


def _facts(code: str, possible: bool) -> dict[str, Argument]:
    most = MOST_SEATS_WITH_NEUTRALS if code == "too_many_seats" else max(SEATS)
    return {"none": "no" if possible else "yes", "least": min(SEATS), "most": most}
