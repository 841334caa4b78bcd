"""Whole random games with Mocha & Baksheesh, the Grand Bazaar and the variants: nothing is lost or made of nothing."""

import re
from collections import Counter
from functools import cache
from itertools import chain
from random import Random

import pytest

from engine.core.position import Position
from tests.engine.istanbul.checks import check, count_coffee
from tests.support.dealt.printed_decks import GUILD_CARDS
from tests.support.dealt.tables import Table, new

MOST_TURNS = 6000


def table(seats: int, expansion: str, **options: str) -> Table:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Table("istanbul", (("expansion", expansion), *named.items()), seats)


TABLES = [
    table(2, "mocha"),
    table(2, "mocha", layout="random", neutral_assistants="on"),
    table(3, "mocha", caravan_master="on"),
    table(3, "mocha", layout="random", neutral_assistants="on", caravan_master="on"),
    table(4, "mocha", neutral_assistants="on"),
    table(4, "mocha", layout="random", caravan_master="on"),
    table(5, "mocha", layout="random"),
    table(5, "mocha", caravan_master="on"),
    table(2, "base", neutral_assistants="on"),
    table(3, "letters", deck="both", neutral_assistants="on", caravan_master="on"),
    table(2, "bazaar", caravan_master="on"),
    table(3, "bazaar", neutral_assistants="on", kiosk_letters="1"),
    table(4, "bazaar", neutral_assistants="on", caravan_master="on"),
    table(5, "bazaar"),
]

# How each row of the list of decisions is met: the kind of decision, and a notation chosen in it.
ROWS = {
    "M01": ("move", r"guild \d+"),
    "M02 goods": ("different-goods", "take .*"),
    "M02 fountain": ("join-merchant", "return .*|return-none"),
    "M02 wares": ("two-wares", "take .*"),
    "M02 place": ("any-place", r"use \d+"),
    "M02 six goods": ("six-goods", "give .*"),
    "M02 tavern": ("tavern-again", "enough"),
    "M03": ("roasting-plant", "roast .*"),
    "M03 more": ("roast-more", "roast (card|guild) .*"),
    "M04": ("discard-guild", r"discard-guild \d+"),
    "M05": ("tavern", "barrier|tile line|tile free"),
    "M06": ("barrier-place", r"use \d+"),
    "M06 beside": ("barrier-beside", r"beside \d+"),
    "M08": ("tavern", r"baksheesh (13|16|20)"),
    "M09": ("coffee-house", "buy"),
    "M10": ("encounters", "meet coffee-trader"),
    "M10 price": ("coffee-trader", "lira|fabric|spice|fruit|jewelry"),
    "M11 coffee": (".*", "play (two-coffee|coffee-for-lira|coffee-for-guild)"),
    "M11 exchange": ("exchange-take", "take .*"),
    "M11 dice": ("gain-goods", "gain .*"),
    "M11 six": ("roll", r"six \d"),
    "M11 corner": ("move", "play move-to-corner"),
    "M11 again": ("again", "play (wainwright|coffee-house)-twice"),
    "V02": ("assistant", "collect-neutral"),
}


@cache
def played(table: Table) -> tuple[Counter[tuple[str, str]], Position]:
    """A random game to its end, checked after every choice: what was offered, and the end."""
    position, rng = new(table, seed=6), Random(str(table))
    offered: Counter[tuple[str, str]] = Counter()
    coffee: Counter[int] = Counter()
    while not position.over:
        check(position.state, coffee)
        assert position.state.turn <= MOST_TURNS
        offered.update((decision.kind, option) for decision in position.decisions for option in decision.options)
        decision = rng.choice(position.decisions)
        count_coffee(coffee, position.choose(decision.seat, rng.choice(list(decision.options))))
    check(position.state, coffee)
    return offered, position


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_and_every_game_ends(table: Table) -> None:
    _, position = played(table)
    best = max(seat.rubies for seat in position.state.seats)
    assert best >= position.state.setup.rubies_to_end
    assert all(position.state.seats[seat].rubies == best for seat in position.rules.result(position.state)["winners"])


@pytest.mark.parametrize("row", ROWS)
def test_every_decision_is_reached(row: str) -> None:
    kind, notation = ROWS[row]
    offered = chain.from_iterable(played(table)[0] for table in TABLES)
    assert any(re.fullmatch(kind, found) and re.fullmatch(notation, option) for found, option in offered)


@pytest.mark.parametrize("number", GUILD_CARDS)
def test_every_guild_card_is_offered(number: int) -> None:
    assert any(("move", f"guild {number}") in played(table)[0] for table in TABLES)


def test_without_its_expansion_nothing_of_it_is_offered() -> None:
    def coffee(table: Table) -> list[str]:
        return [option for _, option in played(table)[0] if re.search("coffee|guild", option)]

    without = [table for table in TABLES if dict(table.options)["expansion"] in ("base", "letters")]
    assert [coffee(table) for table in without] == [[], []]
    assert all(coffee(table) for table in TABLES if table not in without)
