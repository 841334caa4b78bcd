"""What is done once after a start, beside the presses and one game at a time: tables are told of a
restored backup, frozen games are tried again, house
players go on, running games are checked against their logs, and finished games whose records lie apart are archived."""

from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Any, TypeAlias

from db import RESTORED, StorageFailed, WriteRefused
from engine.core.decision import Refusal
from host import status
from host.host import Host
from host.restored import tell_restored
from host.verification import Verdict, verify

Do: TypeAlias = Callable[[Host, str], Awaitable[Any]]

log = getLogger(__name__)


async def after_start(host: Host) -> None:
    """Returns when every game has been looked at."""
    for game_id in await host.db.timers.games_with(RESTORED):
        await _calmly(host, game_id, tell_restored)
    for row in await host.db.games.with_status(status.FROZEN):
        await _calmly(host, row.id, _thaw)
    running = await host.db.games.with_status(*status.PLAYABLE)
    for row in running:
        await _calmly(host, row.id, _resume)
    for row in running:
        await _calmly(host, row.id, check)
    for game_id in await host.db.games.unarchived():
        host.archives.wake(game_id)


async def _calmly(host: Host, game_id: str, do: Do) -> None:
    """One thing with one game, as soon as no press waits; what goes wrong with it stops nothing else."""
    await host.quiet.wait()
    try:
        await do(host, game_id)
    except Refusal as refusal:
        log.warning("game %s: %r", game_id, refusal)
    except (StorageFailed, WriteRefused) as problem:
        log.error("game %s: %s", game_id, problem)
    except Exception:
        log.exception("game %s", game_id)


async def _thaw(host: Host, game_id: str) -> None:
    async with host.lock(game_id):
        row = await host.game(game_id)
        if row.status != status.FROZEN or not await status.thaw(host.db, row):
            return
        host.forget(game_id)
    host.on_posts_owed()
    await host.resume(game_id)


async def _resume(host: Host, game_id: str) -> None:
    await host.resume(game_id)


async def check(host: Host, game_id: str) -> Verdict:
    """Whether a game agrees with its log; one that does not is reported and goes on. Raises Refusal unknown_game."""
    async with host.lock(game_id):
        verdict = await verify(host.db, await host.game(game_id))
    if not verdict.good:
        log.error("game %s does not agree with its log: %r", game_id, verdict)
    return verdict
