"""Buttons of a call: *remind me later* (snooze) and *no pings here* (mute)."""

from typing import Final

from cogs.framework import Interaction, Pressed, Reply, ago, button, reader_words, replies, text_reply
from host.people.settings import settings_of
from host.timers.reminders import SNOOZES, snooze

NAMES: Final = "|".join(SNOOZES)


@replies("snooze", update=True, rest=f"({NAMES})?")
async def press_snooze(interaction: Interaction, pressed: Pressed) -> Reply:
    """Without a time it offers those there are."""
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
    if not pressed.rest:
        (await host.table(pressed.game_id)).seat_of(person)
        times = [button(w.say("button-snooze-for", time=name), "snooze", pressed.game_id, name) for name in SNOOZES]
        return text_reply(w.say("snooze-when"), times)
    async with host.at_table(pressed.game_id) as table:
        table.seat_of(person)
        due = await snooze(host.db, table, person, SNOOZES[pressed.rest], host.clock.now())
    return text_reply(w.say("snoozed", when=ago(due)))


@replies("mute", update=True)
async def press_mute(interaction: Interaction, pressed: Pressed) -> Reply:
    """Switches the pings of one table off, or on again. Tables that are over are forgotten."""
    host, person, w = interaction.client.services.host, interaction.user.id, reader_words(interaction)
    (await host.table(pressed.game_id)).seat_of(person)
    running = {game.id for game in await host.db.games.of_user(person)}
    muted = set((await settings_of(host.people, person)).muted) & running
    off = pressed.game_id not in muted
    await host.people.settings.change(person, {"muted": sorted(muted ^ {pressed.game_id})})
    label = w.say("button-unmute" if off else "button-mute")
    return text_reply(w.say("muted" if off else "unmuted"), [button(label, "mute", pressed.game_id)])
