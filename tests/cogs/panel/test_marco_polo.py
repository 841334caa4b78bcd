"""Every decision of any game of Marco Polo fits into a readable panel; what all decide at once is on the ping."""

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from cogs.panel.finishing import _at_once, _finishing
from cogs.panel.panel import choice_rows, labels_of
from cogs.panel.quick_button import ShortcutButton
from cogs.panel.shortcuts import shortcuts_of
from cogs.panel.undoing import label_from
from cogs.posts.prompts import direct_answers
from engine import players
from engine.core.decision import Decision
from engine.core.position import Position
from engine.marco_polo.notation import END, STAY
from tests.scenarios.marco_polo.given import start
from tests.support.dealt.tables import Table, all_tables, new
from tests.support.limits import components
from tests.support.panels import NAMES, WORDS, check_room, choices, menus_of, panels, rows_of, sent
from tests.support.quick_buttons import moments as turns_of
from tests.support.sentences import say, tells

TABLES = [table for table in all_tables() if table.game == "marco_polo"]
PARTS = 8
MOMENTS = 120


def moments(table: Table) -> Iterator[tuple[Position, Decision]]:
    """Every decision of the first half of a game of chance and computer players."""
    position, rng = new(table, MOMENTS), Random(f"panel {table}")
    for number in range(MOMENTS):
        if position.over:
            return
        decision = rng.choice(position.decisions)
        yield position, decision
        house = players.ROOKIE if rng.random() < number / MOMENTS else players.RANDOM
        position.choose(decision.seat, players.choose(house, position, decision.seat, rng))


def panel_of(position: Position, seat: int) -> Any:
    return next(panel for panel in panels(position, "Ada") if panel.seat == seat)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_decision_fits_into_a_panel_that_can_be_read(part: int) -> None:
    rng = Random(part)
    for table in TABLES[part::PARTS]:
        for position, decision in moments(table):
            if len(decision.options) > 20 or rng.random() < 0.05:
                rows = rows_of(panel_of(position, decision.seat), foresee=rng.random() < 0.2)
                assert sorted(choices({"components": rows})) == sorted(decision.options)
                check_room(rows)


def test_long_main_actions_are_a_menu_below_quick_buttons_however_few() -> None:
    """Contracts, two lines and five coins, some with a price."""
    placed = {"contracts": ["green 3"], "bazaar camel": ["green 6"], "bazaar pepper": ["green 5"]}
    position = start({"seats": 2, "placed": placed, "blue": {"dice": "2", "have": {"coin": 8}}})
    assert [menu["placeholder"] for menu in menus_of(rows_of(panel_of(position, 0)))] == [say("marco_polo/group-main")]


