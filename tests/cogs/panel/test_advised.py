"""The turns of a hint are the first buttons of a panel, where the table has hints."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.framework import limits
from cogs.panel.advised import advised_shortcuts
from cogs.panel.panel import labels_of
from cogs.panel.quick_button import ShortcutButton, begin_of, carries, notations_of, rest_of
from cogs.panel.shortcuts import Shortcuts, shortcuts_of
from engine.core.position import Position
from engine.istanbul.names import POST_OFFICE
from engine.players.hints.turns import Turn
from engine.players.thinking_time import Budget
from host import Panel
from host.turn import looking, press
from host.turn.hints import advice_for, hint_for
from tests.host.desk import ADA, BEN, Desk
from tests.scenarios.istanbul.given import start
from tests.scenarios.marco_polo.given import start as start_in_venice
from tests.support.presses import WORDS, panel_of
from tests.support.quick_buttons import GAMES, NAMES, advised_panel, moments, notations
from words.games import game_words
from words.shapes import length_of

EVERY = 6
"""Of the decisions of a game, which take a hint each."""


def offered(panel: Panel) -> Shortcuts:
    assert panel.decision is not None
    return shortcuts_of(WORDS, panel, labels_of(WORDS, panel, panel.decision, NAMES), NAMES)


def plays(position: Position, seat: int, one: ShortcutButton) -> bool:
    """Makes the choices of a button; whether its turn is finished then, or it ends where chance came in."""
    end, fork = position.rules.turn_end, position.fork()
    for notation in notations(one):
        assert fork.seats_to_act == (seat,), "somebody else is asked on the way"
        fork.choose(seat, notation)
        if notation == end:
            return not fork.choices
    return fork.floor > len(position.choices) or not fork.choices


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_best_turn_of_a_hint_is_the_first_button_and_does_all_of_it(game: str, options: dict[str, str]) -> None:
    first, several = 0, 0
    for position in moments(game, options, (3,), every=EVERY):
        seat, end = position.decisions[0].seat, position.rules.turn_end
        if len(position.decisions[0].options) < 2:
            continue
        panel = advised_panel(position, seat)
        way = next(advised_shortcuts(panel), None)
        best = [*notations_of(panel, way)] if way is not None else []
        if len(best) == 1 or way is None or not carries(panel, rest_of(panel, way)):
            continue
        if not position.choices and game_words(game).shortcut_is_waste(position.view(seat), way):
            assert best not in [notations(one) for one in offered(panel).buttons]
            continue
        buttons, menu, _ = offered(panel)
        is_first = bool(buttons) and notations(buttons[0]) == best
        if not position.choices:  # later on the choices may have no name that no option has
            several, first = several + 1, first + is_first
        assert len({begin_of(one.label) for one in buttons}) == len(buttons) <= limits.ROW_BUTTONS
        assert all(length_of(one.label) <= limits.SHORT_LABEL for one in buttons)
        assert not [one for one in buttons if one.told(WORDS).startswith(f"{one.label}: {one.label} ")], (
            "it is named once"
        )
        assert len({one.rest for one in (*buttons, *menu)}) == len(buttons) + len(menu), "nothing is offered twice"
        if is_first:
            assert plays(position, seat, buttons[0]) or best[-1] != end
    assert several > 4 and first >= 0.9 * several, (first, several)  # a button has not room for every card


async def test_a_panel_has_advice_where_the_table_has_hints_and_its_person_acts(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.players.thinking_time.HINT_SOON", Budget(4, 60.0))
    monkeypatch.setattr("host.turn.hints.PANEL_WAITS_S", 60.0)
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    acts = table.seats[table.position.seats_to_act[0]].user_id or 0
    waits = ADA + BEN - acts
    panels = {person: await looking.panel(desk.host, game_id, person) for person in (acts, waits)}
    advised = await advice_for(desk.host, panels[acts])
    assert advised and all(turn.choices[0] in table.position.decisions[0].options for turn in advised)
    assert await advice_for(desk.host, panels[acts]) is advised, "it is sought once"
    assert await advice_for(desk.host, panels[waits]) == ()
    hinted = await hint_for(desk.host, game_id, acts)
    assert await advice_for(desk.host, panels[acts]) == hinted.hint.turns, "what its person was told comes first"
    table.row.options["hints"] = "forbidden"
    assert await advice_for(desk.host, panels[acts]) == ()


async def test_a_turn_that_is_to_be_finished_stops_where_that_is_not_possible(desk: Desk) -> None:
    """Chance may bring another question than what a button foresaw."""
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    acts = table.seats[table.position.seats_to_act[0]].user_id or 0
    after = table.asked.after[table.position.seats_to_act[0]]
    far = next(option for option in table.position.decisions[0].options if option != f"move {POST_OFFICE}")
    panel = await press.choose(desk.host, game_id, acts, far, "end", asked_after=after, to_end=True)
    assert table.position.choices[0].notation == far and panel.decision is not None


def test_hints_at_the_tavern_are_each_named_by_their_tile() -> None:
    red = {"at": 6, "coffee": 9}
    position = start({"options": {"expansion": "mocha"}, "red": red, "blue": {"at": 7}})
    tiles = [Turn(("move 19", "leave", f"tile {tile}"), False, 0.5, {}, {}, True) for tile in ("free", "line")]
    buttons = offered(replace(panel_of(position, 0), advised=tuple(tiles))).buttons
    first, second = (one.label for one in buttons if one.label.endswith("19 Tavern"))
    assert first == "Free-encounters tile at 19 Tavern" and second == "Straight-line tile at 19 Tavern"


def test_a_button_that_sends_the_family_member_says_where_it_goes() -> None:
    red = {"at": 16, "hand": ["gain-good"], "goods": {"jewelry": 1}}
    position = start({"red": red, "blue": {"at": 7}})
    position.choose(0, "play gain-good")
    turn = Turn(("gain jewelry", "move 12", "leave", "send 15", "tile jewelry"), False, 0.5, {}, {}, True)
    buttons = offered(replace(panel_of(position, 0), advised=(turn,))).buttons
    assert buttons[0].label == "Take 1 jewelry · Family member to 15"
    assert buttons[0].line.deal.startswith("pay 1 jewelry → blue tile")


def lines_of_hints(given: dict[str, Any], *turns: tuple[str, ...]) -> list[str]:
    hinted = tuple(Turn(choices, False, 0.5, {}, {}, True) for choices in turns)
    position = start(given)
    return [
        one.line.written(WORDS) or one.label
        for one in offered(replace(panel_of(position, 0), advised=hinted)).buttons
        if "/" in one.rest
    ]


def test_a_card_that_the_turn_of_a_hint_does_not_need_is_not_played_by_its_button() -> None:
    red = {"at": 6, "hand": ["gain-5-lira", "gain-good"], "capacity": 4}
    turns = [
        ("move 3", "leave", "fill", "play gain-good", "gain jewelry"),
        ("play gain-5-lira", "move 2", "leave", "fill"),
    ]
    lines = lines_of_hints({"red": red, "blue": {"at": 7}, "green": {"at": 7}}, *turns)
    assert "**3**: 4 spice" in lines and "**2**: 4 fabric" in lines, lines


def test_two_turns_of_a_hint_that_say_the_same_have_one_button() -> None:
    red = {"at": 6, "hand": ["gain-5-lira"], "lira": 3}
    ways = ("play gain-5-lira", "move 1", "leave", "buy"), ("move 1", "play gain-5-lira", "leave", "buy")
    lines = lines_of_hints({"red": red, "blue": {"at": 7}, "green": {"at": 7}}, *ways)
    assert len(lines) == len({*lines}) > 1, lines


def test_a_turn_of_a_hint_up_to_chance_is_not_offered_a_second_time_with_the_end_after_it() -> None:
    blue = {"dice": "6 6", "have": {"camel": 9, "silk": 9, "gold": 9}, "contracts": ["K06"]}
    position = start_in_venice({"blue": blue})
    panel = panel_of(position, 0)
    way = next(
        each
        for option in position.decision(0).options
        for each in position.shortcuts(0, option)
        if each.chance and "complete K06" in each.notations[1:]
    )
    hinted = replace(panel, advised=(Turn(way.notations, True, 0.5, {}, {}, ends=True),))
    told = [one.told(WORDS) for one in offered(hinted).buttons]
    does = [[each for each in notations(one) if each != "end"] for one in offered(hinted).buttons]
    assert does.count([*way.notations]) == 1, told


def test_where_letters_are_drawn_a_hint_does_not_end_the_turn_since_another_may_be_bought() -> None:
    position = start({"options": {"expansion": "letters"}, "red": {"at": 22}})
    way = ("move 21", "leave", "take-letters")
    hinted = replace(panel_of(position, 0), advised=(Turn(way, True, 0.5, {}, {}, ends=True),))
    assert [each.ends for each in advised_shortcuts(hinted)] == [False]


def test_a_card_without_which_the_turn_of_a_hint_cannot_be_made_stands_on_its_button() -> None:
    red = {"at": 6, "hand": ["gain-5-lira"], "lira": 3}
    position = start({"red": red, "blue": {"at": 7}, "green": {"at": 7}})
    turn = Turn(("play gain-5-lira", "move 1", "leave", "buy"), False, 0.5, {}, {}, True)
    buttons = offered(replace(panel_of(position, 0), advised=(turn,))).buttons
    assert buttons[0].label == "1 Wainwright · play “5 lira”" and buttons[0].ends


def test_no_button_of_a_hint_declines_what_it_could_do() -> None:
    given = {"red": {"at": 6}, "blue": {"at": 7}, "green": {"at": 3}}
    lines = lines_of_hints(given, ("move 3", "leave", "stop"), ("move 3", "leave", "pay", "skip"))
    assert not [line for line in lines if "end your turn" in line or "Skip" in line], lines


def test_a_hint_that_does_nothing_where_it_goes_has_no_button() -> None:
    given = {"red": {"at": 6, "family": 13}, "blue": {"at": 7}, "green": {"at": 7}}
    lines = lines_of_hints(given, ("move 12", "leave"), ("move 3", "leave", "fill"))
    assert any(line.startswith("**3**") for line in lines)
    assert not any(line.startswith(("**12**", "12 ")) for line in lines), lines


async def test_advice_that_comes_late_stands_in_the_next_panel(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    acts = table.seats[table.position.seats_to_act[0]].user_id or 0
    panel = await looking.panel(desk.host, game_id, acts)
    monkeypatch.setattr("host.turn.hints.PANEL_WAITS_S", 0.0)
    assert await advice_for(desk.host, panel) == ()
    await desk.host.hints.settled((game_id, panel.seat, panel.asked_after, "panel"))
    assert await advice_for(desk.host, panel) != ()


def test_a_good_roll_is_kept_first_where_a_hint_would_turn_a_die_for_nothing() -> None:
    position = start({"red": {"at": 6, "lira": 4, "tiles": ["fabric"]}})
    for notation in ("move 9", "leave", "call 5"):
        position.choose(0, notation)
    turn = Turn(("turn 1", "end"), chance=False, share=0.5, gains={}, figures={})
    first = offered(replace(panel_of(position, 0), advised=(turn,))).buttons[0]
    assert first.label == "Keep the roll: 5 lira" and first.ends


def test_a_turn_with_a_ruby_has_a_button_beside_those_of_a_hint() -> None:
    hints = [("move 4", "leave", "fill"), *(("move 8", "leave", f"take {good}") for good in ("fabric", "spice"))]
    lines = lines_of_hints({"red": {"at": 12, "lira": 14}}, *hints)
    assert lines[0] == "**4**: 2 fruit" and len(lines) == len(hints)
    assert "**16**: pay 14 lira → ruby" in lines
