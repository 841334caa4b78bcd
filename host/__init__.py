"""The running tables: lobby, seats, turns, undo, history. Uses neither Discord's types nor SQL.

Database rows that `cogs` needs are exported again here, so that `cogs` need not import `db`."""

from db import (
    FollowerRow,
    GameRow,
    MakingLimit,
    PostRow,
    PresetRow,
    PromptRow,
    SeatRow,
    StorageFailed,
    TimerRow,
    WriteRefused,
)
from host.history import History, TurnRecord
from host.host import Host
from host.lobby import Lobby
from host.looking import Look, Panel

__all__ = [
    "FollowerRow",
    "GameRow",
    "History",
    "Host",
    "Lobby",
    "Look",
    "MakingLimit",
    "Panel",
    "PostRow",
    "PresetRow",
    "PromptRow",
    "SeatRow",
    "StorageFailed",
    "TimerRow",
    "TurnRecord",
    "WriteRefused",
]
