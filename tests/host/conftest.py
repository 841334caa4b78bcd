"""A database in a file, a host at it, and tables of the toy game and of Istanbul."""

import pytest

from tests.support.dealt.old_games import old_desk, stored
from tests.support.hosted import desk, evening, same_games, toy

__all__ = ["desk", "evening", "old_desk", "same_games", "stored", "toy"]


@pytest.fixture(autouse=True)
def with_the_toy_game(toy: object) -> None:
    """It is in the registry for every test."""
