"""How what happened in a game becomes a sentence, or a part of a story (`event-<tag>`), in every game.

The message `event-<tag>` tells an event as a whole sentence with `$who`; its attribute `.part` tells it in a few words
among other things that the same player did ("rolled 5, 4 and 1"), where a story has it so."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
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
    one; `spelled`: for fields whose value is not used as it is, the function that puts it into words; `facts`: for
    events whose message is given other things than their fields, the function that makes them."""

    def __init__(
        self,
        tags: Mapping[str, type[E]],
        special: Mapping[type[E], Callable[[Words, Any, Names], EventMessage]],
        spelled: Mapping[str, Spell],
        facts: Mapping[type[E], Callable[[Words, Any, Names], Mapping[str, Argument]]],
    ) -> None:
        self._messages = {event_class: f"event-{tag}" for tag, event_class in tags.items()}
        self._special = special
        self._spelled = spelled
        self._facts = facts

    def sentence(self, words: Words, event: E, names: Names) -> str:
        """The event as a whole sentence."""
        return self.form(words, event, names, "")

    def part(self, words: Words, event: E, names: Names) -> str:
        """The event as one of several things that its seat did."""
        return self.form(words, event, names, ".part")

    def form(self, words: Words, event: Any, names: Names, form: str) -> str:
        """The event by another attribute of its message."""
        message, facts = self.message(words, event, names)
        return words.say(message + form, **facts)

    def message(self, words: Words, event: Any, names: Names) -> EventMessage:
        kind = type(event)
        who = {} if event.seat is None else {"who": names[event.seat]}
        if kind in self._special:
            message, facts = self._special[kind](words, event, names)
            return EventMessage(message, {**facts, **who})
        if kind in self._facts:
            return EventMessage(self._messages[kind], {**self._facts[kind](words, event, names), **who})
        fields = {
            name: self._spelled[name](words, value, names) if name in self._spelled else value
            for name, value in event._asdict().items()
            if name != "seat" and value is not None
        }
        return EventMessage(self._messages[kind], {**fields, **who})


def stretches(events: Sequence[Any], beginnings: type[Any] | tuple[type[Any], ...]) -> list[Sequence[Any]]:
    """Events divided where turns or rounds begin, which events of these classes tell."""
    starts = [at for at, event in enumerate(events) if at == 0 or isinstance(event, beginnings)]
    return [events[start:end] for start, end in pairwise([*starts, len(events)])]
