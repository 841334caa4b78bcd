"""Every decision of any game of Istanbul fits into a panel that can be read; a bid or pick is a press on the ping."""

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from cogs.framework import limits
from cogs.panel.menus import Opened, option_rows
from cogs.panel.panel import chance_said_once, choice_rows, labels_of
from cogs.panel.shortcuts import shortcuts_of
from cogs.posts.prompts import direct_answers
from engine import players
from engine.core.decision import Decision
from engine.core.position import Position
from engine.istanbul.names import KIOSK
from host import Panel
from tests.scenarios.istanbul.given import start
from tests.support import presses
from tests.support.dealt.tables import Table, all_tables, new
from tests.support.panels import (
    arrived,
    auctioned,
    check_room,
    choices,
    menus_of,
    panels,
    rows_of,
)
from tests.support.sentences import say, tells
from words.shapes import Label
from words.speech import ENGLISH, words

WORDS = words(ENGLISH)
TABLES = [table for table in all_tables() if table.game == "istanbul"]
PARTS = 8


def panel_of(position: Position) -> Panel:
    (panel,) = panels(position, "Ada")
    return panel


def every_choice(panel: Panel, rows: list[dict[str, Any]], *, foresee: bool) -> list[str]:
    """What the rows let one choose, at once or after the choice of a range."""
    found = choices({"components": rows})
    for menu in menus_of(rows):
        _, verb, _, _, kind = menu["custom_id"].split(":")
        for part in menu["options"] if verb == "range" else []:
            opened = rows_of(panel, foresee=foresee, opened=Opened(kind, int(part["value"])))
            found += [choice for choice in choices({"components": opened}) if choice not in found]
    return found


def stretch(table: Table, count: int) -> Iterator[tuple[Position, Decision]]:
    """Moments of a game in which chance gives way to computer players more and more."""
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
                panel, foresee = panel_of(position), rng.random() < 0.2
                rows = rows_of(panel, foresee=foresee)
                assert sorted(every_choice(panel, rows, foresee=foresee)) == sorted(decision.options)
                check_room(rows)


@pytest.mark.parametrize(("lira", "buttons", "listed"), [(2, 2, 0), (4, 0, 4), (25, 0, 25), (30, 0, 25)])
def test_a_bid_is_given_on_the_ping(lira: int, buttons: int, listed: int) -> None:
    panel = panel_of(auctioned(lira))
    assert panel.decision is not None and len(panel.decision.options) == lira
    view = discord.ui.View(timeout=None)
    for item in direct_answers(panel.table, 1, panel.decision, WORDS):
        view.add_item(item)
    rows: Any = view.to_components()
    assert choices({"components": rows}) == list(panel.decision.options)[: buttons + listed]
    assert len(rows) == 1
    assert sum(len(row["components"]) for row in rows) == buttons + bool(listed)


def test_who_is_in_turn_answers_in_the_panel() -> None:
    position = auctioned(9)
    for seat, notation in ((1, "bid 2"), (2, "bid 3")):
        position.choose(seat, notation)
    panel = panel_of(position)
    assert panel.decision is not None and panel.decision.kind == "closing-bid"
    assert direct_answers(panel.table, 0, panel.decision, WORDS) == []


def bids_between(first: int, last: int) -> str:
    return say("istanbul/part-bid", first=first, last=last)


def test_bids_for_two_menus_are_in_menus_named_by_their_range() -> None:
    rows = rows_of(panel_of(auctioned(50)))
    assert [menu["placeholder"] for menu in menus_of(rows)] == [bids_between(2, 26), bids_between(27, 50)]
    assert rows[0]["components"][0]["label"] == "Pass"


@pytest.mark.parametrize("lira", [70, 90, pytest.param(640, marks=pytest.mark.slow)])
def test_more_bids_are_found_in_two_steps(lira: int) -> None:
    panel = panel_of(auctioned(lira))
    assert panel.decision is not None
    bids, ranges = menus_of(rows_of(panel))
    assert (bids["placeholder"], ranges["placeholder"]) == (bids_between(2, 26), say("panel-more"))
    assert ranges["custom_id"] == "cm:range:zzzzzzz:99999:bid"
    assert choices({"components": rows_of(panel)}) == ["pass", *(f"bid {lira}" for lira in range(2, 27))]
    for part in ranges["options"]:
        rows = rows_of(panel, opened=Opened("bid", int(part["value"])))
        shown, *_, others = menus_of(rows)
        assert len(rows) == 3 and limits.MENU_OPTIONS >= len(others["options"]) == len(ranges["options"])
        assert shown["placeholder"] == part["label"] or shown is others  # the last ones may be buttons
    assert every_choice(panel, rows_of(panel), foresee=False) == list(panel.decision.options)


