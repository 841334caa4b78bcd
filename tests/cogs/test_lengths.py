"""What words promise to keep short is short enough for Discord."""

import re
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs.framework import limits
from cogs.framework.services import Services
from cogs.posts.posts import compose
from cogs.posts.sending import RENEWED
from db import PostRow
from engine import players
from host.messages.posts import Members, Unprompt
from tests.host.desk import ADA, BEN, CHLOE, NAMES, Desk
from tests.support.language.messages import languages, messages, render
from tests.support.limits import broken, units
from tests.support.panels import CAMELS, FAMILIES, Pencil
from tests.support.reader import Reader
from words import shapes
from words.shapes import clipped, fitting, length_of
from words.speech import ENGLISH, Words

LOOKS = (
    "board", "table carts", "results finished", "games", "hand", "history", "results leaderboard", "results profile",
    "state", "table resign",
    "table undo", "turn", "undo",
)  # fmt: skip


def test_texts_fit_where_they_are_shown() -> None:
    assert shapes.LABEL_LENGTH <= limits.BUTTON_LABEL
    assert min(limits.OPTION_TEXT, limits.CHOICE_TEXT) >= shapes.DETAIL_LENGTH
    assert shapes.PICTURE_LENGTH <= limits.ALT_TEXT
    assert shapes.PART_LENGTH < limits.TEXT


TEXTS = (
    "Ada",
    "",
    "Übung",
    CAMELS,
    FAMILIES,
    "🐪 is one",
    "a" * 200,
    "ab " * 60,
    "e" + "\N{COMBINING ACUTE ACCENT}" * 90,
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("named", "most"),
    [
        (r"button-.+", limits.BUTTON_LABEL),
        (r"(menu|group|part)-.+", limits.PLACEHOLDER),
        (r"(setting|notes|preset|begin-at)-(.+-)?(form|label)", limits.FORM_TITLE),
        (r".*-example", limits.FIELD_EXAMPLE),
        (r"command-.+\.name", 32),
        (r"command-.+\.description|.*\.choice|house-.+-help|lesson-.+\.about", limits.OPTION_TEXT),
    ],
)
def test_no_label_is_cut(language: str, named: str, most: int) -> None:
    words = Words(language, strict=True)
    labels = [message for message in messages(language) if re.fullmatch(named, message.name)]
    assert labels or language != ENGLISH
    assert {one.name for one in labels if len(render(words, one)) > most} == set()


@pytest.mark.parametrize(
    "text",
    ["Ada", "", "Übung", CAMELS, FAMILIES, "🐪 is one", "a" * 200, "ab " * 60, "\N{COMBINING ACUTE ACCENT}" * 90],
)
def test_texts_are_measured_and_cut_in_the_units_of_utf_16(text: str) -> None:
    assert length_of(text) == units(text)
    for limit in range(1, units(text) + 2):
        cut = clipped(text, limit)
        assert units(cut) <= limit
        assert cut == text or (cut.endswith("…") and text.startswith(cut[:-1].rstrip("…")))
    assert fitting([text, text], units(text) + 1) == [text]


def test_what_people_see_as_one_sign_is_not_cut_within() -> None:
    family = "👨‍👩‍👧‍👦"
    assert clipped(FAMILIES, 3 * units(family) + 1) == 3 * family + "…"
    assert clipped(FAMILIES, 3 * units(family)) == 2 * family + "…"


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_names_full_of_emoji_keep_every_limit(desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that people at a table are shown, from the lobby to what is told after the end."""
    for person, name in ((ADA, CAMELS), (BEN, FAMILIES), (CHLOE, "🏳️‍🌈" * 5)):
        monkeypatch.setitem(NAMES, person, name)
    lobby = await desk.open(game, ADA, BEN, CHLOE)
    game_id, channel = lobby.row.id, lobby.row.channel_id or 0
    readers = [Reader(desk, person, guild=1, channel=channel, sees=(channel,)) for person in (ADA, BEN)]
    for reader in readers:
        reader.interaction.client.is_owner = AsyncMock(return_value=False)
        await reader.press("options", game_id)
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    rng, count = Random(3), 0
    while not (table := await desk.host.table(game_id)).over:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, (ADA, BEN, CHLOE)[seat], players.choose("rookie", table.position, seat, rng))
        count += 1
        if count % 60 == 0:
            await posts_keep_limits(desk, (await desk.posts(game_id))[-5:])
            for reader in readers:
                await looked_around(reader, game_id)
    await desk.host.archives.settled()
    for reader in readers:
        await looked_around(reader, game_id)
        assert [problem for body in reader.bodies for problem in broken(body, [])] == []
    await posts_keep_limits(desk, await desk.posts(game_id))


async def posts_keep_limits(desk: Desk, owed: Sequence[PostRow]) -> None:
    services: Any = Services(desk.host, desk.lobby, Pencil())  # type: ignore[arg-type]
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    for post in owed:
        if post.kind in (Unprompt.kind, Members.kind) or post.kind in RENEWED or post.user_id is not None:
            continue
        message = await compose(client, services, post)
        if message is not None:
            uploads = [{"description": file.description} for file in message.files]
            body = {"content": message.content, "components": message.view.to_components(), "attachments": uploads}
            assert broken(body, []) == [], post.kind


async def looked_around(reader: Reader, game_id: str) -> None:
    """All that asks nothing but a look, by commands and by the buttons of a history."""
    for command in LOOKS:
        await reader.run(command)
    for verb in ("log", "race", "hands", "open"):
        await reader.press(verb, game_id)
