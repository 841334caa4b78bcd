"""The printed figures of Letters & Seals, and the substitutes (rulebook p. 15, 16, 21, 22, 24)."""

from collections import Counter

import pytest

from engine.core.figures import figure_at
from engine.core.rules import LASTING_VERSION
from engine.istanbul import letters
from engine.istanbul.board import FIRST, Board, keeps_the_constraints
from engine.istanbul.cards.table import CARDS, SETS
from engine.istanbul.ids import PLACES_NAMED, numbers
from engine.istanbul.kiosk import uses
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.notation import TRADE
from engine.istanbul.places import auction_house, drawing, rubies
from engine.istanbul.setup import substitutes
from engine.istanbul.state import Seat
from engine.istanbul.turn import companion, extra_turn
from tests.support.dealt.printed_decks import BONUS
from tests.support.dealt.tables import Table, new

LETTERS = Table("istanbul", (("expansion", "letters"),), 4)


def test_28_bonus_cards_two_of_each_face() -> None:
    printed = {
        card.face: figure_at(card.copies, LASTING_VERSION) for card in SETS["letters"] if card.face in BONUS["letters"]
    }
    assert set(printed.values()) == {substitutes.LETTERS_COPIES} == {2}
    assert len(printed) == 14
    state = new(LETTERS).state
    assert len(state.deck) + sum(len(seat.hand) for seat in state.seats) == 28


def test_36_letters_all_to_places_of_letters_and_seals() -> None:
    to = Counter(PLACES_NAMED[letter] for letter in letters.all_letters())
    assert to == {**dict.fromkeys(range(1, 17), 2), **dict.fromkeys(range(21, 25), 1)}
    assert sum(to.values()) == len(new(LETTERS).state.letters) == 36
    assert to == substitutes.LETTERS_TO_PLACES
    assert (letters.SEALED, letters.DELIVERED) == (1, 2)


def test_24_kiosk_tiles_one_of_each() -> None:
    """Tiles of our own may stand beside the printed ones."""
    assert set(range(1, 25)) <= KIOSK_TILES.keys()
    assert numbers(new(LETTERS).state.kiosk) == list(range(1, 25))
    given = {number: KIOSK_TILES[number].figures for number in (*range(1, 11), 12, 13, 14)}
    assert given == {
        1: {"fruit": 1, "lira": 1},
        2: {"spice": 1, "lira": 1},
        3: {"fabric": 1, "lira": 1},
        4: {"fruit": 2},
        5: {"spice": 2},
        6: {"fabric": 2},
        7: {"fruit": 1},
        8: {"spice": 1},
        9: {"fabric": 1},
        10: {"jewelry": 1},
        12: {"lira": 2},
        13: {"lira": 2},
        14: {"lira": 3},
    }
    assert (uses.COFFEE, uses.EXTENSION_PRICE, uses.ONE_OF_EACH) == (1, 10, (1, 1, 1, 1))
    assert (uses.PRICE, uses.PAYOUT) == (2, 3)


def test_the_first_layout_keeps_the_constraints_of_random_ones() -> None:
    board = Board(FIRST["letters"])
    assert sorted(board.places) == [*range(1, 17), *range(21, 25)]
    assert keeps_the_constraints(board)


def test_single_figures() -> None:
    assert (drawing.LETTERS, auction_house.CARDS) == (2, 2)
    assert (rubies.SEALS_FOR_RUBY, rubies.LIRA_WITH_RUBY) == (6, (3, 2, 1))
    assert (extra_turn.SEALS_FOR_TURN, companion.STEPS, companion.STEPS_WITH_CARD) == (3, 1, 2)
    faces = ("fabric-and-3-lira", "good-for-7-lira", "move-anywhere-3")
    assert [CARDS[face].figures["lira"] for face in faces] == [3, 7, 3]
    assert substitutes.ROLL_REWARDS_LETTERS == ((5, "goods", 2), (8, "letter", 1), (12, "lira", 7))


@pytest.mark.parametrize("price", [3, 6])
def test_payments_reach_their_price_without_a_needless_letter(price: int) -> None:
    """Every holding of up to 7 letters of each kind: all payments with the fewest letters of their kinds, no other."""
    for sealed in range(8):
        for delivered in range(8):
            seat = Seat("red", 7, 12)
            seat.letters = tuple(letters.all_letters()[:sealed])
            seat.delivered = tuple(letters.all_letters()[18 : 18 + delivered])
            found = letters.payments(seat, price, TRADE)
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
