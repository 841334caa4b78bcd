"""Every link between the pages holds, and every file they name is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from words.games import GAMES

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s:#]+)(?:#[^)]*)?\)")
FOLDERS = "cogs|db|deploy|docs|engine|host|operation|render|sandbox|seasons|tests|tools|words"
NAMED = re.compile(rf"`((?:{FOLDERS})/[\w./-]*)`")


def missing(page: Path) -> Iterator[str]:
    text = page.read_text("utf-8")
    yield from (link for link in LINK.findall(text) if not (page.parent / link).exists())
    yield from (name for name in NAMED.findall(text) if not (ROOT / name).exists())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    assert list(missing(page)) == []


NOT_IN_TABLE = {"name", "met_besides"}


def test_how_to_add_a_game_names_all_that_a_game_may_say() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    given = {name for game in GAMES.values() for name in vars(type(game)) if not name.startswith("_")}
    assert [name for name in sorted(given - NOT_IN_TABLE) if f"`{name}`" not in text] == []


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "[a](nowhere.md#part) [b](https://example.org) [c](page.md) `tools/nothing.py` `tests/bench`", "utf-8"
    )
    assert list(missing(page)) == ["nowhere.md", "tools/nothing.py"]
