"""What the organiser of a league or cup may do: have somebody replaced, make a game void, extend the season, call it
off, open the next registration, move it; each is told."""

from typing import Final

from db import LeagueRow
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.host import Host
from host.leagues.registering import check_room, going_on, open_registration
from host.leagues.running import close, go_on, void
from host.leagues.running import replace_entrant as replace_in
from host.leagues.season import OPEN, OVER, PLAYING, READY, RUNNING, WAITING, Draft, drafting, takes_part

EXTENSION_S: Final = 7 * DAY_S
LONGEST_S: Final = 7 * 26 * DAY_S
"""No season lasts longer."""


def may_organise(league: LeagueRow, user_id: int, manager: bool) -> bool:
    """Whether a person organises a league, or manages its server."""
    return manager or user_id == league.organiser_id


def _check(draft: Draft, user_id: int, manager: bool, *stages: str) -> None:
    if not may_organise(draft.league, user_id, manager):
        raise Refusal("not_league_organiser")
    if draft.league.stage not in stages:
        raise Refusal("season_elsewhere", stage=draft.league.stage)


async def replace(host: Host, league_id: str, number: int, user_id: int, manager: bool) -> None:
    """Somebody is out of the rest of the season; who has waited longest on the reserve list comes in for them, or
    computer players. Raises Refusal: unknown_league, not_league_organiser, season_elsewhere, not_in_season."""
    async with drafting(host, league_id) as draft:
        _check(draft, user_id, manager, PLAYING)
        entrant = next((one for one in draft.season.playing if one.number == number and one.division), None)
        if entrant is None or not takes_part(entrant):
            raise Refusal("not_in_season")
        replace_in(draft, entrant)


async def make_void(host: Host, league_id: str, number: int, user_id: int, manager: bool) -> None:
    """A game ends and counts for nobody. Raises Refusal: unknown_league, not_league_organiser, season_elsewhere,
    no_such_fixture."""
    async with drafting(host, league_id) as draft:
        _check(draft, user_id, manager, PLAYING)
        fixture = next((one for one in draft.season.in_state(WAITING, RUNNING) if one.number == number), None)
        if fixture is None:
            raise Refusal("no_such_fixture")
        draft.post("void", fixture=number)
        draft.look_at(fixture)
        void(draft, fixture)


async def extend(host: Host, league_id: str, user_id: int, manager: bool) -> float:
    """The season lasts a week longer. Returns until when, in UTC seconds. Raises Refusal: unknown_league,
    not_league_organiser, season_elsewhere, season_too_long."""
    async with drafting(host, league_id) as draft:
        _check(draft, user_id, manager, PLAYING)
        ends = (draft.league.ends or draft.now) + EXTENSION_S
        if ends - (draft.league.begins or draft.now) > LONGEST_S:
            raise Refusal("season_too_long")
        draft.set(ends=ends)
        draft.post("extended", when=ends)
        return ends


async def call_off(host: Host, league_id: str, user_id: int, manager: bool) -> None:
    """The season does not take place, or is over now; no other one follows by itself. Raises Refusal: unknown_league,
    not_league_organiser, season_elsewhere."""
    async with drafting(host, league_id) as draft:
        _check(draft, user_id, manager, OPEN, READY, PLAYING)
        if draft.league.stage == PLAYING:
            close(draft)
        else:
            draft.set(stage=OVER, ends=draft.now)
            draft.post("called-off")
            draft.end_registration()
        draft.stop()


async def open_again(host: Host, league_id: str, user_id: int, manager: bool) -> None:
    """People may register for the next season. Raises Refusal: unknown_league, not_league_organiser,
    season_elsewhere, too_many_leagues (`most`)."""
    async with drafting(host, league_id) as draft:
        _check(draft, user_id, manager, OVER)
        check_room(await going_on(host, draft.league.guild_id))
        open_registration(draft)


async def move(host: Host, league_id: str, channel_id: int, user_id: int, manager: bool) -> None:
    """The league is told of, and plays its games, in another channel from now on; nothing is told where it is there
    already. Raises Refusal: unknown_league, not_league_organiser."""
    async with drafting(host, league_id) as draft:
        if not may_organise(draft.league, user_id, manager):
            raise Refusal("not_league_organiser")
        if draft.league.channel_id == channel_id and draft.league.lost is None:
            return
        draft.set(channel_id=channel_id, lost=None)
        draft.post("moved")
        go_on(draft)
