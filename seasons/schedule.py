"""Who plays whom in a season: the tables of a group of 5 to 11 people, the order of seats, which games run at once."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

Table: TypeAlias = tuple[int, ...]
"""People of a group by their numbers from 0, in the order of seats."""

LEAST_PEOPLE: Final = 5
MOST_PEOPLE: Final = 11
TABLES: Final = (3, 4, 5)
AT_ONCE: Final = (1, 2, 4)
"""How many games of a season somebody may have open."""

# Of each group and size of table the people of each table in the order of seats, by digits of which the last is "a".
# Everybody has every seat exactly once, and of two people neither sits before the other more than once more often. No
# two meet more than once more often than two others do: with 7 people the quadratic residues {1, 2, 4} and what they
# leave out, {0, 3, 5, 6}, moved on by one seven times, have every two meet equally often, with 11 the residues
# {1, 3, 4, 5, 9}. The tables of 9 by three are parallel lines of the affine plane of order 3. The others were searched,
# and of what is equal in all this those were taken that need the fewest waves, above all for two games at once.
_TABLES: Final[Mapping[tuple[int, int], str]] = {
    (5, 3): "013 124 230 341 402",
    (5, 4): "0124 1230 2341 3402 4013",
    (5, 5): "01243 12304 23410 34021 40132",
    (6, 3): "013 124 235 340 451 502",
    (6, 4): "5041 1523 2430 4215 0352 3104",
    (6, 5): "01254 12305 23410 34521 45032 50143",
    (7, 3): "124 235 346 450 561 602 013",
    (7, 4): "6035 0146 1250 2361 3402 4513 5624",
    (7, 5): "01254 12365 23406 34510 45621 56032 60143",
    (8, 3): "265 143 051 674 537 420 306 712",
    (8, 4): "4750 7162 3421 6035 2307 1573 5246 0614",
    (8, 5): "01247 12350 23461 34572 45603 56714 67025 70136",
    (9, 3): "750 328 614 187 542 036 201 473 865",
    (9, 4): "0137 1248 2350 3461 4572 5683 6704 7815 8026",
    (9, 5): "71850 30625 48312 57283 63048 15476 06137 24501 82764",
    (10, 3): "286 374 105 548 931 720 653 492 817 069",
    (10, 4): "9038 6817 4372 0625 1954 5183 2701 7596 3460 8249",
    (10, 5): "01269 12370 23481 34592 45603 56714 67825 78936 89047 90158",
    (11, 3): "638 a09 124 043 7a6 951 270 485 31a 562 897",
    (11, 4): "9470 6038 a642 7253 0129 5986 1a05 28a7 439a 8514 3761",
    (11, 5): "19453 2a564 30675 41786 52897 639a8 74a09 8501a 96120 a7231 08342",
}


def schedule(people: int, table: int) -> tuple[Table, ...]:
    """The tables of a group. Everybody plays as many games as a table has seats, each in another seat. Raises
    ValueError for a group or a table that no season has."""
    written = _TABLES.get((people, table))
    if written is None:
        raise ValueError(f"no schedule for {people} people at tables of {table}")
    return tuple(tuple(int(person, MOST_PEOPLE) for person in seats) for seats in written.split())


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


def due(tables: Sequence[Table], at_once: int, elapsed: float) -> list[int]:
    """The numbers of the tables that must have begun, even if somebody has more games open then: those of the waves so
    far, each of which has an equal part of the season. `elapsed`: the part of the season that is over, 0 at its start
    and 1 at its end."""
    parts = waves(tables, at_once)
    return [number for at, wave in enumerate(parts) if at <= elapsed * len(parts) for number in wave]