def test_a_range_there_is_not_shows_the_first() -> None:
    panel = panel_of(auctioned(70))
    for opened in (Opened("bid", 3), Opened("bid", 99), Opened("move", 1)):
        assert rows_of(panel, opened=opened) == rows_of(panel)


def test_a_single_long_answer_is_a_button() -> None:
    rows = rows_of(panel_of(arrived(KIOSK, 3)))
    labels = [part["label"] for row in rows for part in row.get("components", ())]
    (line,) = (row["content"] for row in rows if "content" in row)
    assert labels == [labels[0], say("istanbul/label-skip")] and tells(labels[0], "istanbul/label-open-kiosk", count=4)
    assert line == say("panel-showing", count=1), "what the button has no room for"


def test_options_are_said_to_show_something_new_only_where_their_buttons_leave_no_more_unsaid() -> None:
    position = start({"red": {"at": 6}})
    for notation in ("move 8", "leave"):
        position.choose(0, notation)
    told = [row["content"] for row in rows_of(panel_of(position)) if "content" in row]
    assert not any(
        text in line for text in (say("panel-showing", count=1), say("panel-showing", count=4)) for line in told
    )


def headings(position: Position) -> list[tuple[str, list[str]]]:
    """The buttons of a panel, with the line above each row of them, or none."""
    panel = presses.panel_of(position, 0)
    assert panel.decision is not None
    names = ("Ann", "Bob", "Cy")
    labels, _ = chance_said_once(WORDS, panel, labels_of(WORDS, panel, panel.decision, names))
    shortcuts = shortcuts_of(WORDS, panel, labels, names)
    rows = [row.to_component_dict() for row in choice_rows(WORDS, panel, labels, shortcuts)]
    found, line = [], ""
    for row in rows:
        buttons = [part["label"] for part in row.get("components", ()) if "label" in part]
        found += [(line, buttons)] if buttons else []
        line = line if buttons else str(row.get("content", ""))
    return found


def test_buttons_that_end_the_turn_stand_below_a_line_that_says_so_and_others_below_another() -> None:
    position = start({"red": {"at": 2, "lira": 6}, "blue": {"at": 3}})
    for notation in ("move 3", "leave"):
        position.choose(0, notation)
    told = {button: line.splitlines()[0] for line, buttons in headings(position) for button in buttons}
    assert told[say("istanbul/label-stop-pay")] == say("panel-finishing", count=2)
    assert told[say("istanbul/label-pay", lira=2, who="Bob")] == say("panel-going-on", count=1)


def test_a_payment_after_which_another_turn_can_be_bought_says_so() -> None:
    red = {"lira": 2, "letters": [5], "delivered": [6]}
    position = start({"options": {"expansion": "letters"}, "courier": 4, "letter_pile": [13], "red": red})
    for notation in ("move 4", "leave", "fill", "meet courier"):
        position.choose(0, notation)
    (line, payments), (other, ends) = headings(position)
    assert line.startswith(say("panel-showing", count=3)) and len(payments) == 3
    assert say("istanbul/shortcut-another-turn", seals=3) in line.casefold()
    assert other == say("panel-finishing", count=1) and len(ends) == 1


def test_one_figure_to_meet_is_a_button_with_what_it_does_above_it() -> None:
    position = start({"red": {"at": 6, "lira": 5}, "smuggler": 2})
    for notation in ("move 2", "leave", "fill"):
        position.choose(0, notation)
    rows = rows_of(panel_of(position))
    name = say("istanbul/label-meet", figure=say("istanbul/figure-smuggler"))
    meet = next(row for row in rows if [part["label"] for part in row.get("components", ())] == [name])
    above = rows[rows.index(meet) - 1]["content"]
    assert name not in above and tells(above, "istanbul/figure-smuggler.line", lira=2)


def test_one_option_more_than_a_menu_holds_is_a_button_below_it() -> None:
    panel = panel_of(start({}))
    labels = {f"move {number}": Label(f"Place {number}", group="move") for number in range(26)}
    menu, row = (row.to_component_dict() for row in option_rows(WORDS, panel, labels))
    assert len(menu["components"][0]["options"]) == 25
    assert [part["label"] for part in row["components"]] == ["Place 25"]
