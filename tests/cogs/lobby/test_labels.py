"""Labels of what stands around a game are short enough for a phone, and told apart at their beginning."""

from collections.abc import Iterator

import pytest

from cogs.framework.emblems import ORDINARY
from cogs.framework.reply import Reply
from cogs.help.overview import CHAPTERS, chapter_reply, help_reply
from cogs.lobby.beginning import beginning_reply
from cogs.lobby.message import lobby_reply
from cogs.lobby.more import more_reply
from cogs.lobby.pages import PAGES, options_reply, why_reply
from engine.games import GAMES
from host.lobby.game_options import set_options
from host.lobby.view import LobbyView
from tests.host.desk import ADA, BEN, Desk
from tests.support import limits
from words.speech import words

MOST, MOST_WITH_EMOJI = 38, 34
TOLD_APART, OPTIONS_TOLD_APART = 20, 50


async def lobbies(desk: Desk) -> list[LobbyView]:
    """One of each game, as it is made, and one of Istanbul with every option that it can have."""
    made = [await desk.open(game, ADA, BEN) for game in sorted(GAMES)]
    chosen = {"expansion": "bazaar", "neutral-assistants": "on", "order": "random"}
    widest = await desk.open("istanbul", ADA, BEN)
    await set_options(desk.lobby, widest.row.id, ADA, False, chosen, interaction_id=desk.interaction())
    return [*made, await desk.lobby.view(widest.row.id)]


def screens(lobby: LobbyView) -> Iterator[Reply]:
    w = words()
    yield lobby_reply(w, lobby)
    yield from (more_reply(w, lobby, ORDINARY, ADA, organises=organises) for organises in (True, False))
    for page in PAGES:
        yield from (options_reply(w, lobby, page, organises=organises) for organises in (True, False))
        yield why_reply(w, lobby, page)
    yield beginning_reply(w, lobby)


def unfit(reply: Reply) -> list[str]:
    """What is wrong with the controls of a screen."""
    parts = [*limits.components(reply.view().to_components())]
    buttons = [part for part in parts if part["type"] == 2]
    beginnings = [button["label"][:TOLD_APART] for button in buttons]
    wrong = [f"begin alike: {beginnings}"] if len(set(beginnings)) < len(beginnings) else []
    for button in buttons:
        most = MOST_WITH_EMOJI if button.get("emoji") else MOST
        wrong += [button["label"]] if not 0 < len(button["label"]) <= most or button["disabled"] else []
    for menu in (part for part in parts if part.get("options")):
        labels = [option["label"][:OPTIONS_TOLD_APART] for option in menu["options"]]
        wrong += [f"options begin alike: {labels}"] if len(set(labels)) < len(labels) else []
    return wrong


async def test_controls_around_a_lobby_fit_on_a_phone(desk: Desk) -> None:
    for lobby in await lobbies(desk):
        assert [wrong for screen in screens(lobby) for wrong in unfit(screen)] == []


@pytest.mark.parametrize("chapter", ["", *CHAPTERS])
def test_controls_of_the_help_fit_on_a_phone(chapter: str) -> None:
    assert unfit(chapter_reply(words(), chapter) if chapter else help_reply(words())) == []
