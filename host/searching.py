"""Searches of house players: in processes of their own, within their time, and as if each took all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from typing import Any, Final, TypeAlias

from db import GameRow
from engine import players
from engine.core.decision import Refusal
from engine.core.position import AnyPosition
from engine.players.apart import choose_apart
from engine.players.budget import BUDGETS, PATIENT, budget_of
from host.clock import HOUR_S, SECONDS
from host.pace import pace_of

log = getLogger(__name__)

GRACE_S: Final = 5.0  # that a search may take beyond its time, which it looks after by itself
MERCHANT_S: Final = 0.1  # most plans take less

Within: TypeAlias = Callable[..., Awaitable[Any]]
"""Within so many seconds calls a function of a module with what it is given, somewhere else."""


async def in_a_thread(within_s: float, work: Callable[..., Any], *given: Any) -> Any:
    """For a bot without processes, such as in tests: the search looks after its time by itself."""
    return await asyncio.to_thread(work, *given)


def searches(player: str) -> bool:
    """Whether a seat's player searches."""
    return players.kind_of(player) in BUDGETS


def offered(row: GameRow) -> tuple[str, ...]:
    """The house players for a table: those that take their time not where people are quick."""
    pace = pace_of(row)
    return tuple(kind for kind in players.KINDS if kind != PATIENT or pace is None or pace >= HOUR_S)


def check_offered(row: GameRow, player: str) -> None:
    """Raises Refusal: unknown_player, too_slow_here."""
    if player not in players.KINDS:
        raise Refusal("unknown_player", player=player)
    if player not in offered(row):
        raise Refusal("too_slow_here")


def least_s(player: str, position: AnyPosition) -> float:
    """Seconds that a choice of this player takes at least. They follow from what everybody may know, so that no time
    tells what its seat holds: also what it need not think about takes as long."""
    kind = players.kind_of(player)
    if kind == players.MERCHANT:
        return MERCHANT_S
    return budget_of(kind or "", len(position.choices)).seconds


async def searched(search: Within, player: str, position: AnyPosition, *given: Any) -> players.Chosen | None:
    """What a search chooses; None where its process could not start, died or did not answer in time. `given`: as
    `choose_apart` wants it behind the house player's name."""
    within = budget_of(players.kind_of(player) or "", len(position.choices)).seconds + GRACE_S
    try:
        chosen: players.Chosen = await search(within, choose_apart, player, *given, SECONDS)
    except (BrokenProcessPool, OSError):  # a TimeoutError is one of these
        log.exception("a search of the house player %s came to nothing; the Merchant answers", player)
        return None
    return chosen
