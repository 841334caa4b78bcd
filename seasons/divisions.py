"""Divisions of a league: how many and how large, two up and two down, where newcomers and who missed a season begin,
the champion."""

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from seasons.schedule import LEAST_PEOPLE, MOST_PEOPLE
from seasons.standing import Row, Status

MOVING: Final = 2
"""So many rise from a division, and so many fall."""
USUAL_SIZE: Final = 7


class TooFew(Exception):
    """Fewer people than one group needs."""


class After(NamedTuple):
    """Where a season left somebody. `place`: in their division, of which the first is 1; `move`: by how many divisions
    they fall, -1 for who rises."""

    division: int
    place: int
    move: int = 0


class Entrant(NamedTuple):
    """Somebody who wants to play a season. `rating`: the least that is credible; `before`: where the last season they
    played left them; `missed`: how many seasons there were since."""

    person: int
    rating: float
    before: After | None = None
    missed: int = 0


def sizes(people: int, size: int) -> list[int]:
    """How large divisions are, the highest first: of `size` people, or one more in the lower ones; where that does not
    come out, as near to it as can be. Raises TooFew."""
    if people < LEAST_PEOPLE:
        raise TooFew(people)
    whole, left = divmod(people, size)
    wanted = whole if left <= whole else (2 * people + size) // (2 * size)
    count = min(max(wanted, -(-people // MOST_PEOPLE)), people // LEAST_PEOPLE)
    least, over = divmod(people, count)
    return [least + (number >= count - over) for number in range(count)]


def divisions(entrants: Sequence[Entrant], size: int = USUAL_SIZE) -> list[list[int]]:
    """The people of each division, the highest first. Who played before stands where they fell or rose to, a division
    lower and behind all others there for each season they missed; newcomers begin at the bottom by their rating. Where
    people are gone the others close up. Equal ones stay in the order in which they came. Raises TooFew."""
    people = [entrant.person for entrant in sorted(entrants, key=_ladder)]
    parts: list[list[int]] = []
    for part in sizes(len(people), size):
        parts.append(people[:part])
        people = people[part:]
    return parts


def _ladder(entrant: Entrant) -> tuple[float, ...]:
    """In a division first who fell to it, then who stayed, then who rose to it."""
    before = entrant.before
    if before is None:
        return inf, 0, 0, -entrant.rating
    reached = max(1, before.division + before.move) + entrant.missed
    return reached, entrant.missed, before.division, before.place


def moves(rows: Sequence[Row], division: int, last: int) -> dict[int, After]:
    """Where a season leaves the people of a division, of `last` ones. Those who stayed to the end are placed before
    those who left; of equal ones the first of the rows. Who came from the reserve begins as a newcomer."""
    stayed = [row.person for row in rows if row.status == Status.PLAYING]
    placed = stayed + [row.person for row in rows if row.status.left]
    rising = set(stayed[:MOVING]) if division > 1 else set()
    falling = set(placed[-MOVING:]) - rising if division < last else set()
    return {
        person: After(division, number, (person in falling) - (person in rising))
        for number, person in enumerate(placed, 1)
    }


def champions(rows: Sequence[Row]) -> list[int]:
    """The best of those who stayed to the end, or all that share it; nobody where nobody stayed."""
    stayed = [row for row in rows if row.status == Status.PLAYING]
    return [row.person for row in stayed if row.rank == stayed[0].rank]
