"""Packs the log of a game that has ended, column by column like an archive: 50 KB of rows become 7 KB.

People are not in the blob. It numbers them, and the table `packed_actors` says who they are, so that whoever asks to be
forgotten is deleted there. The ids of interactions are left out: Discord repeats none after 15 minutes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from db.packing import XZ_COLUMNS, check_blob, checksum_of, compressed, decompressed
from db.problems import DamagedRecord
from db.rows import LogRow

PACKED_LOG_VERSION: Final = 1
_COLUMNS: Final = ("seq", "seat", "kind", "notation", "outcomes", "automatic", "rules_version", "at", "data")


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
    columns: dict[str, list[Any]] = {name: [getattr(row, name) for row in rows] for name in _COLUMNS}
    columns["actor"] = [None if row.actor_id is None else numbers[row.actor_id] for row in rows]
    blob = compressed(columns)
    checksum = checksum_of(game_id, blob)
    return PackedLog(game_id, PACKED_LOG_VERSION, XZ_COLUMNS, checksum, blob, rows[-1].seq, actors)


def unpack_log(row: Any, actors: Mapping[int, int | None]) -> list[LogRow]:
    """The rows in a row of the table `packed_logs`. `actors`: Discord ids by number, None for a person who asked to be
    forgotten. Raises DamagedRecord."""
    if row.version != PACKED_LOG_VERSION:
        raise DamagedRecord(row.game_id, None, "version")
    check_blob(row.game_id, None, row.codec, XZ_COLUMNS, row.checksum, row.blob)
    try:
        columns = decompressed(row.blob)
        people = [actors.get(number) for number in columns.pop("actor")]
        return [
            LogRow(game_id=row.game_id, actor_id=actor, **dict(zip(_COLUMNS, values, strict=True)))
            for actor, *values in zip(people, *(columns[name] for name in _COLUMNS), strict=True)
        ]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise DamagedRecord(row.game_id, None, "content") from error
