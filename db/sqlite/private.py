"""Files of games and backups are readable for their owner alone, also those that an earlier version left open. Games
and their copies hold secrets."""

from collections.abc import Iterator
from logging import getLogger
from pathlib import Path
from typing import Final

log = getLogger(__name__)

REPLACED: Final = "replaced"  # beside the file: where those lie that a restored backup took the place of
OTHERS: Final = 0o077  # all rights of everybody else
BESIDE: Final = ("", "-wal", "-shm", ".lock")


def make_private(database: Path, *folders: Path) -> None:
    """Take from everybody else what an earlier version, or a copy by hand, let them have: of the file, of what lies
    beside it, and of these folders and their files. What the system does not let be changed is logged."""
    for path in _parts(database, folders):
        mode = path.stat().st_mode
        if mode & OTHERS:
            try:
                path.chmod(mode & ~OTHERS)
            except OSError as refused:
                log.warning("others may be able to read %s: %s", path, refused)


def _parts(database: Path, folders: tuple[Path, ...]) -> Iterator[Path]:
    beside = (database.with_name(database.name + ending) for ending in BESIDE)
    yield from (path for path in beside if path.exists())
    for folder in folders:
        if folder.is_dir():
            yield folder
            yield from folder.iterdir()
