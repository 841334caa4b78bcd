"""Before a season: setting up a league or cup, registering, being ready, withdrawing; who is barred, and when a full
cup starts."""

from collections.abc import Sequence
from typing import Final

from db import Change, EntrantRow, FixtureRow, LeagueRow, new_game_id
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.host import Host
from host.leagues.reserve import unmoved_seats
from host.leagues.running import running_of, withdraw
from host.leagues.season import OPEN, OVER, PLAYING, READY, Draft, Season, drafting, season_of, takes_part
from host.leagues.setup import Setup, checked_setup
from seasons.absence import Bar, bar
from seasons.standing import Status

REGISTRATION_S: Final = 7 * DAY_S
READY_S: Final = DAY_S
"""The end of the registration, in which who registered says that they are ready."""
MOST_ENTRANTS: Final = 200
MOST_LEAGUES: Final = 10
"""Of a server, which are not over."""
PRESSED_TWICE_S: Final = 60
"""Who sets the same up again within this time, before anybody registered, has pressed twice."""


async def set_up(host: Host, guild_id: int, channel_id: int, organiser_id: int, setup: Setup) -> LeagueRow:
    """Make a league or cup, whose registration begins at once; where the person has just done so, the one that was
    made. Raises Refusal: bad_league, too_many_leagues (`most`)."""
    setup = checked_setup(setup.stored())
    async with host.lock(f"leagues of {guild_id}"):
        others, since = await going_on(host, guild_id), host.clock.now() - PRESSED_TWICE_S
        for other in others:
            same = (other.channel_id, other.organiser_id, other.setup) == (channel_id, organiser_id, setup.model_dump())
            if same and other.stage == OPEN and other.told > since and not (await season_of(host, other.id)).entrants:
                return other
        check_room(others)
        league = LeagueRow(
            new_game_id(), guild_id, channel_id, organiser_id, setup.game, setup.model_dump(), season=0, stage=OVER
        )
        change = Change("", ("league", league.id))
        change.insert(league)
        draft = Draft(Season(league), host.clock.now(), change)
        open_registration(draft)
        await host.db.write(draft.fill())
    return draft.league


async def going_on(host: Host, guild_id: int) -> list[LeagueRow]:
    """The leagues and cups of a server that are not over."""
    return [league for league in await host.db.leagues.of_guild(guild_id) if league.stage != OVER]


def check_room(others: Sequence[LeagueRow]) -> None:
    """Raises Refusal too_many_leagues (`most`) where so many go on that there is no room for another one."""
    if len(others) >= MOST_LEAGUES:
        raise Refusal("too_many_leagues", most=MOST_LEAGUES)


def open_registration(draft: Draft) -> None:
    """People may register for the next season. A cup has no date: it starts when it is full."""
    begins = None if draft.season.setup.is_cup else draft.now + REGISTRATION_S
    draft.set(season=draft.league.season + 1, stage=OPEN, begins=begins, ends=None, told=draft.now)
    draft.season = Season(draft.league)
    draft.post("open")
    if begins is not None:
        draft.wake(begins - READY_S)


async def register(host: Host, league_id: str, user_id: int, name: str) -> EntrantRow:
    """Somebody takes part; once the season has begun they are on the reserve list. Raises Refusal: unknown_league,
    registered_already, withdrawn_already, league_full, season_over, barred_from_season (`games`, `until`)."""
    held = await _bar_of(host, user_id)
    async with drafting(host, league_id) as draft:
        season, stage = draft.season, draft.league.stage
        if (own := season.entry_of(user_id)) is not None:
            raise Refusal("withdrawn_already" if Status(own.status).left else "registered_already")
        if stage not in (OPEN, READY, PLAYING):
            raise Refusal("season_over")
        if held is not None:
            raise Refusal("barred_from_season", games=held.games, until=f"<t:{int(held.until) + 1}:D>")
        most = season.setup.people if season.setup.is_cup and stage == OPEN else MOST_ENTRANTS
        if len(season.entrants) >= most:
            raise Refusal("league_full", most=most)
        if stage == PLAYING:
            return draft.enter(user_id, name, Status.RESERVE)
        entrant = draft.enter(user_id, name, Status.PLAYING, ready=stage == READY or season.setup.is_cup)
        draft.recount()
        if season.setup.is_cup and len(draft.season.playing) >= season.setup.people:
            draft.wake(draft.now)
        return entrant


async def _bar_of(host: Host, user_id: int) -> Bar | None:
    """What keeps somebody from registering, since they deserted games of seasons."""
    deserted = [at for entry in await host.db.leagues.entries_of(user_id) for at in entry.deserted]
    if not deserted:
        return None
    finished = [row.ended for row in await host.db.results.of_person(user_id, None) if not row.gave_up]
    return bar(deserted, finished, host.clock.now())


async def be_ready(host: Host, league_id: str, user_id: int) -> EntrantRow:
    """Somebody who registered says that they will play. Raises Refusal: unknown_league, not_registered, not_ready_yet
    (`when`), season_begun, season_over."""
    async with drafting(host, league_id) as draft:
        if draft.league.stage not in (OPEN, READY):
            raise Refusal("season_begun" if draft.league.stage == PLAYING else "season_over")
        entrant = _own(draft.season, user_id)
        if draft.league.stage == OPEN and draft.league.begins is not None:
            raise Refusal("not_ready_yet", when=f"<t:{int(draft.league.begins - READY_S)}:f>")
        if not entrant.ready:
            draft.set_entrant(entrant.number, ready=True)
        return entrant


async def leave(host: Host, league_id: str, user_id: int) -> Season:
    """Somebody takes part no more: before the start without a trace, later computer players finish their games. Returns
    the season as it was. Raises Refusal: unknown_league, not_registered, withdrawn_already, season_over."""
    async with drafting(host, league_id) as draft:
        before, entrant = draft.season, _own(draft.season, user_id)
        if draft.league.stage not in (OPEN, READY, PLAYING):
            raise Refusal("season_over")
        if draft.league.stage != PLAYING or entrant.status == Status.RESERVE:
            draft.strike(entrant.number)
            draft.recount()
        elif not takes_part(entrant):
            raise Refusal("withdrawn_already")
        else:
            withdraw(draft, entrant, await _unmoved(host, before, entrant))
        return before


async def _unmoved(host: Host, season: Season, entrant: EntrantRow) -> list[FixtureRow]:
    """The games that are played in which somebody has not moved yet."""
    running = [(fixture, await host.game(fixture.game_id or "")) for fixture in running_of(season, entrant)]
    return [
        fixture
        for fixture, row in running
        if fixture.entrants.index(entrant.number) in await unmoved_seats(host, row)
        and entrant.number not in fixture.absent
    ]


def _own(season: Season, user_id: int) -> EntrantRow:
    entrant = season.entry_of(user_id)
    if entrant is None:
        raise Refusal("not_registered")
    return entrant


async def leagues_of(host: Host, guild_id: int) -> list[Season]:
    """The seasons of a server: those that go on, and after them those that are over."""
    seasons = [await season_of(host, league.id) for league in await host.db.leagues.of_guild(guild_id)]
    return sorted(seasons, key=lambda season: season.league.stage == OVER)
