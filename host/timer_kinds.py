"""What is done when a timer is due: each kind registers its handler. A kind that is stored and has none here stops the
bot's start, so that no timer waits for ever."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from db import Database, TimerRow, TimersUnknown
from engine.core.decision import Refusal
from host.host import Host
from host.payload import Payload
from host.table.table import Table

P = TypeVar("P", bound=Payload)
TableHandler: TypeAlias = Callable[[Host, Table, TimerRow, P, float], Awaitable[None]]
"""`(host, table, timer, payload, now)`, `now` in UTC seconds; the caller holds the game's lock."""
GameHandler: TypeAlias = Callable[[Host, TimerRow], Awaitable[None]]


class _Handler(NamedTuple):
    do: GameHandler
    locked: bool


_HANDLERS: Final[dict[str, _Handler]] = {}
_NEVER_DUE: Final[set[str]] = set()


def table_timer(kind: str, payload: type[P]) -> Callable[[TableHandler[P]], TableHandler[P]]:
    """Registers what is done at a table, which is loaded before; a game that cannot be read drops the timer. `payload`:
    what is stored with it."""

    def register(handler: TableHandler[P]) -> TableHandler[P]:
        async def at_table(host: Host, timer: TimerRow) -> None:
            try:
                table = await host.table_within_lock(timer.game_id or "")
            except Refusal:  # frozen, say: `Host.resume` sets what is missing when it goes on
                await host.db.timers.settle(timer)
                return
            await handler(host, table, timer, payload.read(timer.payload), host.clock.now())

        _HANDLERS[kind] = _Handler(at_table, locked=True)
        return handler

    return register


def game_timer(kind: str) -> Callable[[GameHandler], GameHandler]:
    """Registers what is done within a game's lock without its table: it is a lobby, or may not be readable."""
    return _registering(kind, locked=True)


def lone_timer(kind: str) -> Callable[[GameHandler], GameHandler]:
    """Registers what is done without a lock, for no game or one whose lock the handler takes."""
    return _registering(kind, locked=False)


def _registering(kind: str, *, locked: bool) -> Callable[[GameHandler], GameHandler]:
    def register(handler: GameHandler) -> GameHandler:
        _HANDLERS[kind] = _Handler(handler, locked)
        return handler

    return register


def never_due(kind: str) -> None:
    """Registers a kind of timers that only note something."""
    _NEVER_DUE.add(kind)


def due_kinds() -> tuple[str, ...]:
    """The kinds that have a handler."""
    return (*_HANDLERS,)


async def do(host: Host, timer: TimerRow) -> None:
    """Do what a timer was set for. Raises what its handler raises."""
    handler = _HANDLERS[timer.kind]
    if not handler.locked:
        await handler.do(host, timer)
        return
    async with host.lock(timer.game_id or ""):
        await handler.do(host, timer)


async def check_stored(db: Database) -> None:
    """Raises TimersUnknown where timers of a kind are stored that no handler knows."""
    unknown = set(await db.timers.kinds()) - _HANDLERS.keys() - _NEVER_DUE
    if unknown:
        raise TimersUnknown(db.path, detail=", ".join(sorted(unknown)))
