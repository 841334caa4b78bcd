"""The reserve list of a season: who has waited longest takes the seats of who never moved, and plays the games to come
of who is gone."""

from collections.abc import Sequence

from db import EntrantRow, FixtureRow, GameRow
from host.host import Host
from host.leagues.season import WAITING, Draft, takes_part
from host.table.log import CHOICES
from host.table.status import RUNNING
from seasons.standing import Status


async def unmoved_seats(host: Host, row: GameRow) -> list[int]:
    """The seats of a running game for which no person has chosen anything yet."""
    if row.status != RUNNING:
        return []
    rows = await host.db.games.log(row.id)
    moved = {one.seat for one in rows if one.kind in CHOICES and one.actor_id is not None and not one.automatic}
    return [seat.seat for seat in await host.db.games.seats(row.id) if seat.seat not in moved]


def give_to_reserve(draft: Draft, gone: EntrantRow, games: Sequence[FixtureRow]) -> None:
    """The first of the reserve list, if there is one, plays these games in somebody's place, and where they are gone
    their games to come."""
    for other in draft.season.reserve[:1] if games else ():
        for fixture in games:
            _put_in(draft, fixture, gone, other)
        if not takes_part(draft.season.entrant(gone.number)):
            for fixture in _to_come(draft, gone):
                _put_in(draft, fixture, gone, other)


def fill_from_reserve(draft: Draft) -> None:
    """Who is gone is replaced in the games to come, as far as somebody is on the reserve list: one of them for each."""
    for gone in draft.season.entrants:
        if gone.division and not takes_part(gone):
            give_to_reserve(draft, gone, _to_come(draft, gone))


def _to_come(draft: Draft, entrant: EntrantRow) -> list[FixtureRow]:
    return [fixture for fixture in draft.season.in_state(WAITING) if entrant.number in fixture.entrants]


def _put_in(draft: Draft, fixture: FixtureRow, gone: EntrantRow, other: EntrantRow) -> None:
    """Somebody plays a game in the place of an entrant."""
    division = draft.season.entrant(other.number).division or gone.division
    draft.set_entrant(other.number, status=Status.PLAYING, division=division)
    people = [other.number if number == gone.number else number for number in fixture.entrants]
    draft.set_fixture(fixture.number, entrants=people)
    draft.post("replaced", entrant=gone.number, other=other.number, fixture=fixture.number)
