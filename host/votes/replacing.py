"""When the organiser may have a computer player take a person's seat (/table replace): at once, by a vote or if the
person agrees, and which computer players are strong enough."""

from random import SystemRandom
from typing import Final

from engine import players
from engine.core.decision import Refusal
from host.host import Host
from host.houses.houses import STAND_IN
from host.houses.searching import check_offered
from host.seats import seating
from host.table.log import written_at
from host.table.table import Table
from host.table_options import ABSENCE as ABSENCE_OPTION
from host.table_options import VOTE
from host.votes.voters import ABSENCE, REPLACE
from host.votes.votes import begin_vote

WAYS = OWN, AT_ONCE, BY_VOTE, IF_AGREED = "own", "at-once", "vote", "agree"
"""The seat is one's own, its person is overdue, the others vote about its overdue person, its person is asked."""
STRONG_ENOUGH: Final = players.KINDS[players.KINDS.index(STAND_IN) :]
"""The computer players for a person who is not asked: nobody shall gain by a weak one."""


async def way_of(host: Host, game_id: str, user_id: int, seat: int, player: str) -> str:
    """The way, one of WAYS, in which `replace` would have a computer player of the kind `player` take a seat. Raises
    Refusal: no_such_seat, not_a_person, last_person, unknown_player, too_slow_here, house_too_weak, and those of
    `Table.check_running`."""
    async with host.at_table(game_id) as table:
        return await _way(host, table, user_id, seat, player)


async def _way(host: Host, table: Table, user_id: int, seat: int, player: str) -> str:
    table.check_running()
    check_offered(table.row, player)
    if not table.seat_at(seat).by_person:
        raise Refusal("not_a_person")
    if table.people == [seat]:
        raise Refusal("last_person")
    if table.seats[seat].user_id == user_id:
        return OWN
    if seat not in table.called or host.clock.now() < await seating.overdue_from(host, table, seat):
        return IF_AGREED
    if player not in STRONG_ENOUGH:
        raise Refusal("house_too_weak")
    others = set(table.people) - {seat, table.seat_played_by(user_id)}
    return BY_VOTE if others and ABSENCE_OPTION.of(table.row) == VOTE else AT_ONCE


async def replace(
    host: Host, game_id: str, user_id: int, seat: int, player: str, *, interaction_id: int
) -> float | None:
    """Do so, for somebody who organises the table. Returns when the vote about it ends, None where it is done. Raises
    Refusal as `way_of`, and vote_running."""
    async with host.at_table(game_id) as table:
        way = await _way(host, table, user_id, seat, player)
        asker = table.seat_played_by(user_id)
        if way == IF_AGREED:
            return await begin_vote(host, table, REPLACE, asker=asker, other=seat, house=player)
        if way == BY_VOTE:
            since = table.called[seat]
            called = await written_at(host.db, game_id, since)
            about = {"seat": seat, "since": since, "asked": called, "asker": asker, "house": player}
            yes = frozenset() if asker is None else {asker}
            return await begin_vote(host, table, ABSENCE, user_id=table.seats[seat].user_id, yes=yes, **about)
        await seating.take_over(
            host,
            table,
            seat,
            seating.REPLACED if way == OWN else seating.OVERDUE,
            player=players.some(player, table.position.rules, SystemRandom()),
            actor=user_id,
            interaction_id=interaction_id,
        )
    return None
