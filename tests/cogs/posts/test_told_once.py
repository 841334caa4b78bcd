"""What panels, lobbies and refusals say of a turn or a game that goes on, is over, or is not there."""

from random import Random
from typing import Any

import pytest

from cogs.framework.services import Services
from cogs.lobby.message import lobby_reply
from cogs.panel.panel import panel_reply
from cogs.turn.play import show
from engine import players
from host.turn import looking
from tests.host.desk import ADA, BEN, Desk
from tests.support.dealt import tables
from tests.support.panels import Pencil
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.games import game_words
from words.speech import words


async def test_a_lobby_that_has_begun_says_nothing_of_the_order(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, BEN)
    game_id = view.row.id
    open_to_all = str(lobby_reply(words(), view).view().to_components())
    assert say("lobby-order-joined") in open_to_all.casefold() and "1 🔴 <@11>" in open_to_all
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    begun = str(lobby_reply(words(), await desk.lobby.view(game_id)).view().to_components())
    assert tells(begun, "lobby-started") and say("lobby-order-joined") not in begun.casefold()
    assert "🔴 <@11>" in begun and "1 🔴" not in begun


async def test_a_direct_message_does_not_recommend_a_command_that_it_lacks(desk: Desk) -> None:
    told = await Reader(desk, ADA, guild=None, channel=5).run("board")
    assert "/new" not in told and tells(told, "refusal-no-game-in-dm")
    assert "/new" in await Reader(desk, ADA, guild=1, channel=5).run("board")


async def test_undo_after_the_end_says_once_that_it_is_over(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    monkeypatch.setattr(table.position, "decisions", ())
    reader = Reader(desk, ADA, guild=1, channel=table.row.channel_id or 0)
    assert (await reader.run("undo")).count("over") == 1


async def test_undo_in_a_cancelled_game_says_it_once(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    game = await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    reader = Reader(desk, ADA, guild=1, channel=game.row.channel_id or 0)
    assert (await reader.run("undo")).count("cancelled") == 1


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_a_panel_left_standing_tells_which_turn_it_was_for(game: str) -> None:
    opened = (tables.new(table) for table in tables.some_tables() if table.game == game)
    position = next(one for one in opened if one.decisions[0].kind in ("move", "turn"))
    (decision,) = position.decisions
    view = position.view(decision.seat)
    asked = game_words(game).prompt(words(), view, decision, ("Ada", "Ben", "Chloe", "Dilan", "Eda"))
    named = {"round": view.round} if game == "marco_polo" else {"turn": view.turn}
    assert asked.question == say(f"{game}/ask-{decision.kind}", **named)


class Watching(Pencil):
    """Draws nothing, and keeps whether the turn in the picture was said to go on."""

    def __init__(self) -> None:
        self.running: list[bool] = []

    async def picture(self, game: str, name: str, scene: Any, **_: Any) -> bytes:
        self.running.append(scene.running)
        return b"webp"


async def test_a_turn_that_goes_on_is_not_pictured_as_the_last_one(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    (seat,) = table.position.seats_to_act
    person = table.seats[seat].user_id or 0
    watching = Watching()
    services = Services(desk.host, desk.lobby, watching)  # type: ignore[arg-type]
    await (await panel_reply(services, await looking.panel(desk.host, game_id, person), words())).all_drawn()
    move = next(notation for notation in table.position.decision(seat).options if notation.startswith("move "))
    await (await panel_reply(services, await desk.choose(game_id, person, move), words())).all_drawn()
    assert watching.running == [False, True]


async def test_who_must_act_by_the_time_a_panel_is_made_is_not_told_to_wait(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    (acting,) = table.position.seats_to_act
    waiting = table.seats[1 - acting].user_id or 0
    panel = await looking.panel(desk.host, game_id, waiting)
    while acting in table.position.seats_to_act:
        notation = players.choose(players.ROOKIE, table.position, acting, Random(1))
        await desk.choose(game_id, table.seats[acting].user_id or 0, notation)
    told = str((await show(Reader(desk, waiting, guild=1, channel=1).interaction, panel)).view().to_components())
    assert tells(told, "istanbul/ask-move") and not tells(told, "panel-waiting")
