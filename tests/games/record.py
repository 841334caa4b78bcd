"""Record a whole game of house players: `python -m tests.games.record GAME NAME SEATS SEED [OPTION=VALUE ...]`."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import engine.games  # noqa: F401  (registers the games)
from engine import players
from engine.core.game import games
from engine.core.position import Position, new_position

HERE = Path(__file__).parent


def record(name: str, seats: int, seed: int, options: dict[str, str]) -> dict[str, Any]:
    """Options, every row of the log with its outcomes, and how the game ended."""
    colours = games()[name].colours[:seats]
    position = new_position(name, options, colours, seed.to_bytes(32, "big"))
    rows = [[position.last.seat, position.last.notation, list(position.last.outcomes)]]
    rng = Random(seed)
    while not position.over:
        decision = rng.choice(position.decisions)
        player = players.ROOKIE if (decision.seat + seed) % 2 else players.RANDOM
        position.choose(decision.seat, players.choose(player, position, decision.seat, rng))
        rows.append([position.last.seat, position.last.notation, list(position.last.outcomes)])
    return {"game": name, "options": options, "colours": list(colours), "rows": rows, "end": end_of(position)}


def end_of(position: Position) -> dict[str, Any]:
    """What a recorded game is compared by: the result and everything that lies on the table."""
    end = {"result": position.game.result(position.state), "table": position.game.dump(position.state)}
    plain: dict[str, Any] = json.loads(json.dumps(end))
    return plain


if __name__ == "__main__":
    _, game_name, title, number, chance, *pairs = sys.argv
    recorded = record(game_name, int(number), int(chance), dict(pair.split("=") for pair in pairs))
    (HERE / game_name / f"{title}.json").write_text(json.dumps(recorded, separators=(",", ":")) + "\n", "utf-8")
