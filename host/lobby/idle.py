"""A lobby that nobody joins for a week is closed, so that its channel is free for another game; not one that begins at
a time."""

from typing import Final

from db import Change, TimerRow
from host.clock import DAY_S
from host.host import Host
from host.lobby.auto_start import UNJOINED, call_off
from host.lobby.view import lobby_view
from host.sleeper import game_timer

IDLE: Final = "idle"
"""The timer of a lobby, due when nobody has joined for so long."""
IDLE_S: Final = 7 * DAY_S


def wait_anew(change: Change, now: float) -> None:
    """The week begins: somebody opened the lobby or joined it, or it has no time any more at which it begins."""
    change.arm(IDLE, now + IDLE_S, {})


async def set_missing(host: Host, game_id: str) -> None:
    """Set the timer of a lobby that was opened before there was one."""
    async with host.lock(game_id):
        if (await host.game(game_id)).status == "lobby" and not await host.db.timers.of_kind(game_id, IDLE):
            change = Change(game_id)
            wait_anew(change, host.clock.now())
            await host.db.write(change)


@game_timer(IDLE)
async def close(host: Host, timer: TimerRow) -> None:
    """Close the lobby, or look again a week after its time. The caller holds its lock."""
    lobby = await lobby_view(host, timer.game_id or "")
    if lobby.row.status != "lobby":
        await host.db.timers.settle(timer)
        return
    change = Change(lobby.row.id)
    if lobby.begins_at is not None:
        change.rearm(timer, lobby.begins_at + IDLE_S, {})
        await host.db.write(change)
        return
    change.settle(timer)
    await call_off(host, change, lobby, UNJOINED)
