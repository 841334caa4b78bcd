"""Statistics of results: a person's /results profile, who is on a leaderboard (rated games, opponents) and in which
order, and how a server's games went."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from statistics import mean, median
from typing import Final, NamedTuple, TypeVar

from db import Database, GameRow, JsonObject, ResultRow
from engine.core.decision import Refusal
from host.finished.ratings import Rating, rating_of
from host.finished.results import count_all
from host.people.settings import PersonSettings, server_settings_of, settings_of
from host.table_options import RATED

K = TypeVar("K", bound=Hashable)


LISTED_GAMES: Final = 5
LISTED_OPPONENTS: Final = 2
"""The rated games, and the different people in them, before somebody stands in a leaderboard."""


LAST: Final = 6


class Share(NamedTuple):
    """How many of so many games were won."""

    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Record:
    """A person's results in one game. `all`: the games played to their end; `score`, `rounds`: means of them; `move_s`:
    the median of seconds for a turn, None where none is known; `orders`, `characters`: those that are known, the most
    frequent first; `missed`: reminders in all games, `gave_up`: seats given up and games deserted, which are none of
    `all`. `ratings`: by the server, where any of them was rated, `courses`: the rating there after each rated game;
    `last`: the places in the LAST games of `all`, the newest first."""

    rules_name: str
    all: Share
    score: float
    rounds: float | None
    moves: int
    move_s: float | None
    missed: int
    gave_up: int
    orders: Mapping[int, Share]
    characters: Mapping[str, Share]
    ratings: Mapping[int, Rating]
    courses: Mapping[int, tuple[float, ...]]
    last: tuple[int, ...]


class Leader(NamedTuple):
    user_id: int
    rating: Rating
    won: int


async def profile(db: Database, user_id: int, guild_id: int | None, reader_id: int) -> list[Record]:
    """A person's results in a server, or in all of them (None), by game. Raises Refusal no_profile where they show
    them to nobody else."""
    if user_id != reader_id and not (await settings_of(db.people, user_id)).statistics:
        raise Refusal("no_profile")
    rows = await db.results.of_person(user_id, guild_id)
    names = sorted({row.rules_name for row in rows})
    return [record_of([row for row in rows if row.rules_name == name]) for name in names]


def record_of(rows: Sequence[ResultRow]) -> Record:
    """The statistics of a person's results in one game, given in the order of time."""
    done = [row for row in rows if not row.gave_up]
    seconds = _seconds(rows)
    rated = sorted((row for row in rows if row.rated_games is not None), key=lambda row: row.rated_games or 0)
    return Record(
        rows[0].rules_name,
        _share(done),
        mean(row.score for row in done) if done else 0.0,
        _course(done).rounds,
        len(seconds),
        median(seconds) if seconds else None,
        sum(row.missed for row in rows),
        len(rows) - len(done),
        shares(done, lambda row: row.turn_order),
        shares(done, lambda row: row.character),
        {row.guild_id: rating_of(row) for row in rated if row.guild_id is not None},
        _courses(rated),
        tuple(row.place for row in done[::-1][:LAST]),
    )


def _courses(rated: Iterable[ResultRow]) -> dict[int, tuple[float, ...]]:
    courses: dict[int, list[float]] = {}
    for row in rated:
        if row.guild_id is not None:
            courses.setdefault(row.guild_id, []).append(rating_of(row).mu)
    return {guild_id: tuple(course) for guild_id, course in courses.items()}


def _seconds(rows: Iterable[ResultRow]) -> list[float]:
    """For each turn the median of its player's seconds in that game."""
    return [row.move_s for row in rows if row.move_s is not None for _ in range(row.moves)]


def _share(rows: Sequence[ResultRow]) -> Share:
    return Share(len(rows), sum(row.place == 1 for row in rows))


def shares(rows: Iterable[ResultRow], key: Callable[[ResultRow], K | None]) -> dict[K, Share]:
    """The results by what `key` says of them, where it says anything; the most frequent first."""
    by_value: dict[K, list[ResultRow]] = {}
    for row in rows:
        value = key(row)
        if value is not None:
            by_value.setdefault(value, []).append(row)
    return {value: _share(some) for value, some in sorted(by_value.items(), key=lambda item: -len(item[1]))}


async def leaderboard(db: Database, guild_id: int | None, rules_name: str) -> list[Leader]:
    """Everybody with LISTED_GAMES rated games in a game and server, against LISTED_OPPONENTS, whose results others may
    see, the best first. Raises Refusal no_leaderboard where the server has none."""
    if guild_id is None or not (await server_settings_of(db.people, guild_id)).leaderboard:
        raise Refusal("no_leaderboard")
    rated = await db.results.latest_rated(guild_id, rules_name)
    chosen = await db.people.settings.of(list(rated))
    won, opponents = await db.results.wins(guild_id, rules_name), await db.results.opponents(guild_id, rules_name)
    leaders = [
        Leader(user_id, rating_of(row), won.get(user_id, 0))
        for user_id, row in rated.items()
        if (row.rated_games or 0) >= LISTED_GAMES
        and opponents.get(user_id, 0) >= LISTED_OPPONENTS
        and PersonSettings.model_validate(chosen.get(user_id, {})).statistics
    ]
    return sorted(leaders, key=lambda leader: (-leader.rating.least, leader.user_id))


class RatingChange(NamedTuple):
    """How a rating changed with a game, of the person who had this seat."""

    seat: int
    before: Rating
    after: Rating


async def rating_changes(db: Database, row: GameRow) -> list[RatingChange]:
    """How a finished game changed ratings, the best first, of those whose results others may see; none where it is not
    rated."""
    if not RATED.of(row):
        return []
    await count_all(db)
    rows = await db.results.of_game(row.id)
    rated = [result for result in rows if result.rated_games is not None and not result.gave_up]
    return [
        RatingChange(result.seat, rating_of(await db.results.rated_before(result)), rating_of(result))
        for result in sorted(rated, key=attrgetter("place"))
        if (await settings_of(db.people, result.user_id or 0)).statistics
    ]


class Course(NamedTuple):
    """How games with something in common went: how many, and their mean number of rounds, None where unknown."""

    games: int
    rounds: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """How the games of a server went. `orders`, `characters`: seats by their place in the turn order and character, and
    how often they won; `options`: by name and value; `move_s`: the median of all people's seconds for a turn."""

    all: Course
    move_s: float | None
    orders: Mapping[int, Share]
    characters: Mapping[str, Share]
    options: Mapping[tuple[str, str], Course]


async def figures(db: Database, guild_id: int, rules_name: str) -> Figures:
    """Of all finished games of a kind in a server, seats given up left out of who won."""
    rows = await db.results.of_guild(guild_id, rules_name)
    done = [row for row, _ in rows if not row.gave_up]
    games: dict[str, tuple[ResultRow, JsonObject]] = {row.game_id: (row, options) for row, options in rows}
    options: dict[tuple[str, str], list[ResultRow]] = {}
    for row, chosen in games.values():
        for option in sorted(chosen.items()):
            options.setdefault(option, []).append(row)
    seconds = _seconds([row for row, _ in rows])
    return Figures(
        _course([row for row, _ in games.values()]),
        median(seconds) if seconds else None,
        dict(sorted(shares(done, lambda row: row.turn_order).items())),
        shares(done, lambda row: row.character),
        {option: _course(some) for option, some in options.items()},
    )


def _course(rows: Sequence[ResultRow]) -> Course:
    rounds = [row.rounds for row in rows if row.rounds is not None]
    return Course(len(rows), mean(rounds) if rounds else None)
