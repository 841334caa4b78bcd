"""What is said of a league or cup everywhere: its name, how its season stands, the table of a division in words."""

from typing import Final

from host import EntrantRow, FixtureRow
from host.leagues.registering import READY_S
from host.leagues.season import COUNTED, ENDING, OPEN, OVER, PLAYING, READY, VOID, Season
from host.leagues.standing import champions_of, rows_of
from host.lobby.making import KIND
from seasons.points import points, rounded
from seasons.schedule import LEAST_PEOPLE
from seasons.standing import DESERTED, Row, Status
from words.games import game_words, title_of
from words.names import name_in_text, plain_name
from words.speech import Words

NAMED: Final = 40
"""So many people are named in a line."""
RULES: Final = ("time", "absent", "withdraw", "end")
"""What all leagues and cups have in common."""


def named(w: Words, season: Season) -> str:
    """The name of a league or cup with its season."""
    return w.say("league-name", kind=season.setup.kind, title=title_of_season(w, season), season=season.league.season)


def title_of_season(w: Words, season: Season) -> str:
    """The name of a cup, or of a league without its season."""
    kind, number = season.setup.kind, season.league.season
    return w.say("league-title", kind=kind, game=title_of(w, season.league.rules_name), season=number)


def day(at: float | None) -> str:
    """A day as Discord shows it to each reader."""
    return f"<t:{int(at or 0)}:D>"


def moment(at: float | None) -> str:
    return f"<t:{int(at or 0)}:f>"


def stage_line(w: Words, season: Season) -> str:
    """How the season stands."""
    league, setup, count = season.league, season.setup, len(season.playing)
    match league.stage:
        case stage if stage == OPEN and setup.is_cup:
            places = setup.people - count
            return w.say("league-cup-open", count=count, people=setup.people, places=places)
        case stage if stage == OPEN:
            ready = moment((league.begins or 0.0) - READY_S)
            begins = moment(league.begins)
            return w.say("league-open", count=count, ready=ready, begins=begins, least=LEAST_PEOPLE)
        case stage if stage == READY:
            ready_now = sum(entrant.ready for entrant in season.playing)
            begins = moment(league.begins)
            return w.say("league-ready", count=count, ready=ready_now, begins=begins, least=LEAST_PEOPLE)
        case stage if stage == PLAYING:
            played, void = season.in_state(COUNTED), season.in_state(VOID)
            games = len(season.fixtures) - len(void)
            return w.say("league-playing", played=len(played), games=games, ends=day(league.ends))
        case stage if stage == ENDING:
            return w.say("league-ending")
    return over_line(w, season)


def over_line(w: Words, season: Season) -> str:
    """Who has won, or that the season did not take place."""
    winners = champions_of(season) if season.league.stage == OVER and season.fixtures else []
    if not winners:
        if season.fixtures:
            return w.say("league-no-champion")
        return w.say("league-called-off", kind=season.setup.kind, least=LEAST_PEOPLE)
    who = w.listed(person(season.entrant(number)) for number in winners)
    return w.say("league-champion", who=who, count=len(winners))


def dates_line(w: Words, season: Season) -> str:
    """When who registered for a league has to be ready, and when the season begins; of a cup how full it is."""
    if season.setup.is_cup:
        return stage_line(w, season)
    begins = season.league.begins or 0.0
    ready = moment(begins - READY_S)
    return w.say("league-news-dates", ready=ready, begins=moment(begins), people=LEAST_PEOPLE)


def people_lines(w: Words, season: Season) -> list[str]:
    """By name who has registered, where no standings show them yet, and who is on the reserve list."""
    registered, stage = season.playing, season.league.stage
    groups = {"registered": registered if stage == OPEN else []}
    if stage == READY:
        groups |= {"ready": [one for one in registered if one.ready]}
        groups |= {"not-ready": [one for one in registered if not one.ready]}
    groups |= {"reserve": season.reserve if stage == PLAYING else []}
    return [
        w.say("league-named", what=what, who=w.commas(map(person, people[:NAMED])), more=len(people[NAMED:]))
        for what, people in groups.items()
        if people
    ]


def rules_line(w: Words, season: Season) -> str:
    """What is played and how, as far as everybody must know."""
    setup = season.setup
    rules = w.say("league-rules", table=setup.table, at_once=min(setup.at_once, setup.table), weeks=setup.weeks)
    if not setup.expansions:
        return rules
    return w.chain([game_words(setup.game).option_title(w, KIND, setup.expansion), rules])


def all_rules(w: Words, season: Season) -> list[str]:
    """The rest of it, a line each."""
    setup = season.setup
    brought = w.commas(f"{rounded(each):g}" for each in points(range(1, setup.table + 1)))
    lines = [w.say("league-rules-points", points=brought)]
    lines += [w.say(f"league-rules-{about}") for about in RULES]
    return lines if setup.is_cup else [*lines, w.say("league-rules-divisions")]


def person(entrant: EntrantRow) -> str:
    """Who takes part: as a mention, so that everybody reads the name that they know."""
    return f"<@{entrant.user_id}>" if entrant.user_id is not None else name_in_text(entrant.name)


def name_shown(w: Words, entrant: EntrantRow) -> str:
    """Who takes part, where Discord shows no mention: in a picture or a menu."""
    return plain_name(entrant.name) or w.say("card-nameless")


def division_lines(w: Words, season: Season, division: int) -> list[str]:
    """The table of a division, a line each; before its first result nobody has a rank."""
    head = [w.say("league-division", division=division)] if season.divisions > 1 else []
    ranks = has_results(season, division)
    return head + [_row_line(w, season, row if ranks else row._replace(rank=None)) for row in rows_of(season, division)]


def has_results(season: Season, division: int) -> bool:
    return any(fixture.division == division for fixture in season.in_state(COUNTED))


def moving_lines(w: Words, season: Season, division: int) -> list[str]:
    """Who has risen from a division, and who has fallen, once the season is over."""
    moved = {way: [one for one in season.members(division) if one.move == by] for way, by in (("up", -1), ("down", 1))}
    return [w.say("league-moving", way=way, who=w.listed(map(person, moved[way]))) for way in moved if moved[way]]


def _row_line(w: Words, season: Season, row: Row) -> str:
    came_late = row.rank is None and (row.status != Status.PLAYING)
    return w.say(
        "league-row-unranked" if came_late else "league-row",
        rank=row.rank or 0,
        who=person(season.entrant(row.person)),
        points=rounded(row.points),
        played=len(row.places),
        places=" ".join(place_told(w, place) for place in row.places),
        status=row.status.value,
    )


def members_line(w: Words, season: Season, division: int) -> str:
    """Who is in a division."""
    who = w.listed(person(entrant) for entrant in season.members(division))
    return w.say("league-members", division=division, divisions=season.divisions, who=who)


def place_told(w: Words, place: int) -> str:
    """The place in a game, or that somebody left it."""
    return w.say("league-place-none") if place == DESERTED else str(place)


def thread_name(w: Words, season: Season, fixture: FixtureRow) -> str:
    """Of a game's thread: first what tells it from those of other leagues and cups."""
    kind, number, game = season.setup.kind, season.league.season, title_of(w, season.league.rules_name)
    return w.say("league-thread", kind=kind, season=number, name=fixture_name(w, fixture), game=game)


def fixture_name(w: Words, fixture: FixtureRow) -> str:
    return w.say("league-game", number=fixture.number)
