"""Checks of what may be done in a lobby, each raising Refusal, and helpers that build seats and options."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from db import GameRow, SeatRow
from engine.core.decision import Refusal
from engine.core.options import BadOption
from engine.core.rules import AnyRules
from engine.games import rules_of
from host.lobby.view import ORDERS, LobbyView
from host.table_options import TABLE_OPTIONS


def rules_named(name: str) -> AnyRules:
    """As `engine.games.rules_of`, but raises Refusal bad_game."""
    try:
        return rules_of(name)
    except BadOption as bad:
        raise Refusal("bad_game", value=str(bad.value), allowed=", ".join(map(str, bad.allowed))) from bad


def check_options(rules: AnyRules, options: Mapping[str, str], seats: int | None) -> None:
    """Raises Refusal with the code of the rules' BadOption."""
    try:
        rules.check_options(options, seats)
    except BadOption as bad:
        allowed = ", ".join(map(str, bad.allowed))
        raise Refusal(bad.code, rules=rules.name, field=bad.field, value=str(bad.value), allowed=allowed) from bad


def is_possible(rules: AnyRules, options: Mapping[str, str]) -> bool:
    """Whether these options go together, for any number of seats."""
    try:
        rules.check_options(options, None)
    except BadOption:
        return False
    return True


def check_order(order: str) -> str:
    """Returns `order`. Raises Refusal bad_option unless it is one of ORDERS."""
    if order not in ORDERS:
        raise Refusal("bad_option", field="order", value=order, allowed=", ".join(ORDERS))
    return order


def check_table_option(name: str, value: str) -> str:
    """Returns `value`. Raises Refusal bad_option unless the option of the table may have it."""
    if value not in TABLE_OPTIONS[name].values:
        raise Refusal("bad_option", field=name, value=value, allowed=", ".join(TABLE_OPTIONS[name].values))
    return value


def check_open(row: GameRow) -> None:
    """Raises Refusal already_running or over unless the game is a lobby."""
    if row.status == "running":
        raise Refusal("already_running")
    if row.status != "lobby":
        raise Refusal("over", game=row.id)


def check_organiser(row: GameRow, user_id: int, manager: bool) -> None:
    """Raises Refusal not_organiser unless the person is the organiser or may manage the server (`manager`)."""
    if not manager and user_id != row.organiser_id:
        raise Refusal("not_organiser")


def check_room(lobby: LobbyView) -> None:
    """Raises Refusal table_full unless a seat is free."""
    most = lobby.rules.max_seats
    if len(lobby.seats) >= most:
        raise Refusal("table_full", seats=most)


def check_seats(lobby: LobbyView) -> None:
    """Raises Refusal too_few unless there are enough seats for a game."""
    seats, rules = lobby.seats, lobby.rules
    if len(seats) < rules.min_seats:
        raise Refusal("too_few", joined=len(seats), least=rules.min_seats, most=rules.max_seats)


def own_seat(lobby: LobbyView, user_id: int) -> SeatRow:
    """A person's seat. Raises Refusal not_joined."""
    for seat in lobby.seats:
        if seat.user_id == user_id:
            return seat
    raise Refusal("not_joined")


def new_seat(lobby: LobbyView, user_id: int | None, player: str, name: str, liked: Sequence[str] = ()) -> SeatRow:
    """The next seat, with the first free colour, one of `liked` if any is free. `user_id`: None for a house player."""
    free = lobby.free_colours
    colour = next((one for one in liked if one in free), free[0])
    return SeatRow(lobby.row.id, len(lobby.seats), colour, user_id, player, name)


def with_colours(seats: Sequence[SeatRow], given: Mapping[str, str]) -> list[SeatRow]:
    """The seats with other colours: `given` has the new one by the old."""
    return [replace(seat, colour=given.get(seat.colour, seat.colour)) for seat in seats]
