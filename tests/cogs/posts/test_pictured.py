"""The pictures of a turn's post are drawn ahead while a panel asks whether the turn is finished, and begun as
soon as it is; the panel leaves them to the post."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.services import Services
from cogs.panel.panel import PanelReply
from cogs.posts import pictured
from cogs.posts.pictured import draw_post, draw_post_ahead
from cogs.posts.posts import compose
from cogs.turn.play import show
from db import StorageFailed
from engine import players
from host.messages.posts import Turn
from host.turn import looking, press
from host.turn.foreseen import after_turn, just_ended
from host.turn.looking import Panel
from render.scene import AnyScene
from tests.host.desk import ADA, BEN, Desk
from tests.support.discord.recorder import Recorder
from tests.support.panels import Pencil
from tests.support.played import begun_turn, finishing
from tests.support.reader import Reader

PEOPLE = (ADA, BEN)
CLIENT: Any = SimpleNamespace(get_guild=lambda _: None)
TURNS = 12


@pytest.fixture(autouse=True)
def nobody_presses_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictured, "PRESSES_ON_S", 0.0)


async def ended_turn(desk: Desk, game: str, *, by_chance: bool = False) -> tuple[str, int, Panel]:
    """A game whose seat in turn has just ended it, where chance came in so that it cannot be taken back, after earlier
    posts were made; that seat, and its panel then."""
    (game_id, seat), rng = await begun_turn(desk, game, *PEOPLE), Random(3)
    await looking.history(desk.host, game_id)
    while True:
        table = await desk.host.table(game_id)
        seat = table.position.seats_to_act[0]
        notation = players.choose(players.ROOKIE, table.position.fork(), seat, rng)
        await desk.choose(game_id, PEOPLE[seat], notation)
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        if just_ended(panel) is not None and (panel.reopens is None) is by_chance:
            return game_id, seat, panel


async def scenes_of_post(desk: Desk, game_id: str) -> list[AnyScene]:
    """Of the game's newest post about a turn."""
    pencil = Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    await compose(CLIENT, services, [each for each in await desk.posts(game_id) if each.kind == Turn.kind][-1])
    return pencil.scenes


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_what_is_drawn_ahead_is_what_the_post_of_the_turn_asks_for(desk: Desk, game: str) -> None:
    (game_id, _), rng, found = await begun_turn(desk, game, *PEOPLE), Random(3), []
    pencil = Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    while (table := await desk.host.table(game_id)).finished_turns < TURNS:
        seat = table.position.seats_to_act[0]
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        foreseen = after_turn(panel, [table.position.rules.turn_end])
        notation = players.choose(players.ROOKIE, table.position.fork(), seat, rng)
        if foreseen is not None:
            pencil.ahead_of_time.clear()
            reply = PanelReply(finishing=[[table.position.rules.turn_end]])
            await draw_post_ahead(CLIENT, services, panel, reply)
        await desk.choose(game_id, PEOPLE[seat], notation)
        if foreseen is not None and notation == table.position.rules.turn_end:
            post = [each for each in await desk.posts(game_id) if each.kind == Turn.kind][-1]
            pencil.scenes.clear()
            await compose(CLIENT, services, post)
            found.append([scene.digest() for scene in pencil.scenes])
            assert found[-1] == [scene.digest() for scene in pencil.ahead_of_time]
    assert len(found) > TURNS // 3


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_the_post_of_a_turn_at_one_press_is_drawn_ahead_too(desk: Desk, game: str) -> None:
    (game_id, _), rng, found = await begun_turn(desk, game, *PEOPLE), Random(3), 0
    while (table := await desk.host.table(game_id)).finished_turns < TURNS:
        seat, end, pencil = table.position.seats_to_act[0], table.position.rules.turn_end, Pencil()
        services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        shown = await show(Reader(desk, PEOPLE[seat], guild=1, channel=1).interaction, panel)
        assert isinstance(shown, PanelReply)
        way = next((each for each in shown.finishing if len(each) > 2 and after_turn(panel, each)), None)
        if way is None:
            await desk.choose(game_id, PEOPLE[seat], players.choose(players.ROOKIE, table.position.fork(), seat, rng))
            continue
        shown.finishing = [way]
        await draw_post_ahead(CLIENT, services, panel, shown)
        await press.choose(desk.host, game_id, PEOPLE[seat], *way, interaction_id=desk.interaction())
        posted = [scene.digest() for scene in await scenes_of_post(desk, game_id)]
        assert way[-1] == end and [scene.digest() for scene in pencil.ahead_of_time] == posted
        found += 1
    assert found > TURNS // 3


@pytest.mark.parametrize(("game", "by_chance"), [("istanbul", False), ("marco_polo", False), ("marco_polo", True)])
async def test_who_has_ended_a_turn_sees_its_pictures_in_the_post_alone_where_they_are_begun(
    desk: Desk, game: str, by_chance: bool
) -> None:
    game_id, seat, panel = await ended_turn(desk, game, by_chance=by_chance)
    posted = [scene.digest() for scene in await scenes_of_post(desk, game_id)]
    reader = Reader(desk, PEOPLE[seat], guild=1, channel=1)
    assert await (await show(reader.interaction, panel)).all_drawn() == []
    ended, begun = just_ended(panel), Pencil()
    assert ended is not None
    services: Any = Services(desk.host, desk.lobby, begun)  # type: ignore[arg-type]
    await draw_post(CLIENT, services, ended)
    assert [scene.digest() for scene in begun.scenes] == posted


