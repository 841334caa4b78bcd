"""The printed figures: counts, prices, tiles (rulebook p. 5 to 7, 18, 19, 22, 24)."""

from collections import Counter

import pytest

from engine.core.figures import figure_at
from engine.core.rules import LASTING_VERSION
from engine.istanbul.cards.table import CARDS, SETS
from engine.istanbul.ids import FACES
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import dice, markets, pieces, prices, warehouses
from engine.istanbul.places.table import PLACES
from engine.istanbul.setup import start
from engine.istanbul.setup.options import RUBIES_TO_END
from engine.istanbul.state import FIRST_CAPACITY, LAST_CAPACITY
from tests.support.dealt.printed_decks import BONUS
from tests.support.dealt.tables import Table, new


def base(seats: int, layout: str = "short") -> Table:
    return Table("istanbul", (("layout", layout),), seats)


@pytest.mark.parametrize(("of", "total"), [("base", 26), ("mocha", 18), ("letters", 28)])
def test_the_printed_bonus_cards(of: str, total: int) -> None:
    """As many of each face as printed; cards of our own may stand beside them."""
    dealt = Counter({card.face: figure_at(card.copies, LASTING_VERSION) for card in SETS[of]})
    assert sum(BONUS[of].values()) == total
    assert {face: dealt[face] for face in BONUS[of]} == BONUS[of]


def test_a_new_game_is_dealt_its_sets() -> None:
    state = new(base(2)).state
    faces = Counter(FACES[card] for card in (*state.deck, *(card for seat in state.seats for card in seat.hand)))
    assert faces == BONUS["base"]


def test_every_face_belongs_to_one_set() -> None:
    assert len(CARDS) == sum(len(cards) for cards in SETS.values())


def test_every_place_has_its_rule() -> None:
    assert set(PLACES) == set(range(1, 26))


def test_16_mosque_tiles() -> None:
    assert {seats: stack for seats, stack in prices.MOSQUE_NEEDS.items()} == {
        2: (2, 4),
        3: (2, 3, 4),
        4: (2, 3, 4, 5),
        5: (2, 3, 4, 5),
    }
    assert 4 * len(prices.MOSQUE_NEEDS[5]) == 16


@pytest.mark.parametrize(
    ("seats", "palace", "dealer", "mosque", "wainwright"),
    [(2, 6, 9, 2, 2), (3, 6, 10, 3, 3), (4, 7, 12, 4, 4), (5, 7, 12, 4, 5)],
)
def test_rubies_on_the_board(seats: int, palace: int, dealer: int, mosque: int, wainwright: int) -> None:
    state = new(base(seats)).state
    assert prices.PALACE.rubies(state) == palace
    assert prices.DEALER.rubies(state) == dealer
    assert state.mosque_rubies == (mosque, mosque)
    assert state.wainwright_rubies == wainwright


def test_five_players_use_all_32_rubies() -> None:
    state = new(base(5)).state
    on_board = prices.PALACE.rubies(state) + prices.DEALER.rubies(state) + sum(state.mosque_rubies)
    assert on_board + state.wainwright_rubies == 32


@pytest.mark.parametrize(("seats", "first_goods", "first_lira"), [(2, 5, 15), (3, 5, 14), (4, 4, 12), (5, 4, 12)])
def test_prices_of_the_tracks(seats: int, first_goods: int, first_lira: int) -> None:
    """Rising by one to 10 goods and 23 lira, and staying there with one ruby always left (rulings 67, 68)."""
    state = new(base(seats)).state
    goods, lira, left = [], [], []
    for taken in range(14):
        state.palace = state.dealer = taken
        goods.append(prices.PALACE.price(state))
        lira.append(prices.DEALER.price(state))
        left.append((prices.PALACE.rubies(state), prices.DEALER.rubies(state)))
    assert goods == [min(first_goods + taken, 10) for taken in range(14)]
    assert lira == [min(first_lira + taken, 23) for taken in range(14)]
    assert all(palace >= 1 and dealer >= 1 for palace, dealer in left)
    assert left[-1] == (1, 1)


def test_the_palace_track() -> None:
    assert prices.PALACE_TRACK == (JEWELRY, FABRIC, SPICE, FRUIT, 4, JEWELRY, FABRIC, SPICE, FRUIT, 4)
    assert prices.palace_demand(4) == ([1, 1, 1, 1], 0)
    assert prices.palace_demand(7) == ([2, 1, 1, 2], 1)
    assert prices.palace_demand(10) == ([2, 2, 2, 2], 2)


def test_demand_tiles() -> None:
    both = [*markets.LARGE_TILES.values()], [*markets.SMALL_TILES.values()]
    for tiles in both:
        assert len(set(tiles)) == 5
        assert all(sum(tile) == 5 for tile in tiles)
    totals = [sum(column) for column in zip(*both[0], *both[1], strict=True)]
    assert totals == [11, 13, 11, 15]
    assert markets.LARGE_PAYS == (0, 3, 7, 12, 18, 25)
    assert markets.SMALL_PAYS == (0, 2, 5, 9, 14, 20)


def test_the_black_market_table() -> None:
    found = [dice.jewelry_for(total) for total in range(2, 13)]
    assert found == [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]


def test_the_post_office() -> None:
    assert [warehouses.received(down) for down in range(5)] == [
        ((0, 1, 1, 0), 2),
        ((1, 0, 1, 0), 2),
        ((1, 0, 1, 0), 3),
        ((1, 0, 0, 1), 3),
        ((1, 0, 0, 1), 4),
    ]


def test_single_figures() -> None:
    assert (warehouses.EXTENSION_PRICE.latest, warehouses.EXTRA_PRICE, dice.CONSOLATION) == (7, 2, 2)
    assert (min(dice.CALLS.values()), max(dice.CALLS.values())) == (3, 12)
    assert (FIRST_CAPACITY, LAST_CAPACITY, start.EXTENSIONS_EACH) == (2, 5, 3)
    assert RUBIES_TO_END == {2: 6, 3: 5, 4: 5, 5: 5}
    assert pieces.POLICE_STATION == 12


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_lira_rise_in_turn_order(seats: int) -> None:
    for seed in range(10):
        position = new(base(seats), seed)
        start = position.state.start
        assert [position.state.seats[(start + turn) % seats].lira for turn in range(seats)] == [2, 3, 4, 5, 6][:seats]
        assert all(len(seat.hand) == 1 for seat in position.state.seats)


def test_every_seat_may_start() -> None:
    assert {new(base(5), seed).state.start for seed in range(40)} == set(range(5))


def test_figures_start_anywhere_two_dice_reach() -> None:
    found = {new(base(2), seed).state.figures[figure] for seed in range(150) for figure in ("governor", "smuggler")}
    assert found == set(range(2, 13))
