"""Whole games, played at a table without a database, and how they lie in one."""

from dataclasses import replace
from random import Random
from typing import Any

from db import Change, Database, GameRow, LogRow, SeatRow, pack_archive, pack_log
from engine import players
from engine.core.create import new_position
from engine.games import rules_of
from host.table.pending import PendingRows
from host.table.records import encode
from host.table.table import Table, first_table

ANY = 1  # every choice any legal one, as of Random computer players


def whole_game(
    name: str, seats: int, options: dict[str, str], seed: int, *, any_legal: int = 40, game_id: str = "abcde"
) -> tuple[Table, PendingRows]:
    """A game by computer players, every choice of so many (`any_legal`) any legal one."""
    rules, rng = rules_of(name), Random(seed)
    colours = list(rules.colours[:seats])
    checked = rules.check_options(options, seats)
    row = GameRow(game_id, name, 1, 1, 1, "running", {"game": checked}, 0.0, 1.0, seed=rng.randbytes(32))
    at_table = [SeatRow(row.id, seat, colour, 10 + seat, "human", colour) for seat, colour in enumerate(colours)]
    decks = rules.decks(checked, seats, rules.version)
    position = new_position(rules, checked, colours, row.seed or b"", decks=decks)
    outcomes, data = list(position.last.outcomes), {"decks": decks, "commitment": "0" * 64}
    first = LogRow(row.id, 1, None, "new", "new", outcomes, None, False, rules.version, 1e9, data=data)
    table, set_up = first_table(row, at_table, position)
    pending = PendingRows(0.0, [first], [set_up])
    while not table.over:
        seat = table.position.seats_to_act[0]
        options_now = list(table.position.decision(seat).options)
        is_any = rng.randrange(any_legal) == 0
        notation = rng.choice(options_now) if is_any else players.choose("rookie", table.position, seat, rng)
        pending.at = 1.7e9 + table.seq * 97.25
        table.choose(seat, notation, pending, actor=10**18 + seat)
    return table, pending


async def store(database: Database, table: Table, pending: PendingRows, *, archived: bool) -> None:
    """Writes a finished game. `archived`: with its log packed and its records in an archive."""
    end: dict[str, Any] = {"status": "finished", "seq": table.seq, "published": table.seq, "result": table.result()}
    row = replace(table.row, rules_version=table.position.rules.version, ended=pending.at, **end)
    change = Change(row.id)
    records = [encode(table.position.rules, row.id, turn) for turn in pending.turns]
    change.create_game(row)
    change.seats(table.seats)
    if archived:
        change.archive(pack_archive(row.id, records))
        change.pack_log(pack_log(row.id, pending.rows), ())
    else:
        change.append(pending.rows)
        for record in records:
            change.record(record)
    await database.write(change)
