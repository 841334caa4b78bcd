"""What the organiser can do about a game that hangs: ask for a move, have an overdue one made, take turns back."""

from discord import app_commands
from discord.ext import commands

from cogs.framework.access import seen_game_here
from cogs.framework.answer import answer
from cogs.framework.language import phrase, reader_words
from cogs.framework.names import ago, names_of
from cogs.framework.reply import Reply, text_reply
from cogs.framework.services import Interaction
from cogs.lobby.buttons import is_manager
from cogs.table.seats import organised_seat, seat_choices
from cogs.table.takebacks import ORGANISER, PLAYER, points_screen
from host import GameRow
from host.seats.acting import move_for
from host.timers.nudging import NUDGE_EVERY_S, nudge


class OrganiserCommands(commands.Cog):
    """Commands of the group `/table` that are the organiser's alone or do more for them."""

    @app_commands.command(name="undo", description=phrase("command-table-undo.description"))
    async def undo(self, interaction: Interaction) -> None:
        game = await seen_game_here(interaction)
        role = ORGANISER if organises(interaction, game) else PLAYER
        await answer(interaction, points_screen(interaction, game.id, role))

    @app_commands.command(name="nudge", description=phrase("command-table-nudge.description"))
    async def nudge(self, interaction: Interaction) -> None:
        await answer(interaction, _nudged(interaction))

    @app_commands.command(name="act", description=phrase("command-table-act.description"))
    @app_commands.describe(seat=phrase("command-table-act-seat.description"))
    async def act(self, interaction: Interaction, seat: str) -> None:
        await answer(interaction, _moved_for(interaction, seat))

    @act.autocomplete("seat")
    async def complete_seat_asked(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await seat_choices(interaction, typed, asked=True)


def organises(interaction: Interaction, game: GameRow) -> bool:
    """Whether the person organises the game or may manage the server."""
    return interaction.user.id == game.organiser_id or is_manager(interaction)


async def _nudged(interaction: Interaction) -> Reply:
    host, w, game = interaction.client.services.host, reader_words(interaction), await seen_game_here(interaction)
    seats = await nudge(host, game.id, interaction.user.id, organises=organises(interaction, game))
    names = names_of(w, (await host.table(game.id)).seats)
    again = ago(host.clock.now() + NUDGE_EVERY_S)
    return text_reply(w.say("nudged", who=w.listed(names[seat] for seat in seats), again=again))


async def _moved_for(interaction: Interaction, seat: str) -> Reply:
    host, w = interaction.client.services.host, reader_words(interaction)
    table, index = await organised_seat(interaction, seat)
    await move_for(host, table.row.id, interaction.user.id, index, interaction_id=interaction.id)
    return text_reply(w.say("moved-for", who=names_of(w, table.seats)[index]))
