"""Labels of what stands around a game are short enough for a phone, and told apart at their beginning, in every
language."""

from collections.abc import Iterator

import pytest

from cogs.framework.commands import MOVED
from cogs.framework.emblems import ORDINARY
from cogs.framework.reply import Reply
from cogs.help.overview import CHAPTERS, chapter_reply, help_reply
from cogs.lobby.beginning import beginning_reply
from cogs.lobby.houses import company_reply
from cogs.lobby.message import lobby_reply
from cogs.lobby.more import more_reply
from cogs.lobby.pages import PAGES, options_reply, why_reply
from engine.games import GAMES
from host.lobby.game_options import set_options
from host.lobby.view import LobbyView
from tests.host.desk import ADA, BEN, NAMES, Desk
from tests.support import limits
from tests.support.language.written import OTHERS, TOLD, faults
from words.speech import ENGLISH, Words

SPOKEN = (ENGLISH, *OTHERS)


async def lobbies(desk: Desk) -> list[LobbyView]:
    """One of each game, as it is made, and one of Istanbul with every option that it can have."""
    made = [await desk.open(game, ADA, BEN) for game in sorted(GAMES)]
    chosen = {"expansion": "bazaar", "neutral-assistants": "on", "order": "random"}
    widest = await desk.open("istanbul", ADA, BEN)
    await set_options(desk.lobby, widest.row.id, ADA, False, chosen, interaction_id=desk.interaction())
    return [*made, await desk.lobby.view(widest.row.id)]


def screens(w: Words, lobby: LobbyView) -> Iterator[Reply]:
    yield lobby_reply(w, lobby)
    yield company_reply(w, lobby)
    yield from (more_reply(w, lobby, ORDINARY, ADA, organises=organises) for organises in (True, False))
    for page in PAGES:
        yield from (options_reply(w, lobby, page, organises=organises) for organises in (True, False))
        yield why_reply(w, lobby, page)
    yield beginning_reply(w, lobby)


def wrong_with(language: str, reply: Reply) -> list[str]:
    """Its controls, and of another language than English all that it says."""
    parts = reply.view().to_components()
    texts = () if language == ENGLISH else limits.read({"components": parts})
    named = frozenset((*NAMES.values(), *" ".join(MOVED).split()))
    written = [f"{fault}: {text}" for text in texts for fault in faults(language, text, named)]
    return [*limits.unfit(parts, language), *limits.broken({"components": parts}, []), *written]


@pytest.mark.parametrize("language", SPOKEN)
async def test_controls_around_a_lobby_fit_on_a_phone(language: str, desk: Desk) -> None:
    words = Words(language, strict=True)
    for lobby in await lobbies(desk):
        if language != ENGLISH and lobby.row.rules_name not in TOLD:
            continue
        assert [wrong for screen in screens(words, lobby) for wrong in wrong_with(language, screen)] == []


@pytest.mark.parametrize("chapter", ["", *CHAPTERS])
@pytest.mark.parametrize("language", SPOKEN)
def test_controls_of_the_help_fit_on_a_phone(language: str, chapter: str) -> None:
    words = Words(language, strict=True)
    assert wrong_with(language, chapter_reply(words, chapter) if chapter else help_reply(words)) == []
