"""What concerns a table whose game has begun: who plays, pauses, what is decided together."""

from cogs.table import rematch, takebacks
from cogs.table.slash_commands import TableCommands, setup

__all__ = ["TableCommands", "rematch", "setup", "takebacks"]
