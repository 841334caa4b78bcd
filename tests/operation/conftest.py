"""A host with tables of the toy game, as for the tests of the host."""

from tests.host.conftest import desk, same_games, toy

__all__ = ["desk", "same_games", "toy"]
