"""The running tables: lobby, seats, turns, undo, history, timers, votes. Uses neither Discord's types nor SQL.

Database rows that `cogs` needs are exported again here, so that `cogs` need not import `db`."""

from db import (
    ENDED,
    Cluster,
    EntrantRow,
    FixtureRow,
    FollowerRow,
    GameRow,
    LeagueRow,
    LogRow,
    MakingLimit,
    NoticeboardRow,
    PostRow,
    PresetRow,
    PromptRow,
    SeatRow,
    SeekerRow,
    Shards,
    StorageFailed,
    TimerRow,
    WriteRefused,
)
from host.host import Host
from host.lobby.lobby import Lobby
from host.registered import REGISTERED
from host.table.history import History, Look, TurnRecord
from host.turn.looking import Panel

__all__ = [
    "ENDED",
    "REGISTERED",
    "Cluster",
    "EntrantRow",
    "FixtureRow",
    "FollowerRow",
    "GameRow",
    "History",
    "Host",
    "LeagueRow",
    "Lobby",
    "LogRow",
    "Look",
    "MakingLimit",
    "NoticeboardRow",
    "Panel",
    "PostRow",
    "PresetRow",
    "PromptRow",
    "SeatRow",
    "SeekerRow",
    "Shards",
    "StorageFailed",
    "TimerRow",
    "TurnRecord",
    "WriteRefused",
]
