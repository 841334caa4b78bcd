"""Run by test_changed_tables.py in a process of its own, with changed rules: `old_games.py positions|logs|decks`.

Prints what was played, as JSON; ends with a traceback where something cannot be played.
"""

import json
import lzma
import sys
from pathlib import Path
from random import Random

from engine.core.create import load_position, new_position
from engine.core.decision import choice_from
from engine.core.dice import Dice
from engine.core.rules import LASTING_VERSION
from engine.games import rules_of
from engine.marco_polo import rules as module
from engine.marco_polo.rules import MARCO_POLO
from tests.support.stored_versions import positions_of

TESTS = Path(__file__).parents[2]


def positions() -> list[str]:
    """Every stored position, played to its end at random, stored and loaded once more on the way."""
    played = []
    for path in positions_of("marco_polo"):
        game = json.loads(lzma.decompress(path.read_bytes()))
        for number, kept in enumerate(game["positions"]):
            position = load_position(MARCO_POLO, kept["dump"], bytes.fromhex(game["seed"]))
            position = load_position(MARCO_POLO, json.loads(json.dumps(position.dump())), bytes.fromhex(game["seed"]))
            rng = Random(number)
            while not position.over:
                decision = rng.choice(position.decisions)
                position.choose(decision.seat, rng.choice(list(decision.options)))
            played.append(f"{path.name} {number}")
    return played


def logs() -> list[str]:
    """Every recorded game, from its first row to the same result."""
    played = []
    for path in sorted((TESTS / "games" / "marco_polo").glob("*.json")):
        game = json.loads(path.read_text("utf-8"))
        first, *choices = map(choice_from, game["rows"])
        rules, version = rules_of("marco_polo"), game.get("version", LASTING_VERSION)
        position = new_position(rules, game["options"], game["colours"], bytes(32), first, game["decks"], version)
        for choice in choices:
            position.follow(choice, version)
        if MARCO_POLO.result(position.state) != game["end"]["result"]:
            raise ValueError(f"{path.name} ends otherwise")
        played.append(path.name)
    return played


def main(what: str) -> None:
    told: dict[str, list[str]] = {"engine": [str(Path(str(module.__file__)).parent)]}
    if what == "decks":
        decks = MARCO_POLO.decks({}, 4, MARCO_POLO.version)
        options = MARCO_POLO.check_options({}, 4)
        state = MARCO_POLO.new_state(options, MARCO_POLO.colours, Dice(bytes(32)), decks, MARCO_POLO.version)
        told["contracts"] = [*state.row, *state.special, *(one for pile in state.piles for one in pile)]
        told["city-cards"] = decks["city-cards"]
    else:
        told["played"] = {"positions": positions, "logs": logs}[what]()
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1])
