"""A new lobby like an earlier game: Rematch with its people and computer players, Clone with its options and layout;
what it takes over."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from db import DEPARTED_NAME, GameRow, MakingLimit, SeatRow, new_game_id
from engine import players
from engine.core.decision import Refusal
from engine.core.dice import Dice
from engine.core.rules import AnyRules, Decks, Unreadable
from host.host import Host
from host.lobby.checks import rules_named
from host.lobby.lobby import Lobby
from host.lobby.making import table_options
from host.lobby.templates import Template, template_of
from host.lobby.view import SET_UP, LobbyView
from host.people.settings import server_settings_of
from host.table.table import seat_of
from host.turn import looking


async def rematch(
    lobby: Lobby, game_id: str, user_id: int, name: str, *, interaction_id: int, limit: MakingLimit | None = None
) -> LobbyView:
    """Open a lobby for the person, who organises it, in the channel of a finished game in which they had a seat. Its
    computer players sit down again; of a private game the others are invited. `name`: the person's display name;
    `limit`: what `check_maker` has given. Raises Refusal: unknown_game, not_at_table, no_rematch_yet, channel_busy, and
    those of wrong options and of `check_limit`."""
    old = await lobby.host.game(game_id)
    seats = await lobby.db.games.seats(game_id)
    own = seats[seat_of(seats, user_id)]
    if old.status != "finished":
        raise Refusal("no_rematch_yet")
    row = GameRow(
        id=new_game_id(),
        rules_name=old.rules_name,
        channel_id=old.channel_id,
        guild_id=old.guild_id,
        organiser_id=user_id,
        status="lobby",
        options={**table_options(await server_settings_of(lobby.host.people, old.guild_id)), **old.options},
        created=lobby.host.clock.now(),
        private=old.private,
        in_thread=old.in_thread,
    )
    houses = [seat for seat in seats if seat.user_id is None and players.kind_of(seat.player)]
    houses = [seat for seat in houses if seat.name != DEPARTED_NAME]
    taken = [replace(own, player=players.PERSON, name=name), *houses]
    new = [replace(seat, game_id=row.id, seat=index) for index, seat in enumerate(taken)]
    invited = others_of(seats, user_id) if old.private else []
    return await lobby.open(row, new, invited, interaction_id=interaction_id, limit=limit)


def others_of(seats: Sequence[SeatRow], user_id: int) -> list[int]:
    """The other people who had a seat when the game ended, whoever played it."""
    return sorted(seat.user_id for seat in seats if seat.user_id not in (None, user_id))


async def template_like(host: Host, row: GameRow) -> Template:
    """The options that a lobby takes over from a game that has begun. Its layout is not among it where it is not known
    any more, or these rules no longer have its pieces; then LAYOUT is left out. Raises Refusal: bad_game, frozen."""
    template, rules = template_of(row.rules_name, row.options), rules_named(row.rules_name)
    history = await looking.history(host, row.id)
    if template.left_out:
        return template._replace(left_out=(*template.left_out, SET_UP))
    laid, options = rules.laid_out(history.first_view), template.options["game"]
    if not laid:
        return template
    if not _can_be(rules, options, len(history.seats), laid):
        return template._replace(left_out=(SET_UP,))
    set_up = {"like": row.id, "private": row.private, "options": options, "laid": laid}
    return template._replace(options={**template.options, SET_UP: set_up})


def _can_be(rules: AnyRules, options: Mapping[str, Any], seats: int, laid: Decks) -> bool:
    checked = rules.check_options(options, seats)
    decks = {**rules.decks(checked, seats, rules.version), **laid}
    try:
        rules.new_state(checked, rules.colours[:seats], Dice(bytes(32)), decks, rules.version)
    except Unreadable:
        return False
    return True
