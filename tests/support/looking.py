"""People who look for others on two servers with noticeboards, with a clock moved by hand."""

from typing import Any

from db import Change, ResultRow
from engine.games import GAMES
from host.lobby import matching, open_tables, seeking
from tests.host.desk import ADA, BEN, Desk
from tests.support.evening import Days

SERVER, OTHER_SERVER, BOARD, THREAD = 1, 2, 40, 77
DAN = 14


async def servers_with_boards(desk: Desk) -> Days:
    """Nobody looks for others yet."""
    days = Days(desk)
    for server in (SERVER, OTHER_SERVER):
        await open_tables.put_up(desk.host, server, BOARD + server)
    return days


async def seeks(club: Days, person: int, server: int = SERVER, **wish: Any) -> None:
    """Somebody looks for Istanbul, the base game with a move a day, unless they wish otherwise; a minute passes."""
    sought = {"game": "istanbul", "kinds": ["base"], "paces": ["day"], "days": 7, **wish}
    await club.desk.database.people.settings.change(person, {"sought": sought})
    await seeking.seek(club.desk.host, server, person, f"Person {person}")
    await club.passes(60.0)


async def found(days: Days, server: int = SERVER) -> matching.Gathering | None:
    return await matching.gathering(days.desk.host, server)


async def who_fit(days: Days) -> list[int]:
    fit = await found(days)
    return [] if fit is None else [seeker.user_id for seeker in fit.seekers]


async def counts(days: Days, server: int = SERVER) -> dict[str, int]:
    """How many look for each game."""
    sought = await seeking.sought_on(days.desk.host, server)
    games = {game: sum(count for wish, count in sought.items() if wish.game == game) for game in GAMES}
    return {game: count for game, count in games.items() if count}


async def is_rated(days: Days, person: int, mu: float, sigma: float = 150.0) -> None:
    """A rated game of Istanbul on the server left somebody with this rating."""
    game_id, change = await days.desk.begin("toy", ADA, BEN), Change("")
    rating = {"rated_games": 10, "mu": mu, "sigma": sigma}
    change.insert(ResultRow(game_id, 0, 0, person, "human", SERVER, "istanbul", 60.0, 2, 1, 5, **rating))
    await days.desk.database.write(change)
