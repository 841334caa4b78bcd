"""The group `/table`: leaving and returning, another player in a seat, pause and end by consent."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework import (
    Interaction,
    Reply,
    ago,
    answer,
    is_manager,
    mention,
    plain_names_of,
    reader_words,
    seen_game,
    seen_game_here,
    slash,
    slash_reply,
    text_reply,
)
from cogs.framework.commands import Completions, choice, phrase
from cogs.lobby.slash_commands import as_pressed
from cogs.table.moving import MoveCommand
from cogs.table.organising import CorrectCommand, OrganiserCommands, organises
from cogs.table.personal import ExportCommand, FollowCommand, NotesCommand
from cogs.table.seats import ResignCommand, seat_choices, seat_named
from cogs.table.votes import requested, returned
from engine import players
from engine.core.decision import Refusal
from host.houses.houses import STAND_IN
from host.lobby.limits import check_organiser
from host.seats.leaving import leave, replace_by_house
from host.votes.proposals import ask_to_swap, offer
from host.votes.votes import CANCEL, PAUSE, RESUME

HOUSE_CHOICES: Final = [choice(f"house-{kind}", kind) for kind in reversed(players.KINDS)]


class TableCommands(
    CorrectCommand,
    ExportCommand,
    FollowCommand,
    MoveCommand,
    NotesCommand,
    OrganiserCommands,
    ResignCommand,
    commands.GroupCog,
    name="table",
    description=phrase("command-table.description"),
):
    """Commands about the table of the channel."""

    @slash("table-leave")
    async def leave(self, interaction: Interaction) -> None:
        game = await seen_game_here(interaction)
        if game.status == "lobby":
            await as_pressed(interaction, "leave")
        else:
            await answer(interaction, self._left(interaction, game.id))

    async def _left(self, interaction: Interaction, game_id: str) -> Reply:
        host = interaction.client.services.host
        await leave(host, game_id, interaction.user.id, interaction_id=interaction.id)
        return text_reply(reader_words(interaction).say("table-left"))

    @slash_reply("table-return")
    async def come_back(self, interaction: Interaction) -> Reply:
        game = await seen_game_here(interaction)
        return await returned(interaction, game.id)

    @slash_reply("table-replace")
    @app_commands.choices(house=HOUSE_CHOICES)
    async def replace(
        self, interaction: Interaction, seat: str, person: discord.User | None = None, house: str | None = None
    ) -> Reply:
        host, w, user_id = interaction.client.services.host, reader_words(interaction), interaction.user.id
        table = await host.table((await seen_game_here(interaction)).id)
        index = seat_named(table, seat, plain_names_of(w, table.seats))
        own = table.seats[index].user_id == user_id
        if person is None or not own:  # one's own seat one may offer too
            check_organiser(table.row, user_id, is_manager(interaction))
        if person is None:
            kind = house or STAND_IN
            await replace_by_house(host, table.row.id, user_id, index, kind, interaction_id=interaction.id)
            return text_reply(w.say("table-replaced"))
        if house is not None:
            raise Refusal("person_or_house")
        if person.bot or not isinstance(person, discord.Member):
            raise Refusal("cannot_play")
        ends = await offer(host, table.row.id, index, person.id, person.display_name)
        return text_reply(w.say("vote-offered", who=person.mention, ends=ago(ends)))

    @slash_reply("table-swap")
    async def swap(self, interaction: Interaction, seat: str) -> Reply:
        host, w, game = interaction.client.services.host, reader_words(interaction), await seen_game_here(interaction)
        if game.status == "lobby":
            raise Refusal("seats_in_lobby")
        table = await host.table(game.id)
        index = seat_named(table, seat, plain_names_of(w, table.seats))
        ends = await ask_to_swap(host, game.id, interaction.user.id, index)
        return text_reply(w.say("vote-offered", who=mention(table.seats[index]), ends=ago(ends)))

    @replace.autocomplete("seat")
    @swap.autocomplete("seat")
    async def complete_seat(self, interaction: Interaction, typed: str) -> Completions:
        return await seat_choices(interaction, typed)

    @slash_reply("table-pause")
    async def pause(self, interaction: Interaction) -> Reply:
        game = await seen_game_here(interaction)
        return await requested(interaction, game.id, PAUSE)

    @slash_reply("table-resume")
    async def resume(self, interaction: Interaction) -> Reply:
        """Of the channel's paused game, whatever has been played there since."""
        paused = await interaction.client.services.host.db.games.paused_in(interaction.channel_id or 0)
        game = await seen_game_here(interaction) if paused is None else await seen_game(interaction, paused.id)
        return await requested(interaction, game.id, RESUME)

    @slash("table-cancel")
    async def cancel(self, interaction: Interaction) -> None:
        game = await seen_game_here(interaction)
        if game.status == "lobby" or organises(interaction, game):
            await as_pressed(interaction, "cancel")
        else:
            await answer(interaction, requested(interaction, game.id, CANCEL))
