"""Set-up options in words: titles, what each value does, and why options cannot be."""

from typing import Final

from engine.core.decision import Refusal
from engine.core.options import BadOption
from engine.marco_polo.components.board import BEGINNERS, GOALS_DEALT, GOALS_OFFERED
from engine.marco_polo.setup import SEATS
from words import options
from words.marco_polo import terms
from words.speech import Words

REFUSALS: Final = {"least": min(SEATS), "most": max(SEATS)}


SOURCES: Final = {
    "city-bonuses": options.Source(rulings=("10.4", "12.1")),
    "characters": options.Source(rulings=("10.4", "12.1")),
    "goals": options.Source(rulings=("10.4", "12.1")),
    "city-card": options.Source(rulings=("3.9", "10.1")),
    "question-mark": options.Source(rulings=("4.2", "10.2")),
    "two-way-cards": options.Source(rulings=("5.4", "10.3")),
}


def option_help(words: Words, field: str, value: str) -> str:
    names = words.commas(terms.character_in_brief(words, name) for name in BEGINNERS)
    return words.say(f"option-{field}-{value}.help", names=names, dealt=GOALS_DEALT, offered=GOALS_OFFERED)


def bad_option(words: Words, problem: BadOption) -> str:
    return options.bad_option(words, problem, **REFUSALS)


def bad_option_refusal(words: Words, refusal: Refusal) -> str:
    return options.bad_option_refusal(words, refusal, **REFUSALS)
