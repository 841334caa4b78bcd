"""Copying a file of games into an empty PostgreSQL database, or back into a new file, with every row compared."""

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, String, Table, func, insert, select

from db.postgresql.server import PostgreSQLDatabase
from db.problems import CopyDiffers, DatabaseInUse, DatabaseNeverThere, DatabaseNotEmpty, StorageFailed
from db.schema import metadata
from db.sqlite.backup import BackupPlan, flush
from db.sqlite.engine import writing_engine
from db.sqlite.file import SQLiteFile

_ROWS_AT_ONCE: Final = 500


async def copy_to_server(file: Path, address: str, backups: BackupPlan, busy_timeout: float) -> dict[str, int]:
    """Brings the file up to date, then copies its rows in one transaction, which is committed only if all rows compare
    equal. Returns how many each table has. Raises a `DatabaseProblem`: the file or the database is in use, the database
    has rows, or a row differs."""
    if not await asyncio.to_thread(file.exists):
        raise DatabaseNeverThere(file)
    source = await SQLiteFile.open(file, backups, busy_timeout)
    engine = writing_engine(file, busy_timeout)
    try:
        target = await PostgreSQLDatabase.open(address)
        try:
            if not target.first:
                raise DatabaseInUse(target.name)
            return await target.transact(partial(_copy_in, engine=engine, name=target.name))
        except StorageFailed as failed:
            raise failed.problem from failed
        finally:
            await target.close()
    finally:
        engine.dispose()
        await source.close()


async def copy_to_file(address: str, file: Path, busy_timeout: float) -> dict[str, int]:
    """Brings the database up to date, then copies its rows into a file that gets its name once all rows compare equal.
    Returns how many each table has. Raises a `DatabaseProblem`: the database is in use, there is such a file, or a row
    differs."""
    if await asyncio.to_thread(file.exists):
        raise DatabaseNotEmpty(file)
    unfinished = file.with_name(file.name + ".part")
    await asyncio.to_thread(_remove, unfinished)
    source = await PostgreSQLDatabase.open(address)
    try:
        if not source.first:
            raise DatabaseInUse(source.name)
        target = await SQLiteFile.open(unfinished, BackupPlan(), busy_timeout)
        engine = writing_engine(unfinished, busy_timeout)
        try:
            counts = await source.transact(partial(_copy_out, engine=engine, file=file))
        finally:
            engine.dispose()
            await target.close()
        await asyncio.to_thread(_finish, unfinished, file)
        return counts
    finally:
        await source.close()
        await asyncio.to_thread(_remove, unfinished)


def _finish(unfinished: Path, file: Path) -> None:
    flush(unfinished)
    unfinished.rename(file)
    flush(file.parent)


def _remove(unfinished: Path) -> None:
    for suffix in ("", "-wal", "-shm", ".lock"):
        unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def _copy_in(target: Connection, engine: Engine, name: str) -> dict[str, int]:
    tables = metadata.sorted_tables
    filled = [table.name for table in tables if target.execute(select(table).limit(1)).first() is not None]
    if filled:
        raise DatabaseNotEmpty(name, detail=f"there are rows in {', '.join(filled)}")
    with engine.connect() as source:
        return _copy(source, target, name)


def _copy_out(source: Connection, engine: Engine, file: Path) -> dict[str, int]:
    with engine.begin() as target:
        return _copy(source, target, file)


def _copy(source: Connection, target: Connection, name: Path | str) -> dict[str, int]:
    return {table.name: _copy_table(source, target, table, name) for table in metadata.sorted_tables}


def _copy_table(source: Connection, target: Connection, table: Table, name: Path | str) -> int:
    """Returns how many rows there are."""
    query = select(table).execution_options(yield_per=_ROWS_AT_ONCE)
    for rows in source.execute(query).partitions():
        target.execute(insert(table), [dict(row._mapping) for row in rows])
    number = table.autoincrement_column
    if number is not None and target.dialect.name == "postgresql":
        highest = select(func.max(number)).scalar_subquery()
        target.execute(select(func.setval(func.pg_get_serial_sequence(table.name, number.name), highest)))
    count = 0
    for row, copied in zip_longest(_in_order(source, table), _in_order(target, table)):
        if row != copied:
            raise CopyDiffers(name, detail=f"row {count + 1} of {table.name}")
        count += 1
    return count


def _in_order(connection: Connection, table: Table) -> Iterator[tuple[Any, ...]]:
    """By the primary key, texts byte by byte as SQLite does, and not by the order of a language."""
    bytewise = "BINARY" if connection.dialect.name == "sqlite" else "C"
    keys = [key.collate(bytewise) if isinstance(key.type, String) else key for key in table.primary_key.columns]
    query = select(table).order_by(*keys).execution_options(yield_per=_ROWS_AT_ONCE)
    return (tuple(row) for row in connection.execute(query))
