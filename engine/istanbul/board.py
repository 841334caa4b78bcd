"""The bazaar's board: printed and random layouts, distances, neighbours."""

from functools import lru_cache
from typing import Final, TypeVar

from engine.core.dice import Dice
from engine.istanbul.names import BLACK_MARKET, FOUNTAIN, TEA_HOUSE

K = TypeVar("K")
V = TypeVar("V")
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
BARRIERS_REMEMBERED: Final = 8  # limits memory: boards are never freed, and a search tries the barrier everywhere


class Board:
    """A laid-out bazaar: the position of each place and the distances between places. Cached and never changed."""

    __slots__ = ("_beside", "_routes", "_within", "columns", "corners", "edges", "grid", "places", "position", "rows")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.rows = len(grid)
        self.columns = len(grid[0])
        self.position = {place: (r, c) for r, row in enumerate(grid) for c, place in enumerate(row)}
        self.places = tuple(place for row in grid for place in row)
        self.corners = (grid[0][0], grid[0][-1], grid[-1][0], grid[-1][-1])
        self.edges = self._find_edges()
        self._beside = {
            place: tuple(sorted(b if place == a else a for a, b in self.edges if place in (a, b)))
            for place in self.places
        }
        self._routes: dict[Edge | None, dict[int, dict[int, int]]] = {}
        self._within: dict[Edge | None, dict[tuple[int, tuple[int, int]], tuple[int, ...]]] = {}

    def _find_edges(self) -> tuple[Edge, ...]:
        across = [(row[c], row[c + 1]) for row in self.grid for c in range(self.columns - 1)]
        down = [(self.grid[r][c], self.grid[r + 1][c]) for r in range(self.rows - 1) for c in range(self.columns)]
        return tuple(sorted((min(a, b), max(a, b)) for a, b in across + down))

    def distances(self, start: int, barrier: Edge | None = None) -> dict[int, int]:
        """The number of steps from `start` to every place it can reach, in board order. `barrier`: an edge that cannot
        be crossed."""
        routes = _remembered(self._routes, barrier)
        if start not in routes:
            routes[start] = self._search(start, barrier)
        return routes[start]

    def _search(self, start: int, barrier: Edge | None) -> dict[int, int]:
        steps = {start: 0}
        frontier = [start]
        while frontier:
            here = frontier.pop(0)
            for there in self.neighbours(here, barrier):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    frontier.append(there)
        return {place: steps[place] for place in sorted(steps)}

    def within(self, start: int, reach: tuple[int, int], barrier: Edge | None = None) -> tuple[int, ...]:
        """The places that are at least the first and at most the second number of steps from `start`, in board order.
        `barrier`: as for `distances`."""
        within = _remembered(self._within, barrier)
        if (start, reach) not in within:
            nearest, farthest = reach
            distances = self.distances(start, barrier)
            within[start, reach] = tuple(place for place in distances if nearest <= distances[place] <= farthest)
        return within[start, reach]

    def lines(self, start: int, barrier: Edge | None = None) -> list[int]:
        """The places in a straight line from `start`, up to the board's edge or the barrier, sorted by number."""
        row, column = self.position[start]
        along, across = self.grid[row], [line[column] for line in self.grid]
        found: list[int] = []
        for line in (along[column + 1 :], along[:column][::-1], across[row + 1 :], across[:row][::-1]):
            here = start
            for place in line:
                if barrier == (min(here, place), max(here, place)):
                    break
                found.append(place)
                here = place
        return sorted(found)

    def neighbours(self, place: int, barrier: Edge | None = None) -> tuple[int, ...]:
        """The places next to `place`, except across the barrier, sorted by number."""
        beside = self._beside[place]
        if barrier is None or place not in barrier:
            return beside
        return tuple(each for each in beside if each not in barrier)


def _remembered(found: dict[Edge | None, dict[K, V]], barrier: Edge | None) -> dict[K, V]:
    """The part of what a board has found that is about this barrier."""
    if barrier not in found:
        if len(found) == BARRIERS_REMEMBERED:
            found.clear()
        found[barrier] = {}
    return found[barrier]


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
    while not keeps_the_constraints(board_of(_rows_of(places, columns))):
        other = dice.below(len(places))
        if places[other] not in (FOUNTAIN, BLACK_MARKET):
            _swap(places, places.index(TEA_HOUSE), other)
    return _rows_of(places, columns)


def _swap(places: list[int], a: int, b: int) -> None:
    places[a], places[b] = places[b], places[a]


def _rows_of(places: list[int], columns: int) -> Grid:
    return tuple(tuple(places[i : i + columns]) for i in range(0, len(places), columns))


def keeps_the_constraints(board: Board) -> bool:
    """Whether a random layout may be played (rulebook p. 17; ruling 77)."""
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
