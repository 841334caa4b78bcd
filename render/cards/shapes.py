"""What a card shows: the chairs of a lobby, a person with results and rating by game, the best of a server, a
season's table."""

from typing import NamedTuple, TypeAlias

from render.scene import Scene


class Chair(NamedTuple):
    """A taken seat, or a person. `house`: whether a computer player sits there; `face`: the person's avatar as
    `render.cards.faces.shrunk` makes it, empty where there is none to show."""

    colour: str
    house: bool = False
    face: bytes = b""


class Lobby(NamedTuple):
    """A table that is waiting, or has begun. `free`: how many more seats there are; `numbered`: whether the seats stand
    in the order of turns; `options`: those chosen, by name and value, which emblems may stand for."""

    title: str
    seats: tuple[Chair, ...]
    free: int
    numbered: bool
    options: tuple[tuple[str, str], ...]


class GameResults(NamedTuple):
    """A person's results in one game. `won` of so many `games`; `rating`: None where there is none, `off`: by how much
    it may be wrong; `course`: the ratings after each rated game, in the order of time; `last`: their places in the
    latest games, the newest first; `character`: whom they played most, empty in a game without characters."""

    game: str
    title: str
    games: int
    won: int
    rating: int | None
    off: int
    course: tuple[float, ...]
    last: tuple[int, ...]
    character: str = ""


class Profile(NamedTuple):
    """A person, the only one of `seats`, whose colour is that of their emblem; in words `where`, in which servers, and
    what stands in place of a rating that there is none of (`unrated`)."""

    seats: tuple[Chair, ...]
    where: str
    unrated: str
    results: tuple[GameResults, ...]


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    place: int
    rating: int
    off: int
    games: int
    won: int


class Leaderboard(NamedTuple):
    """People in the order of their ratings; `seats`: their emblems, `ranked`: their figures, both in this order."""

    title: str
    game: str
    seats: tuple[Chair, ...]
    ranked: tuple[Ranked, ...]


class SeasonLine(NamedTuple):
    """Somebody in the table of a season. `place`: None where they are unranked; `places`: in each game that counts, 0
    where they left it; `points`: as they are written; `move`: by how many divisions they fall as it stands, -1 for who
    rises; `faded`: whether they left the season; `champion`: whether they have won it."""

    place: int | None
    places: tuple[int, ...]
    points: str
    move: int = 0
    faded: bool = False
    champion: bool = False


class SeasonTable(NamedTuple):
    """The table of a group, people in its order. `where`: which season and division; `games`: how many everybody has in
    the season."""

    title: str
    where: str
    seats: tuple[Chair, ...]
    lines: tuple[SeasonLine, ...]
    games: int


ProfileScene: TypeAlias = Scene[Profile, None]
LeaderboardScene: TypeAlias = Scene[Leaderboard, None]
SeasonScene: TypeAlias = Scene[SeasonTable, None]
LobbyScene: TypeAlias = Scene[Lobby, None]
