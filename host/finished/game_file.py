"""The file of a game (/table export): what it holds, and who gets everything and who only what they may see.

Of a finished game the file holds its whole log, from which everything follows, and its seed (`whole`). While a game
runs, and of one that was closed before its end, it holds what the asker may see, namely what was told of each turn and
the position as they see it (`seen`). People are in it by the names at the table, never by their ids."""

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Any, Final

from db import ENDED, Database, GameRow, JsonObject, SeatRow
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host.table.history import History, Look
from host.table.loading import log_of, rules_for
from host.table.records import codec_of
from host.table.status import FINISHED

FORMAT: Final = "caravanserai game"
VERSION: Final = 2
WHOLE, SEEN = "whole", "seen"
ROW_FIELDS: Final = ("seq", "seat", "kind", "notation", "outcomes", "automatic", "rules_version", "at", "data")


async def is_whole(db: Database, row: GameRow, user_id: int, *, operator: bool) -> bool:
    """Whether the person gets everything: of a game that was played to its end, and as the operator, who must not play
    in it, of one that has not ended. Of one that was closed before its end nobody gets what was hidden in it."""
    if row.status in ENDED:
        return row.status == FINISHED
    return operator and all(seat.user_id != user_id for seat in await db.games.seats(row.id))


async def whole_file(db: Database, row: GameRow) -> bytes:
    """The file with everything, as UTF-8. Raises Refusal as `whole_game`."""
    return in_lines(await whole_game(db, row))


async def whole_game(db: Database, row: GameRow) -> JsonObject:
    """The content of the file with everything. Raises Refusal no_file where what is stored cannot be read."""
    try:
        rows = await log_of(db, row)
    except Unreadable as problem:
        raise Refusal("no_file") from problem
    return _checked(
        {
            **_head(row),
            "content": WHOLE,
            "status": row.status,
            "rules_version": row.rules_version,
            "options": row.options["game"],
            "started": row.started,
            "ended": row.ended,
            "seed": None if row.seed is None else row.seed.hex(),
            "seats": [_seat(seat) for seat in await db.games.seats(row.id)],
            "hints": [{"seat": hints.seat, "asked": hints.asked} for hints in await db.hints.of_game(row.id)],
            "log": [{name: getattr(log_row, name) for name in ROW_FIELDS} for log_row in rows],
        }
    )


def _head(row: GameRow) -> JsonObject:
    return {"format": FORMAT, "version": VERSION, "game": row.id, "rules": row.rules_name}


def _seat(seat: SeatRow) -> JsonObject:
    return {"colour": seat.colour, "player": seat.player, "name": seat.name}


def seen_file(row: GameRow, history: History, look: Look) -> bytes:
    """The file of a game as a person may see it."""
    codec = codec_of(rules_for(row))
    content = _checked(
        {
            **_head(row),
            "content": SEEN,
            "status": row.status,
            "options": row.options["game"],
            "seats": [_seat(seat) for seat in history.seats],
            "turns": [
                {
                    "turn": turn.number,
                    "seat": turn.seat,
                    "rows": [turn.first, turn.last],
                    "events": codec.events(turn.events),
                }
                for turn in history.turns
            ],
            "notes": [asdict(note) for note in history.notes],
            "seen_by": look.seat,
            "position": codec.view(look.view),
            "to_act": list(look.acting),
        }
    )
    return in_lines(content)


def _checked(content: JsonObject) -> JsonObject:
    return {**content, "checksum": checksum(content)}


def checksum(content: JsonObject) -> str:
    """SHA-256 of everything else in the file, as canonical JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()


def in_lines(content: JsonObject) -> bytes:
    """The content as UTF-8."""
    lines = [f"{json.dumps(name)}: {_entry(value)}" for name, value in content.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _entry(value: Any) -> str:
    if not isinstance(value, list) or not any(isinstance(entry, dict) for entry in value):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in value) + "\n]"
