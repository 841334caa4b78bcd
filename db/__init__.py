"""The database: schema, migrations, the writer and the readers. No other package contains SQL."""

from db.backup import BackupPlan, make_backup
from db.change import Change
from db.database import Database
from db.ids import new_game_id
from db.outbox import AT_ONCE, Outbox
from db.packed_log import PackedLog, pack_log
from db.packing import Archive, pack_archive
from db.people import People
from db.problems import (
    ChannelBusy,
    DamagedRecord,
    DatabaseDamaged,
    DatabaseForeign,
    DatabaseFull,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseMissing,
    DatabaseProblem,
    DatabaseReadOnly,
    DatabaseTooNew,
    DatabaseUnreachable,
    DatabaseUnsafe,
    DatabaseWriteFailed,
    DuplicateInteraction,
    MigrationFailed,
    NotADatabase,
    StaleWrite,
    StorageFailed,
    WriteConflict,
    WriteRefused,
)
from db.restore import RESTORED, Restored, restore
from db.results import Results
from db.rows import (
    DEPARTED_NAME,
    FollowerRow,
    GamePage,
    GameRow,
    JsonObject,
    LogRow,
    PostRow,
    PresetRow,
    PromptRow,
    RecordRow,
    ResultRow,
    SeatRow,
    TimeBankRow,
    TimerRow,
)
from db.time_banks import TimeBanks
from db.timers import Timers

__all__ = [
    "AT_ONCE",
    "DEPARTED_NAME",
    "RESTORED",
    "Archive",
    "BackupPlan",
    "Change",
    "ChannelBusy",
    "DamagedRecord",
    "Database",
    "DatabaseDamaged",
    "DatabaseForeign",
    "DatabaseFull",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseMissing",
    "DatabaseProblem",
    "DatabaseReadOnly",
    "DatabaseTooNew",
    "DatabaseUnreachable",
    "DatabaseUnsafe",
    "DatabaseWriteFailed",
    "DuplicateInteraction",
    "FollowerRow",
    "GamePage",
    "GameRow",
    "JsonObject",
    "LogRow",
    "MigrationFailed",
    "NotADatabase",
    "Outbox",
    "PackedLog",
    "People",
    "PostRow",
    "PresetRow",
    "PromptRow",
    "RecordRow",
    "Restored",
    "ResultRow",
    "Results",
    "SeatRow",
    "StaleWrite",
    "StorageFailed",
    "TimeBankRow",
    "TimeBanks",
    "TimerRow",
    "Timers",
    "WriteConflict",
    "WriteRefused",
    "make_backup",
    "new_game_id",
    "pack_archive",
    "pack_log",
    "restore",
]
