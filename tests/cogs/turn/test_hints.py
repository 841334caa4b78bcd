"""A hint as it is answered: to its person alone, with a button for a better one, and in words where there is none."""

from typing import Any

import pytest

from cogs.framework import button, limits
from cogs.framework.reply import ScreenName
from cogs.framework.screens import Key, PrivateMessage
from cogs.panel.carried import notations_in
from cogs.posts.telling import hints_told
from cogs.turn.hints import HINT, hinted, turn_names
from db import Change
from engine.players.thinking_time import Budget
from host.turn import looking, press
from host.turn.hints import hint_for
from tests.host.desk import ADA, BEN, Desk
from tests.support.interactions import press_of
from tests.support.limits import components, units
from tests.support.reader import Reader, reader_at
from tests.support.sentences import say, tells
from words.speech import Words

WORDS = Words(strict=True)


TOO_MUCH = (
    "Too many computer players are thinking right now, so I can't spend more time on this. The hint above "
    "still stands. Press *Think longer, with odds* again in a minute."
)


async def too_much(*_: object, **__: object) -> None:
    raise TimeoutError


def told(reply: Any) -> str:
    return str(reply.parts[0].content)


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_a_hint_is_private_and_thinks_longer_when_asked(
    desk: Desk,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.players.thinking_time.HINT_LONGER", Budget(4, 60.0))
    game_id = await desk.begin(game, ADA, BEN, houses=1, player="rookie")
    table = await desk.host.table(game_id)
    acts = table.position.seats_to_act[0]
    asker = table.seats[acts].user_id or 0
    (other,) = {ADA, BEN} - {asker}
    soon = await hinted(press_of(desk, asker), game_id)
    longer = await hinted(press_of(desk, asker), game_id, longer=True)
    assert soon.ephemeral and longer.ephemeral
    reader = Reader(desk, asker, guild=1, channel=1)
    await reader.press("hint-longer", game_id)
    thinking, found = [said for said in reader.said if said]
    assert thinking == say("hint-thinking") and found == told(longer)
    assert tells(told(soon), "hint-title", id=game_id) and tells(told(longer), "hint-title.longer", id=game_id)
    shown = [part["label"] for part in components([part.to_component_dict() for part in soon.parts]) if "label" in part]
    *plays, think = shown
    assert think == say("button-hint-longer") and 1 <= len(plays) <= 3
    for number, label in enumerate(plays, 1):
        assert label == say("button-play-hint", number=number) or label.startswith(f"{number}. "), label
        (line,) = (line for line in told(soon).splitlines() if line.startswith(f"{number}. "))
        assert label == say("button-play-hint", number=number) or label.partition(". ")[2] in line
    assert "%" not in told(soon) and tells(told(longer), "hint-meaning.odds")
    monkeypatch.setattr(desk.host.searching, "run", too_much)
    assert TOO_MUCH in await reader.press("hint-longer", game_id)
    name = table.seats[acts].name
    assert told(await hinted(press_of(desk, other), game_id)) == say("refusal-hints-in-turn", acts=name)
    services, history = press_of(desk, asker).client.services, await looking.history(desk.host, game_id)
    assert await hints_told(services, history, WORDS) == []  # as long as the game goes on
    row, change = await desk.host.game(game_id), Change(game_id)
    change.update_game(row.seq, row.revision, revision=row.revision + 1, status="finished")
    await desk.database.write(change)
    (line,) = await hints_told(services, history, WORDS)
    assert tells(line, "hints-asked-by", who=name, count=1)


async def test_that_the_same_turns_remain_is_said_of_what_was_shown(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where the first hint had less time than it usually gets."""
    for name in ("HINT_SOON", "HINT_LONGER"):
        monkeypatch.setattr(f"engine.players.thinking_time.{name}", Budget(4, 60.0))
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    asker = press_of(desk, table.seats[table.position.seats_to_act[0]].user_id or 0)
    soon = await hinted(asker, game_id)
    (mark,) = [part.children[-1].item.custom_id.rpartition(":")[2] for part in soon.parts[1:]]
    same, other, unknown = [
        told(await hinted(asker, game_id, longer=True, before=before)) for before in (mark, "00000000", "")
    ]
    assert [tells(said, "hint-unchanged") for said in (same, other, unknown, told(soon))] == [True, False, False, False]


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_each_turn_of_a_hint_has_a_button_if_that_has_room_for_it(
    desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which makes all of its choices, to *finish* or where chance decides; a turn for which it has no room has none."""
    monkeypatch.setattr("engine.players.thinking_time.HINT_SOON", Budget(4, 60.0))
    game_id, left_out = await desk.begin(game, ADA, BEN), 0
    for _ in range(6):
        table = await desk.host.table(game_id)
        asker = table.seats[table.position.seats_to_act[0]].user_id or 0
        found = await hint_for(desk.host, game_id, asker)
        whole = [(*turn.choices, *(["end"] if turn.ends else [])) for turn in found.hint.turns]
        assert await carried_within(limits.CUSTOM_ID, desk, asker, game_id) == whole
        with monkeypatch.context() as patch:
            patch.setattr(limits, "CUSTOM_ID", NARROW)
            carried = await carried_within(NARROW, desk, asker, game_id)
        assert carried == [turn for turn in whole if turn in carried]
        left_out += len(whole) - len(carried)
        best = found.hint.turns[0].choices
        await press.choose(desk.host, game_id, asker, *best, asked_after=found.after)
        if asker == table.seats[table.position.seats_to_act[0]].user_id and table.awaits_end(table.seat_of(asker)):
            await press.choose(desk.host, game_id, asker, "end")
    assert left_out


NARROW = 40
"""Characters that carry few turns."""


async def carried_within(room: int, desk: Desk, asker: int, game_id: str) -> list[tuple[str, ...]]:
    """The choices of each button that plays a turn of a hint, none of which carries more than there is room for."""
    shown = await hinted(press_of(desk, asker), game_id)
    parts = components([part.to_component_dict() for part in shown.parts])
    think = say("button-hint-longer")
    plays = [part["custom_id"] for part in parts if part.get("label", think) != think]
    assert all(units(pressed) <= room for pressed in plays)
    return [tuple(notations_in(pressed.split(":", 4)[4])) for pressed in plays]


def test_turns_that_begin_alike_are_told_apart_by_their_numbers_alone() -> None:
    turns = [f"Play “1 good” · Take 1 jewelry · Go to {place}" for place in ("15 Great Mosque", "12 Police Station")]
    assert turn_names(WORDS, [*turns, "Go to 9 Tea House"]) == [
        say("button-play-hint", number=1),
        say("button-play-hint", number=2),
        "3. Go to 9 Tea House",
    ]


async def test_a_turn_of_a_hint_is_played_at_one_press_and_taken_back_at_one(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    asker = table.seats[table.position.seats_to_act[0]].user_id or 0
    await desk.host.people.settings.change(asker, {"ask_end": True})
    soon = await hinted(press_of(desk, asker), game_id)
    parts = components([part.to_component_dict() for part in soon.parts])
    plays = next(part["custom_id"] for part in parts if part.get("label", "").startswith("1. Go to "))
    _, verb, _, rest = plays.split(":", 3)
    reader = Reader(desk, asker, guild=1, channel=1)
    await button("x", verb, game_id, rest).callback(reader.interaction)
    table = await desk.host.table(game_id)
    chosen = [choice.notation for choice in table.position.choices]
    assert "/".join(chosen).startswith(rest.partition(":")[2]), "defaults may follow"
    if table.undo_floor(table.seat_of(asker)) == 0:  # nothing was left to chance
        panel = await press.undo(desk.host, game_id, asker, interaction_id=desk.interaction())
        assert panel.table.open_rows == []


async def test_a_hint_is_gone_after_the_next_choice(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    asker = table.seats[table.position.seats_to_act[0]].user_id or 0
    assert (await hinted(press_of(desk, asker), game_id)).screen == ScreenName(HINT, game_id)
    reader = await reader_at(desk, game_id, asker)
    screens, now = reader.interaction.client.services.screens, desk.host.clock.steady()
    await screens.show(Key(asker, HINT, game_id), PrivateMessage(501, reader.interaction.followup, now + 60))
    after = (await looking.panel(desk.host, game_id, asker)).asked_after
    await button("x", "choose", game_id, f"{after}:move 2").callback(reader.interaction)
    assert screens.replaced[501] == HINT
