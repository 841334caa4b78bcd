"""Looking through a game turn by turn, running or finished; private to the reader."""

from cogs.history.slash_commands import BrowseHistory, setup

__all__ = ["BrowseHistory", "setup"]
