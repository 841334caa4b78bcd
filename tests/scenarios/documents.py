"""The numbered rulings and the checklist of decisions in `docs/rulings`."""

import re
from typing import Final

from tests.scenarios.reading import ROOT

FOLDER: Final = ROOT / "docs" / "rulings"
PAGES: Final = {"istanbul": "istanbul.md", "marco_polo": "marco-polo.md"}
PENDING: Final = "**Not played yet.**"


def rulings(game: str) -> dict[str, str]:
    """The row of each ruling of a game, by number ("42", "3.7")."""
    rows = re.findall(r"^\| ruling ([\d.]+) \| (.*) \|$", (FOLDER / PAGES[game]).read_text("utf-8"), re.MULTILINE)
    assert len(rows) == len(dict(rows)), f"a number stands twice in {PAGES[game]}"
    return dict(rows)


def in_force(game: str) -> list[str]:
    """The numbers of the rulings the game is played by today."""
    return [number for number, text in rulings(game).items() if PENDING not in text]


def decisions(letter: str) -> set[str]:
    """The ids of the checklist that begin with this letter ("I01")."""
    return set(re.findall(rf"^\| ({letter}\d\d) \|", (FOLDER / "decisions.md").read_text("utf-8"), re.MULTILINE))
