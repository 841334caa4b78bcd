"""The public message of a lobby."""

from collections.abc import Mapping

import pytest

from cogs.lobby.message import lobby_reply
from cogs.lobby.options import TABLE, options_reply
from db import GameRow, SeatRow
from engine.games import GAMES
from engine.marco_polo.rules import MarcoPolo
from host.lobby.view import LobbyView
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
