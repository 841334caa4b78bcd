"""What the tests of all games know of one game beyond its rules, words and pictures: a file for each game that has
something to say. Of a game without one the defaults hold."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from engine.core.decision import Decision
from engine.core.position import AnyPosition
from engine.core.rules import Decks

Asked: TypeAlias = tuple[AnyPosition, Decision]
Happening: TypeAlias = tuple[AnyPosition, Decision, tuple[Any, ...]]
"""A decision of a game, and the events since the one before."""


@dataclass(frozen=True)
class Facts:
    """`printed`: the decks as printed, from which test games are dealt. `rich_games`: games in which more happens than
    in random ones. `sights`: decisions at which everything in sight is asked about, of so `many_kinds`. `modules`:
    options and seats of random games with everything in them, and `unmet`: the kinds that no random game comes to.
    `grammar`: what can be typed besides what recorded games chose. `not_to_be_seen`: entries of the look-up that are
    about nothing one could see; `not_in_chapters`: how the keys of entries begin that chapters tell otherwise.

    Of the pictures, by the file and function that draws it: `counts`: whose numbers of up to two figures are those by
    which one chooses; `opened_to_read`: what may be opened to read;
    `told_elsewhere`: what the same picture says once more in full size, and how small it is; `still_smaller`: what is
    smaller than it should be, and how small it is at most."""

    printed: Callable[[dict[str, str], int], Decks] | None = None
    rich_games: Callable[[], Iterable[Iterator[Happening]]] = list
    sights: Callable[[], Iterator[Asked]] | None = None
    many_kinds: int = 1
    modules: tuple[tuple[dict[str, str], int], ...] = ()
    unmet: frozenset[str] = frozenset()
    grammar: Callable[[], Iterable[str]] = tuple
    not_to_be_seen: frozenset[str] = frozenset()
    not_in_chapters: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    opened_to_read: tuple[str, ...] = ()
    told_elsewhere: dict[str, int] = field(default_factory=dict)
    still_smaller: dict[str, int] = field(default_factory=dict)


@cache
def facts_of(game: str) -> Facts:
    """What stands in the game's file; the defaults where it has none."""
    module = f"{__name__}.{game}"
    facts: Facts = import_module(module).FACTS if find_spec(module) else Facts()
    return facts
