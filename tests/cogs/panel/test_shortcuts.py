"""Shortcuts of a panel: what they say is what they do, and nothing of it is final."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from cogs.framework import limits
from cogs.framework.routes import button
from cogs.panel.carried import BETWEEN
from cogs.panel.panel import choice_rows, labels_of
from cogs.panel.quick_button import SHORTCUT, WHOLE, Line, ShortcutButton
from cogs.panel.shortcuts import Shortcuts, shortcut_lines, shortcut_rows, shortcuts_of
from cogs.panel.undoing import redo_label
from cogs.turn.play import show
from engine import players
from engine.core.position import Position
from engine.core.trial import Shortcut
from engine.istanbul.names import KIOSK
from engine.marco_polo.components.amounts import cost as amounts
from engine.marco_polo.events import Gained, Placed
from engine.players.hints.turns import Turn
from host import Panel
from host.turn import looking, press
from tests.host.desk import ADA, BEN, Desk
from tests.scenarios.istanbul.given import start
from tests.scenarios.marco_polo.given import start as marco_polo
from tests.support.limits import components, units
from tests.support.panels import sent
from tests.support.presses import WORDS, panel_of
from tests.support.quick_buttons import GAMES, NAMES, moments, notations
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.games import game_words, title_of

BUTTON = discord.ComponentType.button.value


def offered(panel: Panel) -> Shortcuts:
    """The buttons, and the menu of whole turns."""
    assert panel.decision is not None
    return shortcuts_of(WORDS, panel, labels_of(WORDS, panel, panel.decision, NAMES), NAMES)


def shortcuts(panel: Panel) -> list[ShortcutButton]:
    return offered(panel).buttons


def whole_turns(panel: Panel) -> Sequence[ShortcutButton]:
    """Those of the menu."""
    return offered(panel).menu


def wealth(position: Position, seat: int) -> Any:
    """What a seat has."""
    return position.view(seat).seats[seat]


def test_a_button_that_finishes_the_turn_is_green_as_finish_turn_is() -> None:
    """As a person at a phone looks at buttons first, and at the line above them only when it is too late."""
    seen = set[tuple[bool, int]]()
    for position in moments("istanbul", {}, (2,), every=8):
        panel = panel_of(position, position.decisions[0].seat)
        for asked in (panel, replace(panel, asks_end=True)):
            found = offered(asked)
            if found.buttons:
                rows = [row.to_component_dict() for row in shortcut_rows(WORDS, asked, found)]
                styles = {part["custom_id"]: part["style"] for part in components(rows) if "style" in part}
                seen |= {
                    (one.ends and not one.declines, style)
                    for one in found.buttons
                    for name, style in styles.items()
                    if name.endswith(f":{one.rest}")
                }
    assert seen == {(True, discord.ButtonStyle.success.value), (False, discord.ButtonStyle.secondary.value)}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_several_choices_at_one_press_do_what_they_say_and_no_more(game: str, options: dict[str, str]) -> None:
    """Only the last may be left to chance, or what nothing depends on, such as where neutral merchants go; nobody else
    is asked on the way, and where the panel says that the turn is finished, it is. Who wants to be asked finishes each
    turn alone."""
    several, whole, asked = 0, 0, 0
    for position in moments(game, options, (2, 4)):
        seat, end = position.decisions[0].seat, position.rules.turn_end
        found, menu, _ = offered(panel_of(position, seat))
        for one in shortcuts(replace(panel_of(position, seat), asks_end=True)):
            assert end not in notations(one) and one.verb == SHORTCUT
            asked += BETWEEN in one.rest
        assert len(found) <= limits.ROW_BUTTONS
        assert len({one.label[: limits.TOLD_APART] for one in found}) == len(found)
        assert all(units(one.label) <= limits.SHORT_LABEL for one in found)
        begins = {one.told(WORDS)[: limits.OPTION_TOLD_APART] for one in menu}
        assert len(begins) == len(menu) <= limits.MENU_OPTIONS
        assert not {one.rest for one in menu} & {one.rest for one in found}, "nothing is offered twice"
        for one in (*found, *menu[::5]):
            *before, last = notations(one)
            if not before:
                continue
            fork, finishes, rolls = position.fork(), last == end, False
            for number, notation in enumerate(notations(one)):
                assert fork.seats_to_act == (seat,), "somebody else is asked on the way"
                last_open = number == len(before) - finishes
                passing = position.rules.indifferent(fork.state, fork.decision(seat), notation) is not None
                fork.choose(seat, notation)
                settled = fork.floor < len(fork.choices) or not fork.choices
                assert settled or last_open or passing or notation == end, "something became known on the way"
                rolls = rolls or not (settled or notation == end)
            assert not rolls or "no undo" in one.told(WORDS), one
            assert finishes == (not fork.choices), one
            assert finishes == one.ends, one
            assert finishes or " · then " in one.told(WORDS) or one.verb == WHOLE, one
            several, whole = several + 1, whole + finishes
        doing = [one for one in found if not one.declines]
        rows = shortcut_rows(WORDS, panel_of(position, seat), Shortcuts(doing))
        told = [part["content"] for row in rows for part in [row.to_component_dict()] if "content" in part]
        ending = [one for one in doing if one.ends]
        assert any(text.startswith(WORDS.say("panel-finishing", count=len(ending))) for text in told) == bool(ending)
        showing = [one for one in doing if one.chance]
        going_on = [one for one in doing if not (one.ends or one.chance)]
        for message, members in (("panel-showing", showing), ("panel-going-on", going_on)):
            said = any(text.startswith(WORDS.say(message, count=len(members))) for text in told)
            assert said >= bool(ending and members), "what comes next"
        assert "no undo" not in {line.casefold().lstrip("-# ") for text in told for line in text.splitlines()}
    assert several > 100 and whole > 100 and asked > 100


RED = {
    "lira": 16, "capacity": 3, "goods": {"fabric": 2, "spice": 3, "fruit": 1, "jewelry": 1}, "out": [10, 13],
}  # fmt: skip


@pytest.mark.parametrize(
    ("at", "blue", "expected"),
    [
        (15, 7, [
            "**11 Small Market**: sell 1 fabric, 2 spice, 1 fruit, 1 jewelry → 20 lira · new demand tile, no undo",
            "**Family member to 16**: pay 14 lira → ruby · merchant to 12 · skip the Governor and Smuggler",
            "**16**: pay 14 lira → ruby",
        ]),
        (6, 2, [
            "**1 Wainwright**: pay 7 lira → room for 4 of each good",
            "**8 Black Market**: 1 fabric and maybe jewelry · roll, no undo",
            "**14**: pay 1 fabric → red tile (changes rolls)",
        ]),
    ],
)  # fmt: skip
def test_a_shortcut_says_what_it_brings_for_what_and_what_going_there_costs(
    at: int, blue: int, expected: list[str]
) -> None:
    panel = panel_of(start({"red": {**RED, "at": at}, "blue": {"at": blue}}), 0)
    lines = [one.line.written(WORDS) or one.label for one in (*shortcuts(panel), *whole_turns(panel))]
    assert set(expected) <= set(lines), lines


def test_a_ruby_within_reach_is_offered_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.panel.whole_turns.MOST_TURNS", 2)
    panel = panel_of(start({"red": {**RED, "at": 15}, "blue": {"at": 2}}), 0)
    assert "16: pay 14 lira → ruby" in [one.told(WORDS) for one in shortcuts(panel)]


def lines_of(panel: Panel) -> list[str]:
    return [one.line.written(WORDS) for one in shortcuts(panel)]


def test_a_shortcut_says_whom_it_catches_and_that_the_last_round_begins() -> None:
    given = {"red": {**RED, "at": 15, "rubies": 4}, "blue": {"at": 2, "family": 16}, "green": {"at": 2, "family": 11}}
    told = lines_of(panel_of(start({**given, "small": 3}), 0))
    assert any(tells(label, "istanbul/shortcut-last-round") for label in told)
    given["red"]["rubies"] = 3
    told = lines_of(panel_of(start(given), 0))
    assert any(tells(label, "istanbul/shortcut-catches", count=1, name="Ben") for label in told)
    given["green"]["family"] = 16
    told = lines_of(panel_of(start(given), 0))
    assert any(say("istanbul/shortcut-catches", count=2, name="") in line for line in told)


def test_a_button_that_passes_over_an_extra_good_or_a_figure_says_so() -> None:
    red = {**RED, "at": 6, "tiles": ["spice"], "goods": {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0}}
    position = start({"red": red, "blue": {"at": 7}, "governor": 2, "smuggler": 16})
    panel = panel_of(position, 0)
    to_warehouse = [
        one.line.written(WORDS) for one in (*shortcuts(panel), *whole_turns(panel)) if "2 Fabric Warehouse" in one.label
    ]
    passed_over = [say("istanbul/shortcut-no-extra"), say("istanbul/shortcut-not-met", figures="Governor")]
    assert any(all(part in line for part in passed_over) for line in to_warehouse), to_warehouse
    for notation in ("move 2", "leave"):
        position.choose(0, notation)
    within = [one.line.written(WORDS) for one in shortcuts(panel_of(position, 0)) if one.ends]
    assert within and all(passed_over[1] in line for line in within), within


def test_what_the_post_office_gives_in_vain_is_said_wherever_it_is_offered() -> None:
    position = start({"red": {**RED, "at": 2, "goods": {"fabric": 3, "spice": 3, "fruit": 3}}, "blue": {"at": 8}})
    for offered, then in (("move 5", ("move 5", "leave")), ("collect", ())):
        panel = panel_of(position, 0)
        assert panel.decision is not None
        label = labels_of(WORDS, panel, panel.decision, NAMES)[offered]
        assert "no room for" in label.whole, label
        for notation in then:
            position.choose(0, notation)


def came_to(place: int, *chosen: str, **given: Any) -> Panel:
    """Red has gone to a place."""
    position = start({"red": {"at": 6, **given.pop("red", {})}, **given})
    for notation in (f"move {place}", *chosen):
        position.choose(0, notation)
    return panel_of(position, 0)


@pytest.mark.parametrize(("lira", "needed"), [(5, False), (1, True)])
def test_a_card_is_played_only_where_the_turn_needs_it_and_the_button_says_so(lira: int, needed: bool) -> None:
    card = "play gain-5-lira"
    for chosen in ((), ("leave",)):
        panel = came_to(2, *chosen, red={"lira": lira, "hand": ["gain-5-lira"]}, blue={"at": 2})
        assert panel.decision is not None and card in panel.decision.options
        playing = [one for one in shortcuts(panel) if card in notations(one)]
        assert bool(playing) is needed
        assert all("Play “5 lira”" in one.label for one in playing)


def test_a_reward_reads_as_a_gain_also_before_what_comes_after_it() -> None:
    position = start({"red": {"at": 6, "hand": ["family-to-police"], "family": 3}, "governor": 2, "smuggler": 2})
    for notation in ("move 2", "leave", "fill", "play family-to-police"):
        position.choose(0, notation)
    panel = panel_of(position, 0)
    assert panel.decision is not None
    assert labels_of(WORDS, panel, panel.decision, NAMES)["reward lira"].text == "Take 3 lira"
    assert "Take 3 lira · meet the Governor" in [one.label for one in shortcuts(panel)]


def test_what_declines_is_not_green_and_stands_below_others_that_end_the_turn() -> None:
    panel = came_to(2, red={"lira": 5}, blue={"at": 2})
    buttons = shortcuts(panel)
    assert [one.declines for one in buttons if notations(one)[0] == "stop"] == [True]
    assert panel.decision is not None
    rows = choice_rows(WORDS, panel, labels_of(WORDS, panel, panel.decision, NAMES), Shortcuts(buttons))
    shown = [part for part in components([row.to_component_dict() for row in rows]) if part["type"] == BUTTON]
    ending = [part for part in shown if part["custom_id"].endswith(("/end", ":stop"))]
    styles = [discord.ButtonStyle(part["style"]) for part in ending]
    assert "stop" in ending[-1]["custom_id"] and styles[-1] is discord.ButtonStyle.secondary
    assert styles[0] is discord.ButtonStyle.success and shown[: len(ending)] == ending


def test_no_button_goes_on_after_what_it_declines() -> None:
    panel = came_to(2, "leave", red={"lira": 5}, governor=2)
    assert panel.decision is not None and "skip" in panel.decision.options
    buttons = [notations(one) for one in shortcuts(panel)]
    assert ["fill", "meet governor"] in buttons and not [one for one in buttons if one[0] == "skip"]


def test_lines_have_no_numbers_beside_those_of_places() -> None:
    buttons = shortcuts(panel_of(start({"red": {**RED, "at": 15}, "blue": {"at": 2}}), 0))
    told = sum(bool(one.line.deal) for one in buttons)
    assert told > 1 and [line[:2] for line in shortcut_lines(WORDS, buttons)] == ["- "] * told


def test_above_a_button_alone_stands_what_it_leaves_unsaid_and_nothing_where_that_is_nothing() -> None:
    card = ShortcutButton("Play “5 lira”", "1:a", Line("Play “5 lira” · any time"))
    skip = ShortcutButton("Skip the action · Finish turn", "1:b", Line("Skip the action"))
    assert shortcut_lines(WORDS, [card]) == ["-# Any time"]
    assert shortcut_lines(WORDS, [card, skip]) == ["-# Play “5 lira” · any time"]


async def test_where_all_who_pay_a_figure_see_it_move_on_that_is_said_once() -> None:
    position = start({"red": {"at": 1, "lira": 4, "hand": ["gain-5-lira"]}, "governor": 2})
    for notation in ("move 2", "leave", "fill", "meet governor"):
        position.choose(0, notation)
    body = await sent(panel_of(position, 0))
    texts = [part["content"] for part in components(body["components"]) if "content" in part]
    assert "".join(texts).casefold().count("the governor moves on, no undo") == 1
    assert {"Pay 2 lira", "Discard “5 lira”"} <= {part.get("label") for part in components(body["components"])}


def test_a_button_that_plays_a_card_and_goes_on_to_a_payment_says_what_is_paid() -> None:
    position = start({"red": {"at": 1, "lira": 0, "hand": ["gain-5-lira"]}, "governor": 2})
    for notation in ("move 2", "leave", "fill", "meet governor"):
        position.choose(0, notation)
    way = Turn(("play gain-5-lira", "lira"), False, 0.0, {}, {}, ends=True)
    panel = replace(panel_of(position, 0), advised=(way,))
    assert shortcuts(panel)[0].label == "Play “5 lira” · Pay 2 lira", "not 3 lira, which is what is left of both"


@pytest.mark.parametrize(("lira", "named"), [(0, True), (2, False)])
def test_buttons_of_a_row_have_all_or_none_what_they_do_in_their_names(lira: int, *, named: bool) -> None:
    """Whoever cannot pay at the Post Office and the Tea House is offered the warehouses alone."""
    red = {**RED, "at": 1, "lira": lira, "goods": {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0}}
    others = {"blue": {"at": 5}, "green": {"at": 9}}
    ending = [one for one in shortcuts(panel_of(start({"red": red, **others}), 0)) if one.ends]
    assert len(ending) > 1 and {": " in one.label for one in ending} == {named}, ending
    assert all(one.line.deal for one in ending) or named, ending


def test_a_trade_that_costs_what_it_brings_is_no_shortcut() -> None:
    position = marco_polo({})
    speech, view = game_words("marco_polo"), position.view(position.decisions[0].seat)
    for toll, said in ((6, ""), (5, ""), (4, "pay 4 coins · white die 6")):
        events = [Placed(view.seat, "coins", (26,), toll), Gained(view.seat, amounts(coin=5), "coins")]
        shortcut = Shortcut(("coins", "die white-6"), tuple(events), "after", ends=True)
        assert speech.shortcut_deal(WORDS.about("marco_polo"), view, shortcut, NAMES) == said


def test_the_dice_and_the_gain_of_a_main_action_are_said() -> None:
    lines = lines_of(panel_of(marco_polo({}), 0))
    assert any(line.startswith("**Khan's favour**: 1 gold, 2 camels · die ") for line in lines), lines


async def test_new_contracts_are_listed_with_what_they_ask_for_and_no_line_says_it_again() -> None:
    position = marco_polo({"row": ["K07", "K01", "K03", "K09", "K14", "K38"], "blue": {"dice": "6", "contracts": []}})
    position.choose(0, "contracts")
    panel = panel_of(position, 0)
    decision = position.decision(0)
    things = game_words("marco_polo").prompt(WORDS.about("marco_polo"), position.view(0), decision, NAMES).things
    assert [thing.partition(":")[0] for thing in things] == [f"Contract {space}" for space in range(1, 7)]
    assert all(" → " in thing for thing in things)
    labels = labels_of(WORDS, panel, decision, NAMES)
    rows = choice_rows(WORDS, panel, labels, shortcuts_of(WORDS, panel, labels, NAMES, listed=True))
    told = [part["content"] for part in components([row.to_component_dict() for row in rows]) if "content" in part]
    assert told and not any(" points" in text for text in told), told
    head, listed, *_ = [part for part in (await sent(panel))["components"] if "content" in part]
    assert "→" not in head["content"] and listed["content"].splitlines() == [f"- {thing}" for thing in things]


@pytest.mark.parametrize("held", [[], ["K12", "K13"]])
def test_contracts_have_no_lines_beside_their_list(held: list[str]) -> None:
    position = marco_polo({"row": ["K07", "K01", "K03", "K09"], "blue": {"dice": "6", "contracts": held}})
    position.choose(0, "contracts")
    panel = panel_of(position, 0)
    labels = labels_of(WORDS, panel, position.decision(0), NAMES)
    made = shortcuts_of(WORDS, panel, labels, NAMES, listed=True)
    rows = [row.to_component_dict() for row in choice_rows(WORDS, panel, labels, made)]
    told = [part["content"] for part in components(rows) if "content" in part]
    assert made.buttons and not any("need" in text or "points" in text for text in told), told


def test_of_contracts_a_bonus_step_is_said_and_none_has_two_buttons() -> None:
    blue = {"have": {"camel": 9, "pepper": 9, "silk": 9, "gold": 9}, "dice": "5 5 5"}
    told = lines_of(panel_of(marco_polo({"blue": {**blue, "contracts": ["K07"]}}), 0))
    assert any("4 points" in line and line.endswith(say("marco_polo/shortcut-opens", kind="step")) for line in told), (
        told
    )


def test_a_bonus_step_for_a_new_post_is_said_once() -> None:
    blue = {"have": {"camel": 9, "coin": 20}, "dice": "6 6 5"}
    position = marco_polo({"outposts": {"moscow": "OB10"}, "blue": blue})
    speech, words, view = game_words("marco_polo"), WORDS.about("marco_polo"), position.view(0)
    deals = [speech.shortcut_deal(words, view, each, NAMES) for each in position.shortcuts(0, "travel")]
    told = [deal for deal in deals if words.say("reward-step", count=1) in deal]
    assert told and all(deal.count(words.say("reward-step", count=1)) == 1 for deal in told)


@pytest.mark.parametrize(("dice", "said"), [("6 5 4", "6, 5 and 4"), ("6 5 w4", "6, 5 and white 4")])
def test_the_column_of_three_gold_alone_promises_no_bonus_step(dice: str, said: str) -> None:
    position = marco_polo({"blue": {"character": "matteo", "have": {"camel": 9, "coin": 9}, "dice": dice}})
    speech, view = game_words("marco_polo"), position.view(0)
    deals = [
        speech.shortcut_deal(WORDS.about("marco_polo"), view, shortcut, NAMES)
        for shortcut in position.shortcuts(0, "bazaar gold")
    ]
    assert f"3 gold · dice {said}" in deals


@pytest.mark.parametrize(
    ("at", "to", "last", "expected"),
    [
        (7, 8, "take spice", ["Take 1 fabric", "Take 1 spice", "Take 1 fruit", "Roll first", "Skip"]),
        (10, 9, "skip", ["Call 7", "Call 6", "Call 5", "Call 8", "Call 9"]),  # a button of its own
        (10, 9, "call 1", ["Call 7", "Call 6", "Call 5", "Call 8", "Call 9"]),  # not possible
        (10, 9, "call 10", ["Call 10", "Call 7", "Call 6", "Call 5", "Call 8"]),
        (10, 9, None, ["Call 7", "Call 6", "Call 5", "Call 8", "Call 9"]),
    ],
)
def test_the_last_answer_stands_first_above_its_menu(at: int, to: int, last: str | None, expected: list[str]) -> None:
    position = start({"red": {"at": at, "lira": 9}})
    for notation in (f"move {to}", "leave"):
        position.choose(0, notation)
    panel = panel_of(position, 0, last)
    found = shortcuts(panel)
    begins = [one.label[: len(beginning)] for one, beginning in zip(found, expected, strict=True)]
    assert begins == expected


async def test_who_wants_to_be_asked_always_is_offered_no_former_answer(desk: Desk) -> None:
    position = start({"red": {"at": 10}})
    for notation in ("move 9", "leave"):
        position.choose(0, notation)
    panel, reader = panel_of(position, 0, "call 10"), Reader(desk, ADA, guild=1, channel=500)
    for always in (False, True):
        await desk.host.people.settings.change(ADA, {"ask_always": always, "explain": False})
        reply = await show(reader.interaction, panel)
        rows = [part.to_component_dict() for part in reply.parts if isinstance(part, discord.ui.ActionRow)]
        _, second, *_ = [each["label"] for each in components(rows) if "label" in each]  # behind what a hint shows
        assert second.startswith("Call 10") != always


@pytest.mark.parametrize("always", [False, True])
async def test_redo_names_no_step_that_is_asked_only_since_the_undo(desk: Desk, always: bool) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    position = (await desk.host.table(game_id)).position.fork()
    seat = position.seats_to_act[0]
    person = (ADA, BEN)[seat]
    await desk.host.people.settings.change(person, {"ask_always": always, "explain": False})
    walk, later = next(
        (one, then) for one in position.decision(seat).options if (then := _after_leaving(position, one))
    )
    await desk.choose(game_id, person, walk, *(["leave"] if always else []), later)
    await press.undo(desk.host, game_id, person, everything=True)
    panel = await desk.choose(game_id, person, walk)
    after = panel.position.fork()
    assert panel.redo[0] == "leave" == after.decision(seat).default
    after.choose(seat, "leave")
    named = game_words("istanbul").option_label(WORDS, after.view(seat), after.decision(seat), later, None, NAMES).text
    assert redo_label(WORDS, panel, NAMES) == say("button-redo.what", what=named)


def _after_leaving(position: Position, walk: str) -> str:
    """What may be chosen once one has walked and left an assistant; empty where that is not left by itself."""
    fork, seat = position.fork(), position.seats_to_act[0]
    fork.choose(seat, walk)
    if fork.decision(seat).default != "leave":
        return ""
    fork.choose(seat, "leave")
    then = fork.decision(seat)
    return next((one for one in then.options if one != position.rules.turn_end and then.default is None), "")


async def test_the_press_of_a_shortcut_writes_a_row_for_each_choice_and_one_undo_takes_them_back(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1)
    panel = await looking.panel(desk.host, game_id, ADA)
    one = next(one for one in shortcuts(replace(panel, asks_end=True)) if BETWEEN in one.rest)
    assert panel.decision is not None
    first = labels_of(WORDS, panel, panel.decision, NAMES)[notations(one)[0]].text.split()[0]  # the place
    before = len(await desk.log(game_id))
    reader = Reader(desk, ADA, guild=1, channel=500)
    await button("x", "shortcut", game_id, one.rest).callback(reader.interaction)
    rows = (await desk.log(game_id))[before:]
    assert [row.notation for row in rows] == notations(one)
    assert [row.automatic for row in rows] == [False, *(True for _ in rows[1:])], "the others are defaults"
    desk.restart()  # the log alone says what was one press
    reader = Reader(desk, ADA, guild=1, channel=500)
    await reader.press("open", game_id)
    undo = part_of(reader, "cv:undo:")
    assert first in undo["label"] and len(undo["label"]) > len(say("button-undo"))
    await reader.press("more", game_id)
    assert say("button-reset") not in [part.get("label") for part in components(reader.components)]
    reader.interaction.id = desk.interaction()
    await reader.press("undo", game_id)
    assert tells(reader.text, "panel-undone") and first in reader.text
    assert (await desk.host.table(game_id)).open_rows == []
    await reader.press("open", game_id)
    assert not tells(reader.text, "panel-undone")  # told once


def part_of(reader: Reader, begins: str) -> dict[str, Any]:
    """The first component of the answer whose custom id begins so."""
    return next(part for part in components(reader.components) if part.get("custom_id", "").startswith(begins))


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_no_choice_has_two_buttons(game: str) -> None:
    menus = 0
    for position in moments(game, {}, (2, 4), every=5):
        seat, decision = position.decisions[0].seat, position.decisions[0]
        for last in (None, *list(decision.options)[:3], list(decision.options)[-1]):
            panel = panel_of(position, seat, last)
            labels = labels_of(WORDS, panel, decision, NAMES)
            rows = choice_rows(WORDS, panel, labels, shortcuts_of(WORDS, panel, labels, NAMES))
            parts = [part for part in components([row.to_component_dict() for row in rows]) if "custom_id" in part]
            chosen = [part["custom_id"].split(":", 4)[4] for part in parts if part["type"] == BUTTON]
            assert len(chosen) == len(set(chosen)), (decision.kind, last)
            labels_shown = [part["label"] for part in parts if part["type"] == BUTTON]
            assert len(labels_shown) == len(set(labels_shown)), (decision.kind, last)
            alone = {part["custom_id"].split(":", 4)[4] for part in parts if part["type"] == BUTTON}
            in_menus = [option["value"] for part in parts for option in part.get("options", ())]
            assert alone.isdisjoint(in_menus), (decision.kind, last)
            menus += len(parts) > len(chosen)
    assert menus


async def test_a_choice_that_followed_by_itself_is_undone_with_its_press(desk: Desk) -> None:
    """Whoever wants to choose otherwise is asked everything, by a setting."""
    game_id = await desk.begin("istanbul", ADA, houses=1)
    panel = await looking.panel(desk.host, game_id, ADA)
    one = next(one for one in shortcuts(panel) if BETWEEN in one.rest)
    await desk.choose(game_id, ADA, notations(one)[0])
    assert len((await desk.host.table(game_id)).open_rows) > 1
    panel = await press.undo(desk.host, game_id, ADA, interaction_id=desk.interaction())
    assert not panel.table.open_rows and not panel.can_undo
    await desk.host.people.settings.change(ADA, {"ask_always": True})
    await desk.choose(game_id, ADA, notations(one)[0])
    assert len((await desk.host.table(game_id)).open_rows) == 1


async def test_a_stale_shortcut_is_refused_with_a_sentence_and_nothing_is_applied(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1)
    panel = await looking.panel(desk.host, game_id, ADA)
    one = next(one for one in shortcuts(panel) if BETWEEN in one.rest)
    await desk.choose(game_id, ADA, notations(one)[0])
    rows = await desk.log(game_id)
    reader = Reader(desk, ADA, guild=1, channel=500)
    await button("x", "shortcut", game_id, one.rest).callback(reader.interaction)
    assert tells(reader.text, "refusal-stale")
    forged = f"{(await looking.panel(desk.host, game_id, ADA)).asked_after}:end{BETWEEN}move 2"
    await button("x", "shortcut", game_id, forged).callback(reader.interaction)
    assert await desk.log(game_id) == rows
    assert (await desk.host.table(game_id)).seq == rows[-1].seq


async def in_turn(desk: Desk, game_id: str) -> int:
    """The person who is to move."""
    table = await desk.host.table(game_id)
    return table.seats[table.position.seats_to_act[0]].user_id or 0


async def finish(desk: Desk, game_id: str) -> Reader:
    """The whole turn of the person who is to move, pressed, without anything left to chance."""
    person = await in_turn(desk, game_id)
    panel = await looking.panel(desk.host, game_id, person)
    end = panel.position.rules.turn_end
    one = next(one for one in shortcuts(panel) if notations(one)[-1] == end and one.verb == SHORTCUT)
    reader = Reader(desk, person, guild=1, channel=500)
    reader.interaction.id = desk.interaction()
    await button("x", one.verb, game_id, one.rest).callback(reader.interaction)
    return reader


def reopening(reader: Reader) -> str:
    undo = part_of(reader, "cv:reopen:")
    assert undo["label"] == say("button-undo-turn")
    return str(undo["custom_id"].rpartition(":")[2])


async def test_a_finished_turn_is_taken_back_at_one_press_until_somebody_acts(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    first = await in_turn(desk, game_id)
    reader = await finish(desk, game_id)
    assert (await desk.host.table(game_id)).finished_turns == 1
    assert tells(reader.text, "panel-finished") and not tells(reader.text, "panel-waiting")
    reader.interaction.id = desk.interaction()
    await button("x", "reopen", game_id, reopening(reader)).callback(reader.interaction)
    table = await desk.host.table(game_id)
    assert table.finished_turns == 0 and table.open_rows == [] and await in_turn(desk, game_id) == first
    posts = [post for post in await desk.posts(game_id) if post.kind == "undone"]
    assert [post.payload["why"] for post in posts] == ["at-once"], "what was posted is corrected by a post"
    typed = Reader(desk, (await finish(desk, game_id)).interaction.user.id, guild=1, channel=500, sees=(500,))
    await typed.run("undo")
    assert await in_turn(desk, game_id) == first, "/undo does it too"
    reader = await finish(desk, game_id)
    late = reopening(reader)
    await finish(desk, game_id)
    rows = await desk.log(game_id)
    reader.interaction.id = desk.interaction()
    await button("x", "reopen", game_id, late).callback(reader.interaction)
    assert (
        tells(reader.text, "refusal-moved-since")
        and tells(reader.text, "undo-beyond")
        and await desk.log(game_id) == rows
    )


async def test_a_turn_that_only_waited_for_its_end_is_opened_where_it_waited(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    person = await in_turn(desk, game_id)
    panel = replace(await looking.panel(desk.host, game_id, person), asks_end=True)
    one = next(one for one in shortcuts(panel) if BETWEEN in one.rest and one.verb == SHORTCUT)
    await press.choose(desk.host, game_id, person, *notations(one), interaction_id=desk.interaction())
    chosen = len((await desk.host.table(game_id)).open_rows)
    await press.choose(desk.host, game_id, person, "end", interaction_id=desk.interaction())
    reader = Reader(desk, person, guild=1, channel=500)
    await reader.press("open", game_id)
    reader.interaction.id = desk.interaction()
    await button("x", "reopen", game_id, reopening(reader)).callback(reader.interaction)
    assert len((await desk.host.table(game_id)).open_rows) == chosen


async def test_who_has_finished_is_shown_the_next_game_that_waits_for_them(desk: Desk) -> None:
    first = await desk.begin("istanbul", ADA, BEN)
    person = await in_turn(desk, first)
    second = await desk.begin("marco_polo", person, houses=1, player="rookie")
    assert person in [seat.user_id for seat in (await desk.host.table(second)).seats]
    reader = await finish(desk, first)
    assert tells(reader.text, "panel-next-game", game=title_of(WORDS, "marco_polo"), id=second)
    assert part_of(reader, f"cv:open:{second}:")["label"] == say("button-open-game", id=second)


async def test_an_answer_in_anothers_turn_carries_the_one_after_it(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN, options={"expansion": "letters"})
    rng = Random(1)
    for _ in range(2000):
        table = await desk.host.table(game_id)
        (decision,) = table.position.decisions
        person, after = table.seats[decision.seat].user_id or 0, table.asked.after[decision.seat]
        answers = table.position.rules.answers_at_once(table.position.state, decision)
        usable = {pick: uses for pick, uses in answers.items() if uses}
        if usable:
            pick, uses = next(iter(usable.items()))
            panel = await press.choose(desk.host, game_id, person, pick, uses[0], asked_after=after)
            assert panel.decision is None or panel.decision.kind not in ("kiosk-pick", "kiosk-use")
            return
        kiosk = f"move {KIOSK}" if f"move {KIOSK}" in decision.options else "open"
        notation = kiosk if kiosk in decision.options else players.choose("rookie", table.position, decision.seat, rng)
        await press.choose(desk.host, game_id, person, notation, asked_after=after)
    raise AssertionError("nobody was at the Kiosk")


@pytest.mark.parametrize(("deal", "said"), [("no undo", True), ("2 lira · no undo", False)])
def test_buttons_without_a_line_that_chance_comes_in_have_one_together(deal: str, said: bool) -> None:
    panel = panel_of(start({}), 0)
    bare = ShortcutButton("Draw", "1:deck", Line(deal, "Draw"), chance="no undo")
    text, _ = (row.to_component_dict() for row in shortcut_rows(WORDS, panel, Shortcuts([bare])))
    assert text["content"] == (say("panel-showing", count=1) if said else f"-# {deal}")
