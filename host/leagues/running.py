"""A season's games: who plays whom, which can begin, making a table, counting its result, who deserted it and who comes
in from the reserve list."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from secrets import token_bytes
from typing import Final

from db import Change, EntrantRow, FixtureRow, GameRow, SeatRow, new_game_id
from engine import players
from host.clock import DAY_S
from host.finished.ratings import FIRST, rating_of
from host.host import Host
from host.houses.houses import STAND_IN
from host.leagues.reserve import fill_from_reserve, give_to_reserve
from host.leagues.season import (
    COUNTED,
    ENDING,
    OVER,
    PLAYING,
    RUNNING,
    VOID,
    WAITING,
    Draft,
    Season,
    lock_of,
    season_of,
    takes_part,
)
from host.leagues.setup import table_options
from host.leagues.standing import places_after
from host.lobby.checks import new_seat
from host.lobby.making import usual_options
from host.lobby.start import begin_game
from host.lobby.view import LobbyView
from host.people.settings import settings_of
from host.table.history import final_place, final_standings
from seasons.absence import is_out
from seasons.divisions import After, Entrant, TooFew, divisions
from seasons.schedule import due, may_begin, schedule
from seasons.standing import Status

WEEK_S: Final = 7 * DAY_S
TWICE: Final = "twice"
ORGANISER: Final = "organiser"
"""Why somebody is out: they deserted as many games as are too many, or who organises the season said so."""


async def begin(host: Host, draft: Draft) -> None:
    """Divide who is ready into divisions and draw up their games; the others are out without a trace. With too few the
    season does not take place."""
    for entrant in draft.season.entrants:
        if not entrant.ready or not takes_part(entrant):
            draft.strike(entrant.number)
    league, setup = draft.league, draft.season.setup
    entrants = await _seeded(host, draft.season)
    try:
        parts = [[entrant.person for entrant in entrants]] if setup.is_cup and entrants else divisions(entrants)
    except TooFew:
        parts = []
    if not parts:
        draft.set(stage=OVER, ends=draft.now)
        draft.post("called-off")
        draft.end_registration()
        return
    for division, numbers in enumerate(parts, 1):
        for number in numbers:
            draft.set_entrant(number, division=division)
    games = (
        (division, [numbers[place] for place in table])
        for division, numbers in enumerate(parts, 1)
        for table in schedule(len(numbers), setup.table)
    )
    draft.draw_up(
        FixtureRow(league.id, league.season, number, division, people, WAITING)
        for number, (division, people) in enumerate(games, 1)
    )
    draft.set(stage=PLAYING, begins=draft.now, ends=draft.now + setup.weeks * WEEK_S, told=draft.now)
    draft.post("begun")
    draft.end_registration()
    draft.make_tables()
    draft.wake(draft.now + DAY_S)


async def _seeded(host: Host, season: Season) -> list[Entrant]:
    """Who is ready, with their rating and where the last season that they played left them."""
    league, people = season.league, season.playing
    user_ids = [entrant.user_id or 0 for entrant in people]
    rated = await host.db.results.latest_rated(league.guild_id, league.rules_name, user_ids)
    return [
        Entrant(
            entrant.number,
            rating_of(rated[user_id]).least if user_id in rated else FIRST.least,
            *await _left_by(host, league.id, league.season, user_id),
        )
        for entrant, user_id in zip(people, user_ids, strict=True)
    ]


async def _left_by(host: Host, league_id: str, season: int, user_id: int) -> tuple[After | None, int]:
    """Where the last season of a league that somebody played left them, and how many they have missed since."""
    entries = [
        entry
        for entry in await host.db.leagues.entries_of(user_id)
        if entry.league_id == league_id and entry.season < season and entry.rank is not None
    ]
    if not entries:
        return None, 0
    last = entries[-1]
    return After(last.division or 1, last.rank or 1, last.move), season - last.season - 1


def can_begin(season: Season, now: float) -> list[FixtureRow]:
    """The games for which tables can be made now: those whose time has come, and others for which everybody who takes
    part has room, so that nobody has more open than the league wants."""
    if season.league.stage != PLAYING:
        return []
    late = _due(season, now)
    there = {entrant.number for entrant in season.playing}
    tables = [tuple(there.intersection(fixture.entrants)) for fixture in season.fixtures]
    open_games = Counter(
        number for fixture in (*season.in_state(RUNNING), *late) for number in fixture.entrants if number in there
    )
    begun = {place for place, fixture in enumerate(season.fixtures) if fixture.state != WAITING or fixture in late}
    others = may_begin(tables, begun, open_games, season.setup.at_once)
    return [*late, *(season.fixtures[place] for place in others)]


def _due(season: Season, now: float) -> list[FixtureRow]:
    """The games that are still to come and must not wait for anybody any more."""
    begins, ends = season.league.begins or now, season.league.ends or now
    elapsed = (now - begins) / (ends - begins) if ends > begins else 0.0
    late = list[FixtureRow]()
    for division in range(1, season.divisions + 1):
        fixtures = [fixture for fixture in season.fixtures if fixture.division == division]
        tables = [tuple(fixture.entrants) for fixture in fixtures]
        late += [fixtures[place] for place in due(tables, season.setup.at_once, elapsed)] if tables else []
    return [fixture for fixture in late if fixture.state == WAITING]


async def make_table(
    host: Host, league_id: str, number: int, thread_id: int, house_names: Sequence[str]
) -> GameRow | None:
    """Begin a game of a season in a thread of its own. `house_names`: of those who play for people that are gone. None
    where it cannot begin any more. Raises ChannelBusy, StorageFailed, WriteRefused."""
    async with host.lock(lock_of(league_id)):
        season = await season_of(host, league_id)
        fixture = next((one for one in can_begin(season, host.clock.now()) if one.number == number), None)
        if fixture is None:
            return None
        league, now = season.league, host.clock.now()
        usual = await usual_options(host.people, league.rules_name, league.guild_id)
        row = GameRow(
            id=new_game_id(),
            rules_name=league.rules_name,
            channel_id=thread_id,
            guild_id=league.guild_id,
            organiser_id=league.organiser_id,
            status="lobby",
            options=table_options(season.setup, usual, league.begins or now),
            created=now,
            secret=token_bytes(32),
            in_thread=True,
        )
        change = Change(row.id)
        change.create_game(row)
        draft = Draft(season, now, change)
        draft.set_fixture(number, state=RUNNING, game_id=row.id)
        draft.look_at(replace(fixture, state=RUNNING, game_id=row.id), due=league.ends)
        lobby = LobbyView(row, tuple(await _seats(host, season, fixture, row, house_names)), ())
        await begin_game(host, lobby, draft.fill(), None)
        return row


async def _seats(
    host: Host, season: Season, fixture: FixtureRow, row: GameRow, house_names: Sequence[str]
) -> list[SeatRow]:
    """The seats in the order of the schedule, each with a colour that its person likes as far as it is free."""
    seats, names = list[SeatRow](), iter(house_names)
    for number in fixture.entrants:
        entrant, lobby = season.entrant(number), LobbyView(row, tuple(seats), ())
        if takes_part(entrant):
            liked = (await settings_of(host.people, entrant.user_id or 0)).colours
            seats.append(new_seat(lobby, entrant.user_id, players.PERSON, entrant.name, liked))
        else:
            seats.append(new_seat(lobby, None, STAND_IN, next(names)))
    return seats


def count(draft: Draft, fixture: FixtureRow, row: GameRow) -> None:
    """A game has ended: its result counts, or it has none."""
    if row.status != "finished":
        void(draft, fixture)
        return
    seats = range(len(fixture.entrants))
    draft.set_fixture(
        fixture.number,
        state=COUNTED,
        places=[final_place(row, seat) for seat in seats],
        scores=[final_standings(row)[seat][0] for seat in seats],
        counted=draft.now,
    )
    go_on(draft)


def void(draft: Draft, fixture: FixtureRow) -> None:
    """A game counts for nobody."""
    draft.set_fixture(fixture.number, state=VOID)
    go_on(draft)


def go_on(draft: Draft) -> None:
    """After a game, or where somebody is gone: who is on the reserve list comes in, games of nobody are void, the next
    tables are made, or the season is closed."""
    if draft.league.stage == PLAYING:
        fill_from_reserve(draft)
        there = {entrant.number for entrant in draft.season.playing}
        for fixture in draft.season.in_state(WAITING):
            if there.isdisjoint(fixture.entrants):
                draft.set_fixture(fixture.number, state=VOID)
    if draft.league.stage in (PLAYING, ENDING) and not draft.season.in_state(WAITING, RUNNING):
        close(draft)
    elif can_begin(draft.season, draft.now):
        draft.make_tables()


def close(draft: Draft) -> None:
    """The season is over: everybody has their place. What is open ends and counts for nobody."""
    draft.look_at(*draft.season.in_state(RUNNING))
    for fixture in draft.season.in_state(WAITING, RUNNING):
        draft.set_fixture(fixture.number, state=VOID)
    for number, after in places_after(draft.season).items():
        draft.set_entrant(number, rank=after.place, move=after.move)
    draft.set(stage=OVER, ends=min(draft.now, draft.league.ends or draft.now), told=draft.now)
    draft.post("over")
    if not draft.season.setup.is_cup:
        draft.wake(draft.now)


def note_deserters(draft: Draft, fixture: FixtureRow, gone: Sequence[int], unmoved: Sequence[int]) -> None:
    """The people of these seats have left a game for good, or the season: it brings them nothing, and who has done so
    too often is out of the rest. Of the seats in `unmoved` nobody has moved yet, so that the reserve list has them."""
    for seat in gone:
        number = fixture.entrants[seat]
        entrant = draft.season.entrant(number)
        fixture = replace(fixture, absent=[*fixture.absent, number])
        draft.set_fixture(fixture.number, absent=fixture.absent)
        if takes_part(entrant):
            _note_deserted(draft, entrant)
        if seat in unmoved:
            give_to_reserve(draft, draft.season.entrant(number), [fixture])
            fixture = draft.season.fixture(fixture.number)
    go_on(draft)


def _note_deserted(draft: Draft, entrant: EntrantRow) -> None:
    number, deserted = entrant.number, [*entrant.deserted, draft.now]
    draft.set_entrant(number, deserted=deserted)
    if is_out(len(deserted)):
        draft.set_entrant(number, status=Status.OUT)
        draft.post("out", entrant=number, why=TWICE)
        draft.look_at(*(other for other in draft.season.fixtures if number in other.entrants))


def replace_entrant(draft: Draft, entrant: EntrantRow) -> None:
    """Somebody is out of the rest of a season: the first of the reserve list plays on in their games."""
    draft.set_entrant(entrant.number, status=Status.OUT)
    draft.post("out", entrant=entrant.number, why=ORGANISER)
    hand_over(draft, entrant, running_of(draft.season, entrant))


def withdraw(draft: Draft, entrant: EntrantRow, unmoved: Sequence[FixtureRow]) -> None:
    """Somebody leaves a season that has begun; `unmoved`: the games that are played in which they have not moved."""
    draft.set_entrant(entrant.number, status=Status.WITHDRAWN)
    draft.post("withdrawn", entrant=entrant.number)
    hand_over(draft, entrant, unmoved)


def hand_over(draft: Draft, entrant: EntrantRow, games: Sequence[FixtureRow]) -> None:
    """Who is gone is replaced: in these games and those to come by the first of the reserve list, in others by computer
    players."""
    running = running_of(draft.season, entrant)
    give_to_reserve(draft, entrant, games)
    draft.look_at(*running)
    go_on(draft)


def running_of(season: Season, entrant: EntrantRow) -> list[FixtureRow]:
    """The games of somebody's that are played."""
    return [fixture for fixture in season.in_state(RUNNING) if entrant.number in fixture.entrants]
