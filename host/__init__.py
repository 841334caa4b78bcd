"""The running tables: seats, turns, undo, history. Knows neither Discord's types nor SQL.

The rows it works with come from db and are named here for those who show them."""

from db import GameRow, PostRow, PromptRow, SeatRow, StorageFailed, WriteRefused
from host.history import History, TurnRecord
from host.host import Host, Look, Panel
from host.lobby import Lobby

__all__ = [
    "GameRow",
    "History",
    "Host",
    "Lobby",
    "Look",
    "Panel",
    "PostRow",
    "PromptRow",
    "SeatRow",
    "StorageFailed",
    "TurnRecord",
    "WriteRefused",
]
