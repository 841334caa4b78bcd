"""The database: schema, migrations, one writer, readers. The only place with SQL."""

from db.change import Change
from db.database import Database
from db.ids import new_game_id
from db.outbox import Outbox
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
from db.rows import (
    DEPARTED_NAME,
    GamePage,
    GameRow,
    JsonObject,
    LogRow,
    PostRow,
    PromptRow,
    RecordRow,
    SeatRow,
    TimerRow,
)
from db.timers import Timers

__all__ = [
    "DEPARTED_NAME",
    "Archive",
    "Change",
    "ChannelBusy",
    "DamagedRecord",
    "Database",
    "DatabaseDamaged",
    "DatabaseForeign",
    "DatabaseFull",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseProblem",
    "DatabaseReadOnly",
    "DatabaseTooNew",
    "DatabaseUnreachable",
    "DatabaseUnsafe",
    "DatabaseWriteFailed",
    "DuplicateInteraction",
    "GamePage",
    "GameRow",
    "JsonObject",
    "LogRow",
    "MigrationFailed",
    "NotADatabase",
    "Outbox",
    "People",
    "PostRow",
    "PromptRow",
    "RecordRow",
    "SeatRow",
    "StaleWrite",
    "StorageFailed",
    "TimerRow",
    "Timers",
    "WriteConflict",
    "WriteRefused",
    "new_game_id",
    "pack_archive",
]
