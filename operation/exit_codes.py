"""Why the process ended, a number each, and which of them need a person before a new start helps. docs/operations.md
lists them, with those of `db.problems`."""

from typing import Final

import db

WRONG_SETTINGS: Final = 2
WRONG_TOKEN: Final = 3
SANDBOX_FAILED: Final = 4
UNREACHABLE: Final = 5
ENDED_BY_FORCE: Final = 6
PORT_TAKEN: Final = 7
DRIVEN_ELSEWHERE: Final = 8
TASK_FAILED: Final = 9
NO_TOKEN: Final = 10
REFUSED: Final = 11
NO_THREADS: Final = 12
WRONG_COMMAND: Final = 64
BACKUPS_OF_SERVER: Final = 65
INTERRUPTED: Final = 130

NEEDS_PERSON: Final = frozenset(
    {
        WRONG_SETTINGS,
        WRONG_TOKEN,
        SANDBOX_FAILED,
        PORT_TAKEN,
        NO_TOKEN,
        REFUSED,
        WRONG_COMMAND,
        db.DatabaseReadOnly.exit_code,
        db.DatabaseDamaged.exit_code,
        db.NotADatabase.exit_code,
        db.DatabaseForeign.exit_code,
        db.DatabaseTooNew.exit_code,
        db.DatabaseTooOld.exit_code,
        db.DatabaseUnreachable.exit_code,
        db.DatabaseUnsafe.exit_code,
        db.MigrationFailed.exit_code,
        db.DatabaseMissing.exit_code,
        db.ShardsDiffer.exit_code,
        db.DatabaseNotOwned.exit_code,
        db.TimersUnknown.exit_code,
    }
)
"""Those of the bot that no new start cures, so that a service stays stopped."""
