"""What every store of queries has: the open database, its writer, and whether rows may be kept in memory."""

from typing import NamedTuple

from db.access.reader import Reader
from db.access.writer import Writer
from db.shards import Shards


class Backend(NamedTuple):
    """The open database: `owner` is this process's name in leases, `alone`: nobody else changes the tables of its
    `shards`, so that rows may be kept in memory."""

    reader: Reader
    writer: Writer
    shards: Shards
    owner: str
    alone: bool


class Store:
    def __init__(self, backend: Backend) -> None:
        self._reader = backend.reader
        self._writer = backend.writer
