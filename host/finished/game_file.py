"""A game as one file, for a report of a mistake or to keep: JSON with a checksum.

Of a finished game the file holds its whole log, from which everything follows, and its seed (`whole`). While a game
runs it holds what the asker may see, namely what was told of each turn and the position as they see it (`seen`). People
are in it by the names at the table, never by their ids."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from db import Change, Database, GameRow, HintsRow, JsonObject, LogRow, SeatRow, new_game_id, pack_archive, pack_log
from engine.core.decision import Refusal
from engine.core.dice import Trail
from engine.core.options import BadOption
from engine.core.rules import LASTING_VERSION, Unreadable
from engine.games import rules_of
from host.finished.proof import begins_as_marked, chance_in, first_wrong_row, stacked_deck
from host.table.history import History, Look
from host.table.loading import log_of, replay, rules_for
from host.table.log import STATUS, check_complete
from host.table.records import Turn, codec_of, encode
from host.table.status import DUEL_SEATS, FINISHED, RESIGNED_SEATS

FORMAT: Final = "caravanserai game"
VERSION: Final = 2
WHOLE, SEEN = "whole", "seen"
ROW_FIELDS: Final = ("seq", "seat", "kind", "notation", "outcomes", "automatic", "rules_version", "at", "data")
MEGABYTE: Final = 1024 * 1024
MOST_BYTES: Final = 2 * MEGABYTE  # the largest games have 0.3 MB
MOST_IMPORTED: Final = 30
MOST_ROWS: Final = 20_000
_YEAR_10000: Final = 253_402_300_800.0  # UTC seconds; no calendar shows what is later
_UNSTORABLE: Final = re.compile("[\0\ud800-\udfff]")  # NUL, which PostgreSQL refuses, and halves of characters
Moment = Annotated[float, Field(ge=0, lt=_YEAR_10000)]


async def is_whole(db: Database, row: GameRow, user_id: int, *, operator: bool) -> bool:
    """Whether the person gets everything: of a game that is over, and as the operator, who must not play in it."""
    if row.status == FINISHED:
        return True
    return operator and all(seat.user_id != user_id for seat in await db.games.seats(row.id))


async def whole_file(db: Database, row: GameRow) -> bytes:
    """The file with everything, as UTF-8. Raises Refusal no_file where what is stored cannot be read."""
    try:
        rows = await log_of(db, row)
    except Unreadable as problem:
        raise Refusal("no_file") from problem
    return packed(
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
    return packed(
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


def packed(content: JsonObject) -> bytes:
    return in_lines({**content, "checksum": checksum(content)})


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


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


class SeatOfFile(_Part):
    colour: str = Field(max_length=16)
    player: str = Field(max_length=16)
    name: str = Field(max_length=100)


class RowOfFile(_Part):
    seq: int
    seat: int | None
    kind: str = Field(max_length=16)
    notation: str = Field(max_length=500)
    outcomes: list[int]
    automatic: bool
    rules_version: int
    at: Moment
    data: dict[str, Any] | None


class HintsOfFile(_Part):
    seat: int = Field(ge=0)
    asked: int = Field(ge=1, le=MOST_ROWS)


class WholeGame(_Part):
    """A file of the content `whole`, without its head."""

    rules: str
    rules_version: int
    options: dict[str, str]
    started: Moment
    ended: Moment
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    seats: list[SeatOfFile]
    log: list[RowOfFile] = Field(max_length=MOST_ROWS)
    hints: list[HintsOfFile] = Field(default=[], max_length=MOST_ROWS)  # none in files of version 1


async def import_game(db: Database, content: bytes, user_id: int, now: float) -> GameRow:
    """The game of a file, new or imported by the person before. `now`: UTC seconds. Raises Refusal: import_too_large,
    import_too_many, and those of `read` and `rebuilt`, StorageFailed, WriteRefused."""
    if len(content) > MOST_BYTES:
        raise Refusal("import_too_large", most=MOST_BYTES // MEGABYTE)
    mark, game = await asyncio.to_thread(read, content)
    before = await db.games.imported_by(user_id)
    for row in before:
        if row.options["imported"] == mark:
            return row
    if len(before) >= MOST_IMPORTED:
        raise Refusal("import_too_many", most=MOST_IMPORTED)
    row, seats, log, turns = await asyncio.to_thread(rebuilt, game, new_game_id(), mark, user_id, now)
    rules, change = rules_of(row.rules_name), Change(row.id)
    records = [encode(rules, row.id, turn) for turn in turns]
    change.create_game(row)
    change.seats(seats)
    change.insert(*(HintsRow(row.id, hints.seat, None, hints.asked, 0) for hints in game.hints))
    change.archive(await asyncio.to_thread(pack_archive, row.id, records))
    change.pack_log(await asyncio.to_thread(pack_log, row.id, log), ())
    await db.write(change)
    return row


def read(content: bytes) -> tuple[str, WholeGame]:
    """The checksum and the game of a file. Raises Refusal: import_foreign, import_newer, import_damaged,
    import_not_over."""
    try:
        file = json.loads(content)
    except (ValueError, RecursionError) as problem:
        ours = FORMAT.encode() in content[:100]  # ours, but cut short or changed
        raise Refusal("import_damaged" if ours else "import_foreign") from problem
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise Refusal("import_foreign")
    if isinstance(file.get("version"), int) and file["version"] > VERSION:
        raise Refusal("import_newer")
    mark = file.pop("checksum", None)
    if mark != checksum(file) or any(map(_UNSTORABLE.search, _texts(file))):
        raise Refusal("import_damaged")
    if file.get("content") != WHOLE or file.get("status") != "finished":
        raise Refusal("import_not_over")
    try:
        head = ("format", "version", "content", "status", "game")
        return mark, WholeGame.model_validate({name: value for name, value in file.items() if name not in head})
    except ValidationError as problem:
        raise Refusal("import_damaged") from problem


def _texts(value: Any) -> Iterator[str]:
    """Every text inside, the names of values too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in [*value, *value.values()] if isinstance(value, dict) else value:
            yield from _texts(inner)


