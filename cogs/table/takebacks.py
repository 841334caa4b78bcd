"""The screens of /table undo: from which points on, how many on a page, what each takes back, and the request to the
others."""

from typing import Final

import discord

from cogs.framework import (
    NUMBER,
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    limits,
    manages,
    menu,
    menu_option,
    names_of,
    reader_signs,
    reader_words,
    replies,
    text_reply,
    words_of_game,
)
from cogs.panel.tools import back_button
from cogs.posts.takebacks import told_turns
from cogs.table.votes import asked_reply
from host.lobby.checks import check_organiser
from host.turn.undo import Point, point_at
from host.votes.undo_request import Points, ask, points_for
from words.games import game_words
from words.speech import Words

PLAYER, ORGANISER = "player", "organiser"  # as whom somebody asks
A_PAGE: Final = limits.MENU_OPTIONS - 2
ROLE: Final = f"(?:{PLAYER}|{ORGANISER})"
PAGE: Final = r"page\d{1,4}"


async def points_screen(interaction: Interaction, game_id: str, role: str, page: int = 0) -> Reply:
    """The points to which the table may be taken back, by what happened there."""
    w = reader_words(interaction)
    offered = await _offered(interaction, game_id, role)
    if not offered.choices:
        return text_reply(w.say("undo-points-none"))
    pages = [offered.choices[at : at + A_PAGE] for at in range(0, len(offered.choices), A_PAGE)]
    page, names = min(page, len(pages) - 1), names_of(w, offered.table.seats)
    options = [_option(w, offered, point, names) for point in pages[page]]
    if page:
        options.insert(0, menu_option(w.say("undo-later"), f"page{page - 1}"))
    if page + 1 < len(pages):
        options.append(menu_option(w.say("undo-earlier"), f"page{page + 1}"))
    points = menu(w.say("menu-undo-points"), options, "undo-point", game_id, role)
    how = "undo-points-alone" if offered.at_once else "undo-points-asks"
    lines, back = [w.say("undo-points"), w.say(how)], back_button(w, game_id)
    return text_reply("\n".join(lines), [points], [back], screen=ScreenName("undo", game_id))


async def _offered(interaction: Interaction, game_id: str, role: str) -> Points:
    """Raises Refusal not_organiser for somebody else who asks as the organiser, and those of `points_for`."""
    await _check_role(interaction, game_id, role)
    host, person = interaction.client.services.host, interaction.user.id
    return await points_for(host, game_id, person, organises=role == ORGANISER)


async def _check_role(interaction: Interaction, game_id: str, role: str) -> None:
    if role == ORGANISER:
        game = await interaction.client.services.host.game(game_id)
        check_organiser(game, interaction.user.id, await manages(interaction, game_id))


def _option(w: Words, offered: Points, point: Point, names: tuple[str, ...]) -> discord.SelectOption:
    speech = game_words(offered.table.row.rules_name)
    own = words_of_game(w, offered.table.row)
    gist = speech.gist(own, point.events, names)
    if point.choices:  # told in full where it is not worth telling of a whole turn
        gist = gist or speech.turn_story(own, point.events, names).replace("\n", " ")
    untold = "undo-from-end" if point.ends else "undo-from-choice-untold"
    message = "undo-from-turn" if not point.choices else "undo-from-choice" if gist else untold
    since = w.say(message, turn=point.first, choices=point.choices)
    return menu_option(gist or since, str(point.to), description=since if gist else "")


async def preview(interaction: Interaction, game_id: str, role: str, to: int) -> Reply:
    """Tells what going back to row `to` undoes, as the person may know it, with the button that asks for it. Raises
    Refusal no_such_point."""
    w, offered = reader_words(interaction), await _offered(interaction, game_id, role)
    point_at(offered.choices, to)
    turns = told_turns(w, offered.history, offered.described(to), to, await reader_signs(interaction))
    if offered.at_once:
        text, label, style = "undo-preview-at-once", "button-undo-now", discord.ButtonStyle.danger
    else:
        text, label, style = "undo-preview-asks", "button-undo-request", discord.ButtonStyle.primary
    asks = button(w.say(label), "undo-ask", game_id, f"{role}.{to}.{offered.published}", style=style)
    back = button(w.say("button-undo-points"), "undo-points", game_id, role)
    lines = [w.say("undo-preview"), *turns, w.say(text)]
    return text_reply("\n".join(lines), [asks, back], screen=ScreenName("undo", game_id))


@replies("undo-points", update=True, rest=ROLE)
async def press_points(interaction: Interaction, pressed: Pressed) -> Reply:
    return await points_screen(interaction, pressed.game_id, pressed.rest)


@replies("undo-point", update=True, rest=ROLE, value=f"{NUMBER}|{PAGE}", values=ONE_VALUE)
async def press_point(interaction: Interaction, pressed: Pressed) -> Reply:
    if pressed.value.startswith("page"):
        page = int(pressed.value.removeprefix("page"))
        return await points_screen(interaction, pressed.game_id, pressed.rest, page)
    return await preview(interaction, pressed.game_id, pressed.rest, int(pressed.value))


@replies("undo-ask", update=True, rest=rf"{ROLE}\.{NUMBER}\.{NUMBER}")
async def press_ask(interaction: Interaction, pressed: Pressed) -> Reply:
    role, to, published = pressed.rest.split(".")
    await _check_role(interaction, pressed.game_id, role)
    host, person = interaction.client.services.host, interaction.user.id
    votes = await ask(
        host,
        pressed.game_id,
        person,
        int(to),
        int(published),
        organises=role == ORGANISER,
        interaction_id=interaction.id,
    )
    return asked_reply(reader_words(interaction), votes)
