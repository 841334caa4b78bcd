"""Asking a table to take back what others know (/table undo): when nobody needs to be asked, and what is asked
otherwise.

A request is a vote (host/votes/votes.py) about `undo`. Its payload has besides: the row `to` which the log would be
taken back, what that takes back (`point`), the seat of the `asker` (None: an organiser who does not play), and whether
they asked as the one who `organises` the table. The row of the log that carries it out has `by` and `why` with it."""

from dataclasses import dataclass

from engine.core.decision import Refusal
from host.host import Host
from host.messages.posts import Undone
from host.table.history import History, TurnRecord
from host.table.table import Table
from host.table_options import UNDO
from host.turn import looking
from host.turn.undo import (
    ALONE,
    ORGANISER,
    Point,
    all_points,
    composer,
    last_own_press,
    last_own_turn,
    nobody_can_agree,
    point_at,
    take_back,
    turns_after,
)
from host.votes.voters import ABOUT_UNDO
from host.votes.votes import Votes, begin_vote


@dataclass(frozen=True, slots=True)
class Points:
    """The points that one person may choose from. `published`: the last row that everybody knew then; `at_once`: nobody
    needs to be asked."""

    table: Table
    history: History
    seat: int | None
    choices: list[Point]
    published: int
    at_once: bool

    def described(self, to: int) -> list[TurnRecord]:
        """The turns that the point after row `to` takes back, as the person may know them."""
        return turns_after(self.history, self.table, to, composer(self.table, self.seat), self.seat)


async def points_for(host: Host, game_id: str, user_id: int, *, organises: bool) -> Points:
    """Raises Refusal: not_at_table, replaced, undo_rated_alone, unknown_game, not_started, frozen, and those of
    `Table.check_running`."""
    history = await looking.history(host, game_id)
    async with host.at_table(game_id) as table:
        return await _points(host, table, history, user_id, organises)


async def _points(host: Host, table: Table, history: History, user_id: int, organises: bool) -> Points:
    table.check_running()
    seat = _seat(table, user_id, organises)
    if await nobody_can_agree(host.db, table):
        raise Refusal("undo_rated_alone")
    own = await last_own_turn(host.db, history, table, seat)
    choices = all_points(history, table, seat, own, await last_own_press(host.db, table, seat, own))
    return Points(table, history, seat, choices, table.published, _why_at_once(table, seat, organises) is not None)


def _seat(table: Table, user_id: int, organises: bool) -> int | None:
    """The seat of who asks; None for an organiser who does not play."""
    seat = table.seat_played_by(user_id)
    if seat is None and not organises:
        table.seat_of(user_id)
        raise Refusal("replaced")
    return seat


def _why_at_once(table: Table, seat: int | None, organises: bool) -> str | None:
    """Why nobody needs to be asked, None where somebody does."""
    if not set(table.people) - {seat}:
        return ALONE
    return ORGANISER if organises and UNDO.of(table.row) else None


async def ask(
    host: Host, game_id: str, user_id: int, to: int, published: int, *, organises: bool, interaction_id: int
) -> Votes:
    """Ask the others to take the table back to the point after row `to`, or do it where nobody needs to be asked.

    `published`: that of the `Points` chosen from; `organises`: whether they ask as the one who organises the table.
    Raises Refusal: those of `points_for`, no_such_point, vote_running, and undo_outdated when something happened
    meanwhile."""
    history = await looking.history(host, game_id)
    async with host.at_table(game_id) as table:
        if table.published != published:
            raise Refusal("undo_outdated")
        offered = await _points(host, table, history, user_id, organises)
        point, why = point_at(offered.choices, to), _why_at_once(table, offered.seat, organises)
        if why is not None:
            undone = Undone(by=offered.seat, why=why, **point.facts().stored())
            await take_back(host, table, to, undone, actor=user_id, interaction_id=interaction_id)
            return Votes(ABOUT_UNDO, 1, 0, host.clock.now(), True)
        asker, facts = offered.seat, point.facts()
        yes = frozenset() if asker is None else {asker}
        ends = await begin_vote(host, table, ABOUT_UNDO, yes=yes, asker=asker, to=to, point=facts, organises=organises)
        return Votes(ABOUT_UNDO, 1, 0, ends, None)
