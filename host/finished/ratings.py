"""Ratings: how well somebody plays one game in one server, by openskill's model of Bradley and Terry, which ranks any
number of players with ties (https://openskill.me).

Of openskill's models this one settles soonest without being surer than it is right. Of twelve players simulated at
tables of four, 88 % of the pairs stood in the right order after ten games, and 93 % after 50; their ratings were off by
0.7 sigma on average, sigma being 280 and 150 then. That of Plackett and Luce orders as well with a sigma of 410 and
270; that of Thurstone and Mosteller is off by 1.3 sigma at tables of five."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from db import GameRow, LogRow, ResultRow, SeatRow
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
WITH_CONSENT: Final = ("alone", "agreed")  # why a turn was taken back, see host.turn.undo


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


def is_rated(row: GameRow, rows: Sequence[LogRow], seats: Sequence[SeatRow], began: Mapping[int, int | None]) -> bool:
    """Whether a finished game counts for ratings: its table chose it, people alone began it, and nobody's position was
    changed but by their own choices and what all agreed to. `began`: who began in each seat."""
    if not RATED.of(row) or row.guild_id is None or len(began) < len(seats):
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
