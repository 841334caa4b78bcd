"""Typed facts of what happened; sentences are made of them elsewhere.

A game's events are NamedTuples whose first field is `seat` (the seat it happened to, or None). A class attribute
`SECRET` names the fields that only that seat may know.
"""

from typing import Any, ClassVar, Protocol, TypeVar, runtime_checkable


@runtime_checkable
class Event(Protocol):
    """What all events have in common."""

    SECRET: ClassVar[tuple[str, ...]]

    @property
    def seat(self) -> int | None: ...

    def _asdict(self) -> dict[str, Any]: ...


E = TypeVar("E")


def seen_by(event: E, viewer: int | None) -> E:
    """The event as `viewer` (None: a spectator) may know it: secret fields of other seats become None."""
    secret: tuple[str, ...] = getattr(event, "SECRET", ())
    if not secret or (viewer is not None and event.seat == viewer):  # type: ignore[attr-defined]
        return event
    redacted: E = event._replace(**dict.fromkeys(secret))  # type: ignore[attr-defined]
    return redacted
