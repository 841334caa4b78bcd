"""Sets a position right after a mistake of the program: a row of the log with the corrected position, which counts as a
turn of its own. The turn under way begins again, since a position is stored at its boundary alone."""

from dataclasses import replace

from db import JsonObject
from engine.core.corrections import Field
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host.host import Host
from host.messages.posts import Corrected
from host.table.freezing import refusal
from host.table.loading import taken_back
from host.table.log import CORRECTION, UNDO, undo_notation
from host.table.pending import PendingRows
from host.table.table import Table


async def fields(host: Host, game_id: str, seat: int) -> list[Field]:
    """What of a seat can be corrected. Raises Refusal no_such_seat, unknown_game, not_started, frozen, and those of
    `Table.check_running`."""
    table = await host.table(game_id)
    table.check_running()
    table.seat_at(seat)
    return table.position.rules.fields(table.position.boundary, seat)


async def previewed(host: Host, game_id: str, seat: int, name: str, value: str) -> tuple[Table, Field]:
    """What a correction would change. Raises Refusal as `correct`."""
    table = await host.table(game_id)
    table.check_running()
    table.seat_at(seat)
    return table, _field(table, seat, name, value)


async def correct(
    host: Host, game_id: str, user_id: int, seat: int, name: str, value: str, *, interaction_id: int
) -> None:
    """Set a field of a seat. Raises Refusal: those of `fields`, no_such_field, wrong_value, nothing_to_correct."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        table.check_running()
        table.seat_at(seat)
        field = _field(table, seat, name, value)

        async def act(pending: PendingRows) -> None:
            at, again = host.clock.now(), bool(table.open_rows)
            if again:
                await _begin_turn_again(host, table, pending, user_id, at)
            told = Corrected(by=table.seat_played_by(user_id), seat=seat, field=name, was=field.present, now=value)
            data = {**told.stored(), "position": _corrected(table, seat, name, value)}
            notation = f"correct {seat} {name} {value}"
            row = table.new_row(CORRECTION, None, notation, [], actor=user_id, at=at, data=data)
            row = replace(row, seq=table.seq + 1)
            pending.turns += table.catch_up([row], row.seq)
            pending.rows.append(row)
            pending.news.append(told.but(again=again))

        await host.advance(table, act, interaction_id=interaction_id)


def _field(table: Table, seat: int, name: str, value: str) -> Field:
    found = {field.name: field for field in table.position.rules.fields(table.position.boundary, seat)}
    if name not in found:
        raise Refusal("no_such_field")
    field = found[name]
    if value not in field.allowed:
        raise Refusal("wrong_value", least=field.allowed[0], most=field.allowed[-1])
    if value == field.present:
        raise Refusal("nothing_to_correct")
    return field


async def _begin_turn_again(host: Host, table: Table, pending: PendingRows, actor: int, at: float) -> None:
    to = table.boundary
    row = table.new_row(UNDO, None, undo_notation(to), [], actor=actor, at=at)
    row = replace(row, seq=table.seq + 1)
    try:
        table.go_back(row, to, await taken_back(host.db, table, row, to), pending)
    except Unreadable as problem:
        raise refusal(problem) from problem


def _corrected(table: Table, seat: int, name: str, value: str) -> JsonObject:
    """The dump of the position, which is at a boundary, with the field set."""
    position = table.position
    boundary = position.boundary.clone()
    position.rules.correct(boundary, seat, name, value)
    return {**position.dump(), "boundary": position.rules.dump(boundary)}
