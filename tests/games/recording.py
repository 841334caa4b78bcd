"""Games of rookies for every layout and number of seats: `python -m tests.games.recording` writes those missing."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import engine.games  # noqa: F401  (registers the games)
from engine import players
from engine.core.game import game
from engine.core.position import new_position
from tests.games.record import HERE, end_of

ISTANBUL = [
    *({"expansion": "base", "layout": layout} for layout in ("short", "long", "numbered", "random")),
    *(
        {"expansion": expansion, "layout": layout}
        for expansion in ("mocha", "letters")
        for layout in ("first", "random")
    ),
    {"expansion": "bazaar", "layout": "random"},
]


def wanted() -> Iterator[tuple[Path, dict[str, str], int]]:
    """The file, options and seats of each game of Istanbul that is kept."""
    for options in ISTANBUL:
        for seats in (2, 3, 4, 5):
            yield HERE / "istanbul" / f"{'-'.join(options.values())}-{seats}.json", options, seats


def record(name: str, options: dict[str, str], seats: int) -> dict[str, Any]:
    """A game of rookies from its first row to its end, in the form of tests.games.record."""
    colours = game(name).colours[:seats]
    position = new_position(name, options, colours, seats.to_bytes(32, "big"))
    rng = Random(seats)
    rows = [position.last]
    while not position.over:
        seat = position.seats_to_act[0]
        position.choose(seat, players.choose(players.ROOKIE, position, seat, rng))
        rows.append(position.last)
    return {"game": name, "options": options, "colours": colours, "rows": rows, "end": end_of(position)}


def main() -> None:
    for path, options, seats in wanted():
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            kept = record("istanbul", options, seats)
            path.write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")
            print(path.relative_to(HERE))


if __name__ == "__main__":
    sys.exit(main())
