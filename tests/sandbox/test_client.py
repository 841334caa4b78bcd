"""What else discord.py's objects can do, with a client in this process and all intents that need no review."""

import asyncio
import base64
import io
from collections.abc import AsyncIterator

import discord
import pytest
from PIL import Image

from cogs.client.client import point_discord_at
from tests.support.live.person import Person
from tests.support.live.sandbox import SandboxProcess

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


@pytest.fixture
async def client(sandbox: SandboxProcess) -> AsyncIterator[discord.Client]:
    point_discord_at(sandbox.base)
    intents = discord.Intents.all()
    intents.members = intents.presences = intents.message_content = False
    running = discord.Client(intents=intents)
    task = asyncio.create_task(running.start("no-secret-token"))
    await sandbox.until_bot_online()
    async with asyncio.timeout(60):
        while len(running.guilds) < 2 or not all(guild.channels for guild in running.guilds):
            await running.wait_for("guild_available")
    yield running
    await running.close()
    await task


@pytest.fixture
def lobby(client: discord.Client) -> discord.TextChannel:
    found = discord.utils.get(client.get_all_channels(), name="lobby")
    assert isinstance(found, discord.TextChannel)
    return found


async def test_messages_are_sent_found_edited_listed_and_deleted(lobby: discord.TextChannel) -> None:
    first = await lobby.send("one", nonce="n1", allowed_mentions=discord.AllowedMentions.none())
    again = await lobby.send("one", nonce="n1")
    assert again.id == first.id
    await lobby.send("two", file=discord.File(io.BytesIO(PIXEL), "p.png", description="A point"))
    assert (await lobby.get_partial_message(first.id).edit(content="uno")).content == "uno"
    assert [message.content async for message in lobby.history()] == ["two", "uno"]
    assert [message.content async for message in lobby.history(after=first)] == ["two"]
    (newest,) = [message async for message in lobby.history(limit=1)]
    (attachment,) = newest.attachments
    assert (attachment.description, attachment.content_type, attachment.width) == ("A point", "image/png", 1)
    assert await attachment.read() == PIXEL
    await first.delete()
    with pytest.raises(discord.NotFound) as gone:
        await lobby.fetch_message(first.id)
    assert gone.value.code == 10008


async def test_what_people_write_is_told_but_not_shown(client: discord.Client, ada: Person) -> None:
    waiting = asyncio.create_task(client.wait_for("message", timeout=60))
    await asyncio.sleep(0)
    await ada.say("hello")
    message = await waiting
    assert (message.author.name, message.content) == ("ada", "")
    waiting = asyncio.create_task(client.wait_for("message", timeout=60))
    await asyncio.sleep(0)
    assert client.user is not None
    await ada.say(f"<@{client.user.id}> hello")
    assert (await waiting).content.endswith("hello")


async def test_threads_from_messages_and_their_archive(lobby: discord.TextChannel, ada: Person) -> None:
    message = await lobby.send("here")
    thread = await message.create_thread(name="Side table")
    assert thread.id == message.id
    assert thread.owner is not None
    await thread.edit(archived=True)
    assert [found.name async for found in lobby.archived_threads()] == ["Side table"]
    await thread.send("awake")
    assert (await lobby.guild.fetch_channel(thread.id)).archived is False  # type: ignore[union-attr]
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)


async def test_members_roles_and_permissions(client: discord.Client, lobby: discord.TextChannel, ada: Person) -> None:
    member = await lobby.guild.fetch_member(int(await ada.id()))
    assert member.guild_permissions.manage_guild
    assert [role.name for role in member.roles] == ["@everyone", "Manager"]
    assert lobby.permissions_for(lobby.guild.me).attach_files
    assert not lobby.permissions_for(lobby.guild.me).manage_messages
    with pytest.raises(discord.NotFound):
        await lobby.guild.fetch_member(1)
    with Image.open(io.BytesIO(await member.display_avatar.read())) as picture:
        assert picture.size == (256, 256)


async def test_permission_switch_reaches_the_client(
    sandbox: SandboxProcess, client: discord.Client, lobby: discord.TextChannel
) -> None:
    changed = asyncio.create_task(client.wait_for("guild_channel_update", timeout=60))
    await asyncio.sleep(0)
    await sandbox.bot_may("lobby", attach=False, send=False)
    await changed
    mine = lobby.permissions_for(lobby.guild.me)
    assert (mine.attach_files, mine.send_messages, mine.view_channel) == (False, False, True)
    with pytest.raises(discord.Forbidden) as refused:
        await lobby.send("x")
    assert refused.value.code == 50013


async def test_direct_messages(client: discord.Client, ada: Person) -> None:
    user = await client.fetch_user(int(await ada.id()))
    await user.send("just for you")
    assert await ada.pings() == 1


async def test_application_emojis_can_stand_on_buttons(
    client: discord.Client, lobby: discord.TextChannel, ada: Person
) -> None:
    emoji = await client.create_application_emoji(name="ruby", image=PIXEL)
    assert [found.name for found in await client.fetch_application_emojis()] == ["ruby"]
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Buy", emoji=emoji))
    assert (await lobby.send("x", view=view)).components
    (seen,) = await ada.messages()
    assert seen.buttons[0]["emoji"] == {"id": str(emoji.id), "name": "ruby"}  # a browser rounds an id as a number
    with pytest.raises(discord.HTTPException, match="already exists"):
        await client.create_application_emoji(name="ruby", image=PIXEL)
    renamed = await emoji.edit(name="gem")
    assert (await client.fetch_application_emoji(emoji.id)).name == renamed.name == "gem"
    await emoji.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await lobby.send("x", view=view)
    assert refused.value.code == 50035


async def test_new_server_and_channel_arrive(sandbox: SandboxProcess, client: discord.Client) -> None:
    await client.wait_until_ready()
    joined = asyncio.create_task(client.wait_for("guild_join", timeout=60))
    await asyncio.sleep(0)
    made = await sandbox.post("/_sandbox/guilds", name="Third")
    guild = await joined
    assert (guild.name, [channel.name for channel in guild.channels]) == ("Third", ["general"])
    created = asyncio.create_task(client.wait_for("guild_channel_create", timeout=60))
    await asyncio.sleep(0)
    await sandbox.post("/_sandbox/channels", guild=made["id"], name="More tables")
    assert (await created).name == "more-tables"


async def test_answers_can_be_fetched_edited_and_followed_up(client: discord.Client, ada: Person) -> None:
    tree = discord.app_commands.CommandTree(client)
    told: list[str] = []
    done = asyncio.Event()

    @tree.command(description="d")
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a", ephemeral=True)
        told.append((await interaction.original_response()).content)
        await interaction.edit_original_response(content="b")
        extra = await interaction.followup.send("c", wait=True)
        await extra.edit(content="d")
        await interaction.delete_original_response()
        done.set()

    await tree.sync()
    await ada.slash("/go")
    await ada.wait_for(lambda message: message.text == "d")
    await asyncio.wait_for(done.wait(), 5)
    assert told == ["a"]
    assert [message.text for message in await ada.messages()] == ["d"]
