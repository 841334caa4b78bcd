"""Games to test with: every value of every option, alone and with each other one, over all numbers of seats."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from engine.core.create import new_position
from engine.core.dice import Trail
from engine.core.options import BadOption
from engine.core.position import Position
from engine.core.rules import AnyRules, Decks
from engine.games import GAMES, rules_of
from tests.support.printed_decks import MARCO_POLO, istanbul

PRINTED: dict[str, Callable[[dict[str, str], int], Decks]] = {
    "istanbul": istanbul,
    "marco_polo": lambda options, seats: MARCO_POLO,
}


class Table(NamedTuple):
    game: str
    options: tuple[tuple[str, str], ...]
    seats: int

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(value for _, value in self.options)])


def new(table: Table, seed: int = 0, decks: Decks | None = None, trail: Trail | None = None) -> Position:
    """The start of a game, dealt from the decks as printed where none are given."""
    rules = rules_of(table.game)
    if decks is None and table.game in PRINTED:
        decks = PRINTED[table.game](dict(table.options), table.seats)
    colours, key = rules.colours[: table.seats], seed.to_bytes(32, "big")
    return new_position(rules, dict(table.options), colours, key, decks=decks, trail=trail)


@cache
def all_tables() -> list[Table]:
    """Every variation with every number of seats."""
    return [
        Table(name, options, seats)
        for name, rules in sorted(GAMES.items())
        for seats in range(rules.min_seats, rules.max_seats + 1)
        for options in _variations(rules, seats)
    ]


@cache
def some_tables() -> list[Table]:
    """Every variation once, the numbers of seats in turn."""
    seats: dict[tuple[str, Any], list[Table]] = {}
    for table in all_tables():
        seats.setdefault((table.game, table.options), []).append(table)
    return [same[i % len(same)] for i, same in enumerate(seats.values())]


def _variations(rules: AnyRules, seats: int) -> list[tuple[tuple[str, str], ...]]:
    single = [{}, *({field.name: value} for field in rules.option_fields for value in field.allowed)]
    double = [{**first, **second} for first in single for second in single]
    found: dict[tuple[tuple[str, str], ...], None] = {}
    for options in [*single, *double]:
        try:
            checked = rules.check_options(options, seats)
        except BadOption:
            continue
        found[tuple(checked.items())] = None
    return list(found)


def walk(position: Position, rng: Random) -> Iterator[Position]:
    """The position itself, before each choice of a random game."""
    while not position.over:
        yield position
        decision = rng.choice(position.decisions)
        position.choose(decision.seat, rng.choice(list(decision.options)))


def moments(table: Table, count: int, every: int = 7, seed: int = 0) -> Iterator[Position]:
    """Some positions of a random game: about `every` choices apart, `count` at most."""
    rng = Random(f"{table} {seed}")
    steps = walk(new(table, seed), rng)
    for _ in range(count):
        position = next(islice(steps, rng.randrange(2 * every), None), None)
        if position is None:
            return
        yield position


def bytes_of(position: Position) -> str:
    return json.dumps(position.dump(), sort_keys=True)
