"""A lesson's panel: one button is lit, and those alone lead through the lesson."""

from dataclasses import replace

import pytest

from cogs.panel.carried import notations_in
from cogs.panel.panel import choice_rows, labels_of
from cogs.panel.shortcuts import shortcuts_of
from host import Panel
from host.learning import taking
from host.lessons.lesson import LESSONS
from host.turn import looking, press
from tests.host.desk import ADA, Desk
from tests.support.limits import components
from tests.support.presses import WORDS

NAMES = ("Ada", "Kemal", "Leyla")
LIT = 1  # the style of a primary button
MOST_PRESSES = {"istanbul": 14, "mocha": 10, "letters": 12, "bazaar": 17, "marco-polo": 10}


def lit(panel: Panel) -> list[list[str]]:
    """What the lit buttons choose."""
    assert panel.decision is not None
    labels = labels_of(WORDS, panel, panel.decision, NAMES)
    rows = choice_rows(WORDS, panel, labels, shortcuts_of(WORDS, panel, labels, NAMES))
    parts = components([row.to_component_dict() for row in rows])
    ids = [part["custom_id"] for part in parts if part.get("style") == LIT]
    return [notations_in(one.split(":", 3)[3].partition(":")[2]) for one in ids]


@pytest.mark.parametrize("name", LESSONS)
async def test_one_lit_button_after_the_other_leads_to_the_end(desk: Desk, name: str) -> None:
    game_id = (await taking.begin(desk.host, name, ADA, "Ada", ["Kemal", "Leyla", "Orhan"])).id
    panel, presses = await looking.panel(desk.host, game_id, ADA), 0
    while panel.meant is not None:
        (meant,) = lit(panel)
        await press.choose(desk.host, game_id, ADA, *meant, interaction_id=desk.interaction())
        await desk.host.houses.settled(game_id)
        panel, presses = await looking.panel(desk.host, game_id, ADA), presses + 1
        assert panel.progress is not None and not panel.progress.astray, meant
    assert panel.progress is not None and panel.progress.over
    assert presses <= MOST_PRESSES[name]


async def test_a_step_that_is_told_at_once_can_be_played_choice_by_choice(desk: Desk) -> None:
    game_id = (await taking.begin(desk.host, "istanbul", ADA, "Ada", ["Kemal", "Leyla", "Orhan"])).id
    panel = await desk.choose(game_id, ADA, "move 3", "end")
    assert lit(panel) == [["move 2", "leave", "pay", "fill", "catch green lira", "end"]]
    panel = await desk.choose(game_id, ADA, "move 2")
    assert panel.progress is not None and not panel.progress.astray
    assert lit(panel) == [["catch green lira"]]


async def test_who_wants_to_be_asked_finishes_a_step_that_is_told_at_once_themselves(desk: Desk) -> None:
    game_id = (await taking.begin(desk.host, "istanbul", ADA, "Ada", ["Kemal", "Leyla", "Orhan"])).id
    panel = replace(await desk.choose(game_id, ADA, "move 3", "end"), asks_end=True)
    assert lit(panel) == [["move 2", "leave", "pay", "fill", "catch green lira"]]
