"""Before a game: its lobby as a message with buttons, and the same by commands."""

from cogs.lobby import beginning, minute, presets, seats
from cogs.lobby.slash_commands import setup

__all__ = ["beginning", "minute", "presets", "seats", "setup"]
