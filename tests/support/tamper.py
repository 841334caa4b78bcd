"""What a broken disk, a newer version or a mistake may leave in the database, written straight into its tables."""

import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from db.packing import checksum_of, pack_record
from engine.core.rules import Decks
from engine.games import rules_of
from tests.host.desk import Desk
from tests.support.live.stored import Stored


def sql(desk: Desk, statement: str, *values: Any) -> None:
    Stored(desk.database.path).change(statement, *values)
    desk.database.games.seats.clear()
    desk.restart()


def value(desk: Desk, query: str, *values: Any) -> Any:
    return Stored(desk.database.path).rows(query, *values)[0][0]


def last_record(desk: Desk, game_id: str) -> int:
    """The row that ended the last recorded turn."""
    found: int = value(desk, "SELECT max(last_seq) FROM records WHERE game_id = ?", game_id)
    return found


def rewrite_record(desk: Desk, game_id: str, last_seq: int, change: Callable[[dict[str, Any]], object]) -> None:
    """The record with another content, its checksum right."""
    where = (game_id, last_seq)
    content = json.loads(zlib.decompress(value(desk, f"SELECT blob {FROM_RECORD}", *where)))
    change(content)
    blob = pack_record(content)
    columns = (blob, checksum_of(game_id, blob), *where)
    sql(desk, "UPDATE records SET blob = ?, checksum = ? WHERE game_id = ? AND last_seq = ?", *columns)


def rewrite_first_row(desk: Desk, game_id: str, change: Callable[[dict[str, Any]], object]) -> None:
    """The data of the log's first row with another content."""
    data = json.loads(value(desk, "SELECT data FROM log WHERE seq = 1 AND game_id = ?", game_id))
    change(data)
    sql(desk, "UPDATE log SET data = ? WHERE seq = 1 AND game_id = ?", json.dumps(data), game_id)


FROM_RECORD = "FROM records WHERE game_id = ? AND last_seq = ?"


def stack_decks(cheating: pytest.MonkeyPatch, game: str) -> None:
    """Decks of new games lie upside down before they are shuffled, as a bot may like that knows the seed."""
    rules = rules_of(game)
    decks = rules.decks

    def upside_down(options: Mapping[str, str], seats: int, version: int) -> Decks:
        return {name: deck[::-1] for name, deck in decks(options, seats, version).items()}

    cheating.setattr(rules, "decks", upside_down)


def garble(desk: Desk, game_id: str, table: str = "records") -> None:
    """Every byte of what is stored is turned over."""
    stored = Stored(desk.database.path)
    for row in stored.rows(f"SELECT blob FROM {table} WHERE game_id = ?", game_id):
        turned = bytes(255 - one for one in row["blob"])
        stored.change(f"UPDATE {table} SET blob = ? WHERE game_id = ? AND blob = ?", turned, game_id, row["blob"])
    desk.restart()


def cut_short(desk: Desk, game_id: str, table: str = "records") -> None:
    """The second half of what is stored is gone."""
    sql(desk, f"UPDATE {table} SET blob = substr(blob, 1, length(blob) / 2) WHERE game_id = ?", game_id)
