"""The running tables: lobby, seats, turns, undo, history. Uses neither Discord's types nor SQL.

Database rows that `cogs` needs are exported again here, so that `cogs` need not import `db`."""

from db import (
    Cluster,
    FollowerRow,
    GameRow,
    MakingLimit,
    PostRow,
    PresetRow,
    PromptRow,
    SeatRow,
    Shards,
    StorageFailed,
    TimerRow,
    WriteRefused,
)
from host.host import Host
from host.lobby.lobby import Lobby
from host.table.history import History, TurnRecord
from host.turn.looking import Look, Panel

__all__ = [
    "Cluster",
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
    "Shards",
    "StorageFailed",
    "TimerRow",
    "TurnRecord",
    "WriteRefused",
]
