"""The glossaries in words/glossary: which word of a language stands for which English one."""

import csv
from pathlib import Path
from typing import Final, NamedTuple

from words import speech

GLOSSARIES: Final = Path(speech.__file__).parent / "glossary"


class Term(NamedTuple):
    """A line of a glossary; docs/adding-a-language.md says what its columns hold."""

    area: str
    english: str
    term: str
    gender: str
    plural: str
    genitive_plural: str
    accusative: str
    source: str
    note: str

    @property
    def key(self) -> tuple[str, str]:
        return self.area, self.english


def glossary(path: Path) -> list[Term]:
    """Raises ValueError for a file with other columns, or with a line of more or fewer cells."""
    with path.open(encoding="utf-8", newline="") as file:
        head, *lines = csv.reader(file, strict=True)
    if tuple(head) != Term._fields:
        raise ValueError(f"{path.name}: the columns are {', '.join(Term._fields)}")
    for number, cells in enumerate(lines, 2):
        if len(cells) != len(Term._fields):
            raise ValueError(f"{path.name}, line {number}: {len(cells)} cells")
    return [Term(*cells) for cells in lines]


def glossaries() -> dict[str, list[Term]]:
    """By language."""
    return {path.stem: glossary(path) for path in sorted(GLOSSARIES.glob("*.csv"))}
