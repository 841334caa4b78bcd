"""A host with tables of the toy game, as for the tests of the host."""

import pytest

from tests.support.hosted import desk, same_games, toy

__all__ = ["desk", "same_games", "toy"]


@pytest.fixture(autouse=True)
def with_the_toy_game(toy: object) -> None:
    """It is in the registry for every test."""
