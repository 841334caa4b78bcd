"""Compares what a scenario expects with what was found."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from tests.scenarios.format import Path, Wrong


def plain(value: Any) -> Any:
    """The value with lists for tuples, as YAML has it."""
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def only(given: Any, known: Any, path: Path) -> None:
    """Raises Wrong unless `given` is a mapping whose keys are all `known`."""
    if not isinstance(given, Mapping):
        raise Wrong(f"should have keys such as {', '.join(sorted(known))}, not {given!r}", path)
    for name in given.keys() - set(known):
        raise Wrong(f"unknown {name}; known are {', '.join(sorted(known))}", (*path, name))


def compare(expected: Mapping[str, Any], found: Mapping[str, Any], path: Path, *, nested: bool = False) -> None:
    """The expected entries, compared with what was found; `nested`: mappings in it too are compared entry by entry.
    Raises Wrong on unknown names and differences."""
    only(expected, found.keys(), path)
    for name, value in expected.items():
        if nested and isinstance(found[name], Mapping):
            compare(value, found[name], (*path, name), nested=True)
        else:
            same(plain(found[name]), value, str(name), (*path, name))


def compare_table(
    expected: Mapping[str, Any],
    found: Mapping[str, Any],
    colours: Collection[str],
    path: Path,
    **meanings: Callable[[Any, Path], Any],
) -> None:
    """What is expected of a table, and in it of each colour's seat, with what was found. `meanings`: how that fact of
    a seat is read, where it is not written as it is kept. Raises Wrong as `compare` does."""
    only(expected, found, path)
    for name, value in expected.items():
        if name not in colours:
            compare({name: value}, found, path)
            continue
        only(value, found[name], (*path, name))
        read = {fact: meaning(value[fact], (*path, name, fact)) for fact, meaning in meanings.items() if fact in value}
        compare({**value, **read}, found[name], (*path, name))


def same(found: Any, expected: Any, what: str, path: Path) -> None:
    """Raises Wrong unless the two are equal."""
    if found != expected:
        raise Wrong(f"{what}: expected {expected!r}, found {found!r}", path)
