"""Who may make a game in a server, in which channel, how many are open at once and after which pause (cool-down); the
options it begins with; who may change a lobby."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from db import ANY_NUMBER, Database, GameRow, MakingLimit, People, SeatRow
from engine.core.decision import Refusal
from engine.core.options import BadOption
from engine.core.rules import AnyRules
from engine.games import rules_of
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.host import Host
from host.lobby.view import LobbyView, is_possible
from host.people.settings import ServerSettings, server_settings_of
from host.table_options import NO, RATED, TABLE_OPTIONS, YES


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
    seat = next((seat for seat in lobby.seats if seat.user_id == user_id), None)
    if seat is None:
        raise Refusal("not_joined")
    return seat


def seat_in(lobby: LobbyView, colour: str) -> SeatRow:
    """The seat of a colour. Raises Refusal no_such_seat."""
    seat = next((seat for seat in lobby.seats if seat.colour == colour), None)
    if seat is None:
        raise Refusal("no_such_seat", colour=colour)
    return seat


def new_seat(lobby: LobbyView, user_id: int | None, player: str, name: str, liked: Sequence[str] = ()) -> SeatRow:
    """The next seat, with the first free colour, one of `liked` if any is free. `user_id`: None for a house player."""
    free = lobby.free_colours
    colour = next((colour for colour in liked if colour in free), free[0])
    return SeatRow(lobby.row.id, len(lobby.seats), colour, user_id, player, name)


def with_colours(seats: Sequence[SeatRow], given: Mapping[str, str]) -> list[SeatRow]:
    """The seats with other colours: `given` has the new one by the old."""
    return [replace(seat, colour=given.get(seat.colour, seat.colour)) for seat in seats]


# ------------------------------------------------------------------ making a game

COOL_DOWNS: Final = {"none": 0.0, "seconds": 10.0, "minutes": 10 * MINUTE_S, "hour": HOUR_S, "day": DAY_S}  # seconds


class Maker(NamedTuple):
    """A person who wants to make a game in a server. `channels`: the ids of the channel and, of a thread, of the one
    that it is in; `roles`: the ids of the person's roles; `known`: of all channels and roles that the server has."""

    user_id: int
    guild_id: int
    channels: tuple[int, ...]
    roles: frozenset[int]
    known: frozenset[int]


async def check_maker(host: Host, maker: Maker) -> MakingLimit:
    """The limit that holds for the person, to be checked again when the game is made. Raises Refusal: elsewhere
    (`channels`), not_a_maker (`roles`), and those of `check_limit`. Channels and roles that were deleted do not count;
    where all of them were, nothing was chosen."""
    settings = await server_settings_of(host.people, maker.guild_id)
    channels = [channel for channel in settings.channels if channel in maker.known]
    if channels and not set(channels) & set(maker.channels):
        raise Refusal("elsewhere", channels=_mentions("#", channels))
    roles = [role for role in settings.makers if role in maker.known]
    if roles and not set(roles) & maker.roles:
        raise Refusal("not_a_maker", roles=_mentions("@&", roles))
    most = ANY_NUMBER if settings.open_games == "any" else int(settings.open_games)
    now = host.clock.now()
    limit = MakingLimit(maker.user_id, maker.guild_id, most, now, COOL_DOWNS[settings.cool_down])
    await check_limit(host.db, limit)
    return limit


async def check_limit(db: Database, limit: MakingLimit) -> None:
    """Raises Refusal: open_games (`most`), cool_down (`ends`)."""
    count, last = await db.games.made_by(limit.user_id, limit.guild_id)
    if count >= limit.most:
        raise Refusal("open_games", most=limit.most)
    if last is not None and abs(limit.now - last) < limit.pause:
        raise Refusal("cool_down", ends=f"<t:{int(last + limit.pause) + 1}:R>")


def _mentions(kind: str, ids: Iterable[int]) -> str:
    return ", ".join(f"<{kind}{number}>" for number in ids)


async def usual_options(people: People, name: str, guild_id: int | None) -> dict[str, Any]:
    """The options of a table with which a game called `name` begins in a server: of the game and of the table."""
    settings = await server_settings_of(people, guild_id)
    chosen = dict(settings.options.get(name, {}))
    game = chosen if is_possible(rules_named(name), chosen) else {}
    return {"game": game, **table_options(settings)}


def table_options(settings: ServerSettings) -> dict[str, str]:
    """How a new table plays in a server, whatever the game."""
    chosen = {name: settings.chosen(name) for name, option in TABLE_OPTIONS.items() if option.by_server}
    return {**chosen, RATED.name: YES if settings.leaderboard else NO}
