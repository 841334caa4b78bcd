"""The printed figures of Letters & Seals, and the substitutes (rulebook p. 15, 16, 21, 22, 24)."""

from collections import Counter

import pytest

from engine.istanbul import companion, extra_turn, letters, substitutes
from engine.istanbul.board import FIRST, Board, keeps_the_constraints
from engine.istanbul.cards.card import CARDS
from engine.istanbul.cards.letters import good_and_3_lira, good_for_7_lira, move_anywhere_3
from engine.istanbul.cards.table import NUMBERS, SETS
from engine.istanbul.kiosk import coffee_or_lira, exchanges, extension, gifts, tile
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import auction_house, embassy, secret_society
from engine.istanbul.state import Seat
from tests.engine.tables import Table, new

LETTERS = Table("istanbul", (("expansion", "letters"),), 4)


def test_28_bonus_cards_two_of_each_face() -> None:
    assert sum(SETS["letters"].values()) == len(NUMBERS["letters"]) == 28
    assert set(SETS["letters"].values()) == {2}
    assert list(NUMBERS["letters"]) == list(range(44, 72))
    assert set(SETS["letters"]) <= set(CARDS)


def test_36_letters_all_to_places_of_letters_and_seals() -> None:
    to = Counter(letters.place_of(letter) for letter in letters.ALL)
    assert to == {**dict.fromkeys(range(1, 17), 2), **dict.fromkeys(range(21, 25), 1)}
    assert sum(to.values()) == len(new(LETTERS).state.letters) == 36
    assert to == substitutes.LETTERS_TO_PLACES
    assert (letters.SEALED, letters.DELIVERED) == (1, 2)


def test_24_kiosk_tiles_one_of_each() -> None:
    assert sorted(tile.TILES) == list(range(1, 25))
    assert tile.numbers(new(LETTERS).state.kiosk) == list(range(1, 25))
    assert gifts.GIFTS == {
        1: ({FRUIT: 1}, 1),
        2: ({SPICE: 1}, 1),
        3: ({FABRIC: 1}, 1),
        4: ({FRUIT: 2}, 0),
        5: ({SPICE: 2}, 0),
        6: ({FABRIC: 2}, 0),
        7: ({FRUIT: 1}, 0),
        8: ({SPICE: 1}, 0),
        9: ({FABRIC: 1}, 0),
        10: ({JEWELRY: 1}, 0),
        12: ({}, 2),
    }
    assert (coffee_or_lira.LIRA, coffee_or_lira.COFFEE) == ({13: 2, 14: 3}, 1)
    assert (extension.PRICE, extension.ONE_OF_EACH) == (10, (1, 1, 1, 1))
    assert (exchanges.PRICE, exchanges.PAYOUT) == (2, 3)


def test_the_first_layout_keeps_the_constraints_of_random_ones() -> None:
    board = Board(FIRST["letters"])
    assert sorted(board.places) == [*range(1, 17), *range(21, 25)]
    assert keeps_the_constraints(board)


def test_single_figures() -> None:
    assert (embassy.LETTERS, auction_house.CARDS) == (2, 2)
    assert (secret_society.PRICE, secret_society.LIRA) == (6, (3, 2, 1))
    assert (extra_turn.PRICE, companion.STEPS, companion.STEPS_WITH_CARD) == (3, 1, 2)
    assert (good_and_3_lira.LIRA, good_for_7_lira.LIRA, move_anywhere_3.PRICE) == (3, 7, 3)
    assert substitutes.ROLL_REWARDS_LETTERS == ((5, "goods", 2), (8, "letter", 1), (12, "lira", 7))


@pytest.mark.parametrize("price", [3, 6])
def test_payments_reach_their_price_without_a_needless_letter(price: int) -> None:
    """Every holding of up to 7 letters of each kind: all payments with the fewest letters of their kinds, no other."""
    for sealed in range(8):
        for delivered in range(8):
            seat = Seat("red", 7, 12)
            seat.letters = list(letters.ALL[:sealed])
            seat.delivered = list(letters.ALL[18 : 18 + delivered])
            found = letters.payments(seat, price, "pay")
            assert len(found) <= letters.MOST_OPTIONS
            assert bool(found) == (letters.seals(seat) >= price)
            kinds = set()
            for notation in found:
                names = notation.split()[1:]
                twos = names.count("delivered")
                ones = len(names) - twos
                kinds.add((twos, ones))
                assert twos <= delivered and ones <= sealed
            assert kinds == {
                (twos, ones)
                for twos in range(delivered + 1)
                for ones in range(sealed + 1)
                if 2 * twos + ones >= price
                and (not ones or 2 * twos + ones - 1 < price)
                and (not twos or 2 * twos + ones - 2 < price)
            }
