"""A small bot that tries everything the sandbox offers: python tests/sandbox/demo_bot.py http://127.0.0.1:8765"""

import asyncio
import io
import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import discord
from discord import app_commands
from PIL import Image, ImageDraw

from cogs.client.client import point_discord_at

TOKEN = "no-secret-token"
PLACES = "Wainwright,Fabric warehouse,Spice warehouse,Fruit warehouse,Post office,Caravansary,Fountain,Black market"
OPTIONS = [
    discord.SelectOption(label=f"{n} {name}", value=f"move {n}", description=f"Collect {n} · leave an assistant")
    for n, name in enumerate(PLACES.split(","), start=1)
]


def picture(colour: str = "#2f6f73", name: str = "board.png") -> discord.File:
    image = Image.new("RGB", (1100, 700), "#efe4cc")
    pen = ImageDraw.Draw(image)
    for n in range(16):
        x, y = 20 + n % 4 * 268, 20 + n // 4 * 168
        pen.rounded_rectangle((x, y, x + 248, y + 150), 18, fill=colour)
        pen.text((x + 14, y + 10), str(n + 1), fill="white", font_size=40)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, name, description="A board of sixteen places.")


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that carries its state, so that it works after any restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Count":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.edit_message(view=Panel(self.n + 1), attachments=[picture("#7a3b2e")])


class Panel(discord.ui.LayoutView):
    def __init__(self, n: int = 0) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=discord.Colour(0xC8553D))
        box.add_item(discord.ui.TextDisplay(f"## Your turn\n**21 lira** · fabric 5, spice 2 · pressed {n} times"))
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="The board; reachable places are lit.")
        box.add_item(gallery)
        box.add_item(discord.ui.Separator())
        box.add_item(discord.ui.Section(discord.ui.TextDisplay("-# Nothing is final yet"), accessory=Count(n)))
        self.add_item(box)
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        select: discord.ui.Select[Any] = discord.ui.Select(placeholder="Where to?", custom_id="where", options=OPTIONS)
        row.add_item(select)
        self.add_item(row)
        people: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        people.add_item(discord.ui.UserSelect(placeholder="Invite", custom_id="invite", max_values=3))
        self.add_item(people)
        buttons: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        for style, label in ((1, "Ask"), (2, "Undo"), (3, "Finish turn"), (4, "Leave")):
            button: discord.ui.Button[Any] = discord.ui.Button(
                style=discord.ButtonStyle(style),
                label=label,
                custom_id=f"do {label.lower()}",
                disabled=label == "Leave",
            )
            buttons.add_item(button)
        self.add_item(buttons)


class Form(discord.ui.Modal, title="Settings of this game"):
    goods: Any = discord.ui.Label(
        text="Pay with",
        description="As many as you like",
        component=discord.ui.CheckboxGroup(
            custom_id="goods",
            options=[discord.CheckboxGroupOption(label=g, value=g) for g in ("fabric", "spice", "fruit")],
        ),
    )
    pace: Any = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace",
            options=[discord.RadioGroupOption(label=p, value=p, description=f"{p} play") for p in ("relaxed", "brisk")],
        ),
    )
    note: Any = discord.ui.Label(
        text="Note",
        component=discord.ui.TextInput(custom_id="note", required=False, max_length=50, placeholder="For yourself"),
    )
    layout: Any = discord.ui.Label(
        text="Layout", component=discord.ui.Select(custom_id="layout", options=OPTIONS[:4], required=False)
    )
    sure: Any = discord.ui.Label(text="I am sure", component=discord.ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        told = f"{self.goods.component.values} {self.pace.component.value} {self.note.component.value!r}"
        told += f" {self.layout.component.values} {self.sure.component.value}"
        await interaction.response.send_message(told, ephemeral=True)


class DemoBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_ratelimit_timeout=30)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[int] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        add_commands(self.tree)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction.id)
        custom_id = (interaction.data or {}).get("custom_id", "")
        if custom_id == "do ask":
            await interaction.response.send_modal(Form())
        elif custom_id == "do undo":
            await interaction.response.defer()
        elif custom_id == "do finish turn":
            assert isinstance(interaction.channel, discord.abc.Messageable)
            await interaction.response.send_message("Done.", ephemeral=True)
            await interaction.channel.send(
                f"{interaction.user.mention}, your move. **Blue** sold for 12.",
                allowed_mentions=discord.AllowedMentions(users=True),
            )
        elif custom_id in ("where", "invite"):
            values = ", ".join((interaction.data or {}).get("values", []))
            await interaction.response.send_message(f"You chose {values}", ephemeral=True)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Show a panel with a picture")
    @app_commands.describe(private="Only for you")
    async def panel(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.send_message(view=Panel(), file=picture(), ephemeral=private)

    @tree.command(description="Play a legal move")
    @app_commands.describe(move="What to do", times="How often")
    async def play(interaction: discord.Interaction, move: str, times: app_commands.Range[int, 1, 5] = 1) -> None:
        await interaction.response.send_message(f"{move} x{times}", ephemeral=True)

    @play.autocomplete("move")
    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fits = [option for option in OPTIONS if typed.lower() in option.label.lower()]
        return [app_commands.Choice(name=option.label, value=option.value) for option in fits]

    game = app_commands.Group(name="game", description="Tables")

    @game.command(description="Invite somebody")
    async def invite(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.mention} is invited by {interaction.user.display_name}.")

    @game.command(description="Open a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await made.send("Here we play.")
        await interaction.response.send_message(f"See {made.mention}", ephemeral=True)

    tree.add_command(game)

    @tree.command(description="Think before answering")
    async def slow(interaction: discord.Interaction, seconds: float = 1.0) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(seconds)
        await interaction.followup.send("That took a while.")
        await interaction.followup.send("And a picture.", file=picture(), ephemeral=True)

    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0)

    @tree.command(description="Shows how text looks")
    async def texts(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(TEXTS)


TEXTS = """# Heading
## Smaller
### Smallest
-# small print
**bold** *italics* __underlined__ ~~gone~~ ||spoiler|| `code` [link](https://example.com)
- one
- two
  - nested
1. first
2. second
> quoted
```py
print("block")
```
<t:1700000000:R> and <t:1700000000:f>"""


if __name__ == "__main__":
    point_discord_at(sys.argv[1])
    DemoBot().run(TOKEN)
