"""Panels, prompts and lobbies in a language nobody speaks: each text is the reader's, none of it is English in code."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.framework.emblems import ORDINARY
from cogs.framework.pictures import draw
from cogs.help.entries import Played
from cogs.help.rules import topic_menus
from cogs.lobby.beginning import beginning_reply
from cogs.lobby.message import lobby_reply
from cogs.lobby.more import more_reply
from cogs.lobby.pages import PAGES, SEATS, options_reply, why_reply
from cogs.panel.panel import panel_reply
from cogs.posts.prompts import direct_answers
from db import GameRow, SeatRow
from engine.core.position import Position
from engine.games import GAMES
from host.lobby.view import LobbyView
from tests.support import limits
from tests.support.dealt import tables
from tests.support.language.pseudo_language import Watch, english_in, spoken
from tests.support.panels import SERVICES, panels
from words.speech import Words

pytestmark = pytest.mark.xdist_group("pseudo")
PERSON = "Åñň"


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    yield from spoken(monkeypatch, Watch((PERSON,)))


def english(components: list[dict[str, Any]]) -> set[str]:
    return {word for text in limits.read({"components": components}) for word in english_in(text)}


def position_of(name: str) -> Position:
    return tables.new(next(table for table in tables.some_tables() if table.game == name))


@pytest.mark.parametrize("name", sorted(GAMES))
async def test_a_panel_and_a_prompt_speak_the_language_they_are_given(name: str, pseudo: Words) -> None:
    for panel in panels(position_of(name), PERSON):
        reply = await panel_reply(SERVICES, panel, pseudo)
        assert english(reply.view(await reply.all_drawn()).to_components()) == set()
        assert panel.decision is not None
        view = discord.ui.View(timeout=None)
        for item in direct_answers(panel.table, panel.seat, panel.decision, pseudo):
            view.add_item(item)
        assert english(view.to_components()) == set()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_lobby_and_its_options_speak_the_language_they_are_given(name: str, pseudo: Words) -> None:
    rules = GAMES[name]
    row = GameRow("k7f2", name, 1, 2, 3, "lobby", {"game": {}, "order": "random"}, 0.0, private=True)
    lobby = LobbyView(row, (SeatRow("k7f2", 0, rules.colours[0], 3, "human", PERSON),), (3, 4))
    options = [options_reply(pseudo, lobby, page) for page in PAGES]
    replies = [lobby_reply(pseudo, lobby), *options, topic_menus(pseudo, Played(name))]
    more = more_reply(pseudo, lobby, ORDINARY, 3, organises=True)
    reasons = [why_reply(pseudo, lobby, page) for page in PAGES if page != SEATS]
    for reply in (*replies, *reasons, more, beginning_reply(pseudo, lobby)):
        assert english(reply.view().to_components()) == set()


async def test_pictures_of_two_languages_are_told_apart(pseudo: Words) -> None:
    """The cache of the studio goes by the scene's digest."""
    seen: dict[str, bytes] = {}

    class Studio:
        async def picture(self, game: str, name: str, scene: Any, *, panel: Any = None) -> bytes:
            seen[scene.language] = scene.digest()
            return b"webp"

    (panel, *_) = panels(position_of("istanbul"), PERSON)
    studio: Any = Studio()
    for words in (pseudo, Words("en")):
        pictures = await draw(studio, "istanbul", panel.position.view(None), panel.table.seats, words, panel="p")
        assert all(bool(english_in(picture.alt)) is (words is not pseudo) for picture in pictures)
    assert len(seen) == len(set(seen.values())) == 2
