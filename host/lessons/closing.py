"""The end of a lesson: its person leaves it, or does nothing in it for a week. Nothing of it stays stored."""

from db import Change, GameRow, TimerRow
from host.host import Host


async def close(host: Host, row: GameRow) -> None:
    """Close a lesson. The caller holds its lock."""
    change = Change(row.id)
    change.remove_game()
    await host.db.write(change)
    host.forget(row.id)


async def is_due(host: Host, timer: TimerRow) -> None:
    """A lesson that was left alone is closed, and its timer with it. The caller holds its lock."""
    await close(host, await host.game(timer.game_id or ""))
