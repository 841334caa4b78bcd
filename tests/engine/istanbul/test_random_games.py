"""Whole random games: nothing is lost or made of nothing, every decision is reached, every game ends."""

import re
from collections import Counter
from functools import cache
from itertools import chain
from random import Random

import pytest

from engine.core.position import Position
from engine.istanbul.places import prices
from engine.istanbul.state import State
from tests.engine.istanbul.checks import contents
from tests.support.dealt.tables import Table, new, walk

ASSISTANTS = 5
MOST_TURNS = 6000
LAYOUTS = ("short", "long", "numbered", "random")
TABLES = [Table("istanbul", (("layout", layout),), seats) for seats in (2, 3, 4, 5) for layout in LAYOUTS]

# How each row of the list of decisions is met: the kind of decision, and a notation chosen in it.
ROWS = {
    "I02": ("move", r"move \d+"),
    "I03": ("move", r"play move-(0|3-4)"),
    "I04": ("assistant", "leave|collect|stop"),
    "I05": ("return-assistant", r"return \d+"),
    "I05 tile": (".*", r"recall \d+"),
    "I06": ("pay", "pay|stop"),
    "I07": ("wainwright|.*-house|.*-market|.*-mosque", "skip"),
    "I08": ("wainwright", "buy"),
    "I09": ("extra-good", "extra .*"),
    "I10": ("caravansary|second-card", "deck|discard-pile"),
    "I10 second": ("second-card", "discard-pile"),
    "I11": ("discard", "discard .*"),
    "I12": ("fountain", r"return \d+( \d+)+"),
    "I13": ("black-market", "take .*"),
    "I13 after": ("ware", "take .*"),
    "I14": ("roll", "turn .|reroll|keep"),
    "I15": ("tea-house", r"call \d+"),
    "I16": ("large-market|small-market", "sell .*"),
    "I16 card": ("any-goods", "sell .*"),
    "I17": ("police-station", r"send \d+"),
    "I18": ("sultans-palace", "deliver.*"),
    "I19": ("small-mosque|great-mosque", "tile .*"),
    "I20": ("gemstone-dealer", "buy"),
    "I21": ("encounters", "meet .*"),
    "I22": ("encounters", "catch .* (lira|card)"),
    "I23": ("governor", "lira|discard .*"),
    "I24": ("smuggler", ".* for .*"),
    "I25": ("gain-good", "gain .*"),
    "I25 lira": (".*", "play gain-5-lira"),
    "I26": ("again", "play .*-twice"),
    "I27": ("reward", "reward .*"),
    "I28": ("encounters|end-turn", "end"),
    "I29": ("final-cards", "play .*|done"),
}


def check(state: State) -> None:
    """What holds at every moment of a base game."""
    cards = [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand)]
    assert sorted(cards) == contents(state, "bonus")
    for seat in state.seats:
        assert len(seat.stack) + len(seat.out) + seat.reserve == ASSISTANTS
        assert set(seat.stack) <= {0}
        assert seat.reserve == (0 if seat.tiles[3] else 1)
        assert all(0 <= have <= seat.capacity for have in seat.goods)
        assert seat.lira >= 0
        assert seat.merchant in state.board.position
        assert seat.family in state.board.position
    check_rubies(state)
    for good in range(4):
        assert state.mosques[good] == sum(seat.tiles[good] for seat in state.seats)
    assert sorted(state.large_market) == [f"large-{number}" for number in range(1, 6)]
    assert sorted(state.small_market) == [f"small-{number}" for number in range(1, 6)]
    assert all(2 <= place <= 12 for place in state.figures.values())
    assert len(state.neutral_merchants) == (3 if len(state.seats) == 2 else 0)


def check_rubies(state: State) -> None:
    count = len(state.seats)
    pairs = [sum(seat.tiles[a] and seat.tiles[b] for seat in state.seats) for a, b in ((0, 1), (3, 2))]
    complete = sum(seat.capacity == 5 for seat in state.seats)
    assert sum(seat.rubies for seat in state.seats) == state.palace + state.dealer + sum(pairs) + complete
    assert state.mosque_rubies == tuple({2: 2, 3: 3, 4: 4, 5: 4}[count] - pair for pair in pairs)
    assert min(state.mosque_rubies) >= 0
    assert state.wainwright_rubies == count - complete
    assert state.extensions == 3 * count - sum(seat.capacity - 2 for seat in state.seats)
    assert 1 <= prices.PALACE.rubies(state) <= 7
    assert 1 <= prices.DEALER.rubies(state) <= 12


@cache
def played(table: Table) -> tuple[Counter[tuple[str, str]], Position]:
    """A random game to its end, checked after every choice: what was chosen, and the end."""
    position = new(table, seed=3)
    chosen: Counter[tuple[str, str]] = Counter()
    for here in walk(position, Random(str(table))):
        check(here.state)
        assert here.state.turn <= MOST_TURNS
        chosen.update((decision.kind, option) for decision in here.decisions for option in decision.options)
    check(position.state)
    return chosen, position


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_and_every_game_ends(table: Table) -> None:
    _, position = played(table)
    best = max(seat.rubies for seat in position.state.seats)
    assert best >= position.state.setup.rubies_to_end
    assert position.state.active in range(table.seats)
    assert all(position.state.seats[seat].rubies == best for seat in position.rules.result(position.state)["winners"])


@cache
def offered() -> frozenset[tuple[str, str]]:
    return frozenset(
        chain.from_iterable([played(table)[0] for table in TABLES] + [last_round(table) for table in TABLES])
    )


def last_round(table: Table) -> set[tuple[str, str]]:
    """What is offered in the last round of seats that have equal rubies and lira, as they rarely have by chance."""
    found = set()
    for seed in range(5):
        fresh = new(table, seed)
        state = fresh.boundary.clone()
        state.final_round = True
        for seat in state.seats:
            seat.rubies, seat.lira = state.setup.rubies_to_end, 20
        for here in walk(Position(fresh.rules, state), Random(seed)):
            found |= {(decision.kind, option) for decision in here.decisions for option in decision.options}
    return found


@pytest.mark.parametrize("row", ROWS)
def test_every_decision_is_reached(row: str) -> None:
    kind, notation = ROWS[row]
    assert any(re.fullmatch(kind, found) and re.fullmatch(notation, option) for found, option in offered())


def test_the_round_in_progress_is_completed() -> None:
    """Every seat has had as many turns as every other when the game ends."""
    for table in TABLES:
        assert (played(table)[1].state.turn - 1) % table.seats == 0
