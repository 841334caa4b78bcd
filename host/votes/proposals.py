"""Asking the others at a table: to cancel, pause or resume the game, to take a free seat, to exchange seats; when it is
done at once without asking."""

from engine.core.decision import Refusal
from host.host import Host
from host.messages.posts import VoteFacts
from host.table.status import PAUSED, is_of_season
from host.table.table import Table
from host.votes.voters import OFFER, PAUSE, RESUME, SWAP, voters
from host.votes.votes import Votes, begin_vote, other_game, running_vote, set_status


async def request(host: Host, game_id: str, user_id: int, about: str) -> Votes:
    """A person asks the others to cancel, pause or resume the game, and so agrees; it is done at once where nobody else
    is asked. Raises Refusal: not_at_table, replaced, vote_running, not_paused, channel_busy, game_over, game_paused,
    game_cancelled, frozen."""
    async with host.at_table(game_id) as table:
        asker = table.seat_of(user_id)
        await _check_request(host, table, asker, about)
        if not _others(table, asker, about):
            await set_status(host, table, about, actor=user_id)
            return Votes(about, 1, 0, host.clock.now(), True)
        return Votes(about, 1, 0, await begin_vote(host, table, about, yes={asker}, asker=asker), None)


async def is_done_at_once(host: Host, game_id: str, user_id: int, about: str) -> bool:
    """Whether `request` would ask nobody. Raises Refusal as it does."""
    async with host.at_table(game_id) as table:
        asker = table.seat_of(user_id)
        await _check_request(host, table, asker, about)
        return not _others(table, asker, about)


def _others(table: Table, asker: int, about: str) -> set[int]:
    """The seats whose people are asked besides."""
    return voters(table, VoteFacts(about=about, number=0, seat=None, since=table.seq)) - {asker}


async def _check_request(host: Host, table: Table, asker: int, about: str) -> None:
    _check_free(table)
    if about == RESUME:
        if table.row.status != PAUSED:
            raise Refusal("not_paused")
        other = await other_game(host, table)
        if other is not None:
            raise Refusal("channel_busy", game=other.id)
    elif about == PAUSE:
        table.check_running()
    else:
        table.check_open()
    if not table.seats[asker].by_person:
        raise Refusal("replaced")
    if await running_vote(host, table.row.id) is not None:
        raise Refusal("vote_running")


def _check_free(table: Table) -> None:
    """Raises Refusal season_game where a season decides it."""
    if is_of_season(table.row):
        raise Refusal("season_game")


async def offer(host: Host, game_id: str, seat: int, user_id: int, name: str) -> float:
    """Ask a person, by their display name `name`, whether they take a seat that a computer player plays. Returns when
    the offer ends. Raises Refusal: no_such_seat, seat_played, already_at_table, vote_running, and those of
    `Table.check_running`."""
    async with host.at_table(game_id) as table:
        table.check_running()
        if table.seat_at(seat).by_person:
            raise Refusal("seat_played")
        if any(row.user_id == user_id for row in table.seats):
            raise Refusal("already_at_table")
        _check_free(table)
        return await begin_vote(host, table, OFFER, user_id=user_id, offered=seat)


async def ask_to_swap(host: Host, game_id: str, user_id: int, other: int) -> float:
    """A person asks the one of the seat `other` to exchange seats. Returns when the request ends. Raises Refusal:
    not_at_table, no_such_seat, replaced, own_seat, not_played_by_person, vote_running, and those of
    `Table.check_running`."""
    async with host.at_table(game_id) as table:
        asker = table.seat_of(user_id)
        table.check_running()
        if not table.seats[asker].by_person:
            raise Refusal("replaced")
        if asker == other:
            raise Refusal("own_seat")
        if not table.seat_at(other).by_person:
            raise Refusal("not_played_by_person")
        _check_free(table)
        return await begin_vote(host, table, SWAP, asker=asker, other=other)
