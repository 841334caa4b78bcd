"""A game as one file, for a report of a mistake or to keep: JSON with a checksum.

Of a finished game the file holds its whole log, from which everything follows, and its seed (`whole`). While a game
runs it holds what the asker may see, namely what was told of each turn and the position as they see it (`seen`). People
are in it by the names at the table, never by their ids."""

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Any, Final

from db import Database, GameRow, JsonObject, LogRow, SeatRow
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host.host import Host
from host.table.loading import log_of, rules_for
from host.table.records import events_data, view_data
from host.turn import looking

FORMAT: Final = "caravanserai game"
VERSION: Final = 2
WHOLE, SEEN = "whole", "seen"
ROW_FIELDS: Final = ("seq", "seat", "kind", "notation", "outcomes", "automatic", "rules_version", "at", "data")


async def game_file(host: Host, row: GameRow, user_id: int, *, operator: bool) -> bytes:
    """The file as UTF-8: everything where `is_whole`, otherwise what the person may see. Raises Refusal: not_started,
    no_file where what is stored cannot be read, frozen."""
    if row.started is None:
        raise Refusal("not_started")
    head: JsonObject = {"format": FORMAT, "version": VERSION, "game": row.id, "rules": row.rules_name}
    if await is_whole(host, row, user_id, operator=operator):
        return packed({**head, **await _whole(host.db, row)})
    return packed({**head, **await _seen(host, row, user_id)})


async def is_whole(host: Host, row: GameRow, user_id: int, *, operator: bool) -> bool:
    """Whether the person gets everything: of a game that is over, and as the operator, who must not play in it."""
    if row.status == "finished":
        return True
    return operator and all(seat.user_id != user_id for seat in await host.db.games.seats(row.id))


async def _whole(db: Database, row: GameRow) -> JsonObject:
    try:
        rows = await log_of(db, row)
    except Unreadable as problem:
        raise Refusal("no_file") from problem
    return {
        "content": WHOLE,
        "status": row.status,
        "rules_version": row.rules_version,
        "options": row.options["game"],
        "started": row.started,
        "ended": row.ended,
        "seed": None if row.seed is None else row.seed.hex(),
        "seats": [_seat(seat) for seat in await db.games.seats(row.id)],
        "hints": [{"seat": one.seat, "asked": one.asked} for one in await db.hints.of_game(row.id)],
        "log": [_row(one) for one in rows],
    }


def _seat(seat: SeatRow) -> JsonObject:
    return {"colour": seat.colour, "player": seat.player, "name": seat.name}


def _row(row: LogRow) -> JsonObject:
    return {name: getattr(row, name) for name in ROW_FIELDS}


async def _seen(host: Host, row: GameRow, user_id: int) -> JsonObject:
    history, look, rules = (
        await looking.history(host, row.id),
        await looking.look(host, row.id, user_id),
        rules_for(row),
    )
    return {
        "content": SEEN,
        "status": row.status,
        "options": row.options["game"],
        "seats": [_seat(seat) for seat in history.seats],
        "turns": [
            {"turn": turn.number, "seat": turn.seat, "rows": [turn.first, turn.last],
             "events": events_data(rules, turn.events)}
            for turn in history.turns
        ],
        "notes": [asdict(note) for note in history.notes],
        "seen_by": look.seat,
        "position": view_data(rules, look.view),
        "to_act": list(look.acting),
    }  # fmt: skip


def packed(content: JsonObject) -> bytes:
    """The content with its checksum."""
    return in_lines({**content, "checksum": checksum(content)})


def checksum(content: JsonObject) -> str:
    """SHA-256 of everything else in the file, as canonical JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()


# MERGED host.lined_json: JSON that people can read and compare: each entry of its longer lists stands on a line of
# its own.


def in_lines(content: JsonObject) -> bytes:
    """The content as UTF-8."""
    lines = [f"{json.dumps(name)}: {_entry(value)}" for name, value in content.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _entry(value: Any) -> str:
    if not isinstance(value, list) or not any(isinstance(one, dict) for one in value):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in value) + "\n]"
