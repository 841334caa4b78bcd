"""A person's games on all servers: what waits for them, what they wait for, since when, and where to go."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.shared import limits
from cogs.shared.answer import answer
from cogs.shared.language import reader_words
from cogs.shared.outgoing import message_link
from cogs.shared.pictures import draw, reader_style
from cogs.shared.reply import Picture, Reply, text_reply
from cogs.shared.seats import ago, names_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from engine.core.decision import Refusal
from host import GameRow, Host, looking
from host.table import Table
from render.scene import BOARD
from words.games import title_of
from words.shapes import fitting
from words.speech import Words

# The parts of the list, in its order: each has a heading `games-<part>`.
YOURS, OTHERS, REPLACED, HELD, LOBBY = PARTS = ("yours", "others", "replaced", "held", "lobby")
SHOWN: Final = 40  # games
DRAWN: Final = 4  # of those that wait for the person


class Entry(NamedTuple):
    """One game of the list. `since`: UTC seconds; the longest wait comes first."""

    part: str
    since: float
    line: str
    game_id: str


async def entry_of(host: Host, user_id: int, game: GameRow, w: Words) -> Entry:
    """What a person's list says of a game."""
    facts = {"game": title_of(w, game.rules_name), "id": game.id, "where": f"<#{game.channel_id}>"}
    if game.status == "lobby":
        return Entry(LOBBY, game.created, w.say("games-line", **facts), game.id)
    try:
        table = await host.table(game.id)
    except Refusal:
        return Entry(HELD, game.created, w.say("games-line", **facts), game.id)
    if table.closed:
        return Entry(HELD, game.created, w.say("games-line", **facts), game.id)
    seat = table.seat_of(user_id)
    if table.seats[seat].replaced:
        return Entry(REPLACED, game.created, w.say("games-line", **facts), game.id)
    acting = {seat: table.owing[seat]} if seat in table.called else table.owing
    since = await _moment(host, table, min(acting.values(), default=table.seq))
    if seat in table.called:
        facts |= {"link": await _prompt(host, table, seat), "since": ago(since)}
        time = (await host.time_banks.of_table(table)).get(seat)
        if time is None or time.ends is None:
            return Entry(YOURS, since, w.say("games-line-yours", **facts), game.id)
        return Entry(YOURS, since, w.say("games-line-yours-timed", ends=ago(time.ends), **facts), game.id)
    names = names_of(w, table.seats)
    who = w.listed(names[one] for one in acting)
    return Entry(OTHERS, since, w.say("games-line-others", since=ago(since), who=who, **facts), game.id)


async def _moment(host: Host, table: Table, seq: int) -> float:
    """When row `seq` of the log was written."""
    (row,) = await host.db.games.log(table.row.id, after=seq - 1, upto=seq)
    return row.at


async def _prompt(host: Host, table: Table, seat: int) -> str:
    """The address of the message that calls a seat; that of the channel while there is none."""
    here = [prompt for prompt in await host.prompts(table.row.id) if prompt.channel_id == table.row.channel_id]
    standing = [prompt.message_id for prompt in here if prompt.seat == seat]
    return message_link(table.row, max(standing, default=None))


async def entries_of(host: Host, user_id: int, w: Words) -> list[Entry]:
    """A person's lobbies and running games, the longest wait first in each part."""
    return sorted([await entry_of(host, user_id, game, w) for game in (await host.games_of(user_id))[:SHOWN]])


def list_games(entries: Sequence[Entry], w: Words) -> str:
    """The entries in words, each part below its heading."""
    lines = []
    for part in PARTS:
        found = [entry for entry in entries if entry.part == part]
        lines += [w.say(f"games-{part}"), *(entry.line for entry in found)] if found else []
    return "\n".join(fitting(lines, limits.TEXT)) if lines else w.say("games-none")


class Games(commands.Cog):
    """The command that lists a person's games."""

    @app_commands.command(name="games", description=phrase("command-games.description"))
    async def games(self, interaction: Interaction) -> None:
        await answer(interaction, self._listed(interaction))

    async def _listed(self, interaction: Interaction) -> Reply:
        host, w = interaction.client.services.host, reader_words(interaction)
        entries = await entries_of(host, interaction.user.id, w)
        reply = text_reply(list_games(entries, w))
        reply.small = True
        waiting = [entry.game_id for entry in entries if entry.part == YOURS]
        reply.drawing = asyncio.ensure_future(_boards(interaction, waiting[:DRAWN]))
        return reply


async def _boards(interaction: Interaction, game_ids: Sequence[str]) -> list[Picture]:
    """What the person's next move is about in each of the games, as a small picture."""
    services, w = interaction.client.services, reader_words(interaction)
    style = (await reader_style(interaction))._replace(near=True)
    found = []
    for game_id in game_ids:
        look = await looking.look(services.host, game_id, interaction.user.id)
        drawn = await draw(
            services.studio, look.row.rules_name, look.view, look.seats, w,
            which=(BOARD,), acting=look.acting, style=style,
        )  # fmt: skip
        found += [picture._replace(name=f"{game_id}.webp") for picture in drawn]
    return found


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Games())
