"""Which sentence says why something may not be done in Marco Polo (occupied, dice too low, not enough coins); texts in
refusals.ftl."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Refusal
from engine.marco_polo.components.amounts import COIN, KINDS
from engine.marco_polo.components.board import GOALS_DEALT, THREE_COINS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import DIE_NUMBERS
from engine.marco_polo.view import View
from words.facts import named_colour, refusal_message, spelled_facts
from words.marco_polo import terms
from words.marco_polo.events import placed_on
from words.shapes import Names
from words.speech import Words

Fact = int | str


def refusal_text(words: Words, refusal: Refusal, view: View | None, names: Names) -> str:
    facts = spelled_facts(words, refusal, names, _SPELLED)
    if refusal.code != "not_enough":
        return words.say(refusal_message(refusal), **facts | {"keep": GOALS_DEALT, "coins": THREE_COINS[COIN]})
    what, needed = str(facts["what"]), int(facts["needed"])
    if what == "pair":
        return words.say("refusal-pairs", needed=needed, have=facts["have"])
    return words.say("refusal-not-enough", needed=terms.amount(words, KINDS.index(what), needed), have=facts["have"])


def _place(words: Words, fact: Fact) -> str:
    return terms.place(words, str(fact)) if fact in PLACES else str(fact)


def _die(words: Words, fact: Fact) -> Fact:
    """Dice are named as in notations or, where only the value counts, by it."""
    return terms.die(words, DIE_NUMBERS[fact]) if isinstance(fact, str) and fact in DIE_NUMBERS else fact


_SPELLED: Final[dict[str, Callable[[Words, Fact], Fact]]] = {
    "colour": named_colour,
    "place": _place,
    "city": _place,
    "card": lambda words, fact: terms.card(words, str(fact)),
    "contract": lambda words, fact: terms.contract(words, str(fact)),
    "goal": lambda words, fact: terms.goal(words, str(fact)),
    "space": lambda words, fact: placed_on(words, fact) if isinstance(fact, str) else fact,
    "die": _die,
    "figure": lambda words, fact: words.say(f"figure-{fact}"),
}
