"""Setting a position right (/table correct): a row of the log with the corrected position, which counts as a turn of
its own, after which the turn begins again. The turn under way begins again, since a position is stored at its boundary
alone."""

from engine.core.corrections import Field
from engine.core.decision import Refusal
from host.host import Host
from host.messages.posts import Corrected
from host.table import loading
from host.table.log import CORRECTION
from host.table.table import Table
from host.turn.undo import go_back


async def fields(host: Host, game_id: str, seat: int) -> list[Field]:
    """The fields of a seat that can be corrected. Raises Refusal no_such_seat, unknown_game, not_started, frozen, and
    those of `Table.check_running`."""
    return _fields(await host.table(game_id), seat)


def _fields(table: Table, seat: int) -> list[Field]:
    table.check_running()
    table.seat_at(seat)
    return table.position.rules.fields(table.position.boundary, seat)


async def previewed(host: Host, game_id: str, seat: int, name: str, value: str) -> tuple[Table, Field]:
    """The field that a correction would change, and its table. Raises Refusal as `correct`."""
    table = await host.table(game_id)
    return table, _field(table, seat, name, value)


async def correct(
    host: Host, game_id: str, user_id: int, seat: int, name: str, value: str, *, interaction_id: int
) -> None:
    """Set a field of a seat. Raises Refusal: those of `fields`, no_such_field, wrong_value, nothing_to_correct."""
    async with host.at_table(game_id) as table:
        field = _field(table, seat, name, value)
        async with host.act(table, interaction_id=interaction_id) as pending:
            again = bool(table.open_rows)
            if again:
                await go_back(host, table, table.boundary, pending, user_id)
            corrected = Corrected(by=table.seat_played_by(user_id), seat=seat, field=name, was=field.present, now=value)
            data = {**corrected.stored(), "position": loading.corrected(table.position, seat, name, value)}
            notation = f"correct {seat} {name} {value}"
            row = table.next_row(CORRECTION, None, notation, pending.at, actor=user_id, data=data)
            pending.turns += table.catch_up([row], row.seq)
            pending.rows.append(row)
            pending.news.append(corrected.but(again=again))


def _field(table: Table, seat: int, name: str, value: str) -> Field:
    field = next((field for field in _fields(table, seat) if field.name == name), None)
    if field is None:
        raise Refusal("no_such_field")
    if value not in field.allowed:
        raise Refusal("wrong_value", least=field.allowed[0], most=field.allowed[-1])
    if value == field.present:
        raise Refusal("nothing_to_correct")
    return field
