"""Nim's words for positions in scenarios, and what may be given."""

from collections.abc import Mapping
from typing import Any

from engine.core.create import new_position
from engine.core.position import Position
from engine.core.rules import LASTING_VERSION
from engine.games import rules_of
from tests.nim.rules import HEAPS
from tests.scenarios.compare import compare
from tests.scenarios.format import Path, Wrong, keys, number, read

Given = keys(
    "Given",
    {"version": number(LASTING_VERSION, LASTING_VERSION), "seats": number(2, 3), "heaps": list[number(0, max(HEAPS))]},
)


def start(given: Mapping[str, Any]) -> Position:
    """A turn of red, who begins, with `seats` (2 if not given) and `heaps`. Raises Wrong for what cannot be."""
    try:
        read(Given, given)
    except Wrong as wrong:
        raise wrong.below("given") from None
    rules = rules_of("nim")
    position = new_position(rules, {}, rules.colours[: given.get("seats", 2)], bytes(32))
    position.state.heaps = list(given.get("heaps", HEAPS))
    return Position(rules, position.state)


def seat(position: Position, colour: str, path: Path) -> int:
    """The number of the seat that plays `colour`. Raises Wrong if none does."""
    colours = position.state.seats
    if colour not in colours:
        raise Wrong(f"nobody plays {colour}; {', '.join(colours)} play", path)
    return int(colours.index(colour))


def check(position: Position, then: Mapping[str, Any], path: Path) -> None:
    """Compare what `then` says of the table with the position."""
    winners = position.rules.result(position.state)["winners"] if position.over else []
    found = {
        "version": position.rules.version,
        "heaps": position.state.heaps,
        "over": position.over,
        "winners": [position.rules.colours[winner] for winner in winners],
    }
    compare(then, found, path)
