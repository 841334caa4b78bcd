"""How records and logs are packed into small blobs when a game has ended, with codec and checksum, and people kept
apart. Each is stored with the number of its codec and a checksum of the bytes.

The records of a finished game lie in one archive, packed by columns (all states, then all views, then all events ...):
what lies together is nearly equal, and xz stores the difference. The archive of a long game has several such parts, so
that to read one record of it takes no longer than of a short one. The log of a game is packed likewise: 50 KB of rows
become 7 KB.
People are not in that blob. It numbers them, and the table `packed_actors` says who they are, so that whoever asks to
be forgotten is deleted there. The ids of interactions are left out: Discord repeats none after 15 minutes."""

import json
import lzma
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

from pydantic_core import from_json, to_json

from db.problems import DamagedRecord
from db.rows import JsonObject, LogRow, RecordRow

ZLIB_JSON: Final = 1
XZ_COLUMNS: Final = 2
XZ_PARTS: Final = 3
ARCHIVE_VERSION: Final = 1
PACKED_LOG_VERSION: Final = 1

# For JSON whose neighbours are nearly equal: 130 turns of the Grand Bazaar with five (0.8 MB) give 9 KB in 0.1 s.
_THOROUGH: Final = 6 | lzma.PRESET_EXTREME
_QUICK: Final = 2  # of a long game, which would take many seconds; a seventeenth of the time for a fifth more bytes
_FILTER: Final = {"id": lzma.FILTER_LZMA2, "dict_size": 1 << 23, "lc": 3, "lp": 0, "pb": 0}
_PART: Final = 200  # turns; nearly every game has fewer
_HEAD: Final = ("number", "first_seq", "last_seq", "version", "rules_version", "undone")
_LOG_COLUMNS: Final = ("seq", "seat", "kind", "notation", "outcomes", "automatic", "rules_version", "at", "data")
_SEQ, _KIND = _LOG_COLUMNS.index("seq"), _LOG_COLUMNS.index("kind")
_BEGINNING: Final = 1024  # bytes; what is told of a turn has 250
_LEVEL: Final = 3  # of a record: two thirds of the time of 6, for 6 % more bytes until it is archived
_head_of = attrgetter(*_HEAD)


@dataclass(frozen=True, slots=True)
class Archive:
    """All records of one game in one blob, made by `pack_archive`."""

    game_id: str
    version: int
    codec: int
    checksum: bytes
    blob: bytes


def checksum_of(game_id: str, blob: bytes) -> bytes:
    """A checksum of 16 bytes over the game's id and the packed bytes, so that a blob of another game is noticed."""
    return blake2b(blob, digest_size=16, key=game_id.encode()).digest()


def pack_record(content: JsonObject) -> bytes:
    """The content of a record as bytes, with the codec ZLIB_JSON."""
    return zlib.compress(to_json(content), level=_LEVEL)


def unpack_record(row: Any, before: str | None = None) -> RecordRow:
    """Unpacks a row of the table `records`. `before`: the first key of the content that is left out, with all that lie
    behind it. Raises DamagedRecord."""
    _check(row, ZLIB_JSON, last_seq=row.last_seq)
    with _no_content(row.game_id, row.last_seq):
        content = _parsed(_inflated(row.blob, before), before, b"}")
        if isinstance(content, dict):
            return _record(row.game_id, _head_of(row), content)
    raise DamagedRecord(row.game_id, row.last_seq, "content")


def pack_archive(game_id: str, records: Sequence[RecordRow]) -> Archive:
    """Packs all records of a game. Takes 0.1 s for 130 turns, so call it in a thread."""
    if len(records) <= _PART:
        codec, blob = XZ_COLUMNS, _packed_part(records)
    else:
        pieces = [records[start : start + _PART] for start in range(0, len(records), _PART)]
        parts = [_packed_part(piece, _QUICK) for piece in pieces]
        index = [[piece[0].last_seq, len(part)] for piece, part in zip(pieces, parts, strict=True)]
        codec, blob = XZ_PARTS, b"".join([to_json(index), b"\n", *parts])
    return Archive(game_id, ARCHIVE_VERSION, codec, checksum_of(game_id, blob), blob)


def unpack_archive(row: Any, before: str | None = None) -> list[RecordRow]:
    """The records packed in a row of the table `archives` or in an `Archive`. `before`: as `unpack_record` has it.
    Raises DamagedRecord."""
    with _no_content(row.game_id):
        return [record for _, part in _parts_of(row) for record in _records_in(row.game_id, part, before)]


def archived_record(row: Any, upto: int | None = None, before: str | None = None) -> RecordRow | None:
    """The record of the last turn in a row of the table `archives` that is not undone, or of the last one that ended at
    or before row `upto` of the log. `before`: as `unpack_record` has it. Raises DamagedRecord."""
    with _no_content(row.game_id):
        for first, part in reversed(_parts_of(row)):
            if upto is None or first <= upto:
                for record in reversed(_records_in(row.game_id, part, before)):
                    if not record.undone and (upto is None or record.last_seq <= upto):
                        return record
    return None


def _packed_part(records: Sequence[RecordRow], preset: int = _THOROUGH) -> bytes:
    columns: dict[str, list[Any]] = {}
    for record in records:
        for name, value in record.content.items():
            columns.setdefault(name, []).append(value)
    heads = [[*_head_of(record), list(record.content)] for record in records]
    return _compressed({"heads": heads, "columns": columns}, preset)


