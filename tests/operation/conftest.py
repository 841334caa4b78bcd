"""A host with tables of the toy game, as for the tests of the host."""

import pytest

from operation import command_line
from tests.support.hosted import desk, same_games, toy

__all__ = ["desk", "same_games", "toy"]


@pytest.fixture(autouse=True)
def with_the_toy_game(toy: object) -> None:
    """It is in the registry for every test."""


@pytest.fixture(autouse=True)
def log_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command line that runs here sets up no log, which would be that of all later tests too."""
    monkeypatch.setattr(command_line, "set_up_log", lambda *_: None)
