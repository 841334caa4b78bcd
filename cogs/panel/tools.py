"""The last row of a panel: when *Undo*, *Redo*, *Hint*, *What is this?* and *More…* are there, and whether a person may
return to their seat; what takes the place of the list behind *More…*."""

from collections.abc import Coroutine, Sequence
from typing import Any, Final

import discord

from cogs.framework import Interaction, Reply, ScreenName, answer, button, reader_words
from cogs.framework.routes import RoutedButton
from cogs.panel.undoing import redo_label, undo_label
from host import Panel
from host.table.table import Table
from host.table_options import gives_hints
from words.games import game_words
from words.speech import Words

MORE: Final = "more"
"""The screen with the list behind *More…*."""
BACK: Final = "back"


def more_button(w: Words, game_id: str) -> RoutedButton:
    return button(w.say("button-more"), MORE, game_id)


def back_button(w: Words, game_id: str) -> RoutedButton:
    """Back to the list behind *More…*, in its place."""
    return button(w.say("button-back"), MORE, game_id, BACK)


async def answer_in_list(interaction: Interaction, game_id: str, making: Coroutine[Any, Any, Reply]) -> None:
    """Answers in the place of the list behind *More…* where a button of that was pressed, with the way back, so that
    answers do not pile up; anywhere else in a message of its own."""
    message = interaction.message
    listed = message is not None and interaction.client.services.screens.kind_of(message.id) == MORE

    async def made() -> Reply:
        reply = await making
        if listed:
            reply.parts.append(discord.ui.ActionRow[Any](back_button(reader_words(interaction), game_id)))
            reply.screen = ScreenName(MORE, game_id)
        return reply

    await answer(interaction, made(), update=listed)


def further_button(w: Words, panel: Panel) -> RoutedButton:
    """To what cannot be taken back at one press: of oneself where only computer players would have to agree."""
    name = "button-undo-further" if panel.alone else "button-ask-undo"
    return button(w.say(name), "undo-points", panel.table.row.id, "player")


def reopen_button(w: Words, panel: Panel) -> RoutedButton:
    """Takes back the finished turn, and says so where turns of others have come since, which go with it."""
    name = "button-undo-turn" if panel.reopens == panel.made_after else "button-undo-turn.others"
    return button(w.say(name), "reopen", panel.table.row.id, str(panel.reopens))


def signs_button(w: Words, game_id: str) -> RoutedButton:
    return button(w.say("button-signs"), "signs", game_id)


def tools_row(w: Words, panel: Panel, names: Sequence[str]) -> list[discord.ui.ActionRow[Any]]:
    game_id = panel.table.row.id
    items: list[discord.ui.Item[Any]] = []
    if undoes(panel) and panel.can_undo:
        items.append(button(undo_label(w, panel, names), "undo", game_id))
    elif panel.reopens is not None:
        items.append(reopen_button(w, panel))
    if panel.redo:
        items.append(button(redo_label(w, panel, names), "redo", game_id, str(panel.asked_after)))
    if may_return(panel):
        items.append(button(w.say("button-return"), "return", game_id, style=discord.ButtonStyle.primary))
    if panel.decision is not None and len(panel.decision.options) > 1 and gives_hints(panel.table.row):
        items.append(button(w.say("button-hint"), "hint", game_id))
    if panel.plan is not None:
        items.append(button(w.say("button-prepare"), "prepare", game_id))
    return [discord.ui.ActionRow[Any](*items, more_button(w, game_id))]


def none_ahead_told(w: Words, table: Table, seat: int) -> str:
    """Why a seat can pass nothing in advance; empty where its game says nothing of it."""
    return game_words(table.row.rules_name).why_none_ahead(w, table.public_position().view(seat), seat)


def undoes(panel: Panel) -> bool:
    """Whether its choices can be taken back one by one, once there are any."""
    return panel.decision is not None and not panel.position.sealed


def may_return(panel: Panel) -> bool:
    """Whether a computer player plays the seat of a game that goes on, now or after a pause."""
    table = panel.table
    return table.seats[panel.seat].replaced and not table.over and table.row.status in ("running", "paused")
