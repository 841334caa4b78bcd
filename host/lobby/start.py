"""The start of a game: its seed is made, the seats are put in order (drawn, or as they joined), the first row of its
log is written, and its language is fixed."""

import asyncio
from dataclasses import replace
from typing import Any

from db import Change, GameRow, SeatRow
from engine.core.create import new_position
from engine.core.decision import Refusal
from host.host import Host
from host.houses.houses import check_watching
from host.lobby.checks import check_options, check_seats
from host.lobby.view import BEGINS_AT, RANDOM_ORDER, SET_UP, LobbyView
from host.messages import posts
from host.messages.posts import owe
from host.people.settings import server_settings_of
from host.table.log import first_row
from host.table.pending import PendingRows
from host.table.seeds import drawn_order, secret_of, seed_from, set_up_mark
from host.table.status import BEGAN_IN, RESIGNED_SEATS, WATCHED
from host.table.table import first_table

# Options that a lobby may have, or a rematch from the game before, and no new game.
_OF_LOBBY = (BEGINS_AT, SET_UP, RESIGNED_SEATS, WATCHED)


async def start_game(host: Host, lobby: LobbyView, interaction_id: int | None) -> None:
    """Make the lobby's game a running one. `interaction_id`: of who pressed Start, None for a game that begins by
    itself, which only one with people does. The caller holds its lock. Raises Refusal: too_few, needs_a_person,
    watched_already, and those of wrong options; StorageFailed, WriteRefused."""
    check_seats(lobby)
    if not lobby.to_watch:
        await _start(host, lobby, interaction_id)
        return
    if interaction_id is None:
        raise Refusal("needs_a_person")
    async with host.lock(f"watching in {lobby.row.guild_id}"):  # of two that are started at once one is refused
        await check_watching(host.db, lobby.row.guild_id)
        await _start(host, lobby, interaction_id)


async def _start(host: Host, lobby: LobbyView, interaction_id: int | None) -> None:
    row, change = lobby.row, Change(lobby.row.id)
    change.disarm_all()  # nobody is told any more who joined
    change.renew_noticeboard(row.guild_id)
    if interaction_id is None:  # otherwise the answer to the press does so
        owe(change, row.seq + 1, row.channel_id, [posts.Lobby()])
    await begin_game(host, lobby, change, interaction_id)


async def begin_game(host: Host, lobby: LobbyView, change: Change, interaction_id: int | None) -> None:
    """Begin the game of a lobby that is open to nobody any more, or never was, with what else is in `change`. Raises
    Refusal for wrong options; StorageFailed, WriteRefused."""
    row, rules = lobby.row, lobby.rules
    check_options(rules, lobby.chosen, len(lobby.seats))
    people = sorted(seat.user_id for seat in lobby.seats if seat.user_id is not None)
    chosen = rules.check_options(lobby.chosen, len(lobby.seats))
    decks = {**rules.decks(chosen, len(lobby.seats), rules.version), **lobby.laid_out}
    joined, drawn = [seat.colour for seat in lobby.seats], lobby.order == RANDOM_ORDER
    mark = set_up_mark(rules.name, rules.version, chosen, decks, joined, drawn=drawn)
    seed = seed_from(secret_of(row), row.first_message_id, people, mark)
    seats = _in_order(lobby, seed)
    colours = [seat.colour for seat in seats]
    position = await asyncio.to_thread(new_position, rules, chosen, colours, seed, decks=decks)
    first = first_row(
        row.id, position, decks, secret_of(row), host.clock.now(), joined if drawn else None, mark, interaction_id
    )
    options = {name: value for name, value in row.options.items() if name not in _OF_LOBBY}
    options |= {"game": chosen, BEGAN_IN: await _language(host, row), **({WATCHED: True} if lobby.to_watch else {})}
    columns: dict[str, Any] = {
        "status": "running",
        "started": first.at,
        "seed": seed,
        "rules_version": rules.version,
        "options": options,
    }
    started = replace(row, seq=first.seq, published=first.seq, **columns)
    table, set_up = first_table(started, seats, position)
    change.seats(seats)
    began_in = {seat.user_id: seat.seat for seat in seats if seat.user_id is not None}
    change.mix_people({user_id: began_in[user_id] for user_id in people})
    await host.begin(table, PendingRows(first.at, [first], [set_up], columns=columns), change)


async def _language(host: Host, row: GameRow) -> str:
    """The language of the game's server now; empty where there is none, or it is not known."""
    if row.guild_id is None:
        return ""
    return (await server_settings_of(host.people, row.guild_id)).language or host.language_on_discord(row.guild_id)


def _in_order(lobby: LobbyView, seed: bytes) -> list[SeatRow]:
    """The seats as they are numbered in the game: drawn, or as they joined."""
    seats = drawn_order(seed, lobby.seats) if lobby.order == RANDOM_ORDER else lobby.seats
    return [replace(seat, seat=index) for index, seat in enumerate(seats)]
