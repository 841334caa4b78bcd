"""What is put right after a start: restored backups told, frozen games thawed, running games checked against their
logs, ended ones counted and packed. One game at a time and only while no press is handled; lobbies get what they lack,
and computer players go on."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from logging import getLogger
from typing import Any, TypeAlias

from db import RESTORED, Change, ChannelBusy, GameRow, StorageFailed, WriteRefused
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host.finished import results
from host.finished.proof import Verdict, verify
from host.host import Host
from host.lobby import idle
from host.messages import posts, server_log
from host.messages.posts import Post
from host.sleeper import never_due
from host.table import freezing, loading
from host.table.calls import prompts_anew
from host.table.status import FROZEN, PLAYABLE, RUNNING
from host.turn.prepared_turn import due_seats

GameTask: TypeAlias = Callable[[Host, str], Awaitable[Any]]

log = getLogger(__name__)
never_due(RESTORED)  # `after_start` looks for it


async def after_start(host: Host) -> None:
    """Does all of it; returns when every game has had its turn. What fails is logged and stops nothing else."""
    for game_id in await host.db.timers.games_with(RESTORED):
        await _one_game(host, game_id, tell_restored)
    for row in filter(host.drives, await host.db.games.with_status(FROZEN)):
        await _one_game(host, row.id, _thaw)
    playable = await host.db.games.with_status(*PLAYABLE)  # thawed ones too
    playable += [row for row in await host.db.games.lessons() if row.status == RUNNING]
    running = [*filter(host.drives, playable)]
    for row in filter(host.drives, await host.db.games.with_status("lobby")):
        await _one_game(host, row.id, idle.set_missing)
    # Computer players of all games first: people wait for them, and checking replays whole games.
    for row in running:
        await _one_game(host, row.id, Host.resume)
    for row in running:
        await _one_game(host, row.id, check)
    for row in filter(host.drives, await host.db.results.uncounted()):
        await _one_game(host, row.id, _count)
    for game_id in await host.db.games.unarchived(host.db.shards):
        host.archives.wake(game_id)


async def _one_game(host: Host, game_id: str, task: GameTask) -> None:
    """Run `task` for one game as soon as no press is handled. Its errors are logged and never stop other games."""
    await host.quiet.wait()
    try:
        await task(host, game_id)
    except Refusal as refusal:
        log.warning("game %s: %r", game_id, refusal)
    except (StorageFailed, WriteRefused) as problem:
        log.error("game %s: %s", game_id, problem)
    except Exception:
        log.exception("game %s", game_id)


async def _thaw(host: Host, game_id: str) -> None:
    async with host.lock(game_id):
        row = await host.game(game_id)
        held = freezing.reason_of(row).get("code") == freezing.BY_OPERATOR
        if row.status != FROZEN or held or not await thaw(host, row):
            return
    await host.resume(game_id)


async def thaw(host: Host, row: GameRow) -> bool:
    """Try to load a frozen game. If that works, it gets back the status it had before, the news is posted and, if it
    runs, the seats that must act are prompted. The caller holds the game's lock. Returns whether it worked. Raises
    StorageFailed, WriteRefused."""
    before, db = str(freezing.reason_of(row).get("status", RUNNING)), host.db
    try:
        table = await loading.load(db, replace(row, status=before))
    except Unreadable as problem:
        log.warning("game %s stays frozen: %r", row.id, problem)
        return False
    change, owed = Change(row.id), list[Post]([posts.Thawed()])
    if before == RUNNING:
        owed += await prompts_anew(db.people, table, host.clock.now(), await due_seats(db, table))
    posts.revise(change, row, owed, status=before, frozen_reason=None)
    await server_log.tell_log(db.people, change, row, server_log.THAWED)
    try:
        await db.write(change)
    except ChannelBusy as busy:
        log.warning("game %s could go on, but game %s has its channel now", row.id, busy.game_id)
        return False
    log.warning("game %s goes on", row.id)
    host.forget(row.id)
    return True


async def _count(host: Host, game_id: str) -> None:
    await results.count(host.db, await host.game(game_id))


async def check(host: Host, game_id: str) -> Verdict:
    """Compare a game with its log. A difference is logged for the operator; the game goes on. Raises Refusal
    unknown_game."""
    async with host.lock(game_id):
        verdict = await verify(host.db, await host.game(game_id))
    if not verdict.good:
        log.error("game %s does not agree with its log: %r", game_id, verdict)
    return verdict


async def tell_restored(host: Host, game_id: str) -> None:
    """Put into the outbox, once: the deletion of all prompts, the news, and new prompts. The timer that `restore` left
    in the database says that this is still to do. Raises StorageFailed, WriteRefused."""
    async with host.lock(game_id):
        timers = await host.db.timers.of_kind(game_id, RESTORED)
        if not timers:
            return
        try:
            called = (await host.table_within_lock(game_id)).called
        except Refusal:  # a lobby, or a game that cannot be read: nobody has to act
            called = {}
        change, row, seats = Change(game_id), await host.game(game_id), await host.db.games.seats(game_id)
        asked = posts.prompts({}, called)[1] if row.status == RUNNING else []
        news = posts.Restored.read(timers[0].payload)
        posts.revise(change, row, [*posts.all_unprompted(seats), news, *asked])
        change.disarm(RESTORED)
        await host.db.write(change)
        host.forget(game_id)
