"""Before a game: its lobby as a message with buttons, and the same by commands."""

from cogs.lobby import beginning, presets, seats
from cogs.lobby.slash_commands import setup

__all__ = ["beginning", "presets", "seats", "setup"]
