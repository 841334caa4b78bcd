"""What can be wrong with the database (disk full, file locked, damaged, too new), each with exit code and advice to the
operator; and what refuses a single write (stale, duplicate, channel busy). A `DatabaseProblem`, which has a stable
code, ends the process, the others one request."""

import re
from pathlib import Path
from typing import ClassVar, Final, TypeAlias

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

FAILURES: Final = (DBAPIError, NoneFree, OSError)
"""The exceptions of disk, file or server, of the way to it and of the pool of connections."""
Failure: TypeAlias = DBAPIError | NoneFree | OSError | ValueError
"""One of them, or what is raised where a stored value cannot be read."""


class DatabaseProblem(Exception):
    """The database cannot be used. The text says what to do; `path` is its file, or its server's address without the
    password; `sqlite` is SQLite's own name of the error, if any. `advice` is about a file, `server_advice` about a
    database of a server."""

    code: ClassVar[str] = "database_problem"  # of each kind its name
    exit_code: ClassVar[int] = 20
    advice: ClassVar[str] = "The database {path} cannot be used."
    server_advice: ClassVar[str] = advice

    def __init_subclass__(cls) -> None:
        cls.code = re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, path: Path | str, *, sqlite: str | None = None, detail: str = "") -> None:
        self.path = path
        self.sqlite = sqlite
        self.detail = detail
        text = (self.server_advice if isinstance(path, str) else self.advice).format(path=path)
        if detail:
            text = f"{text} ({detail})"
        super().__init__(text)


class DatabaseInUse(DatabaseProblem):
    exit_code = 21
    advice = "Another process of this bot already uses {path}. Stop that one first, or give this one its own file."
    server_advice = "Another process of this bot already uses {path}. Stop that one first."


class DatabaseLocked(DatabaseProblem):
    exit_code = 22
    advice = "Another program keeps {path} locked. Close the program that has the file open, then start again."
    server_advice = "Another session keeps rows of {path} locked. pg_stat_activity on its server names it."


class DatabaseFull(DatabaseProblem):
    exit_code = 23
    advice = "There is no room left to write {path}. Free some disk space, then start again. Nothing was lost."
    server_advice = "The disk of {path} is full. Free some space there. Nothing was lost."


class DatabaseReadOnly(DatabaseProblem):
    exit_code = 24
    advice = (
        "The file {path} or its folder may not be written. Give this user the right to write both, or set DATABASE to "
        "a file elsewhere."
    )
    server_advice = "{path} may not be written: its server is a standby, or set to read-only transactions."


class DatabaseDamaged(DatabaseProblem):
    exit_code = 25
    advice = "The file {path} is damaged. Restore the latest file of the backups folder: bot.py restore FILE."


class BackupDamaged(DatabaseDamaged):
    """One that was to be restored."""

    advice = "The backup {path} is damaged, so nothing was restored. Try an older one."


class ValueDamaged(DatabaseDamaged):
    """One value, a text or JSON, is not as it was written; SQLite's own check of the file may find nothing."""

    advice = "Something stored in {path} cannot be read any more; the file is checked."
    server_advice = "Something stored in {path} cannot be read any more."


class NotADatabase(DatabaseProblem):
    exit_code = 26
    advice = "The file {path} is not a database. Check the path, or move that file away."


class DatabaseForeign(DatabaseProblem):
    exit_code = 27
    advice = "The file {path} is the database of another program. Choose another path."
    server_advice = "{path} is the database of another program. Make an empty one for this bot."


class DatabaseTooNew(DatabaseProblem):
    exit_code = 28
    advice = "The file {path} was written by a newer version of this bot. Update the bot, or restore an older backup."
    server_advice = "{path} was written by a newer version of this bot. Update the bot, or restore an older backup."


class DatabaseTooOld(DatabaseProblem):
    exit_code = 39
    advice = (
        "The file {path} is from before version 1.0.0, whose files are the oldest that this bot can read. "
        "Nothing was changed. Run the version that wrote it, or give this one another path."
    )
    server_advice = (
        "{path} is from before version 1.0.0, whose databases are the oldest that this bot can read. "
        "Nothing was changed. Run the version that wrote it, or make an empty database for this one."
    )


class DatabaseUnreachable(DatabaseProblem):
    exit_code = 29
    advice = "The file {path} cannot be opened. Check that its folder exists and that this user may enter and write it."
    server_advice = "{path} cannot be reached. Check that its server runs, and the name and password in DATABASE_URL."


class DatabaseAway(DatabaseUnreachable):
    """A server that does not answer now, and may later."""


