"""Buttons of prompts: later, no pings here."""

from typing import Final

from discord.ext import commands

from cogs.framework.answer import answer
from cogs.framework.language import reader_words
from cogs.framework.names import ago
from cogs.framework.reply import Reply, text_reply
from cogs.framework.routes import Pressed, button, handles
from cogs.framework.services import Interaction
from host.people.settings import settings_of
from host.timers.reminders import SNOOZES, snooze

NAMES: Final = "|".join(SNOOZES)


@handles("snooze", rest=f"({NAMES})?")
async def press_snooze(interaction: Interaction, pressed: Pressed) -> None:
    """Without a time it offers those there are."""
    making = _snoozed(interaction, pressed) if pressed.rest else _snooze_times(interaction, pressed.game_id)
    await answer(interaction, making, update=True)


async def _snooze_times(interaction: Interaction, game_id: str) -> Reply:
    w = reader_words(interaction)
    (await interaction.client.services.host.table(game_id)).seat_of(interaction.user.id)
    times = [button(w.say("button-snooze-for", time=name), "snooze", game_id, name) for name in SNOOZES]
    return text_reply(w.say("snooze-when"), times)


async def _snoozed(interaction: Interaction, pressed: Pressed) -> Reply:
    host, person = interaction.client.services.host, interaction.user.id
    async with host.lock(pressed.game_id):
        table = await host.table_within_lock(pressed.game_id)
        table.seat_of(person)
        due = await snooze(host.db, table, person, SNOOZES[pressed.rest], host.clock.now())
    return text_reply(reader_words(interaction).say("snoozed", when=ago(due)))


@handles("mute")
async def press_mute(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _muted(interaction, pressed.game_id), update=True)


async def _muted(interaction: Interaction, game_id: str) -> Reply:
    """Switches the pings of one table off, or on again. Tables that are over are forgotten."""
    host, person, w = interaction.client.services.host, interaction.user.id, reader_words(interaction)
    (await host.table(game_id)).seat_of(person)
    running = {game.id for game in await host.games_of(person)}
    muted = set((await settings_of(host.people, person)).muted) & running
    off = game_id not in muted
    await host.people.change_settings(person, {"muted": sorted(muted ^ {game_id})})
    label = w.say("button-unmute" if off else "button-mute")
    return text_reply(w.say("muted" if off else "unmuted"), [button(label, "mute", game_id)])


async def setup(_: commands.Bot) -> None:
    """Its buttons register themselves."""
