"""Set-up options in words: titles, what each value does, and why options cannot be."""

from engine.core.options import BadOption
from engine.marco_polo.data.board import BEGINNERS, GOALS_DEALT, GOALS_OFFERED
from engine.marco_polo.setup import SEATS
from words.marco_polo import terms
from words.speech import Words


def option_title(words: Words, field: str, value: str | None) -> str:
    return words.say(f"option-{field}" if value is None else f"option-{field}-{value}")


def option_help(words: Words, field: str, value: str) -> str:
    names = ", ".join(terms.character_in_brief(words, name) for name in BEGINNERS)
    return words.say(f"option-{field}-{value}.help", names=names, dealt=GOALS_DEALT, offered=GOALS_OFFERED)


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
        least=min(SEATS),
        most=max(SEATS),
    )


def _title(words: Words, *parts: str) -> str:
    """A field's or a value's title where there is one; what the person typed otherwise."""
    message = "-".join(parts) if parts[0] == "option" else "-".join(("option", *parts))
    return words.say(message) if message.replace("-", "").isalnum() and words.has(message) else parts[-1]
