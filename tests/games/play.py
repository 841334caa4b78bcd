"""Ways through a game that need no generator of random numbers, so that they stay the same for ever: the log of a
recorded one, or counting."""

from typing import Any

from engine.core.create import new_position
from engine.core.decision import choice_from
from engine.core.position import Position
from engine.core.rules import LASTING_VERSION
from engine.games import rules_of


def pick(position: Position, number: int) -> None:
    """Choose by counting: the `number`-th choice takes an option further on each time."""
    decision = position.decisions[number % len(position.decisions)]
    options = list(decision.options)
    position.choose(decision.seat, options[(number * 7 + number // 5) % len(options)])


def replayed(kept: dict[str, Any]) -> Position:
    """The log played again from its first row with the decks of that game, without the seed.

    Raises ValueError where other chance is needed."""
    return replayed_with_events(kept)[0]


def replayed_with_events(kept: dict[str, Any]) -> tuple[Position, list[Any]]:
    """The same with all that happened."""
    first, *choices = map(choice_from, kept["rows"])
    rules, version = rules_of(kept["game"]), kept.get("version", LASTING_VERSION)
    position = new_position(rules, kept["options"], kept["colours"], bytes(32), first, kept["decks"], version)
    events = list[Any]()
    for choice in choices:
        events += position.follow(choice, version)
        if position.last.outcomes != choice.outcomes:
            raise ValueError(f"{choice} needs other outcomes: {position.last.outcomes}")
    return position, events
