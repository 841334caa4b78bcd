"""The toy game, in the registry while a test needs it."""

from tests.support.hosted import toy

__all__ = ["toy"]
