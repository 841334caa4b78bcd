"""Tuples with one thing changed or taken out. A game keeps its things in tuples, which positions share until they
differ."""

from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """All but the first that equals `thing`. Raises ValueError when there is none."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def replaced(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The same with `thing` in place of the one with the index `at`."""
    return (*things[:at], thing, *things[at + 1 :])
