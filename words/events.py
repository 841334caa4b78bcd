"""Turns events into words, for every game.

The message `event-<tag>` tells an event as a whole sentence with `$who`; its attribute `.part` tells it in a few words
among other things that the same player did ("rolled 5, 4 and 1"), where a story has it so."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from words.shapes import Names
from words.speech import Argument, Words

E = TypeVar("E", bound=tuple[Any, ...])
Spell: TypeAlias = Callable[[Words, Any, Names], Argument]


class EventMessage(NamedTuple):
    """The message that tells an event, and its arguments."""

    message: str
    facts: Mapping[str, Argument]


class EventTeller(Generic[E]):
    """`tags`: each event class by its tag; `special`: for events with more than one message, the function that chooses
    one; `spelled`: for fields whose value is not used as it is, the function that puts it into words."""

    def __init__(
        self,
        tags: Mapping[str, type[E]],
        special: Mapping[type[E], Callable[[Words, Any, Names], EventMessage]],
        spelled: Mapping[str, Spell],
    ) -> None:
        self._messages = {event_class: f"event-{tag}" for tag, event_class in tags.items()}
        self._special = special
        self._spelled = spelled

    def sentence(self, words: Words, event: E, names: Names) -> str:
        """The event as a whole sentence."""
        return self._say(words, event, names, "")

    def part(self, words: Words, event: E, names: Names) -> str:
        """The event as one of several things that its seat did."""
        return self.form(words, event, names, ".part")

    def form(self, words: Words, event: E, names: Names, form: str) -> str:
        """The event by another attribute of its message."""
        return self._say(words, event, names, form)

    def _say(self, words: Words, event: Any, names: Names, form: str) -> str:
        special = self._special.get(type(event))
        told = special(words, event, names) if special else EventMessage(self._messages[type(event)], {})
        facts = dict(told.facts) if special else self._facts(words, event, names)
        if event.seat is not None:
            facts["who"] = names[event.seat]
        return words.say(told.message + form, **facts)

    def _facts(self, words: Words, event: Any, names: Names) -> dict[str, Argument]:
        facts: dict[str, Argument] = {}
        for field, value in event._asdict().items():
            if field != "seat" and value is not None:
                facts[field] = self._spelled[field](words, value, names) if field in self._spelled else value
        return facts
