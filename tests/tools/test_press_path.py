"""Modules that are passed are counted, as are the ways back to those that were left."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.press_path import Followed, following

TOY = {
    "first": "from toy import second, third\n\n\ndef go():\n    second.go()\n    third.go()\n",
    "second": "from toy import third\n\n\ndef go():\n    third.go()\n    return [again() for _ in range(2)]\n\n\n"
    "def again():\n    return 1\n",
    "third": "from dataclasses import dataclass\n\n\n@dataclass\nclass Made:\n    figure: int\n\n\n"
    "def go():\n    Made(1)\n",
}  # fmt: skip


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with three modules of which the first calls both others, and the second the third."""
    for name, text in {"__init__": "", **TOY}.items():
        path = tmp_path / "toy" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "toy"]:
        del sys.modules[name]


def followed(folder: Path) -> Followed:
    found = Followed(folder)
    first = importlib.import_module("toy.first")
    with following(found):
        first.go()
        found.on = True
        first.go()
        found.on = False
        first.go()
    return found


def test_modules_are_counted_in_the_order_in_which_they_are_entered(toy: Path) -> None:
    found = followed(toy)
    assert [*found.calls.items()] == [("toy/first.py", 1), ("toy/second.py", 1), ("toy/third.py", 2)]


def test_who_calls_a_module_that_another_entered_before_turns_back(toy: Path) -> None:
    found = followed(toy)
    assert dict(found.ways_back) == {("toy/first.py", "toy/third.py"): 1}
    assert [*found.totals("a press")] == [
        "a press: 3 modules, 1 ways back in 1 calls",
        "      toy: 3 modules, 1 ways back in 1 calls",
    ]
    assert [*found.modules()] == ["   1  toy/first.py  1", "   2  toy/second.py  1", "   3  toy/third.py  2"]
    assert sys.getprofile() is None
