"""How reliable somebody is: of their last games how many they finished, and how often their time was up; what a table
asks of that before they join. It is never shown to anybody else."""

from logging import getLogger
from typing import Final, NamedTuple

from db import DamagedRecord, Database, GameRow, ResultRow
from engine import players
from engine.core.decision import Refusal
from host.table.log import SEAT, TIMEOUT
from host.table_options import JOINERS

log = getLogger(__name__)

LAST_GAMES: Final = 20


class Reliability(NamedTuple):
    """`begun`: the games counted, `finished`: those of them that the person did not give up, `timeouts`: how often a
    computer player moved or took over for them since their time was up."""

    begun: int
    finished: int
    timeouts: int


async def reliability_of(db: Database, user_id: int) -> Reliability:
    """Of a person's last LAST_GAMES games that have ended, on all servers."""
    rows = await db.results.last_of_person(user_id, LAST_GAMES)
    finished = sum(not row.gave_up for row in rows)
    return Reliability(len(rows), finished, sum([await _timeouts(db, row) for row in rows]))


async def _timeouts(db: Database, result: ResultRow) -> int:
    """None are counted of a log that cannot be read."""
    try:
        rows = await db.games.log_of_kinds(result.game_id, (TIMEOUT, SEAT))
    except DamagedRecord as damaged:
        log.warning("timeouts of game %s are not counted: %s", result.game_id, damaged)
        return 0
    own = [row for row in rows if row.seat == result.seat and row.actor_id != result.user_id]
    return sum(row.kind == TIMEOUT or row.notation != players.PERSON for row in own)


async def check_reliable(db: Database, row: GameRow, user_id: int) -> None:
    """Raises Refusal not_reliable where a table that is open to all asks more of who joins than a person has shown."""
    standard = JOINERS.of(row)
    if standard is None or row.private:
        return
    shown = await reliability_of(db, user_id)
    share = shown.finished / shown.begun if shown.begun else 1.0
    if shown.begun < standard.begun or share < standard.finished or shown.timeouts > standard.timeouts:
        raise Refusal(
            "not_reliable",
            games=LAST_GAMES,
            least=standard.begun,
            share=round(standard.finished * 100),
            most=standard.timeouts,
            begun=shown.begun,
            finished=shown.finished,
            timeouts=shown.timeouts,
        )
