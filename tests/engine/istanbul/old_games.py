"""Games of Istanbul that older versions stored, for the tests that load and play them."""

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.core.choice import choice_from
from engine.core.create import load_position, new_position
from engine.core.position import Position
from engine.core.rules import LASTING_VERSION
from engine.istanbul.rules import Istanbul
from tests.engine.tables import walk

TESTS = Path(__file__).parents[2]
POSITIONS = sorted((TESTS / "fixtures" / "v1" / "positions" / "istanbul").glob("*.json.xz"))
RECORDED = sorted((TESTS / "games" / "istanbul").glob("*.json"))


def loaded(path: Path, rules: Istanbul) -> Iterator[tuple[dict[str, Any], Position]]:
    """What version 1 kept of each position of a file at its last turn boundary, and that position by these rules."""
    game = json.loads(lzma.decompress(path.read_bytes()))
    for kept in game["positions"]:
        position = load_position(rules, kept["dump"], bytes.fromhex(game["seed"]))
        yield kept["boundary"] or kept, position


def play_on(path: Path, rules: Istanbul, most: int = 4) -> int:
    """Play turns of a file of version 1 on to the end of their game, stored and loaded once more before.

    All of them, or `most` from all over the game; returns how many.

    Raises ValueError for a game that ends without a winner."""
    found = {json.dumps(position.dump()): position for _, position in loaded(path, rules)}
    turns = list(found.items())[:: -(-len(found) // most)]
    for number, (dump, position) in enumerate(turns):
        again = load_position(rules, json.loads(dump), position.boundary.dice.seed)
        for _ in walk(again, Random(number)):
            pass
        if not rules.result(again.state)["winners"]:
            raise ValueError(f"turn {number} of {path.name} ends without a winner")
    return len(turns)


def replayed(path: Path, rules: Istanbul) -> Position:
    """A recorded game from its first row, dealt from its own decks, without its seed."""
    game = json.loads(path.read_text("utf-8"))
    first, *choices = map(choice_from, game["rows"])
    position = new_position(rules, game["options"], game["colours"], bytes(32), first, game["decks"])
    for choice in choices:
        position.follow(choice, LASTING_VERSION)
    if rules.result(position.state) != game["end"]["result"]:
        raise ValueError(f"{path.name} ends otherwise")
    return position
