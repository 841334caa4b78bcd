"""Computer players in a lobby: the menu of all levels, and the screen of who starts with too few, with a button for
each level that most want, who has joined, and *Start*."""

from collections.abc import Collection
from typing import Any, Final

import discord

from cogs.framework import (
    AT_MOST_ONE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    answer,
    button,
    handles,
    manages,
    menu,
    menu_option,
    reader_words,
    table_words,
    text_reply,
)
from cogs.lobby.message import who_sits
from cogs.lobby.showing import show_change
from cogs.panel.tools import MORE, more_button
from engine import players
from engine.core.decision import Refusal
from host.houses.searching import offered
from host.lobby.checks import check_seats
from host.lobby.view import LobbyView
from words.refusals import refusal_text
from words.speech import Words

WITH_BUTTON: Final = (players.ROOKIE, players.MERCHANT)


def house_menu(w: Words, lobby: LobbyView, verb: str, but: Collection[str] = ()) -> list[discord.ui.Item[Any]]:
    """The menu of computer players who can join, the easiest first and who only plays at random last; none where there
    is no room. `but`: levels that have a button."""
    kinds = sorted((kind for kind in _can_join(lobby) if kind not in but), key=lambda kind: kind == players.RANDOM)
    houses = [menu_option(w.say(f"house-{kind}"), kind, description=w.say(f"house-{kind}-help")) for kind in kinds]
    placeholder = w.say("menu-house-other" if but else "menu-house")
    return [menu(placeholder, houses, verb, lobby.row.id)] if houses else []


def _can_join(lobby: LobbyView) -> tuple[str, ...]:
    return offered(lobby.row) if lobby.row.status == "lobby" and lobby.free_colours else ()


def company_reply(w: Words, lobby: LobbyView, told: str = "") -> Reply:
    """What the lobby lacks to start, or who has joined, *Start*, and the computer players who could join them, after
    what is `told`."""
    if lobby.row.status != "lobby":
        return begun_reply(w, lobby.row.id, told)
    game_id, kinds = lobby.row.id, [kind for kind in WITH_BUTTON if kind in _can_join(lobby)]
    titles = {kind: w.say(f"house-{kind}") for kind in kinds}
    buttons = [button(w.say("button-house", house=title), "company", game_id, kind) for kind, title in titles.items()]
    try:
        check_seats(lobby)
    except Refusal as refusal:
        helps = (w.say("house-explained", house=titles[kind], help=w.say(f"house-{kind}-help")) for kind in kinds)
        lines = [refusal_text(w, refusal), *helps]
    else:
        joined = w.listed(who_sits(w, lobby.row.rules_name, seat) for seat in lobby.seats)
        lines = [*filter(None, [told]), w.say("lobby-company", who=joined)]
        buttons.insert(0, button(w.say("button-start"), "start", game_id, style=discord.ButtonStyle.success))
    menus = house_menu(w, lobby, "company", but=WITH_BUTTON)
    return text_reply("\n".join(lines), buttons, menus, screen=ScreenName("options", game_id))


def begun_reply(w: Words, game_id: str, told: str = "") -> Reply:
    """In the place of a screen of the lobby: that the game has begun, and what there is in it."""
    return text_reply(told or w.say("lobby-started"), [more_button(w, game_id)], screen=ScreenName(MORE, game_id))


async def add_house(interaction: Interaction, game_id: str, kind: str) -> LobbyView:
    client, lobby = interaction.client, interaction.client.services.lobby
    w = await table_words(client, client.services.host, (await lobby.view(game_id)).row)
    names = w.say("house-names").split(", ")
    person, manager = interaction.user.id, await manages(interaction, game_id)
    return await lobby.add_house(game_id, person, manager, kind, names, interaction_id=interaction.id)


@handles("company", rest="[a-z]*", value="[a-z]+", values=AT_MOST_ONE)
async def press_company(interaction: Interaction, pressed: Pressed) -> None:
    """Adds a computer player and shows who has joined now; also where others have taken the last seat or begun
    meanwhile, so that nothing is left that can't be pressed any more."""
    w, kind = reader_words(interaction), pressed.value if pressed.values else pressed.rest
    try:
        lobby = await add_house(interaction, pressed.game_id, kind)
    except Refusal as refusal:
        if refusal.code not in ("table_full", "already_running"):
            raise
        told = refusal_text(w, refusal)
        lobby = await interaction.client.services.lobby.view(pressed.game_id)
    else:
        told = ""

    async def shown() -> Reply:
        return company_reply(w, lobby, told)

    await answer(interaction, shown(), update=True)
    if not told:
        await show_change(interaction, lobby)
