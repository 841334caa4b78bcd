"""Ratings: the first one, how much a game counts, which games and results count at all (resigning, votes, computer
players, the same opponents), which are near, by openskill's Bradley and Terry model. It ranks any number of players
with ties (https://openskill.me).

Of openskill's models this one settles soonest without being surer than it is right. Of twelve players simulated at
tables of four, 88 % of the pairs stood in the right order after ten games, and 93 % after 50; their ratings were off by
0.7 sigma on average, sigma being 280 and 150 then. That of Plackett and Luce orders as well with a sigma of 410 and
270; that of Thurstone and Mosteller is off by 1.3 sigma at tables of five."""

from collections.abc import Iterable, Mapping, Sequence
from logging import getLogger
from math import sqrt
from statistics import mean
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from db import GameRow, LogRow, ResultRow
from engine import players
from engine.core.rules import Unreadable
from host.clock import DAY_S
from host.finished.known import Known
from host.table.loading import rules_for, seed_of
from host.table.log import CHOICE, CORRECTION, SEAT, STATUS, UNDO
from host.table.records import decode
from host.table_options import RATED

log = getLogger(__name__)


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
"""The finished rounds after which a seat that is given up counts for ratings, as a game lost."""
RECENT_S: Final = 30 * DAY_S
FULL_GAMES: Final = 5
"""So many games with the same opponent within RECENT_S count fully, each one after them half as much as that before."""
NEAR: Final = 0.75
"""How likely the better one of two people with near ratings comes out ahead, at most."""


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


def are_near(one: Rating, other: Rating) -> bool:
    """Whether either of two people may come out ahead, as far as is known: the less sure ratings are, the further apart
    they may be."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in (one, other)]
    return max(_MODEL.predict_win(teams)) <= NEAR


def may_be_rated(row: GameRow, seats: int, began: Mapping[int, int | None]) -> bool:
    """Whether a game counts for ratings unless something spoils it: its table chose it, and people alone began it."""
    return RATED.of(row) and row.guild_id is not None and len(began) >= seats


def rated_results(known: Known, results: Sequence[ResultRow]) -> list[ResultRow]:
    """Those of a finished game's results that count for ratings; none where the game does not.

    It counts if its table chose it, people alone began it, and nobody's position was changed but by their own choices
    and what others agreed to; and if two of those who began it, and are still known, played to the end or for
    LEAST_ROUNDS before they gave up. These are who is rated."""
    if not may_be_rated(known.row, len(known.seats), known.began) or _is_spoilt(known):
        return []
    starters = [row for row in results if row.user_id and known.began.get(row.seat) == row.user_id]
    contested = [row for row in starters if not row.gave_up or _finished_rounds(known, row) >= LEAST_ROUNDS]
    return contested if len(contested) >= 2 else []


def _is_spoilt(known: Known) -> bool:
    people = {seat.seat: {known.began[seat.seat], seat.user_id} for seat in known.seats}
    return any(_spoils(row, people) for row in known.rows)


def _spoils(row: LogRow, people: Mapping[int, set[int | None]]) -> bool:
    why = row.data or {}
    if row.kind == UNDO:
        return row.seat is None and why.get("why") not in WITH_CONSENT
    if row.kind == SEAT:
        return "swapped_with" in why
    if row.kind == CHOICE and row.seat is not None and row.actor_id is not None:
        return row.actor_id not in people[row.seat]  # somebody acted for the seat
    return row.kind == CORRECTION


def _finished_rounds(known: Known, result: ResultRow) -> int:
    """How many rounds were over when a person gave up their seat; none where that cannot be read."""
    given_up = _given_up_at(known.rows, result)
    ended_before = [record for record in known.records if not record.undone and record.last_seq < given_up]
    if not ended_before:
        return 0
    try:
        rules, seed = rules_for(known.row), seed_of(known.row)
        began, then = (decode(rules, record, seed).view.round for record in (known.records[0], ended_before[-1]))
    except Unreadable as problem:
        log.warning("game %s is not rated, since a record cannot be read: %r", known.row.id, problem)
        return 0
    return int(then - began)


def _given_up_at(rows: Sequence[LogRow], result: ResultRow) -> int:
    """The log row with which the person of a result gave up the seat for good; 0 where none says so."""
    given_up = 0
    for row in rows:
        if row.seat != result.seat or row.kind not in (SEAT, STATUS):
            continue
        if row.kind == SEAT and (row.notation, row.actor_id) == (players.PERSON, result.user_id):
            given_up = 0  # they have come back
        else:
            given_up = given_up or row.seq
    return given_up
