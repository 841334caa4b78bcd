"""The printed figures of Mocha & Baksheesh, and the substitutes (rulebook p. 13, 20, 23, 24)."""

from itertools import product

from engine.istanbul.board import FIRST, Board, keeps_the_constraints
from engine.istanbul.guild import actions, sales_and_rubies, supplies, table
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.places import drawing, prices, roasting_plant, tavern
from engine.istanbul.setup import substitutes
from engine.istanbul.turn import neutral_figures
from tests.support.dealt import printed_decks
from tests.support.dealt.tables import Table, new

MOCHA = Table("istanbul", (("expansion", "mocha"),), 4)


def test_the_deck_holds_both_sets() -> None:
    state = new(MOCHA).state
    dealt = len(state.deck) + sum(len(seat.hand) for seat in state.seats)
    assert dealt == sum(sum(printed_decks.BONUS[name].values()) for name in ("base", "mocha"))


def test_20_guild_cards_one_of_each() -> None:
    """Cards of our own may stand beside the printed ones."""
    assert set(printed_decks.GUILD_CARDS) <= GUILD_CARDS.keys()
    assert sorted(new(MOCHA).state.guild_deck) == sorted(f"guild-{number}" for number in range(1, 21))


def test_the_first_layout_keeps_the_constraints_of_random_ones() -> None:
    board = Board(FIRST["mocha"])
    assert sorted(board.places) == list(range(1, 21))
    assert keeps_the_constraints(board)
    assert len(board.edges) == 31
    assert board.corners == (16, 10, 20, 13)


def test_the_coffee_house_track() -> None:
    state = new(MOCHA).state
    found = []
    for taken in range(7):
        state.coffee_house = taken
        found.append((prices.COFFEE_HOUSE.price(state), prices.COFFEE_HOUSE.rubies(state)))
    assert found == [(6, 5), (7, 4), (8, 3), (9, 2), (10, 1), (10, 1), (10, 1)]


def test_tavern_tiles_cost_one_to_four_coffee() -> None:
    state = new(MOCHA).state
    for line, free in product(range(5), repeat=2):
        state.tavern_tiles = (line, free)
        assert prices.tavern_tile_costs(state) == ((1, 2, 3, 4, 0)[line], (1, 2, 3, 4, 0)[free])
    assert (tavern.BARRIER_COFFEE, tavern.BAKSHEESH_COFFEE) == (2, 4)
    assert tavern.BAKSHEESH_SIDES[0] == (0, 0, 3, 0)


def test_single_figures() -> None:
    assert (roasting_plant.LIRA, roasting_plant.COFFEE, len(roasting_plant.WAYS)) == (2, 2, 3)
    assert (drawing.COFFEE, drawing.GUILD_CARDS) == (1, 2)
    assert (neutral_figures.FIGURE_FEE, neutral_figures.COFFEE) == (2, 1)
    assert (supplies.DIFFERENT_WITH_FILLING, supplies.LIRA_WITH_GOODS, supplies.DIFFERENT_WITH_LIRA) == (3, 4, 4)
    assert (supplies.BONUS_CARDS, supplies.COFFEE, supplies.GUILD_CARDS_DRAWN) == (3, 5, 2)
    assert [actions.jewelry_for(total) for total in range(2, 13)] == [0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3]
    assert (table.SALE_OF_FRUIT, table.LIRA_FOR_FRUIT) == ((1, 1, 1, 0), 15)
    assert (table.SALE_OF_JEWELRY, table.LIRA_FOR_JEWELRY) == ((1, 1, 0, 1), 20)
    assert (sales_and_rubies.GOODS_FOR_RUBY, sales_and_rubies.DEALER_PRICE) == (6, 15)


def test_substitutes() -> None:
    assert substitutes.BAKSHEESH_SIDE_B == tavern.BAKSHEESH_SIDES[1] == (3, 0, 0, 0)
    assert substitutes.ROLL_REWARDS_MOCHA == ((5, "goods", 2), (8, "coffee", 2), (12, "lira", 7))


def test_straight_lines_end_at_a_barrier() -> None:
    board = Board(FIRST["mocha"])
    assert board.lines(7) == (1, 4, 5, 6, 8, 17, 18)
    assert board.lines(7, (7, 17)) == (1, 5, 6, 8, 18)
    assert board.lines(8, (7, 17)) == (1, 2, 7, 16, 20)
