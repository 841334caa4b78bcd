"""Layouts and distances (rulebook p. 6 and 17)."""

import pytest

from engine.core.dice import Dice
from engine.istanbul.board import PRINTED, Board, board_of, keeps_the_constraints, random_grid
from engine.istanbul.names import BLACK_MARKET, FOUNTAIN, TEA_HOUSE
from engine.istanbul.setup.start import PLACES_AND_ROWS

SHAPES = {"base": (4, 4), "mocha": (4, 5), "letters": (4, 5), "bazaar": (5, 5)}


@pytest.mark.parametrize("layout", PRINTED)
def test_printed_layouts_hold_every_place_once(layout: str) -> None:
    assert sorted(place for row in PRINTED[layout] for place in row) == list(range(1, 17))


@pytest.mark.parametrize("expansion", PLACES_AND_ROWS)
def test_random_layouts_keep_the_constraints(expansion: str) -> None:
    places, rows = PLACES_AND_ROWS[expansion]
    seen = set()
    for seed in range(200):
        board = board_of(random_grid(list(places), rows, Dice(seed.to_bytes(32, "big"))))
        assert (board.rows, board.columns) == SHAPES[expansion]
        assert sorted(board.places) == sorted(places)
        row, column = board.position[FOUNTAIN]
        assert 0 < row < board.rows - 1
        assert 0 < column < board.columns - 1
        assert expansion != "bazaar" or (row, column) == (2, 2)
        (row, column), (other_row, other_column) = board.position[BLACK_MARKET], board.position[TEA_HOUSE]
        assert row != other_row
        assert column != other_column
        assert abs(row - other_row) + abs(column - other_column) >= 3
        seen.add(board.grid)
    assert len(seen) == 200


def test_the_constraints_are_for_random_layouts_only() -> None:
    """Ruling 77: the printed short paths have Black Market and Tea House in one row."""
    assert not keeps_the_constraints(Board(PRINTED["short"]))


def test_distances_are_steps_along_rows_and_columns() -> None:
    board = Board(PRINTED["long"])
    for start, (row, column) in board.position.items():
        found = board.distances(start)
        assert set(found) == set(board.places)
        for place, (other_row, other_column) in board.position.items():
            assert found[place] == abs(row - other_row) + abs(column - other_column)


def test_a_barrier_is_walked_round() -> None:
    board = Board(PRINTED["numbered"])
    assert board.distances(1)[2] == 1
    assert board.distances(1, (1, 2))[2] == 3
    assert board.distances(1, (1, 2))[5] == 1
