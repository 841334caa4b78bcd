"""Recorded games of Istanbul, replayed and played on under other rules."""

import json
from pathlib import Path
from random import Random

from engine.core.create import load_position, new_position
from engine.core.decision import choice_from
from engine.core.position import Position
from engine.core.rules import LASTING_VERSION
from engine.istanbul.rules import ISTANBUL, Istanbul
from tests.support.dealt.tables import walk

RECORDED = sorted((Path(__file__).parents[2] / "games" / "istanbul").glob("*.json"))


def stored(path: Path, most: int = 4) -> list[str]:
    """Some positions at turn boundaries all over a recorded game, as the rules of today store them."""
    dumps: list[str] = []
    replayed(path, ISTANBUL, dumps)
    return dumps[:: -(-len(dumps) // most)]


def play_on(dumps: list[str], rules: Istanbul) -> None:
    """Play on from stored positions to the end by these rules. Raises ValueError for an end without a winner."""
    for number, dump in enumerate(dumps):
        position = load_position(rules, json.loads(dump), bytes(32))
        for _ in walk(position, Random(number)):
            pass
        if not rules.result(position.state)["winners"]:
            raise ValueError(f"position {number} ends without a winner")


def replayed(path: Path, rules: Istanbul, dumps: list[str] | None = None) -> Position:
    """A recorded game from its first row, dealt from its own decks under its own version
    of the rules, without its seed. `dumps`: gets the position at
    each turn boundary."""
    game = json.loads(path.read_text("utf-8"))
    first, *choices = map(choice_from, game["rows"])
    version = game.get("version", LASTING_VERSION)
    position = new_position(rules, game["options"], game["colours"], bytes(32), first, game["decks"], version)
    for choice in choices:
        position.follow(choice, version)
        if dumps is not None and not position.choices:
            dumps.append(json.dumps(position.dump()))
    if rules.result(position.state) != game["end"]["result"]:
        raise ValueError(f"{path.name} ends otherwise")
    return position