async def test_who_opens_the_panel_anew_or_has_colours_of_their_own_sees_what_their_seat_sees(desk: Desk) -> None:
    _, seat, panel = await ended_turn(desk, "istanbul")
    for returning, own in ((True, {}), (False, {"palette": "apart"}), (False, {"palette": "usual", "board": "near"})):
        await desk.host.people.settings.change(PEOPLE[seat], own)
        reader = Reader(desk, PEOPLE[seat], guild=1, channel=1)
        await (await show(reader.interaction, panel, returning=returning)).all_drawn()
        scene = reader.interaction.client.services.studio.scenes[0]
        assert scene.view == panel.position.view(seat)
        assert (scene.style.palette, scene.style.near) == (own.get("palette", "usual"), "board" in own)


async def test_a_studio_that_is_behind_is_left_to_the_post_itself(desk: Desk) -> None:
    _, _, panel = await ended_turn(desk, "istanbul")
    ended, pencil = just_ended(panel), Pencil()
    assert ended is not None
    pencil.behind = True
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    await draw_post(CLIENT, services, ended)
    assert pencil.scenes == []


async def test_nothing_is_drawn_ahead_for_who_has_pressed_on(desk: Desk) -> None:
    (game_id, _), rng, foreseen = await begun_turn(desk, "istanbul", *PEOPLE), Random(3), None
    pencil = Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    while foreseen is None:
        table = await desk.host.table(game_id)
        seat = table.position.seats_to_act[0]
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        foreseen = after_turn(panel, [table.position.rules.turn_end])
        if foreseen is None:
            await desk.choose(game_id, PEOPLE[seat], players.choose(players.ROOKIE, table.position.fork(), seat, rng))
    drawing = asyncio.get_running_loop().create_future()
    reply = PanelReply(drawing=drawing, finishing=[[table.position.rules.turn_end]])
    ahead = asyncio.create_task(draw_post_ahead(CLIENT, services, panel, reply))
    await desk.choose(game_id, PEOPLE[seat], table.position.rules.turn_end)
    drawing.set_result([])
    await ahead
    assert pencil.ahead_of_time == []


@pytest.mark.parametrize("presses_on_s", [0.0, 3600.0])
async def test_nothing_is_drawn_ahead_before_the_panel_is_and_who_sees_it_had_time_to_press_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, presses_on_s: float
) -> None:
    panel, begun = await finishing(desk, *PEOPLE), list[Panel]()
    monkeypatch.setattr(pictured, "PRESSES_ON_S", presses_on_s)
    monkeypatch.setattr(pictured, "after_turn", lambda panel, _: begun.append(panel))
    services: Any = Services(desk.host, desk.lobby, Pencil())  # type: ignore[arg-type]
    drawing = asyncio.get_running_loop().create_future()
    reply = PanelReply(drawing=drawing, finishing=[["end"]])
    ahead = asyncio.create_task(draw_post_ahead(CLIENT, services, panel, reply))
    for panel_is_drawn in (False, True):
        if panel_is_drawn:
            drawing.set_result([])
        for _ in range(10):
            await asyncio.sleep(0)
        assert begun == ([panel] if panel_is_drawn and not presses_on_s else [])
    ahead.cancel()


async def test_of_many_ways_to_finish_no_more_are_drawn_ahead_than_whole_turns_have(desk: Desk) -> None:
    panel, pencil = await finishing(desk, *PEOPLE), Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    end, drawn = panel.position.rules.turn_end, list[int]()
    for ways in (1, 3, 9):
        pencil.ahead_of_time.clear()
        await draw_post_ahead(CLIENT, services, panel, PanelReply(finishing=[[end]] * ways))
        drawn.append(len(pencil.ahead_of_time))
    assert drawn[0] and drawn == [drawn[0], 3 * drawn[0], 3 * drawn[0]]


async def test_who_presses_on_while_pictures_are_drawn_ahead_is_not_kept_waiting_by_the_others(desk: Desk) -> None:
    panel, drawn = await finishing(desk, *PEOPLE), list[str]()
    end = panel.position.rules.turn_end

    async def ahead(_game: str, name: str, _scene: AnyScene) -> None:
        drawn.append(name)
        await desk.choose(panel.table.row.id, PEOPLE[panel.seat], end)

    services: Any = Services(desk.host, desk.lobby, SimpleNamespace(ahead=ahead))  # type: ignore[arg-type]
    await draw_post_ahead(CLIENT, services, panel, PanelReply(finishing=[[end]]))
    assert len(drawn) == 1


async def test_what_is_drawn_ahead_speaks_the_language_of_the_table(desk: Desk) -> None:
    await desk.host.people.guild_settings.change(1, {"language": "cs"})
    panel, pencil = await finishing(desk, *PEOPLE), Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    await draw_post_ahead(CLIENT, services, panel, PanelReply(finishing=[[panel.position.rules.turn_end]]))
    assert {scene.language for scene in pencil.ahead_of_time} == {"cs"}


async def test_what_cannot_be_read_now_is_left_to_the_post(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    panel, pencil = await finishing(desk, *PEOPLE), Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    monkeypatch.setattr(desk.host.people, "guild_settings", Recorder(side_effect=StorageFailed("gone")))
    await draw_post_ahead(CLIENT, services, panel, PanelReply(finishing=[[panel.position.rules.turn_end]]))
    assert pencil.ahead_of_time == []


async def test_a_turn_that_ends_with_chance_is_not_foreseen(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "marco_polo", *PEOPLE)
    rng, rolled = Random(3), 0
    while not rolled:
        table = await desk.host.table(game_id)
        seat = table.position.seats_to_act[0]
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        foreseen = after_turn(panel, [table.position.rules.turn_end])
        played = table.position.view(None).round
        notation = players.choose(players.ROOKIE, table.position.fork(), seat, rng)
        await desk.choose(game_id, PEOPLE[seat], notation)
        if table.position.view(None).round > played:
            assert foreseen is None
            rolled += 1
