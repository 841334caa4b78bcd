"""The posts of whole games: which pictures they have, as the table chose, and what real clients show of them."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.services import Services
from cogs.posts.outgoing import Message
from cogs.posts.posts import compose
from cogs.posts.sending import RENEWED
from host.lobby.game_options import set_options
from host.messages.posts import Members, Turn, Unprompt
from render.games import changed_pictures
from tests.host.desk import ADA, Desk
from tests.support.limits import GALLERY, TEXT, components
from tests.support.panels import Pencil
from tests.support.played import played, to_the_end

MOST_PIECES = 80
"""Pieces of a text with a format of their own: beyond about 100 the rest of it is cut in silence (docs/discord.md)."""
PIECE = re.compile(
    r"\*\*.+?\*\*|(?<!\*)\*[^*]+\*(?!\*)|__.+?__|`[^`]+`|<[@#a:t][^>]*>|\[[^\]]+\]\([^)]+\)|https?://\S+|^-# ", re.M
)
EMOJI = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\u2b00-\u2bff]")
SOURCES = {"istanbul": {"expansion": "bazaar"}, "marco_polo": {}}


def pieces(text: str) -> int:
    return len(PIECE.findall(text)) + len(EMOJI.findall(text))


async def posted(desk: Desk, game_id: str, pencil: Pencil) -> list[tuple[str, Message]]:
    """The kind and the message of each post of a game."""
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    found = []
    for post in await desk.posts(game_id):
        if post.kind in (Unprompt.kind, Members.kind) or post.kind in RENEWED or post.user_id is not None:
            continue
        message = await compose(client, services, post)
        found += [] if message is None else [(post.kind, message)]
    return found


def pictures_of(message: Message) -> list[str]:
    return [file.filename.removesuffix(".webp") for file in message.files]


def offered(message: Message) -> list[str]:
    """The pictures that buttons below a post show."""
    names = [part.get("custom_id", "") for part in components(message.view.to_components())]
    return [name.rpartition(":")[2] for name in names if name.startswith("cv:picture:")]


@pytest.mark.parametrize("game", SOURCES)
async def test_a_post_is_told_in_few_formatted_pieces_and_each_picture_stands_alone(desk: Desk, game: str) -> None:
    told = await posted(desk, await played(desk, game, **SOURCES[game]), Pencil())
    assert {"start", "turn", "end"} <= {kind for kind, _ in told}
    for kind, message in told:
        parts = list(components(message.view.to_components()))
        texts = [message.content or "", *(part["content"] for part in parts if part["type"] == TEXT)]
        assert sum(map(pieces, texts)) <= MOST_PIECES, (kind, texts)
        assert all(len(part["items"]) == 1 for part in parts if part["type"] == GALLERY)
        named = [part.get("label") or "" for part in parts] + [file.description or "" for file in message.files]
        assert not any("<t:" in name for name in named), kind


@pytest.mark.parametrize("game", SOURCES)
@pytest.mark.parametrize("chosen", ["all", "changed", "board"])
async def test_a_turn_is_posted_with_the_pictures_that_the_table_chose(desk: Desk, game: str, chosen: str) -> None:
    everything = ["board", "carts"] if game == "istanbul" else ["board", "spaces", "carts"]
    game_id = await desk.begin(game, ADA, houses=2, player="rookie")
    await set_options(desk.lobby, game_id, ADA, False, {"pictures": chosen}, interaction_id=desk.interaction())
    await to_the_end(desk, game_id)
    pencil = Pencil()
    turns = [message for kind, message in await posted(desk, game_id, pencil) if kind == Turn.kind]
    assert any(scene.style.small for scene in pencil.scenes) is (chosen != "all")
    shown = [pictures_of(message) for message in turns]
    if chosen == "all":
        assert all(names == everything for names in shown)
    elif chosen == "board":
        assert {len(names) for names in shown} == {1}
    else:
        assert len({len(names) for names in shown}) > 1
    for message in turns:
        rest = [name for name in everything if name not in pictures_of(message)]
        assert offered(message) == (rest if chosen == "changed" else [])


def test_a_turn_without_events_shows_the_board() -> None:
    assert changed_pictures("istanbul", ()) == ("board",)
    assert changed_pictures("marco_polo", ()) == ("board",)
