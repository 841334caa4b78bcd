"""The bot's own emoji: made, renewed and done without, against the sandbox; and where they are shown."""

import asyncio
import io
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image

import sandbox.api.application
from cogs.client.client import point_discord_at
from cogs.framework import emblems, limits
from cogs.framework.answering import has_unknown_emoji
from cogs.framework.emblems import ORDINARY, Emblems
from cogs.framework.errors import tell
from cogs.framework.language import server_signs
from cogs.lobby.more import more_reply
from cogs.posts.posts import compose
from host.turn import looking
from render.kit.colour import APART, PALETTES, USUAL
from render.kit.sprites import emblem
from tests.host.desk import ADA, BEN, Desk
from tests.support.live.sandbox import SandboxHere
from tests.support.reader import Reader
from words.speech import words

COLOURS = len(PALETTES[USUAL])


@pytest.fixture
async def discord_here(tmp_path: Path) -> AsyncIterator[SandboxHere]:
    async with SandboxHere(tmp_path / "world.json") as running:
        point_discord_at(running.base)
        yield running


@pytest.fixture
async def client(discord_here: SandboxHere) -> AsyncIterator[discord.Client]:
    """Logged in, not connected: emoji need no gateway."""
    running = discord.Client(intents=discord.Intents.none())
    await running.login("no-secret-token")
    yield running
    await running.close()


async def renewed(client: discord.Client) -> Emblems:
    """As after a start of the bot."""
    found = Emblems()
    await found.renew(client)
    return found


async def known(client: discord.Client) -> dict[str, discord.Emoji]:
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


async def test_every_emblem_is_made_once(client: discord.Client, discord_here: SandboxHere) -> None:
    first = await renewed(client)
    made = await known(client)
    signs = [sign for palette in PALETTES for sign in first.signs(palette).colours.values()]
    assert sorted(signs) == sorted(str(emoji) for emoji in made.values()) and len(set(signs)) == 2 * COLOURS
    async with discord_here.session.get(f"{discord_here.base}/emojis/{next(iter(made.values())).id}.png") as response:
        assert Image.open(io.BytesIO(await response.read())).size == (128, 128)
    again = await renewed(client)
    assert [again.signs(palette) for palette in PALETTES] == [first.signs(palette) for palette in PALETTES]


async def test_processes_that_start_at_once_make_each_once(client: discord.Client) -> None:
    lock, all_of_them = asyncio.Lock(), [Emblems() for _ in range(2)]

    @asynccontextmanager
    async def alone() -> AsyncIterator[None]:
        async with lock:
            yield

    keeping = [asyncio.create_task(emblems_of_one.keep(client, alone)) for emblems_of_one in all_of_them]
    async with asyncio.timeout(60):
        while any(one.signs(USUAL) is ORDINARY for one in all_of_them):  # noqa: ASYNC110 the sandbox answers
            await asyncio.sleep(0.02)
    assert len(await client.fetch_application_emojis()) == 2 * COLOURS
    for task in keeping:
        task.cancel()


def test_every_emblem_is_small_enough() -> None:
    assert max(len(emblem(colour, palette)) for palette in PALETTES for colour in PALETTES[palette]) <= 256 * 1024


async def test_one_that_was_deleted_is_made_again(client: discord.Client) -> None:
    before = (await renewed(client)).signs(USUAL).colours
    name = before["red"].split(":")[1]
    await (await known(client))[name].delete()
    after = (await renewed(client)).signs(USUAL).colours
    assert after["red"].startswith(f"<:{name}:") and after["red"] != before["red"]
    assert {**after, "red": ""} == {**before, "red": ""}


