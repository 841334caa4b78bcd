"""How set-up options of a lobby are named and explained, with rulebook page or ruling, and why a set of options cannot
be. Their messages are `option-<field>`, `option-<field>-<value>` with `.help`."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.decision import Refusal
from engine.core.options import Option
from words.facts import refusal_message
from words.rulebook import Entry, Speak
from words.speech import Words


class Source(NamedTuple):
    """Where the rule of an option stands: pages of the rulebook, and numbers in docs/rulings."""

    pages: tuple[int, ...] = ()
    rulings: tuple[str, ...] = ()


def source_told(words: Words, sources: Mapping[str, Source], field: str, value: str) -> str:
    """As "rulebook p. 17, ruling 77": the source of a value, by "<field>-<value>", else that of its field."""
    pages, rulings = sources.get(f"{field}-{value}") or sources[field]
    parts = [words.say("option-pages", count=len(pages), pages=words.commas(pages))] if pages else []
    parts += [words.say("option-rulings", count=len(rulings), rulings=words.commas(rulings))] if rulings else []
    return words.commas(parts)


def option_entry(option: Option, help_of: Callable[[Words, str, str], str], sources: Mapping[str, Source]) -> Entry:
    """Each value of an option with its effect and where its rule stands, a line each."""

    def rule(words: Words) -> str:
        return "\n".join(
            words.say(
                "option-entry",
                value=option_title(words, option.name, value),
                help=help_of(words, option.name, value),
                source=source_told(words, sources, option.name, value),
            )
            for value in option.allowed
        )

    title: Speak = lambda words: words.say("option-topic", option=option_title(words, option.name))  # noqa: E731
    return Entry("options", title, rule)


def option_title(words: Words, field: str, value: str | None = None) -> str:
    """A field's name, or that of one of its values."""
    return words.say(f"option-{field}" if value is None else f"option-{field}-{value}")


def special_option(words: Words, field: str, value: str) -> str:
    """What is special about a table with this value, in plain words; empty where there are none for it."""
    return words.say(f"option-{field}-{value}.special") if words.has(f"option-{field}-{value}.special") else ""


def bad_option(words: Words, refusal: Refusal, least: int, most: int) -> str:
    """Why options cannot be, and what can, of a Refusal that carries field, value and, in one text, what is allowed;
    `least`, `most`: how many may play."""
    field, value = str(refusal.facts.get("field", "")), str(refusal.facts["value"])
    allowed = [name for name in str(refusal.facts["allowed"]).split(", ") if name]
    return words.say(
        refusal_message(refusal),
        field=_title(words, field),
        value=_title(words, field, value),
        allowed=words.either(words.say("option-named", option=_title(words, field, name)) for name in allowed),
        none="no" if allowed else "yes",
        least=least,
        most=most,
    )


def _title(words: Words, *parts: str) -> str:
    """A field's or a value's title where there is one; what the person typed otherwise."""
    message = "-".join(("option", *parts))
    if parts[0] == "option":  # the values of an unknown option are the options there are
        message = "-".join(parts)
    is_id = message.replace("-", "").isalnum()
    return words.say(message) if is_id and words.has(message) else parts[-1]
