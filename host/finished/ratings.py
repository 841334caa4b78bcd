"""Ratings: how well somebody plays one game in one server, by openskill's model of Bradley and Terry, which ranks any
number of players with ties (https://openskill.me).

Of openskill's models this one settles soonest without being surer than it is right. Of twelve players simulated at
tables of four, 88 % of the pairs stood in the right order after ten games, and 93 % after 50; their ratings were off by
0.7 sigma on average, sigma being 280 and 150 then. That of Plackett and Luce orders as well with a sigma of 410 and
270; that of Thurstone and Mosteller is off by 1.3 sigma at tables of five."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import mean
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from db import GameRow, LogRow, ResultRow, SeatRow
from host.clock import DAY_S
from host.table.log import CHOICE, CORRECTION, SEAT, UNDO
from host.table_options import RATED


class Rating(NamedTuple):
    """`mu`: how well, `sigma`: its standard deviation, which falls with each game; `games`: how many were rated."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def least(self) -> float:
        """How well at least, by 19 to 1: what leaderboards go by, so that few games do not make a leader."""
        return self.mu - 2 * self.sigma


FIRST: Final = Rating(1500.0, 500.0)
# openskill's own proportions (mu 25, sigma 25/3, beta half and tau a hundredth of it) on a scale that people know.
_MODEL: Final = BradleyTerryFull(mu=FIRST.mu, sigma=FIRST.sigma, beta=FIRST.sigma / 2, tau=FIRST.sigma / 100)
WITH_CONSENT: Final = ("agreed",)  # why a turn was taken back, see host.turn.undo
LEAST_ROUNDS: Final = 2
"""The finished rounds after which a seat that is given up counts as a game lost, see docs/fairness.md."""
RECENT_S: Final = 30 * DAY_S
FULL_GAMES: Final = 5
"""So many games with the same opponent within RECENT_S count fully, each one after them half as much as that before."""


def rating_of(row: ResultRow | None) -> Rating:
    """The rating after a rated result; that of a beginner without one."""
    if row is None or row.mu is None or row.sigma is None:
        return FIRST
    return Rating(row.mu, row.sigma, row.rated_games or 0)


def rated_after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all after a game. `places`: of each, from 1; equal ones share it."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(after, before, strict=True)]


def weight_of(met: Iterable[int]) -> float:
    """How much of a game counts for somebody's rating. `met`: in how many rated games they met each opponent within the
    last RECENT_S."""
    return mean(0.5 ** max(0, games - FULL_GAMES + 1) for games in met)


def weighted(before: Rating, after: Rating, weight: float) -> Rating:
    """The rating after a game of which a part counts."""
    mu = before.mu + weight * (after.mu - before.mu)
    return Rating(mu, sqrt(before.sigma**2 + weight * (after.sigma**2 - before.sigma**2)), after.games)


def may_be_rated(row: GameRow, seats: int, began: Mapping[int, int | None]) -> bool:
    """Whether a game counts for ratings unless something spoils it: its table chose it, and people alone began it."""
    return RATED.of(row) and row.guild_id is not None and len(began) >= seats


def is_rated(row: GameRow, rows: Sequence[LogRow], seats: Sequence[SeatRow], began: Mapping[int, int | None]) -> bool:
    """Whether a finished game counts for ratings: its table chose it, people alone began it, and nobody's position was
    changed but by their own choices and what others agreed to. `began`: who began in each seat."""
    if not may_be_rated(row, len(seats), began):
        return False
    players = {seat.seat: {began[seat.seat], seat.user_id} for seat in seats}
    return not any(_spoils(log_row, players) for log_row in rows)


def _spoils(row: LogRow, players: Mapping[int, set[int | None]]) -> bool:
    why = row.data or {}
    if row.kind == UNDO:
        return row.seat is None and why.get("why") not in WITH_CONSENT
    if row.kind == SEAT:
        return "swapped_with" in why
    if row.kind == CHOICE and row.seat is not None and row.actor_id is not None:
        return row.actor_id not in players[row.seat]  # somebody acted for the seat
    return row.kind == CORRECTION
