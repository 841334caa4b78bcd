"""Every ruling that code or tests name is written down, and every one in force belongs to a part of its game."""

import re
from collections.abc import Iterator

import pytest

from tests.scenarios.documents import PAGES, in_force, rulings
from tests.scenarios.istanbul.ids import RULINGS
from tests.scenarios.reading import ROOT

NUMBER = r"\d+(?:\.\d+)?"
NAMED = re.compile(rf"\brulings?\s+({NUMBER}(?:(?:,| and| to)\s+{NUMBER})*)", re.IGNORECASE)
FOLDERS = ("engine", "words", "render", "tests/engine", "tests/words")


def references(game: str) -> Iterator[tuple[str, str]]:
    """File and number of each ruling that the code of a game names."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder / game).rglob("*.py")):
            for found in NAMED.finditer(path.read_text("utf-8")):
                for number in re.findall(NUMBER, found[1]):
                    yield str(path.relative_to(ROOT)), number


@pytest.mark.parametrize("game", PAGES)
def test_every_ruling_named_is_written_down(game: str) -> None:
    named, written = list(references(game)), rulings(game)
    assert len(named) > 60
    assert [(path, number) for path, number in named if number not in written] == []


def test_every_ruling_of_istanbul_belongs_to_a_part() -> None:
    placed = [str(number) for numbers in RULINGS.values() for number in numbers]
    assert sorted(placed, key=int) == sorted(in_force("istanbul"), key=int)
