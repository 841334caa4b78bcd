"""/learn: a lesson in panels that nobody else sees, wherever it is typed."""

import pytest

from cogs.framework.routes import ROUTES, Pressed, RoutedMenu, button, menu, menu_option
from cogs.turn.play import chosen
from host.learning import taking
from host.lessons.lesson import LESSONS, Lesson
from host.turn import looking
from tests.host.desk import ADA, BEN, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells

BASE = "istanbul"


def learner(desk: Desk, person: int = ADA, guild: int | None = None) -> Reader:
    reader = Reader(desk, person, guild=guild, channel=500)
    reader.interaction.user.display_name = "Ada"
    return reader


async def press(reader: Reader, verb: str, game_id: str = "", rest: str = "") -> str:
    reader.begin()
    reader.labels.clear()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader.text


async def pick(reader: Reader, name: str) -> str:
    item: RoutedMenu = menu("x", [menu_option("x", name)], "lesson")
    item.item._values = [name]  # as discord.py does with what was chosen
    reader.begin()
    await item.callback(reader.interaction)
    return reader.text


async def test_a_lesson_begins_from_the_list_and_marks_what_is_meant(desk: Desk) -> None:
    running = await desk.begin("istanbul", ADA, BEN)  # in the channel where it is typed
    reader = learner(desk, guild=1)
    listed = await reader.run("learn")
    assert tells(listed, "lessons-title") and tells(listed, "istanbul/lesson-istanbul")
    assert not tells(listed, "lesson-line", done="yes")
    told = await pick(reader, BASE)
    assert tells(told, "lesson-head", number=1) and tells(told, "istanbul/lesson-istanbul-spice")
    assert reader.labels[0].startswith(f"3 {say('istanbul/place-3')}") and say("button-lesson-leave") in reader.labels
    assert tells(await reader.run("games"), "games-lesson", lesson=say("istanbul/lesson-istanbul"))
    assert (await desk.host.table(running)).seq == 1
    assert say("button-learn") not in reader.labels
    reader.begin()
    await ROUTES["minute"].handler(reader.interaction, Pressed(running, ""))
    assert say("button-learn") in reader.labels
    assert tells(await reader.run("learn"), "lesson-head", number=1)
    left = await press(reader, "lesson-leave", (await desk.database.games.lessons())[0].id)
    assert tells(left, "lesson-left") and await desk.database.games.lessons() == []


@pytest.mark.parametrize(
    ("locale", "typed"),
    [("es-ES", "estambul"), ("es-ES", "istanbul"), ("en-GB", "Istanbul"), ("ru", "стамбул"), ("de", "istanbul")],
)
async def test_a_lesson_is_found_by_what_its_game_is_called(desk: Desk, locale: str, typed: str) -> None:
    reader = learner(desk)
    reader.interaction.locale = locale
    await reader.run("learn", lesson=typed)
    (lesson,) = await desk.database.games.lessons()
    assert lesson.lesson == BASE


async def test_who_strays_is_offered_the_way_back_and_the_end_marks_the_lesson(desk: Desk) -> None:
    reader = learner(desk)
    await reader.run("learn", lesson=BASE)
    row = await desk.database.games.lesson_of(ADA)
    assert row is not None
    stray = await chosen(reader.interaction, row.id, ("move 2",), None)
    texts = [part.to_component_dict().get("content", "") for part in stray.parts]
    assert any(tells(text, "lesson-astray") for text in texts)
    reader.interaction.id = 2
    decision = (await looking.panel(desk.host, row.id, ADA)).decision
    assert decision is not None
    stray = await chosen(reader.interaction, row.id, (next(iter(decision.options)),), None)
    texts = [part.to_component_dict().get("content", "") for part in stray.parts]
    assert not any(tells(text, "lesson-astray") for text in texts) and any(tells(text, "lesson-free") for text in texts)
    reader.interaction.id = 3
    assert tells(await press(reader, "lesson-back", row.id), "istanbul/lesson-istanbul-spice")
    panel = await looking.panel(desk.host, row.id, ADA)
    while panel.meant is not None:
        panel = await desk.choose(row.id, ADA, panel.meant)
    assert tells(await press(reader, "open", row.id), "lesson-told")
    await taking.leave(desk.host, ADA)
    assert tells(await reader.run("learn"), "lesson-line", done="yes", lesson=say("istanbul/lesson-istanbul"))


async def test_another_lesson_asks_first_and_an_outdated_one_is_closed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = LESSONS[BASE]
    monkeypatch.setitem(LESSONS, "other", Lesson.model_validate({**base.model_dump(), "name": BASE}))
    reader = learner(desk)
    await reader.run("learn", lesson=BASE)
    asked = await reader.run("learn", lesson="other")
    assert tells(asked, "lesson-leave-first", now=say("istanbul/lesson-istanbul"))
    assert tells(await reader.run("learn", lesson="chess"), "refusal-unknown-lesson")
    (row,) = await desk.database.games.lessons()
    assert row.lesson == BASE
    monkeypatch.setitem(LESSONS, BASE, Lesson.model_validate({**base.model_dump(), "steps": base.steps[:2]}))
    assert tells(await press(reader, "open", row.id), "lesson-outdated", lesson=say("istanbul/lesson-istanbul"))
    assert tells(await press(reader, "lesson-begin", rest=BASE), "lesson-head", number=1, count=2)
    assert tells(await press(reader, "undo", row.id), "refusal-unknown-game", game=row.id)


async def test_nobody_else_can_press_in_a_lesson(desk: Desk) -> None:
    await learner(desk).run("learn", lesson=BASE)
    (row,) = await desk.database.games.lessons()
    stranger = learner(desk, BEN)
    for verb, rest in (("open", ""), ("choose", "1:move 3"), ("lesson-leave", ""), ("lesson-back", "")):
        assert tells(await press(stranger, verb, row.id, rest), "refusal-unknown-game", game=row.id)
    assert (await desk.host.table(row.id)).seq == 1