class DatabaseCrowded(DatabaseProblem):
    exit_code = 40
    advice = "Every connection to {path} is busy. Its disk is too slow for what is asked of it."
    server_advice = (
        "{path} has too few free connections for this process. Raise max_connections of its server, or the limit of "
        "the role or database, or end what holds them."
    )


class DatabaseWriteFailed(DatabaseProblem):
    exit_code = 30
    advice = "The disk refused to read or write {path}. Check the disk, its free room and its limits, then start again."
    server_advice = "The server of {path} could not read or write its disk. Its log says why."


class DatabaseUnsafe(DatabaseProblem):
    exit_code = 31
    advice = "The file {path} cannot be kept safe against power loss here. Move it to a local disk."
    server_advice = "The settings of {path} may lose what was acknowledged. Set synchronous_commit and fsync to on."


class MigrationFailed(DatabaseProblem):
    exit_code = 32
    advice = "The file {path} could not be brought up to date and was left as it was."
    server_advice = "{path} could not be brought up to date and was left as it was."


class DatabaseMissing(DatabaseProblem):
    exit_code = 33
    advice = (
        "The games of {path} are not where they were. Restore a backup (bot.py restore FILE); "
        "or, to begin without any game, move away what is left of the file and its backups."
    )


class DatabaseNeverThere(DatabaseMissing):
    """A file that was named or set, without a trace of games."""

    advice = "There is no file {path}. Check the path that was typed, or DATABASE in .env."


class DatabaseNotEmpty(DatabaseProblem):
    exit_code = 34
    advice = "{path} exists already. Name a file that does not, for the copy."
    server_advice = "{path} has games already. Make an empty database for the copy."


class CopyDiffers(DatabaseProblem):
    exit_code = 35
    advice = "{path} gave back something else than was written. Nothing was copied."
    server_advice = "{path} gave back something else than was written. Nothing was copied."


class LeaseLost(DatabaseProblem):
    exit_code = 36
    server_advice = "Another process of this bot has taken what this one drove in {path}. Start this one again."


class ShardsDiffer(DatabaseProblem):
    exit_code = 37
    server_advice = "A process with another SHARD_COUNT uses {path}. Stop every process before that number is changed."


class TimersUnknown(DatabaseProblem):
    exit_code = 38
    advice = "{path} has timers of a kind that this version does not know. Update the bot."
    server_advice = advice


class DatabaseNotOwned(DatabaseProblem):
    exit_code = 41
    advice = "{path} belongs to another user, and the bot could not write what this one makes. Run this as its owner."


class WriteRefused(Exception):
    """A change was not applied, nothing of it."""


class StaleWrite(WriteRefused):
    """The game was changed meanwhile; `seq` and `revision` are its present ones."""

    def __init__(self, game_id: str, seq: int, revision: int) -> None:
        super().__init__(f"game {game_id} is at row {seq}, revision {revision}")
        self.seq = seq
        self.revision = revision


class DuplicateInteraction(WriteRefused):
    """The interaction has had its effect already: on `game_id`, as row `seq` of its log (None for a lobby change)."""

    def __init__(self, interaction_id: int, game_id: str, seq: int | None) -> None:
        super().__init__(f"interaction {interaction_id} was handled before in game {game_id}")
        self.game_id = game_id
        self.seq = seq


class ChannelBusy(WriteRefused):
    """The channel already has a lobby or running game, `game_id`."""

    def __init__(self, channel_id: int, game_id: str) -> None:
        super().__init__(f"channel {channel_id} already has game {game_id}")
        self.channel_id = channel_id
        self.game_id = game_id


class TooManyGames(WriteRefused):
    """A person has made as many games as they may, or another one just now."""


class WriteConflict(WriteRefused):
    """The change breaks another rule of the tables: a seat, colour or person twice, a post twice, an unknown game."""


class DamagedRecord(Exception):
    """The record of a turn (`last_seq` None: a game's whole archive) cannot be read. `reason`:

    checksum: damaged, cut short or of another game; codec, version: packed by a newer version; content: unpacks into
    something else than records."""

    def __init__(self, game_id: str, last_seq: int | None, reason: str) -> None:
        blob = "archive" if last_seq is None else f"record of row {last_seq}"
        super().__init__(f"{blob} of game {game_id} is damaged: {reason}")
        self.game_id = game_id
        self.last_seq = last_seq
        self.reason = reason


class StorageFailed(Exception):
    """Disk or file failed while running, `problem` says how. Drop what is in memory of the game and load it again."""

    def __init__(self, problem: DatabaseProblem) -> None:
        super().__init__(str(problem))
        self.problem = problem


class RowDamaged(StorageFailed):
    """A row that was asked for holds a value that cannot be read."""