def test_what_all_decide_at_once_is_a_press_on_the_ping_unless_it_is_secret() -> None:
    seen = set()
    for table in TABLES[:: len(TABLES) // 12]:
        for position, decision in moments(table):
            panel = panel_of(position, decision.seat)
            offered = on_the_ping(panel, decision)
            if position.sealed and decision.public:
                assert offered == list(decision.options)
                seen.add(decision.kind)
            else:
                assert offered == []
    assert seen >= {"compensation"}


async def test_an_answer_that_is_final_says_so_before_it_is_given() -> None:
    alone = 0
    for table in TABLES[:: len(TABLES) // 6]:
        for number, (position, decision) in enumerate(moments(table)):
            if number % 3 and not position.sealed:
                continue
            body = await sent(panel_of(position, decision.seat))
            text = body["components"][0]["content"]
            together = tells(text, "panel-sealed")
            labels = [part.get("label") for row in body["components"] for part in row.get("components", ())]
            assert (together or tells(text, "panel-final")) is position.sealed
            assert any((label or "").startswith(say("button-undo")) for label in labels) is not position.sealed
            assert together is (position.sealed and len({*position.answered, *position.seats_to_act}) > 1)
            alone += position.sealed and not together
    assert alone


def on_the_ping(panel: Any, decision: Decision) -> list[str]:
    view = discord.ui.View(timeout=None)
    for item in direct_answers(panel.table, panel.seat, decision, WORDS):
        view.add_item(item)
    rows: Any = view.to_components()
    return sorted(choices({"components": rows}), key=list(decision.options).index)


def test_columns_that_bring_less_than_another_are_a_menu_behind_the_others() -> None:
    """A 6 on the pepper line: 4 pepper, or 3 and 2 coins; nobody wants 2 pepper."""
    position = start({"blue": {"dice": "6 1 1 1 1"}})
    for notation in ("bazaar pepper", "die 6"):
        position.choose(0, notation)
    panel = panel_of(position, 0)
    assert [*position.decision(0).options] == [f"column {number}" for number in (6, 5, 4, 3, 2, 1)]
    buttons, menus = offered(panel)
    assert menus[say("group-worse")] == [f"column {number}" for number in (4, 3, 2, 1)]
    assert [one.carried for one in buttons] == ["column 6/end", "column 5/end"]
    going_on = say("panel-menu-going-on", title=say("marco_polo/group-column"))
    assert menus[going_on] == ["column 6", "column 5"], "the buttons end the turn, the menu of the same does not"


def offered(panel: Any) -> tuple[list[ShortcutButton], dict[str, list[str]]]:
    """The quick buttons, and what each menu has, by its placeholder."""
    labels = labels_of(WORDS, panel, panel.decision, NAMES)
    shortcuts = shortcuts_of(WORDS, panel, labels, NAMES)
    rows = [row.to_component_dict() for row in choice_rows(WORDS, panel, labels, shortcuts)]
    menus = {menu["placeholder"]: [option["value"] for option in menu["options"]] for menu in menus_of(rows)}
    return shortcuts.buttons, menus


def test_after_the_main_action_bonus_actions_are_offered_once_and_do_not_end_the_turn() -> None:
    position = start({"blue": {"dice": "6 6 1", "contracts": [], "have": {"camel": 1, "coin": 9}}})
    for notation in ("coins", "die 1"):
        position.choose(0, notation)
    panel = panel_of(position, 0)
    buttons, menus = offered(panel)
    assert {"purse", "reroll", "end"} <= {*panel.decision.options}
    assert not [one for one in buttons if one.ends]
    assert say("panel-menu-going-on", title=say("marco_polo/group-bonus")) not in menus


def test_a_die_of_the_same_number_and_more_use_is_not_on_a_button_beside_the_other() -> None:
    position = start({"blue": {"dice": "6 b6 1"}})
    position.choose(0, "bazaar pepper")
    buttons, menus = offered(panel_of(position, 0))
    assert menus[say("group-worse")] == ["die b6"] and not [one for one in buttons if "die b6" in one.choices]


def test_what_comes_with_a_contract_is_chosen_on_its_button() -> None:
    """Camels where a whole turn is offered; where contracts are chosen, coins or camels."""
    position = start({"seats": 2, "blue": {"dice": "5 6", "contracts": []}, "green": {"dice": "2"}})
    turn = [one.notations for one in position.shortcuts(0, "contracts")]
    assert any(notation.startswith("camels with") for way in turn for notation in way)
    assert not any(notation.startswith("coins with") for way in turn for notation in way)
    for notation in ("contracts", "die 6"):
        position.choose(0, notation)
    panel = panel_of(position, 0)
    labels = labels_of(WORDS, panel, position.decision(0), NAMES)
    made = [one.label for option in labels for one in _finishing(WORDS, panel, labels, option, NAMES)]
    assert {"Contract 5 · +1 coin", "Contract 5 · +1 camel", "Contract 6 · +2 camels"} <= {*made}


def test_what_comes_with_two_contracts_is_asked_of_each_and_a_button_for_both_says_both() -> None:
    position = start({"blue": {"dice": "6 5", "contracts": []}})
    for notation in ("contracts", "die 6"):
        position.choose(0, notation)
    *_, fifth, sixth = position.view(0).row
    position.choose(0, f"take {fifth} {sixth}")
    panel = panel_of(position, 0)
    assert not [one for one in offered(panel)[0] if one.ends]
    (way,) = position.shortcuts(0, f"camels with {fifth}")
    labels = labels_of(WORDS, panel, position.decision(0), NAMES)
    both = way._replace(
        notations=(f"camels with {fifth}", f"camels with {sixth}"),
        events=(*way.events, *position.try_out(0, f"camels with {fifth}").fork.foresee(0, f"camels with {sixth}")),
        ends=True,
    )
    assert [one.label for one in _at_once(WORDS, panel, labels, both, NAMES)] == ["+1 camel, +2 camels"]
    assert label_from(WORDS, position, 0, [f"coins with {fifth}"], NAMES).endswith("+1 coin")


def test_contracts_beside_a_list_of_them_are_called_alike() -> None:
    position = start({"blue": {"dice": "3 1", "contracts": ["K05"]}})
    for notation in ("contracts", "die 3"):
        position.choose(0, notation)
    panel = panel_of(position, 0)
    labels = labels_of(WORDS, panel, position.decision(0), NAMES)
    made = shortcuts_of(WORDS, panel, labels, NAMES, listed=True).buttons
    assert {one.label for one in made} >= {"Contract 1", "Contract 2", "Contract 3", "Contracts 1 and 2"}


async def test_a_contract_whose_good_is_chosen_at_once_is_told_from_its_own_button_with_all_that_it_brings() -> None:
    have = {"camel": 5, "pepper": 2, "silk": 3}
    panel = panel_of(start({"blue": {"dice": "1", "contracts": ["K29"], "have": have}}), 0)
    buttons, _ = offered(panel)
    (one,) = (one for one in buttons if one.choices[0] == "complete K29")
    assert one.label == "Complete: 1 gold, 5 points"
    assert one.line.deal.endswith("→ 1 gold, 5 points, 1 black die · roll, no undo")
    texts = [part["content"] for part in components((await sent(panel))["components"]) if "content" in part]
    assert any(tells(text, "panel-showing") for text in texts)


def test_a_journey_that_brings_nothing_does_not_end_the_turn_by_itself() -> None:
    position = start({"blue": {"dice": "6 1", "have": {"coin": 9}, "posts": ["alexandria"]}})
    position.choose(0, "travel")
    assert "to alexandria" in position.decision(0).options
    assert not [one for one in offered(panel_of(position, 0))[0] if one.ends]


def test_no_button_repeats_its_head_or_goes_on_after_declining_and_no_line_could_be_of_another() -> None:
    seen = 0
    for position in turns_of("marco_polo", {}, (2, 3)):
        panel = panel_of(position, position.decisions[0].seat)
        buttons, _ = offered(panel)
        for one in buttons:
            head, *parts = one.label.casefold().split(" · ")
            assert not [part for part in parts if part.startswith(head)], one
            assert one.choices[0] != STAY or one.choices[1:] in ([], [END]), one
            begun = [other.label for other in buttons if other.label.startswith(one.line.name)]
            assert one.line.name in ("", one.label) or begun in ([], [one.label]), one
            seen += bool(one.line.name)
    assert seen > 50
