"""The table of a division as a picture with its alt text: who is on it, with which face, what each figure is called."""

from collections.abc import Mapping

from cogs.framework.cards import draw_card, people_shown
from cogs.framework.reply import Picture
from cogs.framework.services import Services
from cogs.leagues.telling import has_results, name_shown, place_told, title_of_season
from host import EntrantRow
from host.leagues.season import OVER, Season
from host.leagues.standing import champions_of, rows_of
from render.cards.shapes import Chair, SeasonLine, SeasonTable
from render.kit.colour import PALETTES, USUAL
from render.scene import SEASON_TABLE, Style
from seasons.divisions import After, moves
from seasons.points import rounded
from seasons.standing import Row
from words.shapes import PICTURE_LENGTH, clipped
from words.speech import Words

_NOBODY = Chair(next(iter(PALETTES[USUAL])))


async def table_card(services: Services, season: Season, division: int, w: Words, style: Style) -> list[Picture]:
    """The picture above the words of its message; nothing where it cannot be drawn or nobody is in the division."""
    rows, league = rows_of(season, division), season.league
    if not rows:
        return []
    after = _after(season, rows, division)
    champions, ranks = champions_of(season) if league.stage == OVER else [], has_results(season, division)
    lines = tuple(
        SeasonLine(
            row.rank if ranks else None,
            row.places,
            w.say("card-season-sum", points=rounded(row.points)),
            _move(after, row),
            row.status.left,
            row.person in champions,
        )
        for row in rows
    )
    people = [season.entrant(row.person) for row in rows]
    title, where = title_of_season(w, season), _where(w, season, division)
    table = SeasonTable(title, where, await _seats(services, season, people), lines, season.setup.table)
    names = [name_shown(w, entrant) for entrant in people]
    alt = table_alt(w, season, division)
    return await draw_card(services.studio, league.rules_name, SEASON_TABLE, table, names, w, style, alt)


def table_alt(w: Words, season: Season, division: int) -> str:
    """The same in words, of all rows."""
    rows = rows_of(season, division)
    after = _after(season, rows, division)
    where, ranks = _where(w, season, division) or "none", has_results(season, division)
    title = w.say("card-alt-season", title=title_of_season(w, season), where=where)
    lines = [_alt_line(w, season, row, _move(after, row), ranks=ranks) for row in rows]
    return clipped(w.sentences([title, *lines]), PICTURE_LENGTH)


def _alt_line(w: Words, season: Season, row: Row, move: int, *, ranks: bool) -> str:
    return w.say(
        "card-alt-season-line",
        rank=(row.rank or 0) if ranks else -1,
        name=name_shown(w, season.entrant(row.person)),
        points=rounded(row.points),
        played=len(row.places),
        places=", ".join(place_told(w, place) for place in row.places),
        move={-1: "up", 0: "none", 1: "down"}[move],
        status=row.status.value,
    )


def _after(season: Season, rows: list[Row], division: int) -> Mapping[int, After]:
    """Where the season leaves them as it stands, once a game is counted; nobody of a cup."""
    told = has_results(season, division) and not season.setup.is_cup
    return moves(rows, division, season.divisions) if told else {}


def _move(after: Mapping[int, After], row: Row) -> int:
    return after[row.person].move if row.person in after else 0


def _where(w: Words, season: Season, division: int) -> str:
    """Which season and division; empty for a cup, of which the title says enough."""
    divisions = 0 if season.setup.is_cup else season.divisions
    return w.say("card-season-where", season=season.league.season, division=division, divisions=divisions)


async def _seats(services: Services, season: Season, people: list[EntrantRow]) -> tuple[Chair, ...]:
    known = [entrant.user_id for entrant in people if entrant.user_id is not None]
    chairs = dict(zip(known, await people_shown(services, season.league.guild_id, known), strict=True))
    return tuple(_NOBODY if entrant.user_id is None else chairs[entrant.user_id] for entrant in people)