async def test_a_changed_picture_takes_the_place_of_the_old_one_alone(
    client: discord.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.create_application_emoji(name="ruby", image=emblem("red", USUAL))
    before = (await renewed(client)).signs(USUAL).colours
    monkeypatch.setattr(emblems, "emblem", lambda colour, palette: emblem(colour, palette) + b" " * (colour == "red"))
    after = (await renewed(client)).signs(USUAL).colours
    assert after["red"] != before["red"] and after["blue"] == before["blue"]
    names = (await known(client)).keys()
    assert "ruby" in names and before["red"].split(":")[1] not in names and len(names) == 2 * COLOURS + 1


@pytest.mark.parametrize(("pattern", "status"), [("GET .*/emojis$", 403), ("POST .*/emojis$", 400)])
async def test_refused_ones_leave_ordinary_emoji_and_one_line(
    client: discord.Client, discord_here: SandboxHere, caplog: pytest.LogCaptureFixture, pattern: str, status: int
) -> None:
    await discord_here.fault(pattern, "status", status=status)
    with caplog.at_level(logging.WARNING, emblems.__name__):
        refused = await renewed(client)
    assert [refused.signs(palette) for palette in PALETTES] == [ORDINARY, ORDINARY]
    assert len(caplog.messages) == 1 and "ordinary" in caplog.messages[0]
    assert (await renewed(client)).signs(APART) != ORDINARY


async def test_where_there_is_room_for_one_palette_the_other_keeps_ordinary_emoji(
    client: discord.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox.api.application, "EMOJIS", COLOURS + 1)
    full = await renewed(client)
    assert full.signs(USUAL) != ORDINARY and full.signs(APART) == ORDINARY


async def test_a_message_with_a_deleted_one_is_refused_once(
    client: discord.Client, discord_here: SandboxHere, desk: Desk
) -> None:
    found = await renewed(client)
    reader = Reader(desk, ADA, guild=1, channel=1)
    reader.interaction.client.services.emblems = found
    sign = found.signs(USUAL).colours["purple"]  # nobody has it
    await (await known(client))[sign.split(":")[1]].delete()
    lobby = await desk.open("istanbul", ADA)
    state = await discord_here.get("/_sandbox/state")
    channel = client.get_partial_messageable(int(state["guilds"][0]["channels"][0]["id"]))
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=more_reply(words(), lobby, found.signs(USUAL), ADA, organises=True).view())
    assert has_unknown_emoji(refused.value)
    await tell(reader.interaction, refused.value)
    assert "press again" in reader.text
    assert found.signs(USUAL) == ORDINARY
    await found.renew(client)
    assert found.signs(USUAL).colours["purple"] not in (sign, ORDINARY.colours["purple"])
    found.lost()
    await found.renew(client)  # none is missing: the next message would be refused too
    assert found.signs(USUAL) == ORDINARY


async def test_texts_and_menus_have_the_palette_of_reader_or_server(client: discord.Client, desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    game = await desk.host.game(game_id)
    reader = Reader(desk, ADA, guild=game.guild_id, channel=game.channel_id or 0)
    services: Any = reader.interaction.client.services
    services.emblems = await renewed(client)
    usual, apart = services.emblems.signs(USUAL), services.emblems.signs(APART)
    assert f"{usual.colours['red']} **Ada** · Red\n" in await reader.press("topics", game_id)
    await desk.host.people.settings.change(ADA, {"palette": APART})
    assert f"{apart.colours['red']} **Ada** · Red\n" in await reader.press("topics", game_id)
    while len((await looking.history(desk.host, game_id)).turns) < 2:
        position = (await desk.host.table(game_id)).position
        await desk.choose(game_id, (ADA, BEN)[position.seats_to_act[0]], next(iter(position.decisions[0].options)))
    await reader.press("history", game_id)
    shown = str(reader.components)
    assert all(apart.colours[colour].split(":")[2].rstrip(">") in shown for colour in ("red", "blue"))
    assert await server_signs(services, game.guild_id) == usual
    (start,) = [post for post in await desk.posts(game_id) if post.kind == "start"]
    message = await compose(reader.interaction.client, services, start)
    assert message is not None and usual.colours["red"] in (text := str(message.view.to_components()))
    assert len(text) < limits.TEXT
