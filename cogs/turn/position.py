"""/hand, /board, /state and /table carts: own cards, pictures, the position as text, time banks, in private. The rules
are looked up in cogs/help."""

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.framework import (
    ABOVE,
    Interaction,
    Pressed,
    Reply,
    answer,
    button,
    direct_line,
    draw,
    duration,
    follow_up,
    games_played,
    handles,
    limits,
    names_of,
    own_game,
    reader_signs,
    reader_style,
    reader_words,
    say_privately,
    seen_game_here,
    slash,
    slash_reply,
    text_reply,
)
from cogs.framework.pictures import draw_hand
from cogs.panel.tools import answer_in_list, signs_button
from cogs.posts.places import send_lost_anew
from engine.core.decision import Refusal
from host.table.history import Look
from host.table.status import FROZEN
from host.table_options import BANK
from host.turn import looking
from render.games import board_pictures, other_pictures, overlays, pictures
from render.scene import REACH
from words.games import game_words, title_of


async def hand(interaction: Interaction, game_id: str, where: str = "") -> Reply:
    """Shows the hand that others may not see, and the person's own notes; above it `where` that is. Raises Refusal
    not_at_table."""
    w = reader_words(interaction)
    look = await looking.look(interaction.client.services.host, game_id, interaction.user.id)
    if look.seat is None:
        raise Refusal("not_at_table")
    game = look.row.rules_name
    notes = await interaction.client.services.host.db.private_notes.of(game_id, interaction.user.id)
    lines = [where, game_words(game).hand_text(w, look.view), w.say("notes-mine", text=notes) if notes else ""]
    style = await reader_style(interaction)
    return text_reply(
        "\n".join(filter(None, lines)),
        [button(w.say("button-notes"), "notes", game_id)],
        drawing=draw_hand(interaction.client.services.studio, game, look.view, w, style),
    )


async def shown(
    interaction: Interaction, game_id: str, wanted: Callable[[str], Sequence[str]], note: str = ""
) -> Reply:
    """The pictures that `wanted` names for the game, and a button for what their symbols mean. `note`: the message of
    the game that explains them. Raises Refusal no_such_picture where these are none."""
    look = await looking.look(interaction.client.services.host, game_id, interaction.user.id)
    rules_name, studio = look.row.rules_name, interaction.client.services.studio
    which = wanted(rules_name)
    if not which:
        raise Refusal("no_such_picture")
    w = reader_words(interaction)
    drawn = await draw(
        studio,
        rules_name,
        look.view,
        look.seats,
        w,
        which=which,
        events=look.events,
        acting=look.acting,
        running=look.composes,
        style=await reader_style(interaction),
    )
    if not drawn:
        return text_reply(w.say("error-picture"))
    explained = [discord.ui.TextDisplay[Any](w.about(rules_name).say(note))] if note else []
    row = discord.ui.ActionRow[Any](signs_button(w, game_id))
    return Reply([*explained, row], [picture._replace(below=ABOVE) for picture in drawn])


async def _time_banks(interaction: Interaction, look: Look) -> list[str]:
    """A part with the time bank of each player; none where time is not limited."""
    host, w, signs = interaction.client.services.host, reader_words(interaction), await reader_signs(interaction)
    if BANK.of(look.row) is None or look.row.status == FROZEN:
        return []
    names, times = names_of(w, look.seats), await host.time_banks.of_table(await host.table(look.row.id))
    lines = [
        w.say("state-time-bank", sign=signs.of(look.seats[seat]), who=names[seat], left=duration(w, time.left))
        for seat, time in times.items()
    ]
    return ["\n".join([w.say("state-time-banks"), *lines])] if lines else []


async def _state_parts(interaction: Interaction, game_id: str) -> list[str]:
    """The complete position as text, in parts of which each fits into a message."""
    w, host = reader_words(interaction), interaction.client.services.host
    look = await looking.look(host, game_id, interaction.user.id)
    parts = game_words(look.row.rules_name).state_text(w, look.view, names_of(w, look.seats))
    return [*parts, *await _time_banks(interaction, look)]


async def tell_state(interaction: Interaction, game_id: str, where: str = "") -> None:
    """Sends the position as text, a message for each part; above it `where` that is."""
    first, *others = await _state_parts(interaction, game_id)
    await say_privately(interaction, text_reply("\n".join(filter(None, [where, first]))))
    for part in others:
        await follow_up(interaction, text_reply(part))


@handles("hand")
async def press_hand(interaction: Interaction, pressed: Pressed) -> None:
    await answer_in_list(interaction, pressed.game_id, hand(interaction, pressed.game_id))


@handles("picture")
async def press_picture(interaction: Interaction, pressed: Pressed) -> None:
    def wanted(game: str) -> Sequence[str]:
        return overlays(game) if pressed.rest == REACH else [name for name in pictures(game) if name == pressed.rest]

    note = "reach-note" if pressed.rest == REACH else ""
    await answer_in_list(interaction, pressed.game_id, shown(interaction, pressed.game_id, wanted, note))


@handles("state")
async def press_state(interaction: Interaction, pressed: Pressed) -> None:
    first, *others = await _state_parts(interaction, pressed.game_id)

    async def reply() -> Reply:
        return text_reply(first)

    await answer_in_list(interaction, pressed.game_id, reply())
    for part in others:
        await follow_up(interaction, text_reply(part))


@slash_reply("hand")
async def hand_here(interaction: Interaction) -> Reply:
    """In direct messages, where several games are played and none waits, one chooses whose hand it is."""
    try:
        game = await own_game(interaction)
    except Refusal as refusal:
        if refusal.code != "several_games":
            raise
        return await _which_hand(interaction)
    return await hand(interaction, game.id, direct_line(reader_words(interaction), game, interaction.guild_id))


async def _which_hand(interaction: Interaction) -> Reply:
    """A button for the hand of each game that the person plays."""
    w, played = reader_words(interaction), (await games_played(interaction))[: limits.MENU_OPTIONS]
    named = [(w.say("games-finished-choice", game=title_of(w, row.rules_name), id=row.id), row.id) for row in played]
    buttons = [button(label, "hand", game_id) for label, game_id in named]
    return text_reply(w.say("hand-which"), *limits.batches(buttons, limits.ROW_BUTTONS))


@slash("board")
async def board_here(interaction: Interaction) -> None:
    game_id = (await seen_game_here(interaction)).id
    await answer(interaction, shown(interaction, game_id, board_pictures))
    await send_lost_anew(interaction.client, game_id)


@slash_reply("table-carts")
async def carts_here(interaction: Interaction) -> Reply:
    return await shown(interaction, (await seen_game_here(interaction)).id, other_pictures)


@slash("state")
async def state_here(interaction: Interaction) -> None:
    game = await own_game(interaction)
    await tell_state(interaction, game.id, direct_line(reader_words(interaction), game, interaction.guild_id))
