"""Changing the options of a lobby or of a table that plays already (/table option), who may, which go back to their
defaults; when the game is to begin."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from db import Change
from engine.core.decision import Refusal
from host.lobby import idle
from host.lobby.auto_start import begin_if_full, follow
from host.lobby.checks import check_options, check_organiser, check_value
from host.lobby.lobby import Lobby
from host.lobby.view import BEGINS_AT, LOBBY_OPTIONS, ORDERS, LobbyView, is_possible
from host.messages.posts import revise
from host.table.calls import calls_of
from host.table.status import RUNNING, is_of_season
from host.table_options import TABLE_OPTIONS
from host.timers import reminders
from host.votes.votes import end_vote_about


async def set_options(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, chosen: Mapping[str, str], *, interaction_id: int
) -> LobbyView:
    """Set options of the game, `order`, the order of seats, and those of the table, which may be set while the game
    runs too. Options that no longer fit the new ones go back to their defaults. Raises Refusal: not_organiser, and
    those of wrong options."""

    def act(view: LobbyView) -> dict[str, Any]:
        check_organiser(view.row, user_id, manager)
        wanted = dict(chosen)
        order = check_value("order", wanted.pop("order", view.order), ORDERS)
        options = [option for option in TABLE_OPTIONS.values() if option.name in wanted]
        table = {option.name: check_value(option.name, wanted.pop(option.name), option.values) for option in options}
        merged = merged_options(view, wanted) if wanted else view.chosen
        return {"options": {**view.row.options, "game": merged, "order": order, **table}}

    at_any_time = all(name in TABLE_OPTIONS and TABLE_OPTIONS[name].while_running for name in chosen)
    if at_any_time and (await lobby.host.game(game_id)).status == RUNNING:
        return await _change_running(lobby, game_id, interaction_id, act)
    return await lobby.change(game_id, interaction_id, act)


async def _change_running(lobby: Lobby, game_id: str, interaction_id: int, act: Any) -> LobbyView:
    """Change the options of a table that plays; everybody's reminders begin once more."""
    host = lobby.host
    async with host.lock(game_id):
        view = await lobby.view(game_id)
        if await host.db.games.was_handled(game_id, interaction_id):
            return view
        if is_of_season(view.row):
            raise Refusal("season_game")
        change, columns = Change(game_id), act(view)
        change.handle(interaction_id)
        revise(change, view.row, **columns)
        table = await host.table_within_lock(game_id)
        table.row = replace(view.row, **columns)
        try:
            now = host.clock.now()
            calls = await calls_of(host.people, table, table.called, {}, now)
            reminders.set_timers(change, table.row, table.seats, {}, table.called, calls, now)
            await end_vote_about(host, change, table.seats, {}, table.called)
            await host.time_banks.follow(change, table, {}, former=view.row)
            await host.db.write(change)
        finally:  # where it is not written, the table in memory is ahead of the database
            host.forget(game_id)
        host.time_banks.written(game_id)
    return await lobby.view(game_id)


def merged_options(lobby: LobbyView, wanted: Mapping[str, str]) -> dict[str, str]:
    """`wanted` merged into the options chosen before. Fields before the last wanted one are kept and must fit; later
    ones are kept only if they still fit. Raises Refusal for options that do not fit."""
    names = [field.name for field in lobby.rules.option_fields]
    last = max((names.index(name) for name in wanted if name in names), default=0)
    kept = {name: value for name, value in lobby.chosen.items() if name not in wanted}
    merged = {name: value for name, value in kept.items() if names.index(name) < last} | dict(wanted)
    check_options(lobby.rules, merged, None)
    for name, value in kept.items():
        if name not in merged and is_possible(lobby.rules, {**merged, name: value}):
            merged[name] = value
    return merged


async def set_beginning(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, chosen: Mapping[str, Any], *, interaction_id: int
) -> LobbyView:
    """Set some of `LOBBY_OPTIONS`, or under BEGINS_AT the moment in UTC seconds, None for none; a game that is to begin
    when it is full, and is, begins. Raises Refusal: not_organiser, bad_option, and those of `check_open`."""
    for name, value in chosen.items():
        if name in LOBBY_OPTIONS:
            check_value(name, value, LOBBY_OPTIONS[name])

    def act(view: LobbyView) -> dict[str, Any]:
        check_organiser(view.row, user_id, manager)
        return {"options": {**view.row.options, **chosen}}

    async def also(change: Change, view: LobbyView) -> None:
        if BEGINS_AT in chosen:
            follow(change, chosen, view)
            idle.wait_anew(change, lobby.host.clock.now())

    return await begin_if_full(lobby.host, await lobby.change(game_id, interaction_id, act, also))
