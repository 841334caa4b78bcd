"""What happens in a season by itself: being ready, its start, its daily standing, its end, the next one; and what
follows in it from a game that ended or that somebody left."""

from collections.abc import Sequence
from typing import Final

from db import ENDED, FixtureRow, GameRow, SeatRow, TimerRow
from engine import players
from host.clock import DAY_S
from host.host import Host, commit_follower
from host.leagues.registering import READY_S, open_registration
from host.leagues.reserve import unmoved_seats
from host.leagues.running import begin, close, count, go_on, note_deserters
from host.leagues.season import (
    COUNTED,
    ENDING,
    OPEN,
    OVER,
    PLAYING,
    READY,
    RUNNING,
    TIMER,
    VOID,
    WAITING,
    Draft,
    Season,
    drafting,
    season_of,
    takes_part,
)
from host.seats.closing import CANCELLABLE, cancel
from host.seats.seating import GONE, SEASON_OVER, TAKEN, sit_down, take_over
from host.sleeper import lone_timer
from host.table.commit import Commit
from host.table.log import SEAT
from host.table.status import FIXTURE, is_of_season, resigned_of
from host.table.status import RUNNING as AT_PLAY

FINISHING_S: Final = DAY_S
"""After the end computer players have so long to finish what is open; then it counts for nobody."""


@lone_timer(TIMER)
async def advance(host: Host, timer: TimerRow) -> None:
    """The next thing of a season is done, or several where the bot was away."""
    async with drafting(host, timer.payload["league"]) as draft:
        draft.change.settle(timer)
        match draft.league.stage:
            case stage if stage == OPEN:
                await _while_open(host, draft)
            case stage if stage == READY:
                await begin(host, draft)
            case stage if stage == PLAYING:
                _while_playing(draft)
            case stage if stage == ENDING:
                close(draft)
            case stage if stage == OVER and not draft.season.setup.is_cup:
                open_registration(draft)


async def _while_open(host: Host, draft: Draft) -> None:
    """A cup starts; who registered for a league has a day to be ready, from now where the bot was away."""
    if draft.league.begins is None:
        await begin(host, draft)
        return
    begins = max(draft.league.begins, draft.now + READY_S)
    draft.set(stage=READY, begins=begins)
    draft.post("ready", when=begins)
    draft.wake(begins)


def _while_playing(draft: Draft) -> None:
    """The standing once a day, where there is news; at the end computer players finish what is open."""
    ends, season = draft.league.ends or draft.now, draft.season
    if draft.now >= ends:
        for fixture in season.in_state(WAITING):
            draft.set_fixture(fixture.number, state=VOID)
        draft.set(stage=ENDING)
        draft.look_at(*season.in_state(RUNNING))
        draft.wake(draft.now + FINISHING_S)
        go_on(draft)
        return
    if any((fixture.counted or 0.0) > draft.league.told for fixture in season.in_state(COUNTED)):
        draft.set(told=draft.now)
        draft.post("standing")
    go_on(draft)
    draft.wake(min(ends, draft.now + DAY_S))


@commit_follower
async def follow(_: Host, commit: Commit) -> None:
    """A game of a season has ended, or another player has a seat: its season looks at it."""
    if is_of_season(commit.table.row) and (
        commit.over or commit.closed or any(row.kind == SEAT for row in commit.pending.rows)
    ):
        commit.change.arm(FIXTURE, commit.now, {})


@lone_timer(FIXTURE)
async def look(host: Host, timer: TimerRow) -> None:
    """What became of a game is noted in its season, and one that was made void ends; seats are given to who has them by
    the season. One thing at a time: what is still to be done is due at once."""
    game_id = timer.game_id or ""
    row, fixture = await host.game(game_id), await host.db.leagues.fixture_of(game_id)
    if fixture is not None and fixture.state == VOID and row.status in CANCELLABLE:
        async with host.lock(game_id):
            await cancel(host, await host.game(game_id), await host.db.games.seats(game_id))
    elif fixture is None or fixture.state != RUNNING:
        await host.db.timers.settle(timer)
    elif row.status in ENDED or not await _reseated(host, timer, row, fixture):
        await _note(host, timer, fixture)


async def _note(host: Host, timer: TimerRow, fixture: FixtureRow) -> None:
    async with drafting(host, fixture.league_id) as draft:
        draft.change.settle(timer)
        now = next((one for one in draft.season.fixtures if one == fixture), None)
        if now is None:  # it was changed meanwhile
            draft.look_at(fixture)
            return
        row, seats = await host.game(timer.game_id or ""), await host.db.games.seats(timer.game_id or "")
        gone = _given_up(draft.season, now, row, seats)
        if gone and draft.league.stage in (PLAYING, ENDING):
            draft.look_at(now)
            note_deserters(draft, now, gone, await unmoved_seats(host, row))
        elif row.status in ENDED:
            count(draft, now, row)
        else:
            draft.look_at(now, due=max(draft.league.ends or draft.now, draft.now + DAY_S))


def _given_up(season: Season, fixture: FixtureRow, row: GameRow, seats: Sequence[SeatRow]) -> list[int]:
    """Seats that their entrants have left for good, or which computer players had from the start, and that are not
    noted yet."""
    left = [seat for seat in seats if seat.seat in resigned_of(row) or seat.user_id is None]
    numbers = {seat.seat: fixture.entrants[seat.seat] for seat in left}
    return [
        seat.seat
        for seat in left
        if numbers[seat.seat] not in fixture.absent
        and seat.user_id in (None, season.entrant(numbers[seat.seat]).user_id)
    ]


async def _reseated(host: Host, timer: TimerRow, row: GameRow, fixture: FixtureRow) -> bool:
    """Give one seat of a game to who has it by the season; False where all are so already."""
    season = await season_of(host, fixture.league_id)
    if row.status != AT_PLAY or fixture.season != season.league.season:
        return False
    for seat in await host.db.games.seats(row.id):
        entrant = season.entrant(fixture.entrants[seat.seat])
        comes = takes_part(entrant) and seat.user_id != entrant.user_id and entrant.number not in fixture.absent
        if comes and season.league.stage == PLAYING:
            async with host.at_table(row.id) as table:
                person = _person(season, seat, fixture)
                await sit_down(host, table, person, TAKEN, settled=timer)
            return True
        if seat.by_person and not (takes_part(entrant) and season.league.stage == PLAYING):
            why = SEASON_OVER if takes_part(entrant) else GONE
            async with host.at_table(row.id) as table:
                await take_over(host, table, seat.seat, why, settled=timer)
            return True
    return False


def _person(season: Season, seat: SeatRow, fixture: FixtureRow) -> SeatRow:
    entrant = season.entrant(fixture.entrants[seat.seat])
    return SeatRow(seat.game_id, seat.seat, seat.colour, entrant.user_id, players.PERSON, entrant.name)
