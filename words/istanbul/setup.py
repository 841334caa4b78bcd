"""Set-up options in words: titles, what each value does, and why options cannot be."""

from typing import Final

from engine.core.options import BadOption
from engine.istanbul.cards.table import NUMBERS
from engine.istanbul.options import MOST_SEATS_WITH_NEUTRALS, RUBIES_TO_END, RUBIES_TO_END_WITH_EXPANSION, SEATS
from engine.istanbul.setup import ASSISTANTS_WITH_MERCHANT
from words.speech import Words

FIGURES: Final[dict[str, dict[str, int]]] = {
    "expansion-base": {"places": 16, "rubies": RUBIES_TO_END[max(SEATS)], "two": RUBIES_TO_END[2]},
    "expansion-mocha": {"places": 20, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "expansion-letters": {"places": 20, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "expansion-bazaar": {"places": 25, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "neutral-assistants-off": {"assistants": ASSISTANTS_WITH_MERCHANT},
    "neutral-assistants-on": {"seats": MOST_SEATS_WITH_NEUTRALS},
    "deck-letters": {"cards": len(NUMBERS["letters"])},
    "deck-both": {"cards": len(NUMBERS["base"]) + len(NUMBERS["letters"])},
}


def option_title(words: Words, field: str, value: str | None) -> str:
    return words.say(f"option-{field}" if value is None else f"option-{field}-{value}")


def option_help(words: Words, field: str, value: str) -> str:
    return words.say(f"option-{field}-{value}.help", **FIGURES.get(f"{field}-{value}", {}))


def bad_option(words: Words, problem: BadOption) -> str:
    allowed = tuple(map(str, problem.allowed))
    return bad_option_text(words, problem.code, problem.field, str(problem.value), allowed)


def bad_option_text(words: Words, code: str, field: str, value: str, allowed: tuple[str, ...]) -> str:
    """Also for a Refusal that carries the same facts."""
    return words.say(
        f"refusal-{code.replace('_', '-')}",
        field=_title(words, field),
        value=_title(words, field, value),
        allowed=words.either(_title(words, field, one) for one in allowed) if allowed else "",
        none="no" if allowed else "yes",
        least=min(SEATS),
        most=MOST_SEATS_WITH_NEUTRALS if code == "too_many_seats" else max(SEATS),
    )


def _title(words: Words, *parts: str) -> str:
    """A field's or a value's title where there is one; what the person typed otherwise."""
    message = "-".join(("option", *parts))
    if parts[0] == "option":  # the values of an unknown option are the options there are
        message = "-".join(parts)
    return words.say(message) if _is_id(message) and words.has(message) else parts[-1]


def _is_id(message: str) -> bool:
    return message.replace("-", "").isalnum()
