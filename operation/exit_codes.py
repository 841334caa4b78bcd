"""Why the process ended; docs/operations.md lists them, with those of `db.problems`."""

from typing import Final

WRONG_SETTINGS: Final = 2
WRONG_TOKEN: Final = 3
SANDBOX_FAILED: Final = 4
UNREACHABLE: Final = 5
ENDED_BY_FORCE: Final = 6
PORT_TAKEN: Final = 7
DRIVEN_ELSEWHERE: Final = 8
WRONG_COMMAND: Final = 64
BACKUPS_OF_SERVER: Final = 65
INTERRUPTED: Final = 130