def _parts_of(row: Any) -> list[tuple[int, bytes]]:
    """The parts of an archive, each with the row of the log that ended its first turn."""
    if row.codec != XZ_PARTS:
        _check(row, XZ_COLUMNS, ARCHIVE_VERSION)
        return [(0, row.blob)]
    _check(row, XZ_PARTS, ARCHIVE_VERSION)
    index, _, blob = row.blob.partition(b"\n")
    parts, start = [], 0
    for first, length in json.loads(index):
        parts.append((first, blob[start : start + length]))
        start += length
    return parts


def _records_in(game_id: str, part: bytes, before: str | None = None) -> list[RecordRow]:
    packed = _decompressed(part, before)
    columns = {name: iter(values) for name, values in packed["columns"].items()}
    return [
        _record(game_id, head, {name: next(columns[name]) for name in names if before is None or name in columns})
        for *head, names in packed["heads"]
    ]


def _compressed(value: JsonObject, preset: int = _THOROUGH) -> bytes:
    """JSON-able data with the codec XZ_COLUMNS."""
    filters = [{**_FILTER, "preset": preset}]
    return lzma.compress(to_json(value), format=lzma.FORMAT_XZ, check=lzma.CHECK_NONE, filters=filters)


def _decompressed(blob: bytes, before: str | None = None) -> Any:
    """The inverse of `_compressed`, of columns those that lie before one. Raises LZMAError, ValueError."""
    return _parsed(lzma.decompress(blob, format=lzma.FORMAT_XZ), before, b"}}")


def _inflated(blob: bytes, before: str | None) -> bytes:
    """The JSON of a record, as far as this key at least. Raises zlib.error."""
    if before is None:
        return zlib.decompress(blob)
    inflating, key = zlib.decompressobj(), _key(before)
    text = inflating.decompress(blob, _BEGINNING)
    while key not in text and (more := inflating.decompress(inflating.unconsumed_tail, _BEGINNING)):
        text += more
    return text


def _parsed(text: bytes, before: str | None, closing: bytes) -> Any:
    """What a JSON text holds before this key, which is in no object within another; parsing takes most of the time of
    reading. `closing`: what ends the objects in which the key lies. Raises ValueError."""
    at = -1 if before is None else text.find(_key(before))
    return from_json(text if at < 0 else text[:at] + closing)


def _key(name: str) -> bytes:
    return b',"%s":' % name.encode()


def _record(game_id: str, head: Sequence[Any], content: JsonObject) -> RecordRow:
    return RecordRow(game_id=game_id, **dict(zip(_HEAD, head, strict=True)), content=content)


def json_text(value: Any) -> str:
    """JSON-able data as JSON. Pydantic's takes a fifth of the time of `json.dumps`, and each choice writes several."""
    return to_json(value).decode()


def _check(row: Any, codec: int, version: int | None = None, last_seq: int | None = None) -> None:
    """Raises DamagedRecord unless the row's blob is as it was written for its game, with this codec, and content of
    this version."""
    if version is not None and row.version != version:
        raise DamagedRecord(row.game_id, last_seq, "version")
    if checksum_of(row.game_id, row.blob) != row.checksum:
        raise DamagedRecord(row.game_id, last_seq, "checksum")
    if row.codec != codec:
        raise DamagedRecord(row.game_id, last_seq, "codec")


@contextmanager
def _no_content(game_id: str, last_seq: int | None = None) -> Iterator[None]:
    """Raises DamagedRecord where what a blob unpacks into is something else than records or a log."""
    try:
        yield
    except (zlib.error, lzma.LZMAError, ValueError, LookupError, TypeError, AttributeError, StopIteration) as error:
        raise DamagedRecord(game_id, last_seq, "content") from error


@dataclass(frozen=True, slots=True)
class PackedLog:
    """The rows of a log up to `last_seq` in one blob, made by `pack_log`; `actors`: the people it numbers from 0."""

    game_id: str
    version: int
    codec: int
    checksum: bytes
    blob: bytes
    last_seq: int
    actors: tuple[int, ...]


def pack_log(game_id: str, rows: Sequence[LogRow]) -> PackedLog:
    """Packs all rows of a game's log, of which there is at least one. Takes 0.1 s for 700 rows, so call it in a
    thread."""
    actors = tuple(dict.fromkeys(row.actor_id for row in rows if row.actor_id is not None))
    numbers = {actor: number for number, actor in enumerate(actors)}
    columns: dict[str, list[Any]] = {name: [getattr(row, name) for row in rows] for name in _LOG_COLUMNS}
    columns["actor"] = [None if row.actor_id is None else numbers[row.actor_id] for row in rows]
    blob = _compressed(columns)
    head = (game_id, PACKED_LOG_VERSION, XZ_COLUMNS, checksum_of(game_id, blob))
    return PackedLog(*head, blob, rows[-1].seq, actors)


def unpack_log(
    row: Any, actors: Mapping[int, int | None], wanted: Callable[[int, str], bool] | None = None
) -> list[LogRow]:
    """The rows in a row of the table `packed_logs`. `actors`: Discord ids by number, None for a person who asked to be
    forgotten; `wanted`: whether a row of a number and kind is, by default all are. Raises DamagedRecord."""
    _check(row, XZ_COLUMNS, PACKED_LOG_VERSION)
    with _no_content(row.game_id):
        columns = _decompressed(row.blob)
        people = [actors.get(number) for number in columns.pop("actor")]
        return [
            LogRow(game_id=row.game_id, actor_id=actor, **dict(zip(_LOG_COLUMNS, values, strict=True)))
            for actor, *values in zip(people, *(columns[name] for name in _LOG_COLUMNS), strict=True)
            if wanted is None or wanted(values[_SEQ], values[_KIND])
        ]
