"""Statements as the driver takes them. SQLAlchemy prepares every set of values anew, which takes as long as to run the
statement with it; here a statement is made once, and its values are only put in order."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, Dialect
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

from db.access.change import Values

_CAPACITY: Final = 500


def execute_many(connection: Connection, sql: UpdateBase, values: Sequence[Values]) -> CursorResult[Any]:
    """As `connection.execute`, with several sets of values that have the same names."""
    prepared = _prepared(sql, connection.dialect, tuple(values[0]))
    if prepared is None:
        return connection.execute(sql, list(values))
    return connection.exec_driver_sql(prepared.text, prepared.rows(values))


class _Prepared:
    def __init__(self, compiled: SQLCompiler) -> None:
        self.text = compiled.string
        names = compiled.positiontup or []
        types = [compiled.binds[name].type for name in names]
        made = [kind.dialect_impl(compiled.dialect).bind_processor(compiled.dialect) for kind in types]
        self._processes = [(place, process) for place, process in enumerate(made) if process is not None]
        self._constants = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
        self._ordered: Callable[[Values], Any] = itemgetter(*names)
        self._single = len(names) == 1

    def rows(self, values: Sequence[Values]) -> list[tuple[Any, ...]]:
        """The sets of values, each in the order of the text."""
        if self._constants:
            values = [{**self._constants, **one} for one in values]
        rows = [(self._ordered(one),) for one in values] if self._single else [self._ordered(one) for one in values]
        if not self._processes:
            return rows
        columns: list[Any] = list(zip(*rows, strict=True))
        for place, process in self._processes:
            columns[place] = map(process, columns[place])
        return list(zip(*columns, strict=True))


@lru_cache(_CAPACITY)
def _prepared(sql: UpdateBase, dialect: Dialect, names: tuple[str, ...]) -> _Prepared | None:
    """None where the text depends on the values, as with a list of them, or has none."""
    compiled = sql.compile(dialect=dialect, column_keys=list(names))
    return _Prepared(compiled) if compiled.positiontup and not compiled.post_compile_params else None
