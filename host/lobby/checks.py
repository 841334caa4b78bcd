"""What may be done in a lobby and by whom (only while it is open, by its organiser, while a seat is free, with enough
players), and which colour somebody gets; each check raises Refusal."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from db import GameRow, SeatRow
from engine.core.decision import Refusal
from engine.core.options import BadOption
from engine.core.rules import AnyRules
from engine.games import rules_of
from host.lobby.view import LobbyView
from host.messages.server_log import CANCELLED
from host.table.status import FROZEN, PLAYABLE


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


def check_value(field: str, value: str, allowed: Iterable[str]) -> str:
    """Returns `value`. Raises Refusal bad_option unless it is allowed for the field of a lobby or a table."""
    if value not in allowed:
        raise Refusal("bad_option", field=field, value=value, allowed=", ".join(allowed))
    return value


def check_open(row: GameRow) -> None:
    """Raises Refusal already_running, game_cancelled or over unless the game is a lobby."""
    if row.status in (*PLAYABLE, FROZEN):
        raise Refusal("already_running")
    if row.status == CANCELLED:
        raise Refusal("game_cancelled")
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
    seat = next((seat for seat in lobby.seats if seat.user_id == user_id), None)
    if seat is None:
        raise Refusal("not_joined")
    return seat


def check_belongs(lobby: LobbyView, user_id: int, manager: bool) -> None:
    """Raises Refusal not_joined unless the person has a seat, is the organiser or may manage the server (`manager`)."""
    if not manager and user_id != lobby.row.organiser_id:
        own_seat(lobby, user_id)


def seat_in(lobby: LobbyView, colour: str) -> SeatRow:
    """The seat of a colour. Raises Refusal no_such_seat."""
    seat = next((seat for seat in lobby.seats if seat.colour == colour), None)
    if seat is None:
        raise Refusal("no_such_seat", colour=colour)
    return seat


def new_seat(lobby: LobbyView, user_id: int | None, player: str, name: str, liked: Sequence[str] = ()) -> SeatRow:
    """The next seat, with the first free colour, one of `liked` if any is free. `user_id`: None for a computer
    player."""
    free = lobby.free_colours
    colour = next((colour for colour in liked if colour in free), free[0])
    return SeatRow(lobby.row.id, len(lobby.seats), colour, user_id, player, name)


def with_colours(seats: Sequence[SeatRow], given: Mapping[str, str]) -> list[SeatRow]:
    """The seats with other colours: `given` has the new one by the old."""
    return [replace(seat, colour=given.get(seat.colour, seat.colour)) for seat in seats]
