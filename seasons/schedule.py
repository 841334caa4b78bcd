"""Who plays whom in a season: the tables of a group of 5 to 11 people, the order of seats, which games run at once, how
often two people meet."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

Table: TypeAlias = tuple[int, ...]
"""People of a group by their numbers from 0, in the order of seats."""

LEAST_PEOPLE: Final = 5
MOST_PEOPLE: Final = 11
TABLES: Final = (3, 4, 5)
AT_ONCE: Final = (1, 2, 4)
"""How many games of a season somebody may have open."""

# Designs in which every two people meet equally often: the lines of the affine plane of order 3, which are four times
# three tables at which all nine sit, and the ten tables of the design of 6 people, where two meet twice.
_WHOLE: Final[Mapping[tuple[int, int], tuple[Table, ...]]] = {
    (6, 3): (
        *((5, 0, 1), (4, 2, 1), (2, 5, 3), (1, 4, 3), (0, 4, 5)),
        *((3, 1, 0), (1, 2, 5), (0, 3, 2), (3, 5, 4), (2, 0, 4)),
    ),
    (9, 3): (
        *((0, 2, 1), (3, 4, 5), (6, 8, 7), (0, 3, 6), (1, 7, 4), (2, 5, 8)),
        *((8, 0, 4), (1, 6, 5), (7, 3, 2), (5, 7, 0), (8, 1, 3), (4, 6, 2)),
    ),
}
# The first table of each other schedule; the rest follow by adding 1, 2, 3 ... to each number, modulo the number of
# people. So everybody has every seat once. How often two people meet follows from the differences between the numbers:
# with 7 people the quadratic residues {1, 2, 4} and what they leave out, {0, 3, 5, 6}, have each difference equally
# often, with 11 the residues {1, 3, 4, 5, 9}. The other ones, and the order of all, are the first found of those where
# the most meetings of two people, and who sits before whom, differ least.
_FIRST: Final[Mapping[tuple[int, int], Table]] = {
    (5, 3): (0, 1, 3),
    (5, 4): (0, 1, 2, 4),
    (5, 5): (0, 1, 2, 4, 3),
    (6, 4): (0, 1, 2, 5),
    (6, 5): (0, 1, 2, 5, 4),
    (7, 3): (1, 2, 4),
    (7, 4): (6, 0, 3, 5),
    (7, 5): (0, 1, 2, 5, 4),
    (8, 3): (0, 1, 3),
    (8, 4): (0, 1, 3, 7),
    (8, 5): (0, 1, 2, 4, 7),
    (9, 4): (0, 1, 3, 7),
    (9, 5): (0, 1, 2, 5, 8),
    (10, 3): (0, 1, 3),
    (10, 4): (0, 1, 4, 6),
    (10, 5): (0, 1, 2, 6, 9),
    (11, 3): (0, 1, 3),
    (11, 4): (0, 1, 3, 7),
    (11, 5): (1, 9, 4, 5, 3),
}


def schedule(people: int, table: int) -> tuple[Table, ...]:
    """The tables of a group, in each of which everybody plays equally many games, at most five. Raises ValueError for a
    group or a table that no season has."""
    if whole := _WHOLE.get((people, table)):
        return whole
    first = _FIRST.get((people, table))
    if first is None:
        raise ValueError(f"no schedule for {people} people at tables of {table}")
    return tuple(tuple((number + step) % people for number in first) for step in range(people))


def waves(tables: Sequence[Table], at_once: int) -> tuple[tuple[int, ...], ...]:
    """The numbers of the tables, divided so that nobody plays more than `at_once` games of a wave; each table is in the
    first wave that has room for it."""
    found: list[list[int]] = []
    for number, table in enumerate(tables):
        for wave in found:
            played = Counter(person for other in wave for person in tables[other])
            if all(played[person] < at_once for person in table):
                wave.append(number)
                break
        else:
            found.append([number])
    return tuple(map(tuple, found))


def may_begin(
    tables: Sequence[Table], begun: Collection[int], open_games: Mapping[int, int], at_once: int
) -> Iterator[int]:
    """The numbers of the tables that can begin now, all of them together: nobody has more than `at_once` games open
    then. `open_games`: how many each person has now."""
    taken = Counter(open_games)
    for number, table in enumerate(tables):
        if number not in begun and all(taken[person] < at_once for person in table):
            yield number
            taken.update(table)


class Spread(NamedTuple):
    """What a schedule gives, each the least and the most: `games` of a person, `meetings` of two people, `seats`: how
    often somebody has the same seat."""

    games: tuple[int, int]
    meetings: tuple[int, int]
    seats: tuple[int, int]


def spread(tables: Sequence[Table]) -> Spread:
    """Of a schedule in which everybody plays."""
    people, seats = sorted({person for table in tables for person in table}), range(len(tables[0]))
    games = [sum(person in table for table in tables) for person in people]
    meetings = [sum({*pair} <= {*table} for table in tables) for pair in combinations(people, 2)]
    same_seat = [sum(table[seat] == person for table in tables) for person in people for seat in seats]
    return Spread(*((min(counts), max(counts)) for counts in (games, meetings, same_seat)))
