"""Events, the facts of what happened in a game, and which of their fields other seats may not know (secret cards). The
package `words` turns them into sentences.

A game's events are NamedTuples whose first field is `seat`: the seat the event happened to, or None.
host/table/records.py stores them under the tags of `Rules.event_types` and reads them back."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

E = TypeVar("E", bound=tuple[Any, ...])
EventClass = TypeVar("EventClass", bound=type[tuple[Any, ...]])

_SECRETS: Final[dict[type, tuple[str, ...]]] = {}


class UnknownEvent(NamedTuple):
    """A stored event whose `tag` these rules do not have (any more); it is kept but never shown."""

    seat: None
    tag: str


def secret(*fields: str) -> Callable[[EventClass], EventClass]:
    """Class decorator: names the fields of an event that only the seat it happened to may know."""

    def mark(event_class: EventClass) -> EventClass:
        _SECRETS[event_class] = fields
        return event_class

    return mark


def seen_by(event: E, viewer: int | None) -> E:
    """The event as `viewer` (None: a spectator) may know it: secret fields of other seats' events become None."""
    fields = _SECRETS.get(type(event))
    if not fields or (viewer is not None and event[0] == viewer):
        return event
    redacted: E = event._replace(**dict.fromkeys(fields))  # type: ignore[attr-defined]
    return redacted
