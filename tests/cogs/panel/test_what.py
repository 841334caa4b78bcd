"""What is this? asked in a panel, and answered in the place of its choices."""

import re
from typing import Any

import pytest

from cogs.framework import routes
from cogs.framework.routes import Pressed, button
from cogs.panel.panel import panel_reply
from cogs.panel.what import KEY
from host.table.table import Table
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.scenarios.istanbul.given import start
from tests.support import limits
from tests.support.dealt import tables
from tests.support.panels import LONG_NAME, SERVICES, TABLES, WORDS, panels
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.games import game_words

DEALER = f"16 {say('istanbul/place-16')}"


async def shown(panel: Any, thing: str) -> dict[str, Any]:
    reply = await panel_reply(SERVICES, panel, WORDS, thing=thing)
    pictures = await reply.all_drawn()
    files = [{"filename": picture.name, "description": picture.alt} for picture in pictures]
    return {"components": reply.view(pictures).to_components(), "attachments": files}


def answer_of(body: dict[str, Any]) -> str:
    """The text next above the menus of things."""
    rows = [number for number, part in enumerate(body["components"]) if "what-is" in str(part)]
    return str([part for part in body["components"][: rows[0]] if part["type"] == limits.TEXT][-1]["content"])


def asked_about(body: dict[str, Any]) -> list[str]:
    """What the menus of the answer offer."""
    menus = [part for part in limits.components(body["components"]) if "what-is" in part.get("custom_id", "")]
    return [option["value"] for menu in menus for option in menu["options"]]


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
async def test_a_panel_with_an_answer_keeps_the_limits_and_lists_all_that_is_in_sight(table: tables.Table) -> None:
    for position in tables.moments(table, 3, every=40, seed=2):
        for panel in panels(position, LONG_NAME):
            speech, view = game_words(table.game), position.view(panel.seat)
            everything = [key for keys in speech.in_sight(view, panel.decision) for key in keys]
            longest = max(everything, key=lambda key: len(speech.in_brief(WORDS, key).rule))
            body = await shown(panel, longest)
            assert limits.broken(body, []) == []
            assert asked_about(body) == everything
            assert all(re.fullmatch(KEY, key) for key in everything)
            assert answer_of(body).startswith(f"**{speech.in_brief(WORDS, longest).title}**")


async def told(thing: str, **given: Any) -> list[str]:
    """The lines of the answer to the first seat, which stands at the Fountain's side of the board."""
    (panel,) = panels(start({"red": {"at": 6, "lira": 12, **given}}), "Ada")
    return answer_of(await shown(panel, thing)).split("\n")


async def test_an_answer_tells_rule_example_and_reason() -> None:
    title, rule, example, reason = await told("place-16")
    assert title == f"**{DEALER}**" and tells(rule, "istanbul/place-16.rule")
    assert tells(example, "istanbul/example-price-short", unit="ruby-lira", have=12, cost=14, short=2)
    assert tells(reason, "what-not-now") and tells(reason, "istanbul/refusal-too-far", place=DEALER, distance=4)
    enough = (await told("place-16", lira=20))[2]
    assert tells(enough, "istanbul/example-price", unit="ruby-lira", have=20, cost=14, left=6)


async def test_the_menus_say_why_a_thing_is_not_possible_now() -> None:
    (panel,) = panels(start({"red": {"at": 6}}), "Ada")
    menus = [part for part in limits.components((await shown(panel, ""))["components"]) if "options" in part]
    beside = {
        option["value"]: option["description"] for menu in menus for option in menu["options"] if "-" in option["value"]
    }
    assert tells(beside["place-16"], "what-not-now.plain") and DEALER in beside["place-16"]
    assert beside["place-5"] == say("istanbul/section-places")
    assert beside["concept-family"] == say("istanbul/section-concepts")
    assert tells(beside["figure-governor"], "what-not-now.plain")
    assert not any(text.endswith("…") for text in beside.values())


