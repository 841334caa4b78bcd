"""Why something may not be done, in words that say what to do."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Refusal
from engine.marco_polo.components.amounts import COIN, KINDS
from engine.marco_polo.components.board import GOALS_DEALT, THREE_COINS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import DIE_NUMBERS
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.marco_polo.events import placed_on
from words.marco_polo.setup import bad_option_refusal
from words.shapes import Names
from words.speech import Words

Fact = int | str


def refusal_text(words: Words, refusal: Refusal, view: View | None, names: Names) -> str:
    if "allowed" in refusal.facts:
        return bad_option_refusal(words, refusal)
    if refusal.code == "not_enough":
        return _not_enough(words, str(refusal.facts["what"]), int(refusal.facts["needed"]), int(refusal.facts["have"]))
    return words.say(f"refusal-{refusal.code.replace('_', '-')}", **_facts(words, refusal, names))


def _not_enough(words: Words, what: str, needed: int, have: int) -> str:
    if what == "pair":
        return words.say("refusal-pairs", needed=needed, have=have)
    return words.say("refusal-not-enough", needed=terms.amount(words, KINDS.index(what), needed), have=have)


def _facts(words: Words, refusal: Refusal, names: Names) -> dict[str, Fact]:
    facts = {name: _SPELLED[name](words, fact) if name in _SPELLED else fact for name, fact in refusal.facts.items()}
    if "acts" in facts:
        facts["acts"] = names[int(facts["acts"])]
    return facts | {"keep": GOALS_DEALT, "coins": THREE_COINS[COIN]}


def _place(words: Words, fact: Fact) -> str:
    return terms.place(words, str(fact)) if fact in PLACES else str(fact)


def _colour(words: Words, fact: Fact) -> str:
    return terms.colour(words, str(fact)) if words.has(f"colour-{fact}") else str(fact)


def _die(words: Words, fact: Fact) -> Fact:
    """Dice are named as in notations or, where only the value counts, by it."""
    return terms.die(words, DIE_NUMBERS[fact]) if isinstance(fact, str) and fact in DIE_NUMBERS else fact


_SPELLED: Final[dict[str, Callable[[Words, Fact], Fact]]] = {
    "colour": _colour,
    "place": _place,
    "city": _place,
    "card": lambda words, fact: terms.card(words, str(fact)),
    "contract": lambda words, fact: terms.contract(words, str(fact)),
    "goal": lambda words, fact: terms.goal(words, str(fact)),
    "space": lambda words, fact: placed_on(words, fact) if isinstance(fact, str) else fact,
    "die": _die,
    "figure": lambda words, fact: words.say(f"figure-{fact}"),
}
