"""Set-up options in words, as every game has them: `option-<field>`, `option-<field>-<value>` with `.help`."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.core.decision import Refusal
from engine.core.options import BadOption, Option
from words.rulebook import Entry, Speak
from words.speech import Argument, Words


class Source(NamedTuple):
    """Where the rule of an option stands: pages of the rulebook, and numbers in docs/rulings."""

    pages: tuple[int, ...] = ()
    rulings: tuple[str, ...] = ()


def source_told(words: Words, source: Source) -> str:
    """As "rulebook p. 17, ruling 77"."""
    pages, rulings = source
    told = [words.say("option-pages", count=len(pages), pages=words.commas(pages))] if pages else []
    if rulings:
        told.append(words.say("option-rulings", count=len(rulings), rulings=words.commas(rulings)))
    return words.commas(told)


def source_of(sources: Mapping[str, Source], field: str, value: str) -> Source:
    """That of a value, by "<field>-<value>", else that of its field."""
    return sources.get(f"{field}-{value}") or sources[field]


def option_entry(option: Option, help_of: Callable[[Words, str, str], str], sources: Mapping[str, Source]) -> Entry:
    """What each value of an option does, and where its rule stands, a line each."""

    def rule(words: Words) -> str:
        return "\n".join(
            words.say(
                "option-entry",
                value=option_title(words, option.name, value),
                help=help_of(words, option.name, value),
                source=source_told(words, source_of(sources, option.name, value)),
            )
            for value in option.allowed
        )

    title: Speak = lambda words: words.say("option-topic", option=option_title(words, option.name))  # noqa: E731
    return Entry("options", title, rule)


def option_title(words: Words, field: str, value: str | None = None) -> str:
    """A field's name, or that of one of its values."""
    return words.say(f"option-{field}" if value is None else f"option-{field}-{value}")


def bad_option(words: Words, problem: BadOption, **facts: Argument) -> str:
    """Why options cannot be, and what can; `facts`: what the game's own refusals name beside."""
    allowed = tuple(map(str, problem.allowed))
    return _told(words, problem.code, problem.field, str(problem.value), allowed, facts)


def bad_option_refusal(words: Words, refusal: Refusal, **facts: Argument) -> str:
    """The same of a Refusal that carries field, value and, in one text, what is allowed."""
    given = {name: str(fact) for name, fact in refusal.facts.items()}
    allowed = tuple(filter(None, given["allowed"].split(", ")))
    return _told(words, refusal.code, given.get("field", ""), given["value"], allowed, facts)


def _told(words: Words, code: str, field: str, value: str, allowed: Sequence[str], facts: dict[str, Argument]) -> str:
    return words.say(
        f"refusal-{code.replace('_', '-')}",
        field=_title(words, field),
        value=_title(words, field, value),
        allowed=words.either(_title(words, field, one) for one in allowed),
        **facts,
    )


def _title(words: Words, *parts: str) -> str:
    """A field's or a value's title where there is one; what the person typed otherwise."""
    message = "-".join(("option", *parts))
    if parts[0] == "option":  # the values of an unknown option are the options there are
        message = "-".join(parts)
    return words.say(message) if _is_id(message) and words.has(message) else parts[-1]


def _is_id(message: str) -> bool:
    return message.replace("-", "").isalnum()
