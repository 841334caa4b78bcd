"""The bazaar's layouts: short and long paths, numbered, first game, random and what must lie apart in it (Black Market,
Tea House, Fountain); distances, and what the barrier blocks."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from engine.core.dice import Dice
from engine.istanbul.names import BLACK_MARKET, FOUNTAIN, TEA_HOUSE

Grid = tuple[tuple[int, ...], ...]
Edge = tuple[int, int]

# Rulebook p. 6: the printed layouts, row by row. Blue corner numbers make short paths, green ones long paths.
PRINTED: Final[dict[str, Grid]] = {
    "short": ((15, 5, 2, 14), (4, 12, 7, 3), (8, 6, 11, 9), (13, 10, 1, 16)),
    "long": ((16, 2, 8, 11), (15, 7, 6, 4), (3, 5, 12, 1), (10, 9, 14, 13)),
    "numbered": ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16)),
}
# Rulebook p. 13 and 15: the layouts for the first game with an expansion.
FIRST: Final[dict[str, Grid]] = {
    "mocha": ((16, 15, 18, 3, 10), (8, 1, 7, 17, 4), (2, 19, 6, 12, 9), (20, 11, 5, 14, 13)),
    "letters": ((9, 1, 4, 21, 3), (15, 6, 7, 11, 22), (13, 24, 12, 14, 8), (10, 2, 23, 5, 16)),
}
SHORTEST_MARKET_TO_TEA: Final = 3
REMEMBERED: Final = 4096  # limits memory: a search tries the barrier everywhere


class Board:
    """A laid-out bazaar: the position of each place and the distances between places. Shared and never changed."""

    __slots__ = ("columns", "corners", "edges", "grid", "places", "position", "rows")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.rows = len(grid)
        self.columns = len(grid[0])
        self.position = {place: (r, c) for r, row in enumerate(grid) for c, place in enumerate(row)}
        self.places = tuple(place for row in grid for place in row)
        self.corners = (grid[0][0], grid[0][-1], grid[-1][0], grid[-1][-1])
        across = [edge for row in grid for edge in pairwise(row)]
        down = [edge for column in zip(*grid, strict=True) for edge in pairwise(column)]
        self.edges: tuple[Edge, ...] = tuple(sorted((min(a, b), max(a, b)) for a, b in across + down))

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019 - boards are kept anyway
    def distances(self, start: int, barrier: Edge | None = None) -> dict[int, int]:
        """The number of steps from `start` to every place it can reach, by number. `barrier`: an edge that cannot be
        crossed."""
        steps, reached = {start: 0}, [start]
        for here in reached:  # which grows meanwhile
            for there in self.neighbours(here, barrier):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        return dict(sorted(steps.items()))

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019
    def within(self, start: int, reach: tuple[int, int], barrier: Edge | None = None) -> tuple[int, ...]:
        """The places that are at least the first and at most the second number of steps from `start`, sorted by number.
        `barrier`: as for `distances`."""
        nearest, farthest = reach
        return tuple(place for place, steps in self.distances(start, barrier).items() if nearest <= steps <= farthest)

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019
    def lines(self, start: int, barrier: Edge | None = None) -> tuple[int, ...]:
        """The places in a straight line from `start`, up to the board's edge or the barrier, sorted by number."""
        row, column = self.position[start]
        along, across = self.grid[row], [line[column] for line in self.grid]
        seen: list[int] = []
        for line in (along[column:], along[column::-1], across[row:], across[row::-1]):
            for here, there in pairwise(line):
                if barrier == (min(here, there), max(here, there)):
                    break
                seen.append(there)
        return tuple(sorted(seen))

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019
    def neighbours(self, place: int, barrier: Edge | None = None) -> tuple[int, ...]:
        """The places next to `place`, except across the barrier, sorted by number."""
        return tuple(sorted(b if a == place else a for a, b in self.edges if place in (a, b) and (a, b) != barrier))


@lru_cache(maxsize=512)
def board_of(grid: Grid) -> Board:
    """The board of a layout; boards are shared between all positions that use it."""
    return Board(grid)


def random_grid(places: list[int], rows: int, dice: Dice) -> Grid:
    """A random layout (rulebook p. 17): Fountain inside, Black Market and Tea House apart, tiles swapped as needed."""
    columns = len(places) // rows
    dice.shuffle(places)
    inner = sorted(middle(rows, columns))
    row, column = inner[dice.below(len(inner))]
    _swap(places, places.index(FOUNTAIN), row * columns + column)
    while not keeps_the_constraints(board_of(rows_of(places, columns))):
        other = dice.below(len(places))
        if places[other] not in (FOUNTAIN, BLACK_MARKET):
            _swap(places, places.index(TEA_HOUSE), other)
    return rows_of(places, columns)


def _swap(places: list[int], a: int, b: int) -> None:
    places[a], places[b] = places[b], places[a]


def rows_of(places: list[int], columns: int) -> Grid:
    return tuple(tuple(places[i : i + columns]) for i in range(0, len(places), columns))


def keeps_the_constraints(board: Board) -> bool:
    """True if a random layout may be played (rulebook p. 17; ruling 77)."""
    if board.position[FOUNTAIN] not in middle(board.rows, board.columns):
        return False
    (row_a, column_a), (row_b, column_b) = board.position[BLACK_MARKET], board.position[TEA_HOUSE]
    apart = abs(row_a - row_b) + abs(column_a - column_b)
    return row_a != row_b and column_a != column_b and apart >= SHORTEST_MARKET_TO_TEA


def middle(rows: int, columns: int) -> set[tuple[int, int]]:
    """The inner places of 4x4 and 4x5 boards; the exact centre of 5x5."""
    if rows == columns == 5:
        return {(2, 2)}
    return {(r, c) for r in range(1, rows - 1) for c in range(1, columns - 1)}
