"""Typed facts of what happened; sentences are made of them elsewhere.

A game's events are NamedTuples whose first field is `seat`: the seat it happened to, or None.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

E = TypeVar("E", bound=tuple[Any, ...])
EventClass = TypeVar("EventClass", bound=type[tuple[Any, ...]])

_SECRETS: Final[dict[type, tuple[str, ...]]] = {}


class UnknownEvent(NamedTuple):
    """Something that was stored under a `tag` these rules have no event for; nothing is said of it."""

    seat: None
    tag: str


def secret(*fields: str) -> Callable[[EventClass], EventClass]:
    """Mark fields of an event class that only the seat it happened to may know."""

    def mark(event_class: EventClass) -> EventClass:
        _SECRETS[event_class] = fields
        return event_class

    return mark


def seen_by(event: E, viewer: int | None) -> E:
    """The event as `viewer` (None: a spectator) may know it: secret fields of other seats become None."""
    fields = _SECRETS.get(type(event))
    if not fields or (viewer is not None and event[0] == viewer):
        return event
    redacted: E = event._replace(**dict.fromkeys(fields))  # type: ignore[attr-defined]
    return redacted
