"""Which computer players are offered where people are quick, how long one seems to think at least, and what happens
when a search (Master, Patient Master) takes too long."""

from logging import getLogger
from typing import Any, Final

from db import GameRow
from engine import players
from engine.core.decision import Refusal
from engine.core.position import AnyPosition
from engine.players.thinking_time import BUDGETS, MASTER, PATIENT, budget_of
from engine.players.worker import choose_in_worker
from host.clock import HOUR_S, SECONDS
from host.houses.search_pool import SearchPool
from host.houses.workers import NoProcess
from host.table_options import PACE

log = getLogger(__name__)

MERCHANT_S: Final = 0.1  # most plans take less


def searches(player: str) -> bool:
    return players.kind_of(player) in BUDGETS


def offered(row: GameRow) -> tuple[str, ...]:
    """The computer players for a table: those that take their time not where people are quick."""
    pace = PACE.of(row)
    return tuple(kind for kind in players.KINDS if kind != PATIENT or pace is None or pace >= HOUR_S)


def check_offered(row: GameRow, player: str) -> None:
    """Raises Refusal: unknown_player, too_slow_here."""
    if player not in players.KINDS:
        raise Refusal("unknown_player", player=player)
    if player not in offered(row):
        raise Refusal("too_slow_here")


def effective_player(row: GameRow, player: str) -> str:
    """The computer player that plays for a seat's `player` at the table's present pace: where people are quick since it
    sat down, not one that takes its time."""
    kind = players.kind_of(player)
    return player.replace(PATIENT, MASTER, 1) if kind == PATIENT and kind not in offered(row) else player


def minimum_thinking_s(player: str, position: AnyPosition) -> float:
    """The minimum thinking time of a choice of this player, from public facts only, so that timing leaks nothing: also
    what it need not think about takes as long."""
    kind = players.kind_of(player)
    if kind == players.MERCHANT:
        return MERCHANT_S
    return budget_of(kind or "", len(position.choices)).seconds


async def searched(pool: SearchPool, player: str, position: AnyPosition, *arguments: Any) -> players.Chosen | None:
    """The choice of a search; None where it failed, or no process did it or not in time: no table shall stand still for
    that. `arguments`: as `choose_in_worker` wants them behind the computer player's name."""
    budget = budget_of(players.kind_of(player) or "", len(position.choices))
    try:
        return await pool.search(budget, choose_in_worker, player, *arguments, SECONDS)
    except NoProcess:
        return None
    except Exception:
        log.exception("a search of the computer player %s came to nothing; the Merchant answers", player)
        return None
