"""The options of a lobby: the pages of their panel, and how they are typed."""

from types import SimpleNamespace
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from cogs.framework import button
from cogs.lobby.options import GAME, PAGES, options_reply, page_of
from cogs.lobby.slash_commands import typed_option
from engine.core.decision import Refusal
from host.lobby.game_options import set_options
from host.lobby.view import LobbyView
from host.table_options import PACE, TABLE_OPTIONS
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support import limits
from tests.support.reader import Reader, told
from tests.support.sentences import say, tells
from words.refusals import refusal_text
from words.speech import words

MENUS_A_PAGE = 6


async def widest(desk: Desk, game: str) -> LobbyView:
    """A lobby with as many options as a game can have."""
    lobby = await desk.open(game, ADA, BEN)
    if game == "istanbul":
        chosen = {"expansion": "bazaar", "neutral-assistants": "on"}
        await set_options(desk.lobby, lobby.row.id, ADA, False, chosen, interaction_id=desk.interaction())
    return await desk.lobby.view(lobby.row.id)


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_each_option_is_on_one_short_page_that_leads_to_the_others(desk: Desk, game: str) -> None:
    lobby = await widest(desk, game)
    seen: list[str] = []
    for page in PAGES:
        components = options_reply(words(), lobby, page).view().to_components()
        assert limits.broken({"components": components}, []) == []
        parts = list(limits.components(components))
        menus = [part["custom_id"] for part in parts if part["type"] in limits.SELECTS]
        assert 3 <= len(menus) <= MENUS_A_PAGE
        seen += [one.rpartition(":")[2] for one in menus if one.startswith("cm:option:")]
        assert all(page_of(one.rpartition(":")[2]) == page for one in menus if one.startswith("cm:option:"))
        tabs = {part["custom_id"].rpartition(":")[2]: part["disabled"] for part in parts if part["type"] == 2}
        assert {one: one == page for one in PAGES}.items() <= tabs.items()
    assert len(seen) == len(set(seen)) >= len(lobby.possible) + 6
    assert page_of("expansion") == GAME


async def test_who_does_not_organise_sees_the_options_without_controls(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA, BEN)
    channel = lobby.row.channel_id or 0
    for person, organises in ((ADA, True), (BEN, False)):
        reader = Reader(desk, person, guild=1, channel=channel)
        verbs = set[str]()
        for page in PAGES:
            await button("x", "back-to-options", lobby.row.id, page).callback(reader.interaction)
            parts = limits.components(reader.components)
            verbs |= {part["custom_id"].split(":")[1] for part in parts if "custom_id" in part}
            reader.begin()
        changing = {"option", "invite", "seats", "beginning", "cancel"}
        assert verbs & changing == (changing if organises else set())
        assert {"back-to-options", "topics", "presets"} <= verbs
        await reader.press("options", lobby.row.id)
        assert tells(reader.text, "lobby-options-of-organiser") is not organises


async def test_a_command_says_what_it_has_changed(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA)
    channel = lobby.row.channel_id or 0
    ada, ben = (Reader(desk, person, guild=1, channel=channel, sees=(channel,)) for person in (ADA, BEN))
    for reader in (ada, ben):
        posted = AsyncMock(return_value=SimpleNamespace(id=7))
        reader.interaction.client.get_partial_messageable = lambda _, posted=posted: SimpleNamespace(
            send=posted, get_partial_message=lambda _: AsyncMock()
        )
        reader.interaction.id = desk.interaction()
    value = say("table-option-pace-value", value="week")
    assert tells(await ada.run("table option", option="pace", value="week"), "lobby-set", title="Pace", value=value)
    assert tells(await ben.run("table join"), "lobby-joined")
    person = MagicMock(spec=discord.Member, id=CHLOE, bot=False)
    for message in ("lobby-invited", "lobby-invited-before"):
        ada.interaction.id = desk.interaction()
        assert tells(await ada.run("table invite", person=person), message, who=f"<@{CHLOE}>")


async def test_what_is_typed_wrongly_is_answered_with_all_options_and_the_nearest(desk: Desk) -> None:
    w, lobby = words(), await desk.open("istanbul", ADA, BEN)
    with pytest.raises(Refusal, match="no_such_option_but") as unknown:
        typed_option(w, lobby, "pase", "a week")
    assert unknown.value.facts["near"] == say("table-option-pace")
    allowed = str(unknown.value.facts["allowed"]).split("; ")
    assert allowed[:2] == ["Game", "Layout"] and {"Seat order", "Pace", "Rated"} <= {*allowed}
    told = refusal_text(w, unknown.value)
    assert tells(told, "refusal-no-such-option-but", typed="pase", near=say("table-option-pace"))
    with pytest.raises(Refusal, match="no_such_option") as nothing_like_it:
        typed_option(w, lobby, "xyzzy", "a week")
    assert nothing_like_it.value.code == "no_such_option"
    assert typed_option(w, lobby, " PACE", "A move a week ") == {"pace": "week"}


async def test_values_with_a_comma_are_told_apart(desk: Desk) -> None:
    w, lobby = words(), await desk.open("istanbul", ADA, BEN)
    with pytest.raises(Refusal, match="bad_option") as refused:
        typed_option(w, lobby, "pace", "much")
    values = [w.say("table-option-pace-value", value=one) for one in PACE.values]
    assert any(", " in one for one in values)
    assert str(refused.value.facts["allowed"]).split("; ") == values


async def test_once_the_game_has_begun_there_are_menus_of_what_can_still_be_set(desk: Desk) -> None:
    lobby = await desk.lobby.view(await desk.begin("istanbul", ADA, BEN))
    found = []
    for page in PAGES:
        parts = limits.components(options_reply(words(), lobby, page).view().to_components())
        found += [part["custom_id"].rpartition(":")[2] for part in parts if part["type"] in limits.SELECTS]
    settable = [name for name, option in TABLE_OPTIONS.items() if option.while_running]
    assert found == settable and "rated" not in found and "Game: Base game" in told(options_reply(words(), lobby))
