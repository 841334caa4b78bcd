"""Which sentence says why something may not be done in Istanbul (too far, too near, card not now), short ones for
labels; texts in refusals.ftl."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Refusal
from engine.istanbul.cards.table import CARDS
from engine.istanbul.names import GOOD, PLACES
from engine.istanbul.reading.view import View
from engine.istanbul.turn.neutral_figures import FIGURES
from engine.istanbul.window import NORMAL_REACH
from words.facts import named_colour, refusal_message, spelled_facts
from words.istanbul import terms
from words.shapes import Names
from words.speech import Argument, Words

PRICES: Final = ("lira", "needed", "seals", "coffee")
"""The facts of refusals that say what something costs, beside what one has."""
_NUMBERS: Final = frozenset(map(str, PLACES))


def refusal_text(words: Words, refusal: Refusal, view: View | None, names: Names) -> str:
    return words.say(_message(refusal), **_facts(words, refusal, names))


def short_refusal(words: Words, refusal: Refusal) -> str:
    """The reason as part of an option's label: "2 goods short of a ruby", "5 lira short"."""
    facts = _facts(words, refusal, ())
    if "have" in facts:
        needed = next(int(refusal.facts[price]) for price in PRICES if price in refusal.facts)
        facts["short"] = needed - int(refusal.facts["have"])
    return words.say(f"{refusal_message(refusal)}.short", **facts)


def guild_refusal(words: Words, refusal: Refusal) -> str:
    """The reason why a guild card cannot be played, in brackets behind its name."""
    own = f"{refusal_message(refusal)}.guild"
    return words.say(own, **_facts(words, refusal, ())) if words.has(own) else short_refusal(words, refusal)


def _message(refusal: Refusal) -> str:
    """The message's id. The refusal of a distance has one each for the walk, for a card and for the companion."""
    reach = (refusal.facts.get("nearest"), refusal.facts.get("farthest"))
    if reach == (None, None) or reach == NORMAL_REACH:
        return refusal_message(refusal)
    if reach == (0, 0):
        return "refusal-too-far-to-stay"
    if reach[0] == reach[1]:
        return FOR_COMPANION[refusal.code]
    return "refusal-too-far-for-card" if refusal.code == "too_far" else refusal_message(refusal)


FOR_COMPANION: Final = {
    "too_far": "refusal-too-far-for-companion",
    "too_near": "refusal-too-near-for-companion",
    "must_move": "refusal-must-move-companion",
    "movement_replaced": "refusal-movement-replaced",
}


def _facts(words: Words, refusal: Refusal, names: Names) -> dict[str, Argument]:
    if refusal.code == "guild_card_not_in_hand":
        return {"number": refusal.facts["card"]}
    spelled = spelled_facts(words, refusal, names, _SPELLED)
    if refusal.code == "needs_goods":
        spelled["tile"] = terms.mosque_tile(words, GOOD[str(refusal.facts["good"])])
    return spelled


# A typed notation may name things that do not exist; those are repeated as typed.


def _place(words: Words, fact: int | str) -> str:
    number = str(fact)
    return terms.place(words, int(number)) if number in _NUMBERS else number


def _good(words: Words, fact: int | str) -> str:
    return terms.good(words, GOOD[str(fact)])


def _card(words: Words, fact: int | str) -> str:
    return terms.card(words, str(fact)) if fact in CARDS else str(fact)


def _tile(words: Words, fact: int | str) -> str:
    return words.say(f"tavern-{fact}") if isinstance(fact, str) else terms.kiosk_tile(words, fact)


def _figure(words: Words, fact: int | str) -> str:
    return terms.figure(words, str(fact)) if fact in FIGURES else str(fact)


_SPELLED: Final[dict[str, Callable[[Words, int | str], str]]] = {
    "colour": named_colour,
    "place": _place,
    "other": _place,
    "good": _good,
    "card": _card,
    "figure": _figure,
    "tile": _tile,
}
