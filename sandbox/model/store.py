"""The world's file: one JSON line for each change, so that a killed process loses nothing it had answered."""

import json
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

Records = dict[str, dict[str, Any]]

LONE: Final = "surrogatepass"  # half a character may be typed; json.loads reads it back


class Unusable(Exception):
    """The world file is damaged or another process has it; the message names the file."""


class Store:
    """A journal of records by kind and key, and a folder beside it for the bytes of attachments."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files = path.with_name(path.name + ".files")
        path.parent.mkdir(parents=True, exist_ok=True)
        self.files.mkdir(exist_ok=True)
        self._lock = _locked(path)
        self.records: Records = {}
        self._read()
        self._compact()
        self._journal = path.open("a", encoding="utf-8", errors=LONE)

    def of(self, kind: str) -> dict[str, Any]:
        return self.records.setdefault(kind, {})

    def put(self, kind: str, key: str, value: Any) -> None:
        self.of(kind)[key] = value
        self._write(json.dumps([kind, key, value], ensure_ascii=False))

    def drop(self, kind: str, key: str) -> None:
        if self.of(kind).pop(key, None) is not None:
            self._write(json.dumps([kind, key]))

    def file(self, key: str) -> Path:
        return self.files / key

    def close(self) -> None:
        self._journal.close()
        self._lock.close()

    def _write(self, line: str) -> None:
        self._journal.write(line + "\n")
        self._journal.flush()

    def _read(self) -> None:
        if not self.path.exists():
            return
        # The last line is empty, or one that a killed process had half written and had not yet acknowledged.
        for number, line in enumerate(self.path.read_bytes().split(b"\n")[:-1], start=1):
            try:
                kind, key, *value = json.loads(line)
            except (ValueError, TypeError) as error:
                raise Unusable(f"{self.path}, line {number}: {error}. Move this file away.") from error
            if value:
                self.of(kind)[key] = value[0]
            else:
                self.of(kind).pop(key, None)

    def _compact(self) -> None:
        fresh = self.path.with_name(self.path.name + ".new")
        with fresh.open("w", encoding="utf-8", errors=LONE) as out:
            for kind, entries in self.records.items():
                for key, value in entries.items():
                    out.write(json.dumps([kind, key, value], ensure_ascii=False) + "\n")
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self.path)


def _locked(path: Path) -> sqlite3.Connection:
    """Lock the file, since two processes would overwrite each other's changes. SQLite's lock is used because it works
    on every operating system and ends with the process. Raises Unusable."""
    try:
        lock = sqlite3.connect(path.with_name(path.name + ".lock"), timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise _not_locked(path, error) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise _not_locked(path, error) from error
    return lock


def _not_locked(path: Path, error: sqlite3.OperationalError) -> Unusable:
    if error.sqlite_errorname.startswith("SQLITE_BUSY"):
        return Unusable(f"{path} is in use by another sandbox.")
    return Unusable(f"{path.parent} cannot be written: {error}.")
