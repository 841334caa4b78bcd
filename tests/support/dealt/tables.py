"""Games to test with: every value of every option, alone and with each other one, over all numbers of seats."""

import json
from collections.abc import Iterator, Sequence
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
from tests.support.games import facts_of


class Table(NamedTuple):
    game: str
    options: tuple[tuple[str, str], ...]
    seats: int

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(value for _, value in self.options)])


def new(table: Table, seed: int = 0, decks: Decks | None = None, trail: Trail | None = None) -> Position:
    """The start of a game, dealt from the decks as printed where none are given."""
    rules = rules_of(table.game)
    decks = decks_of(table) if decks is None else decks
    colours, key = rules.colours[: table.seats], seed.to_bytes(32, "big")
    return new_position(rules, dict(table.options), colours, key, decks=decks, trail=trail)


def decks_of(table: Table) -> Decks:
    """The decks that tests deal: as printed, where the game has any, else those of a new game."""
    rules, printed = rules_of(table.game), facts_of(table.game).printed
    options = rules.check_options(dict(table.options), table.seats)
    return printed(options, table.seats) if printed else rules.decks(options, table.seats, rules.version)


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


def tables_of(game: str, few: int | None = None) -> list[Table]:
    """Every variation of one game once; `few`: so many of them at most, from the whole list."""
    found = [table for table in some_tables() if table.game == game]
    return found if few is None else found[:: max(1, len(found) // few)]


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


@cache
def has_chance(game: str) -> bool:
    """Whether anything happens by chance in the first choices of a game."""
    trail = Trail()
    for _ in islice(walk(new(tables_of(game)[0], trail=trail), Random(1)), 300):
        pass
    return bool(trail.outcomes)


@cache
def choices_of(game: str) -> int:
    """How many choices a random game takes; of a long one the first are counted."""
    rules = rules_of(game)
    options, seats = rules.check_options({}, rules.min_seats), rules.min_seats
    return sum(1 for _ in islice(walk(new(Table(game, tuple(options.items()), seats)), Random(1)), 400))


def walk(position: Position, rng: Random) -> Iterator[Position]:
    """The position itself, before each choice of a random game."""
    while not position.over:
        yield position
        decision = rng.choice(position.decisions)
        position.choose(decision.seat, rng.choice(list(decision.options)))


def moments(table: Table, count: int, every: int = 7, seed: int = 0) -> Iterator[Position]:
    """Some positions of a random game: about `every` choices apart, nearer in a short game, `count` at most."""
    rng = Random(f"{table} {seed}")
    steps, every = walk(new(table, seed), rng), min(every, choices_of(table.game) // 4 or 1)
    for _ in range(count):
        position = next(islice(steps, rng.randrange(2 * every), None), None)
        if position is None:
            return
        yield position


def bytes_of(position: Position) -> str:
    return json.dumps(position.dump(), sort_keys=True)


def mix(piles: Sequence[list[Any]], rng: Random) -> None:
    """Exchange the cards of the piles, each of which keeps its length."""
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
