"""Games stored today go on when the tables change: the rules are copied, changed as one would change them, and run."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.marco_polo.components.cards import NORMAL
from engine.marco_polo.rules import MARCO_POLO

ROOT = Path(__file__).parents[3]
TODAY = {contract.id for contract in NORMAL}
PLAYER = Path(__file__).parent / "old_games.py"
Changes = Mapping[str, Mapping[str, str]]  # by file: what is replaced by what, each once

MORE_CONTRACTS: Changes = {
    "components/cards.py": {
        '    Contract("K38"': '    Contract("K39", cost(coin=1), reward(vp=1)),\n    Contract("K38"',
    }
}
RETIRED_CONTRACT: Changes = {
    "components/cards.py": {
        '    Contract("K01", cost(camel=1, pepper=3), reward(black=1, vp=2)),\n': "",
        "for contract in STARTING + NORMAL": "for contract in STARTING + NORMAL + RETIRED",
        "CONTRACTS: Final": 'RETIRED = (Contract("K01", cost(camel=1, pepper=3), reward(black=1, vp=2)),)\n'
        "CONTRACTS: Final",
    }
}
MORE_CITY_CARDS: Changes = {
    "spaces/city_cards.py": {
        '        PerDie("CC31"': '        PerDie("CC32", each=reward(coin=1)),\n        PerDie("CC31"',
    }
}
ANOTHER_PRICE: Changes = {
    "components/board.py": {"Final = Figure(cost(camel=1))": "Final = Figure(cost(coin=1))"},
}
NEW_ATTRIBUTES: Changes = {
    "state.py": {
        "    character: Character = NOBODY\n": "    character: Character = NOBODY\n"
        "    tired: list[int] = field(default_factory=lambda: [1])\n",
        "        other.character = self.character\n": "        other.character = self.character\n"
        "        other.tired = self.tired[:]\n",
        "    over: bool = False\n": '    over: bool = False\n    weather: str = "fine"\n',
        "        other.over = self.over\n": "        other.over = self.over\n        other.weather = self.weather\n",
    },
    "storage.py": {
        "SEAT_LISTS: Final = (": 'SEAT_LISTS: Final = ("tired", ',
        "SCALARS: Final = (": 'SCALARS: Final = ("weather", ',
    },
}


def changed(folder: Path, *several: Changes) -> Path:
    """A copy of the engine with these changes."""
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for changes in several:
        for name, replacements in changes.items():
            path = folder / "engine" / "marco_polo" / name
            text = path.read_text("utf-8")
            for old, new in replacements.items():
                assert text.count(old) == 1, (name, old)
                text = text.replace(old, new)
            path.write_text(text, "utf-8")
    return folder


def played(folder: Path, what: str) -> dict[str, list[str]]:
    """What tests/engine/marco_polo/old_games.py tells of old games under the copied rules."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    done = subprocess.run(
        [sys.executable, str(PLAYER), what], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    assert told["engine"] == [str(folder / "engine" / "marco_polo")]
    return told


OTHER_TABLES = (MORE_CONTRACTS, RETIRED_CONTRACT, MORE_CITY_CARDS, NEW_ATTRIBUTES)


def test_stored_positions_are_played_on(tmp_path: Path) -> None:
    told = played(changed(tmp_path, *OTHER_TABLES, ANOTHER_PRICE), "positions")
    assert len(told["played"]) > 150


def test_recorded_games_replay_with_their_own_decks(tmp_path: Path) -> None:
    told = played(changed(tmp_path, *OTHER_TABLES), "logs")
    assert len(told["played"]) == len(list((ROOT / "tests" / "games" / "marco_polo").glob("*.json")))


@pytest.mark.parametrize(
    ("changes", "contracts"),
    [
        pytest.param((MORE_CONTRACTS, MORE_CITY_CARDS), TODAY | {"K39"}, id="one more"),
        pytest.param((RETIRED_CONTRACT, MORE_CITY_CARDS), TODAY - {"K01"}, id="one less"),
    ],
)
def test_a_new_game_has_the_cards_of_its_time(
    tmp_path: Path, changes: tuple[Changes, ...], contracts: set[str]
) -> None:
    told = played(changed(tmp_path, *changes), "decks")
    assert sorted(told["contracts"]) == sorted(contracts)
    assert set(told["city-cards"]) == {*MARCO_POLO.decks({}, 4, MARCO_POLO.version)["city-cards"], "CC32"}
