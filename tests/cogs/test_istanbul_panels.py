"""Every decision of any game of Istanbul fits into a panel that can be read; a bid or pick is a press on the ping."""

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from cogs.shared import limits
from cogs.shared.panel import labels_of, option_rows
from cogs.shared.prompts import direct_answers
from engine import players
from engine.core.decision import Decision
from engine.core.position import Position
from engine.istanbul.names import AUCTION_HOUSE, KIOSK
from host import Panel
from tests.cogs.test_panel import choices, panels
from tests.engine.tables import Table, all_tables, new
from words.speech import ENGLISH, words

WORDS = words(ENGLISH)
NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")
MOST_MENUS = 5
TEXT_PICTURES_AND_TOOLS = 1 + 2 + 6
TABLES = [table for table in all_tables() if table.game == "istanbul"]
PARTS = 8


def panel_of(position: Position) -> Panel:
    (panel,) = panels(position, "Ada")
    return panel


def rows_of(panel: Panel, *, foresee: bool = True) -> list[dict[str, Any]]:
    assert panel.decision is not None
    labels = labels_of(WORDS, panel, panel.decision, NAMES, foresee=foresee)
    return [row.to_component_dict() for row in option_rows(WORDS, panel, labels)]


def menus_of(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for row in rows for part in row["components"] if "options" in part]


def stretch(table: Table, count: int) -> Iterator[tuple[Position, Decision]]:
    """Moments of a game in which chance gives way to house players more and more."""
    position, rng = new(table, count), Random(f"panel {table}")
    for number in range(count):
        if position.over:
            return
        (decision,) = position.decisions
        yield position, decision
        house = players.ROOKIE if rng.random() < number / count else players.RANDOM
        position.choose(decision.seat, players.choose(house, position, decision.seat, rng))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_decision_fits_into_a_panel_that_can_be_read(part: int) -> None:
    rng = Random(part)
    for table in TABLES[part::PARTS]:
        for position, decision in stretch(table, 250):
            if len(decision.options) > 20 or rng.random() < 0.05:
                rows = rows_of(panel_of(position), foresee=rng.random() < 0.2)
                assert sorted(choices({"components": rows})) == sorted(decision.options)
                menus = [menu["placeholder"] for menu in menus_of(rows)]
                assert len(menus) <= MOST_MENUS, decision
                assert len(set(menus)) == len(menus), "two menus of the same name"
                assert sum(1 + len(row["components"]) for row in rows) <= limits.COMPONENTS - TEXT_PICTURES_AND_TOOLS


def arrived(place: int, lira: int) -> Position:
    """The first seat of three has come to `place`, to its assistant there, and nobody else is near."""
    position = new(Table("istanbul", (("expansion", "bazaar"),), 3))
    state = position.boundary
    state.active = 0
    for seat in state.seats:
        seat.lira, seat.merchant, seat.family = lira, 7, 12
    me = state.seats[0]
    me.merchant, me.out, me.stack = state.board.neighbours(place)[0], [place], me.stack[:3]
    state.figures = dict.fromkeys(state.figures, 7)
    position = Position(position.rules, state)
    for notation in (f"move {place}", "collect"):
        position.choose(0, notation)
    return position


def auctioned(lira: int) -> Position:
    position = arrived(AUCTION_HOUSE, lira)
    for notation in ("take fabric", "bid 1"):
        position.choose(0, notation)
    return position


@pytest.mark.parametrize(("lira", "buttons", "listed"), [(4, 4, 0), (10, 10, 0), (11, 5, 6), (30, 5, 25), (70, 5, 25)])
def test_a_bid_is_a_press_on_the_ping(lira: int, buttons: int, listed: int) -> None:
    panel = panel_of(auctioned(lira))
    assert panel.decision is not None and len(panel.decision.options) == lira
    view = discord.ui.View(timeout=None)
    for item in direct_answers(panel.table, 1, panel.decision, WORDS):
        view.add_item(item)
    rows: Any = view.to_components()
    assert choices({"components": rows}) == list(panel.decision.options)[: buttons + listed]
    assert len(rows) <= 2
    assert sum(len(row["components"]) for row in rows) == buttons + bool(listed)


def test_who_is_in_turn_answers_in_the_panel() -> None:
    position = auctioned(9)
    for seat, notation in ((1, "bid 2"), (2, "bid 3")):
        position.choose(seat, notation)
    panel = panel_of(position)
    assert panel.decision is not None and panel.decision.kind == "closing-bid"
    assert direct_answers(panel.table, 0, panel.decision, WORDS) == []


def test_many_bids_are_in_menus_named_by_their_range() -> None:
    rows = rows_of(panel_of(auctioned(70)))
    assert [menu["placeholder"] for menu in menus_of(rows)] == [
        "Bid 2 to 26 lira", "Bid 27 to 51 lira", "Bid 52 to 70 lira",
    ]  # fmt: skip
    assert rows[0]["components"][0]["label"] == "Pass"


def test_a_single_long_answer_is_a_button() -> None:
    labels = [part.get("label") for row in rows_of(panel_of(arrived(KIOSK, 3))) for part in row["components"]]
    assert labels == ["Take letters and open 4 tiles · draw, no undo", "Skip the action"]
