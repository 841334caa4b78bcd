"""The toy game, for seasons that are played to their end."""

from tests.support.hosted import toy

__all__ = ["toy"]
