"""How log lines look, for people or as JSON (LOG_FORMAT), and the game, row and interaction that each is about."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from logging import Filter, Handler, LogRecord
from typing import Final

from pythonjsonlogger.json import JsonFormatter

_FIELDS: Final = ("asctime", "levelname", "name", "message")
_NAMES: Final = {"asctime": "time", "levelname": "level", "name": "logger"}

_about: ContextVar[dict[str, int | str] | None] = ContextVar("what the log lines of this task are about", default=None)


@contextmanager
def about(**facts: int | str) -> Iterator[None]:
    """Adds facts (`interaction`, `game`, `row`: ids and numbers, nothing secret) to every line logged within."""
    token = _about.set((_about.get() or {}) | facts)
    try:
        yield
    finally:
        _about.reset(token)


@contextmanager
def about_nothing() -> Iterator[None]:
    """Adds no facts to what is logged within, so that it can be tied to nobody."""
    token = _about.set(None)
    try:
        yield
    finally:
        _about.reset(token)


class _Facts(Filter):
    """Gives each line the facts that `about` has for it."""

    def filter(self, record: LogRecord) -> bool:
        for name, value in (_about.get() or {}).items():
            setattr(record, name, value)
        return True


class _Json(JsonFormatter):
    """Times are those of RFC 3339 in UTC, "2026-11-26T16:55:16.123+00:00"."""

    def formatTime(self, record: LogRecord, datefmt: str | None = None) -> str:
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def write_json(handler: Handler) -> None:
    """Lets a handler write a JSON object a line."""
    handler.setFormatter(_Json(_FIELDS, rename_fields=_NAMES))
    handler.addFilter(_Facts())
