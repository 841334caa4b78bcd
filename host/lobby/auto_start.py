"""Lobbies whose games begin by themselves, when they are full or at a time; what happens at that time when too few have
joined."""

from collections.abc import Mapping
from logging import getLogger
from typing import Any, Final

from db import Change, TimerRow
from engine.core.decision import Refusal
from host.host import Host
from host.lobby.start import start_game
from host.lobby.view import CANCEL, FULL, LobbyView, lobby_view
from host.messages import posts, server_log
from host.sleeper import game_timer

log = getLogger(__name__)

BEGIN: Final = "begin"
"""The timer of a lobby that begins at a time."""
TOO_FEW, NOT_SO, UNJOINED = "few", "not-so", "unjoined"
"""Why a lobby was called off: its game could not begin at its time, or nobody joined for long."""


def follow(change: Change, options: Mapping[str, Any], before: LobbyView) -> None:
    """Set or delete the timer of a lobby whose `options` change; `before`: as it was."""
    at = options.get("begins_at")
    if at is not None and at != before.begins_at:
        change.arm(BEGIN, at, {})
    elif at is None and before.begins_at is not None:
        change.disarm(BEGIN)


async def begin_if_full(host: Host, lobby: LobbyView) -> LobbyView:
    """Begin the game if the lobby is to begin when it is full, and is; returns the lobby as it is then. A lobby whose
    game cannot begin stays as it is: *Start* says why."""
    if lobby.begins != FULL or lobby.row.status != "lobby" or len(lobby.seats) < lobby.most:
        return lobby
    async with host.lock(lobby.row.id):
        lobby = await lobby_view(host, lobby.row.id)
        if lobby.row.status == "lobby":
            try:
                await start_game(host, lobby, None)
            except Refusal as refusal:
                log.info("game %s is full and does not begin: %r", lobby.row.id, refusal)
    return await lobby_view(host, lobby.row.id)


@game_timer(BEGIN)
async def begin_at_its_time(host: Host, timer: TimerRow) -> None:
    """Begin a lobby's game, or cancel it where that was chosen or too few have joined. The caller holds its lock."""
    lobby = await lobby_view(host, timer.game_id or "")
    if lobby.row.status != "lobby":
        await host.db.timers.settle(timer)
        return
    why = TOO_FEW
    if lobby.few != CANCEL or len(lobby.seats) >= lobby.most:
        try:
            await start_game(host, lobby, None)
            return
        except Refusal as refusal:
            why = TOO_FEW if refusal.code in ("too_few", "needs_a_person") else NOT_SO
    change = Change(lobby.row.id)
    change.settle(timer)
    await call_off(host, change, lobby, why)


async def call_off(host: Host, change: Change, lobby: LobbyView, why: str) -> None:
    """Cancel a lobby with `change`, and tell those who had joined why. The caller holds its lock."""
    row = lobby.row
    change.disarm_all()
    change.renew_noticeboard(row.guild_id)
    people = [seat.user_id for seat in lobby.seats if seat.user_id is not None]
    unbegun = posts.Unbegun(why=why, joined=len(lobby.seats), most=lobby.most, people=people)
    posts.revise(change, row, [posts.Lobby(), unbegun], status="cancelled", ended=host.clock.now())
    await server_log.tell_log(host.people, change, row, server_log.CANCELLED)
    await host.db.write(change)
    host.forget(row.id)
