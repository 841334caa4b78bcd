"""The public message of a lobby."""

from collections.abc import Mapping
from typing import Any

import discord
import pytest

from cogs.framework.routes import ROUTES, Pressed
from cogs.lobby.message import lobby_reply
from cogs.lobby.options import TABLE, options_reply
from db import GameRow, SeatRow
from engine.games import GAMES
from engine.marco_polo.rules import MarcoPolo
from host.lobby.view import LobbyView
from tests.host.desk import CHLOE, Desk
from tests.support.interactions import Response, press_of
from tests.support.sentences import tells
from words.speech import words


class WithoutOptions(MarcoPolo):
    """A game that is always set up alike."""

    option_fields = ()

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        return {}

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        return {}


def test_a_game_without_options_has_a_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "marco_polo", WithoutOptions())
    row = GameRow("k7f2", "marco_polo", 1, 2, 3, "lobby", {"game": {}, "order": "random"}, 0.0)
    lobby = LobbyView(row, (SeatRow("k7f2", 0, "blue", 3, "human", "Ada"),), ())
    (first, *_) = str(lobby_reply(words("en"), lobby).view().to_components()).split("\\n")
    assert first.endswith("**The Voyages of Marco Polo** #k7f2")
    assert tells(str(options_reply(words("en"), lobby, TABLE).view().to_components()), "lobby-order")


async def test_a_press_on_a_message_that_was_just_deleted_counts_and_is_answered(desk: Desk) -> None:
    """The lobby gets another message, and the presser a private copy."""
    lobby = await desk.open("istanbul")
    await desk.lobby.posted(lobby.row.id, 70)
    interaction = press_of(desk, CHLOE)
    interaction.message = discord.Object(70)
    interaction.message.flags = discord.MessageFlags()
    response: Any = Response(404)
    gone = discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})
    interaction.response.edit_message.side_effect = gone
    channel = interaction.client.get_partial_messageable(lobby.row.channel_id)
    channel.edit.side_effect = gone
    await ROUTES["join"].handler(interaction, Pressed(lobby.row.id, ""))
    assert CHLOE in [seat.user_id for seat in (await desk.lobby.view(lobby.row.id)).seats]
    assert interaction.response.send_message.call_args.kwargs["ephemeral"] is True
    channel.send.assert_awaited_once()
    assert (await desk.host.game(lobby.row.id)).lobby_message_id == 7
