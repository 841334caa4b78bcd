"""The table of a season's group as a picture with its alt text: who is on it, with which face, what each figure is
called."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.framework.cards import draw_card, people_shown
from cogs.framework.reply import Picture
from cogs.framework.services import Services
from render.cards.shapes import Chair, SeasonLine, SeasonTable
from render.kit.colour import PALETTES, USUAL
from render.scene import SEASON_TABLE, Style
from seasons.divisions import After
from seasons.points import rounded
from seasons.standing import DESERTED, Row
from words.names import plain_name
from words.shapes import PICTURE_LENGTH, clipped
from words.speech import Words

_NOBODY = Chair(next(iter(PALETTES[USUAL])))


class Shown(NamedTuple):
    """A table of the game `game`. `title`, `where`: as of a SeasonTable; `rows`: its rows, with `people`, who has no id
    any more where it is None, and their `names`; `after`: where it leaves them as it stands, empty for a cup; `games`:
    how many everybody has; `over`: whether the first of it are champions."""

    game: str
    title: str
    where: str
    rows: Sequence[Row]
    people: Sequence[int | None]
    names: Sequence[str]
    after: Mapping[int, After]
    games: int
    over: bool = False


async def table_card(services: Services, guild_id: int, shown: Shown, w: Words, style: Style) -> list[Picture]:
    """The picture above the words of its message; nothing where it cannot be drawn."""
    known = [user_id for user_id in shown.people if user_id is not None]
    chairs = dict(zip(known, await people_shown(services, guild_id, known), strict=True))
    seats = tuple(_NOBODY if user_id is None else chairs[user_id] for user_id in shown.people)
    names = [plain_name(name) or w.say("card-nameless") for name in shown.names]
    lines = tuple(_line(w, shown, row) for row in shown.rows)
    table = SeasonTable(shown.title, shown.where, seats, lines, shown.games, shown.over)
    alt = table_alt(w, shown, names)
    return await draw_card(services.studio, shown.game, SEASON_TABLE, table, names, w, style, alt)


def _line(w: Words, shown: Shown, row: Row) -> SeasonLine:
    points = w.say("card-season-sum", points=rounded(row.points))
    return SeasonLine(row.rank, row.places, points, _move(shown, row), row.status.left)


def _move(shown: Shown, row: Row) -> int:
    return shown.after[row.person].move if row.person in shown.after else 0


def table_alt(w: Words, shown: Shown, names: Sequence[str]) -> str:
    """The same in words, of all rows."""
    title = w.say("card-alt-season", title=shown.title, where=shown.where or "none")
    lines = [_alt_line(w, shown, row, name) for row, name in zip(shown.rows, names, strict=True)]
    return clipped(w.sentences([title, *lines]), PICTURE_LENGTH)


def _alt_line(w: Words, shown: Shown, row: Row, name: str) -> str:
    places = [w.say("card-season-left") if place == DESERTED else str(place) for place in row.places]
    return w.say(
        "card-alt-season-line",
        rank=row.rank or 0,
        name=name,
        points=rounded(row.points),
        played=len(places),
        places=", ".join(places),
        move={-1: "up", 0: "none", 1: "down"}[_move(shown, row)],
        status=row.status.value,
    )