async def test_what_can_be_chosen_says_so_as_its_option_does() -> None:
    *_, now = await told("place-5")
    assert tells(now, "what-now") and "5 Post Office" in now


async def test_an_answer_and_its_picture_take_the_place_of_all_that_can_be_chosen() -> None:
    (panel,) = panels(start({}), "Ada")
    reply = await panel_reply(SERVICES, panel, WORDS, thing="place-5")
    pictures = await reply.all_drawn()
    kinds = [part["type"] for part in reply.view(pictures).to_components()]
    assert [picture.name for picture in pictures] == ["board.webp", "topic.webp"]
    assert kinds[:2] == [limits.TEXT, limits.GALLERY], "the panel stays where it is"
    assert kinds[2:] == [limits.TEXT, limits.GALLERY, *[limits.ROW] * 4], "menus of things, and the way back"
    parts = limits.components(reply.view(pictures).to_components())
    verbs = {part["custom_id"].split(":")[1] for part in parts if "custom_id" in part}
    assert verbs == {"what-is", "what"}, "nothing is played by whoever wants to know"


def is_unseen(answer: str) -> bool:
    return tells(answer, "what-unknown") or tells(answer, "what-gone")


@pytest.mark.parametrize("thing", ["card-gain-5-lira", "guild-7", "nothing-of-this-game"])
async def test_what_is_not_in_sight_is_not_explained(thing: str) -> None:
    (first,) = await told(thing)
    assert is_unseen(first) and not tells(first, "istanbul/card-gain-5-lira.rule")


async def asked(desk: Desk, table: Table, person: int, thing: str) -> str:
    reader = Reader(desk, person, guild=1, channel=table.row.channel_id or 0, sees=(table.row.channel_id or 0,))
    await routes._handle(reader.interaction, "what-is", Pressed(table.row.id, "menu-what-seen0", (thing,)))
    return reader.text


async def test_everybody_who_plays_may_ask_at_any_time_and_nothing_changes(desk: Desk) -> None:
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN))
    before = table.position.dump()
    for person in (ADA, BEN):
        reader = Reader(desk, person, guild=1, channel=table.row.channel_id or 0)
        await button("What is this?", "what", table.row.id, "open").callback(reader.interaction)
        assert tells(reader.text, "what-ask") and say("button-what-close") in reader.labels
        told = await asked(desk, table, person, "place-13")
        assert "**13 Sultan's Palace**" in told
        waits = table.seat_of(person) not in table.position.seats_to_act
        assert tells(told, "refusal-not-your-turn") is waits
    assert tells(await asked(desk, table, STRANGER, "place-13"), "refusal-not-at-table")
    assert table.position.dump() == before


async def test_only_the_own_hand_can_be_asked_about(desk: Desk) -> None:
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN))
    hands = {person: set(table.position.view(table.seat_of(person)).hand) for person in (ADA, BEN)}
    for person, other in ((ADA, BEN), (BEN, ADA)):
        for face in hands[other] - hands[person]:
            assert tells(await asked(desk, table, person, f"card-{face}"), "what-gone")
        for face in hands[person]:
            assert not is_unseen(await asked(desk, table, person, f"card-{face}"))


async def test_a_turn_that_is_prepared_can_be_asked_about_too(desk: Desk) -> None:
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN))
    (acts,) = table.position.seats_to_act
    waits = next(person for person in (ADA, BEN) if table.seat_of(person) != acts)
    reader = Reader(desk, waits, guild=1, channel=table.row.channel_id or 0)
    await routes._handle(reader.interaction, "prepare-what-is", Pressed(table.row.id, "x", ("place-13",)))
    assert "**13 Sultan's Palace**" in reader.text and tells(reader.text, "prepare-title")
    assert reader.files.keys() == {"topic.webp", "board.webp"} and say("button-what-close") in reader.labels
