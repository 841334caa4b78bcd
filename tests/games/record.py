"""Whole games of computer players, kept to be replayed for ever: `python -m tests.games.record` writes those missing.

A file is never replaced: where a rule changes, games that have begun keep the old outcome (docs/changing-a-rule.md).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import players
from engine.core.create import new_position
from engine.core.position import Position
from engine.games import rules_of
from tests import nim

HERE = Path(__file__).parent
EXPERTS = {"city-bonuses": "random", "characters": "drafted", "goals": "chosen"}
STRICT = {
    "characters": "drafted",
    "city-card": "at-once",
    "question-mark": "without-post",
    "two-way-cards": "one-direction",
}
LAYOUTS = {
    "base": ("short", "long", "numbered", "random"),
    "mocha": ("first", "random"),
    "letters": ("first", "random"),
    "bazaar": ("random",),
}


class Kept(NamedTuple):
    """One game: its file's name, set-up, and seed. `mixed`: every other seat plays any legal move."""

    game: str
    title: str
    options: dict[str, str]
    seats: int
    seed: int
    mixed: bool = False

    @property
    def path(self) -> Path:
        return HERE / self.game / f"{self.title}.json"


def wanted() -> Iterator[Kept]:
    for expansion, layouts in LAYOUTS.items():
        for layout in layouts:
            for seats in (2, 3, 4, 5):
                options = {"expansion": expansion, "layout": layout}
                yield Kept("istanbul", f"{expansion}-{layout}-{seats}", options, seats, seats)
    yield Kept("nim", "three", {}, 3, 1, mixed=True)
    yield Kept("marco_polo", "first-game-of-four", {}, 4, 1, mixed=True)
    yield Kept("marco_polo", "two-experts", EXPERTS, 2, 2, mixed=True)
    yield Kept("marco_polo", "three-with-table-options", STRICT, 3, 3, mixed=True)
    yield Kept("marco_polo", "four-experts", EXPERTS, 4, 4, mixed=True)
    yield Kept("marco_polo", "four-experts-again", EXPERTS, 4, 5, mixed=True)


def record(kept: Kept) -> dict[str, Any]:
    """Options, the contents of the decks, every row of the log with its outcomes, and how the game ended."""
    rules = rules_of(kept.game)
    colours = rules.colours[: kept.seats]
    decks = rules.decks(rules.check_options(kept.options, kept.seats), kept.seats, rules.version)
    position = new_position(rules, kept.options, colours, kept.seed.to_bytes(32, "big"), decks=decks)
    rng, rows = Random(kept.seed), [position.last]
    while not position.over:
        seat = rng.choice(position.seats_to_act)
        player = players.RANDOM if kept.mixed and (seat + kept.seed) % 2 == 0 else players.ROOKIE
        position.choose(seat, players.choose(player, position, seat, rng))
        rows.append(position.last)
    head = {"game": kept.game, "options": kept.options, "colours": colours, "decks": decks, "version": rules.version}
    return {**head, "rows": rows, "end": end_of(position)}


def end_of(position: Position) -> dict[str, Any]:
    """What a recorded game is compared by: the result and everything that lies on the table."""
    end = {"result": position.rules.result(position.state), "table": position.rules.dump(position.state)}
    plain: dict[str, Any] = json.loads(json.dumps(end))
    return plain


if __name__ == "__main__":
    nim.register()
    for one in wanted():
        if not one.path.exists():
            one.path.parent.mkdir(exist_ok=True)
            one.path.write_text(json.dumps(record(one), separators=(",", ":")) + "\n", "utf-8")
            print(one.path.relative_to(HERE))