def rebuilt(
    game: WholeGame, game_id: str, mark: str, user_id: int, now: float
) -> tuple[GameRow, list[SeatRow], list[LogRow], list[Turn]]:
    """The rows of the game and its turns, from its log. Raises Refusal: import_newer, import_too_old,
    import_damaged."""
    try:
        rules = rules_of(game.rules)
    except BadOption as unknown:
        raise Refusal("import_newer") from unknown
    versions = {game.rules_version, *(row.rules_version for row in game.log)}
    if max(versions) > rules.version:
        raise Refusal("import_newer")
    if min(versions) < LASTING_VERSION:
        raise Refusal("import_too_old")
    if any(hints.seat >= len(game.seats) for hints in game.hints):
        raise Refusal("import_damaged")
    resigned, options = _resigned(game), {"game": game.options, "imported": mark}
    row = GameRow(
        game_id,
        game.rules,
        None,
        None,
        user_id,
        "finished",
        options | ({RESIGNED_SEATS: resigned} if resigned else {}),
        now,
        started=game.started,
        ended=game.ended,
        seed=bytes.fromhex(game.seed),
        seq=len(game.log),
        published=len(game.log),
        rules_version=game.rules_version,
        private=True,
    )
    seats = [
        SeatRow(game_id, number, seat.colour, None, seat.player, seat.name) for number, seat in enumerate(game.seats)
    ]
    log = [LogRow(game_id=game_id, actor_id=None, **dict(log_row)) for log_row in game.log]
    trail = Trail()
    try:
        check_complete(log, 0, rules.version)
        table, turns = replay(row, seats, log, trail)
        wrong = first_wrong_row(chance_in(turns, log, trail).rows, bytes.fromhex(game.seed))
        fair = wrong is None and stacked_deck(row, log[0], len(seats)) is None
    except Unreadable as problem:
        raise Refusal("import_damaged") from problem
    colours = [seat.colour for seat in seats]
    if not (fair and begins_as_marked(row, log[0], bytes.fromhex(game.seed), colours)):
        raise Refusal("import_damaged")
    if not (table.position.over or resigned):
        raise Refusal("import_damaged")
    return replace(row, result=table.result()), seats, log, turns


def _resigned(game: WholeGame) -> list[int]:
    """The seat whose person ended a game of two by resigning, in a list; none where it ended by its rules."""
    if len(game.seats) != DUEL_SEATS or not game.log:
        return []
    last = game.log[-1]
    ended_so = (last.kind, last.notation) == (STATUS, FINISHED) and last.seat in range(DUEL_SEATS)
    return [last.seat] if ended_so and last.seat is not None else []
