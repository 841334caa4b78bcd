"""Panels of every decision that random games of every registered game come to, against Discord's limits."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest

from cogs.framework.routes import RoutedButton, RoutedMenu
from cogs.panel.panel import chance_said_once, labels_of, panel_reply
from cogs.panel.tools import tools_row
from cogs.posts.prompts import direct_answers, prompt_message
from db import PostRow
from engine.core.decision import Decision
from engine.core.position import Position
from engine.istanbul.events import GainedRuby
from engine.istanbul.names import KIOSK
from engine.marco_polo.events import BuiltPost, Moved, Placed, TookContract, TurnBegan
from host import Panel
from host.table.status import OF_SEASON
from host.table.time_banks import TimeLeft
from host.turn import looking
from render import games
from tests.scenarios.istanbul.given import start
from tests.support import limits
from tests.support.dealt import tables
from tests.support.hand_clock import HandClock
from tests.support.panels import CAMELS, FAMILIES, LONG_NAME, TABLES, WORDS, Pencil, auctioned, choices, panels, sent
from tests.support.presses import panel_of
from tests.support.sentences import say, tells
from words.games import game_words
from words.istanbul import terms
from words.shapes import Label

MOMENTS = 12
MOST_CONTROLS = 3
GAME_WITHIN = 20
"""Characters, so that a phone shows the game and what is asked."""
LONGEST_TOOL = 38
"""Characters of a label."""
WIDE = 358
"""Pixels of a message on a phone of 390 (sandbox/page/messages.css)."""


def on_one_row(item: Any) -> float:
    """About how wide a button is, with the gap beside it; a menu has a row of its own."""
    label = getattr(item, "label", None) or getattr(getattr(item, "item", None), "label", None)
    return 0.0 if label is None else 38 + 8.5 * len(label)


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_a_panel_keeps_the_limits_and_offers_every_option(table: tables.Table) -> None:
    seen, names = 0, cycle((LONG_NAME, CAMELS, FAMILIES))
    for position in tables.moments(table, MOMENTS):
        for panel in panels(position, next(names)):
            body = await sent(panel, notice="n" * 300)
            assert limits.broken(body, []) == []
            assert not any(part.get("disabled") for part in limits.components(body["components"]))
            assert panel.decision is not None
            assert sorted(choices(body)) == sorted(panel.decision.options)
            seen += 1
    assert seen


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_answers_on_a_public_prompt_keep_the_limits_and_tell_no_secret(table: tables.Table) -> None:
    names = cycle((CAMELS, LONG_NAME, FAMILIES))
    for position in tables.moments(table, MOMENTS, every=11, seed=1):
        for panel in panels(position, next(names)):
            assert panel.decision is not None
            items = direct_answers(panel.table, panel.seat, panel.decision, WORDS)
            if panel.decision.secret:
                assert items == []
            for item in items:
                assert isinstance(item, RoutedButton | RoutedMenu)
                part = item.item.to_component_dict()
                assert limits.broken({"components": [{"type": 1, "components": [part]}]}, []) == []


def is_final(text: str) -> bool:
    """Whether it says that an answer counts as soon as it is given."""
    return tells(text, "panel-final") or tells(text, "panel-sealed")


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_what_is_final_at_once_says_so_before(table: tables.Table) -> None:
    for position in tables.moments(table, MOMENTS, every=11, seed=1):
        for panel in panels(position, "Ada"):
            mine = position.in_own_turn(panel.seat)
            final = position.sealed or not mine
            shown = limits.components((await sent(panel))["components"])
            assert any(is_final(part.get("content", "")) for part in shown) is final


def picked() -> Position:
    """The first of three seats has opened tiles at the Kiosk and taken one; the next one picks."""
    red = {"at": 13, "out": [KIOSK], "lira": 9}
    position = start({"options": {"expansion": "bazaar"}, "kiosk": [1, 2, 3, 4], "red": red})
    for notation in (f"move {KIOSK}", "collect", "open", "pick 4", "decline"):
        position.choose(0, notation)
    return position


@pytest.mark.parametrize("kind", ["kiosk-pick", "bid"])
async def test_a_prompt_to_be_answered_in_the_channel_says_that_it_is_final(kind: str) -> None:
    position = auctioned(9) if kind == "bid" else picked()
    (panel,) = panels(position, "Ada")
    assert panel.decision is not None and panel.decision.kind == kind and panel.seat != position.state.active
    assert direct_answers(panel.table, panel.seat, panel.decision, WORDS) and is_final(await prompt_of(panel))


async def test_a_tile_of_the_kiosk_is_picked_and_used_by_one_answer_on_the_prompt() -> None:
    """One with ways that others may not see, or with many, is picked first."""
    position = picked()
    (panel,) = panels(position, "Ada")
    assert panel.decision is not None
    (item,) = direct_answers(panel.table, panel.seat, panel.decision, WORDS)
    assert isinstance(item, RoutedMenu)
    told = {option.value: (option.label, option.description) for option in item.item.options}
    assert told == {
        "pick 1/use": ("1 fruit and 1 lira", None),
        "pick 2/use": ("1 spice and 1 lira", None),
        "pick 3/use": ("1 fabric and 1 lira", None),
    }
    given = {
        "options": {"expansion": "bazaar"},
        "kiosk": [13, 14, 20, 21],
        "red": {"at": 13, "out": [KIOSK], "lira": 9},
    }
    position = start(given)
    for notation in (f"move {KIOSK}", "collect", "open", "pick 20", "decline"):
        position.choose(0, notation)
    (panel,) = panels(position, "Ada")
    assert panel.decision is not None
    (item,) = direct_answers(panel.table, panel.seat, panel.decision, WORDS)
    labels = {option.value: option.label for option in item.item.options}
    assert "pick 21" in labels and len(set(labels.values())) == len(labels) == 5, labels


def test_an_answer_with_a_tile_of_the_kiosk_says_what_the_seat_lacks_for_it() -> None:
    """One that names cards in hand is asked about afterwards, whether it can be used or not."""
    position = start(
        {
            "options": {"expansion": "bazaar"},
            "kiosk": [4, 17, 18, 24],
            "red": {"at": 13, "out": [KIOSK]},
            "blue": {"lira": 8, "goods": {"fruit": 1, "spice": 1, "fabric": 1}},
        }
    )
    for notation in (f"move {KIOSK}", "collect", "open", "pick 4", "decline"):
        position.choose(0, notation)
    (panel,) = panels(position, "Ada")
    assert panel.decision is not None
    (item,) = direct_answers(panel.table, panel.seat, panel.decision, WORDS)
    assert {option.value: option.description for option in item.item.options} == {
        "pick 17": say("istanbul/example-price-short", unit="lira", have=8, cost=10, short=2),
        "pick 18": say("istanbul/example-lacking", goods=terms.goods(WORDS.about("istanbul"), (0, 0, 0, 1))),
        "pick 24": say("prompt-answer-then"),
    }


def test_an_answer_with_a_tile_of_the_kiosk_says_that_nothing_is_left_for_it_to_do() -> None:
    position = start(
        {
            "options": {"expansion": "bazaar"},
            "kiosk": [4, 17, 18, 19],
            "red": {"at": 13, "out": [KIOSK]},
            "blue": {"at": 7, "capacity": 5},
        }
    )
    for notation in (f"move {KIOSK}", "collect", "open", "pick 4", "decline"):
        position.choose(0, notation)
    (panel,) = panels(position, "Ada")
    assert panel.decision is not None
    (item,) = direct_answers(panel.table, panel.seat, panel.decision, WORDS)
    told = {option.value: option.description for option in item.item.options}
    assert told["pick 17"] == told["pick 18"] == say("istanbul/example-extensions", count=0)
    assert told["pick 19"] == say("istanbul/example-to-fountain", place=terms.place(WORDS.about("istanbul"), 7))


@pytest.mark.parametrize(("expansion", "told"), [("letters", "3 lira"), ("bazaar", "3 lira instead of a coffee")])
def test_a_tile_of_the_kiosk_is_no_choice_of_coffee_where_there_is_none(expansion: str, told: str) -> None:
    view = start({"options": {"expansion": expansion}, "kiosk": [14]}).view(None)
    decision = Decision(1, "kiosk-pick", ["pick 14"])
    assert game_words("istanbul").answer_label(WORDS, view, decision, "pick 14", "take lira", ("Ada", "Ben")) == told


@pytest.mark.parametrize(("lira", "dealer"), [(1, "13 lira short"), (20, "pay 14 lira → ruby")])
async def test_where_the_family_member_steps_says_what_it_can_do_there(lira: int, dealer: str) -> None:
    red = {"at": 7, "lira": lira, "hand": ["family-step"], "family": 1}
    position = start({"options": {"expansion": "bazaar"}, "red": red})
    position.choose(0, "play family-step")
    (panel,) = panels(position, "Ada")
    parts = [*limits.components((await sent(panel))["components"])]
    shown = [part.get("label", "") for part in parts]
    shown += [option["label"] for part in parts for option in part.get("options", ())]
    shown += [line.lstrip("-# ") for part in parts for line in part.get("content", "").splitlines()]
    named = max((text for text in shown if text.startswith("16 Gemstone Dealer")), key=len)
    assert named.endswith(dealer)


async def test_a_step_of_the_family_member_that_brings_nothing_is_not_green() -> None:
    position = start({"options": {"expansion": "bazaar"}, "red": {"lira": 0, "hand": ["family-step"], "family": 13}})
    position.choose(0, "play family-step")
    (panel,) = panels(position, "Ada")
    shown = limits.components((await sent(panel))["components"])
    (style,) = [part["style"] for part in shown if part.get("label", "").startswith("15 Great Mosque")]
    assert style == discord.ButtonStyle.secondary.value


async def test_what_several_buttons_leave_unsaid_alike_is_said_once() -> None:
    red = {"at": 10, "lira": 9, "out": [1, 2, 3, 9], "tiles": ["fruit"], "goods": {"fruit": 2}}
    position = start({"red": red, "blue": {"at": 7}})
    for notation in ("move 9", "collect", "call 7"):
        told = limits.components((await sent(panels(position, "Ada")[0]))["components"])
        lines = [line for part in told for line in part.get("content", "").splitlines()]
        assert sum("ay 2 lira" in line for line in lines) <= 1, lines
        position.choose(0, notation)
    told = limits.components((await sent(panels(position, "Ada")[0]))["components"])
    lines = [line for part in told for line in part.get("content", "").splitlines()]
    assert "-# Pay 2 lira" in lines


async def test_a_call_does_not_repeat_the_one_turn_whose_post_is_just_above() -> None:
    (panel,) = panels(start({}), "Ada")
    ruby = SimpleNamespace(events=(GainedRuby(1, 16),))
    assert "ruby" not in await prompt_of(panel, turns=[ruby])
    assert "ruby" in await prompt_of(panel, turns=[ruby, ruby])


async def test_a_prompt_begins_with_what_a_phone_shows() -> None:
    firsts = []
    for table in TABLES:
        (panel, *_) = panels(tables.new(table), "Ada")
        firsts.append((await prompt_of(panel)).split("\n")[0])
    asked = {re.sub(r"^<@\d+> · \*\*(.+)\*\*: ", r"\1: ", first) for first in firsts}
    assert asked >= {"Istanbul: your move.", "Marco Polo: choose your character."}
    assert all(first.index(": ") < GAME_WITHIN for first in asked)


async def test_a_prompt_says_who_is_next_where_they_want_it_and_who_is_away() -> None:
    (table, *_) = (table for table in TABLES if table.game == "istanbul")
    (panel, *_) = panels(tables.new(table), "Ada")
    assert not tells(await prompt_of(panel), "prompt-next")
    assert tells(await prompt_of(panel, next=True), "prompt-next")
    assert tells(await prompt_of(panel), "prompt-time-bank", when="<t:1800000000:R>", season="no")
    assert not tells(await prompt_of(panel, next=True, quiet="11:00-13:00"), "prompt-next")
    assert tells(await prompt_of(panel, away=1_800_100_000.0), "prompt-away", until="<t:1800100000:D>")


async def test_in_a_season_a_prompt_says_what_follows_when_time_is_up() -> None:
    (table, *_) = (table for table in TABLES if table.game == "istanbul")
    (panel, *_) = panels(tables.new(table), "Ada")
    row = panel.table.row
    panel.table.row = replace(row, options={**row.options, OF_SEASON: True})
    told = await prompt_of(panel)
    assert tells(told, "prompt-time-bank", when="<t:1800000000:R>", season="yes")


async def prompt_of(panel: Panel, *, turns: Sequence[Any] = (), **own: Any) -> str:
    """The text of the message that calls the seat of a panel after these `turns`; `own`: settings of everybody."""

    since = panel.table.asked.since[panel.seat]
    game = panel.table.row.id
    post = PostRow(1, game, 1, "prompt", 0, 1, {"seat": panel.seat, "since": since}, "waiting", "n", None, 0, 0.0, None)

    async def last_sent(_: str, kinds: Sequence[str]) -> int:
        return 77

    async def settings(_: int) -> dict[str, Any]:
        return own

    async def times(_: Any) -> dict[int, TimeLeft]:
        return {panel.seat: TimeLeft(90.0, 1_800_000_000.0)}

    people, outbox = SimpleNamespace(settings=settings), SimpleNamespace(last_sent=last_sent)
    db = SimpleNamespace(timers=SimpleNamespace(of_kind=AsyncMock(return_value=[])))
    host = SimpleNamespace(db=db, outbox=outbox, people=people, clock=HandClock())
    host.time_banks = SimpleNamespace(of_table=times)
    services: Any = SimpleNamespace(host=host)
    with patch.object(looking, "turns_since", return_value=turns):
        message = await prompt_message(services, panel.table, post, WORDS)
    assert message is not None and message.view.is_finished()  # discord.py keeps nothing of it
    decision, items = panel.table.public_position().decision(panel.seat), message.view.children
    direct = direct_answers(panel.table, panel.seat, decision, WORDS)
    assert len(items) <= MOST_CONTROLS and sum(map(on_one_row, items)) <= WIDE
    boards = [item for item in items if getattr(item, "url", None)]
    assert bool(boards) is not bool(direct)
    assert all(board.url.endswith("/77") for board in boards)
    return message.content or ""


async def test_every_button_finds_its_handler() -> None:
    """A custom id that no pattern takes would do nothing when pressed."""
    (table, *_) = TABLES
    position = tables.new(table)
    for panel in panels(position, "Ada"):
        for part in limits.components((await sent(panel))["components"]):
            name = part.get("custom_id")
            if name is not None:
                kind = RoutedButton if name.startswith("cv") else RoutedMenu
                match = kind.__discord_ui_compiled_template__.fullmatch(name)
                assert match is not None and match["game"] == "zzzzzzz"


async def test_the_picture_of_a_panel_knows_what_each_option_leads_to() -> None:
    (table, *_) = (table for table in TABLES if table.game == "marco_polo")
    (panel, *_) = panels(tables.new(table), "Ada")
    services: Any = SimpleNamespace(studio=Pencil())
    await (await panel_reply(services, panel, WORDS)).all_drawn()
    (scene,) = services.studio.scenes
    assert scene.offered
    assert scene.outlooks == tuple(panel.position.outlook(panel.seat, one) for one in scene.offered)


@pytest.mark.parametrize(
    ("finished", "told", "shown"),
    [
        (True, (Placed(0, "travel", (3, 4), 0), Moved(0, 0, ("venezia", "o1"), "travel")), ["board.webp"]),
        (True, (Placed(0, "bazaar silk", (3, 4), 0),), ["spaces.webp"]),
        (False, (Placed(0, "bazaar silk", (3, 4), 0),), ["board.webp", "spaces.webp"]),
    ],
)
async def test_after_ones_turn_the_panel_has_the_one_picture_on_which_it_is_seen(
    finished: bool, told: tuple, shown: list[str]
) -> None:
    """The post of the turn has all of them, and does not wait for another."""
    (table, *_) = (table for table in TABLES if table.game == "marco_polo")
    (panel, *_) = panels(tables.new(table), "Ada")
    panel = replace(panel, decision=None, reopens=7 if finished else None, events=told)
    services: Any = SimpleNamespace(studio=Pencil())
    drawn = await (await panel_reply(services, panel, WORDS)).all_drawn()
    assert [picture.name for picture in drawn] == shown


def tools_of(panel: Panel) -> list[str]:
    (row,) = tools_row(WORDS, panel, ("Ada", "Ben", "Chloe"))
    buttons = row.to_component_dict()["components"]
    assert all(len(part["label"]) <= LONGEST_TOOL for part in buttons)
    return [part["custom_id"].split(":")[1] for part in buttons]


@pytest.mark.parametrize(("now", "told"), [(7, "button-undo-turn"), (9, "button-undo-turn.others")])
@pytest.mark.parametrize("deciding", [False, True])
def test_below_a_panel_a_turn_is_taken_back_with_a_word_of_those_that_go_too(
    now: int, told: str, deciding: bool
) -> None:
    """In the next turn too, until something in that can be taken back."""
    panel = replace(panel_of(start({"red": {"at": 6}}), 0), can_undo=False, reopens=7, made_after=now)
    panel = panel if deciding else replace(panel, decision=None)
    (row,) = tools_row(WORDS, panel, ("Ada", "Ben", "Chloe"))
    assert say(told) in [part["label"] for part in row.to_component_dict()["components"]]
    assert ("reopen" in tools_of(replace(panel, can_undo=True))) is not deciding


@pytest.mark.parametrize(
    ("choices", "returning", "told"),
    [
        (("move 2", "leave", "fill"), False, ""),  # its person has just chosen all of it
        (("move 2", "leave", "fill"), True, "7 → 2 Fabric Warehouse"),
        (("move 8", "leave", "take fabric"), False, "rolled"),
        (("move 8", "leave", "take fabric"), True, "7 → 8 Black Market"),
    ],
)
async def test_of_the_turn_so_far_a_panel_tells_what_is_new_and_all_of_it_where_it_is_opened_anew(
    choices: tuple[str, ...], returning: bool, told: str
) -> None:
    position = start({"red": {"at": 7, "tiles": ["fabric"]}, "blue": {"at": 12}})
    brought = [position.choose(0, notation) for notation in choices]
    (panel,) = panels(position, "Ada")
    panel.table.open_rows = [*range(len(choices))]
    events = tuple(event for step in brought for event in step)
    panel = replace(panel, events=events, news=tuple(brought[-1]) if position.floor == len(choices) else ())
    body = await sent(panel, returning=returning)
    texts = [part.get("content", "") for part in limits.components(body["components"])]
    stories = [text for text in texts if tells(text, "istanbul/story") or tells(text, "istanbul/story.result")]
    assert bool(stories) == bool(told) and all(told in story for story in stories)
    assert returning or not any("7 → " in story for story in stories)


async def test_what_undo_takes_back_is_cut_to_what_a_phone_shows() -> None:
    told = 0
    for table in TABLES:
        for position in tables.moments(table, MOMENTS):
            for panel in panels(position, "Ada"):
                if position.choices and {choice.seat for choice in position.choices} == {panel.seat}:
                    told += tools_of(replace(panel, undo_keeps=0))[0] == "undo"
    assert told


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_the_tools_of_a_panel_are_undo_hint_and_more(game: str) -> None:
    (panel, *_) = panels(tables.new(next(table for table in TABLES if table.game == game)), "Ada")
    undo = [] if panel.position.sealed else ["undo"]
    assert tools_of(replace(panel, can_undo=True)) == [*undo, "hint", "more"]
    assert tools_of(replace(panel, can_undo=False)) == ["hint", "more"]


def test_where_only_the_end_is_left_no_hint_is_offered() -> None:
    (panel, *_) = panels(tables.new(next(table for table in TABLES if table.game == "istanbul")), "Ada")
    assert "hint" not in tools_of(replace(panel, decision=Decision(panel.seat, "done", {"end": None})))


def test_what_all_options_end_with_is_said_once_of_the_only_one_of_its_kind_too() -> None:
    def ending(text: str, group: str, chance: str) -> Label:
        return Label(f"{text} · {chance}" if chance else text, group=group, ending=chance)

    panel = panel_of(start({"red": {"at": 6}}), 0)
    two = {"bid 1": ending("1 lira", "bid", "no undo"), "bid 2": ending("2 lira", "bid", "no undo")}
    labels, said = chance_said_once(WORDS, panel, {**two, "pass": ending("Pass", "pass", "no undo")})
    assert [label.text for label in labels.values()] == ["1 lira", "2 lira", "Pass"]
    assert said == {"bid": "no undo", "pass": "no undo"}
    many = {f"bid {n}": ending(f"{n} lira", "bid", "no undo") for n in range(1, 9)}
    labels, said = chance_said_once(WORDS, panel, {**many, "pass": ending("Pass", "pass", "draw")})
    assert labels["pass"].text == "Pass · draw" and labels["bid 1"].text == "1 lira" and said == {"bid": "no undo"}


async def test_what_one_menu_ends_with_is_said_of_it_alone_where_others_end_otherwise() -> None:
    position = start({"red": {"at": 11, "lira": 3}})
    for notation in ("move 9", "leave"):
        position.choose(0, notation)
    told = str(await sent(panel_of(position, 0)))
    chance, title = "roll, no undo", game_words("istanbul").placeholder(WORDS, "call")
    assert say("panel-chance-once.of", title=title, chance=chance) in told
    assert say("panel-chance-once", chance=chance) not in told


def test_buttons_beside_others_say_themselves_what_they_end_with() -> None:
    position = start({"red": {"at": 7, "hand": ["gain-5-lira"]}, "discard": ["gain-good", "move-0"]})
    for notation in ("move 6", "leave"):
        position.choose(0, notation)
    panel = panel_of(position, 0)
    labels, said = chance_said_once(WORDS, panel, labels_of(WORDS, panel, position.decision(0), ("Ann", "Bob")))
    assert not said and labels["deck"].text == "Draw 1 card from the deck · no undo"


def test_a_panel_of_marco_polo_shows_the_picture_that_matters_and_offers_the_others() -> None:
    view = tables.new(next(table for table in TABLES if table.game == "marco_polo")).view(0)
    at_turn = replace(view, stage="turn")
    asked = {
        ("to anxi", "to o3"): ("board", "spaces"),
        ("collect anxi kochi",): ("board",),
        ("coins", "bazaar silk", "end"): ("spaces",),
        ("card CC07", "coins"): ("board", "spaces"),
        ("take K07",): ("spaces",),
        (): ("board", "spaces"),
    }
    assert {offered: games.panel_pictures("marco_polo", at_turn, offered) for offered in asked} == asked
    assert games.panel_pictures("marco_polo", replace(view, stage="draft"), ("pick caprini",)) == ("spaces",)
    for doing, shown in (("travel", ("board",)), ("contracts", ("spaces",))):  # whose dice say how far one gets
        assert games.panel_pictures("marco_polo", replace(at_turn, doing=doing), ("dice 3 2",)) == shown


@pytest.mark.parametrize(
    ("told", "picture"),
    [
        ((Placed(0, "contracts", (3,), 0), TookContract(0, "K07", 3)), "spaces"),
        ((Placed(0, "bazaar silk", (3, 4), 0),), "spaces"),
        ((Placed(0, "travel", (3, 4), 0), Moved(0, 0, ("venezia", "o1"), "travel")), "board"),
        ((BuiltPost(0, "anxi", 1, None),), "board"),
        ((Placed(0, "card CC07", (3,), 0),), "board"),
        ((Placed(0, "travel", (3, 4), 0), TurnBegan(1, 2, 1), Placed(1, "coins", (1,), 0)), "spaces"),
        ((), "board"),
    ],
)  # fmt: skip
def test_where_one_picture_stands_for_a_turn_of_marco_polo_it_shows_what_happened(told: tuple, picture: str) -> None:
    assert games.turn_picture("marco_polo", told) == picture
    assert games.turn_picture("istanbul", ()) == "board"
