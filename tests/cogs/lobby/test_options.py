"""The options of a lobby: the pages of their panel, and how they are typed."""

from types import SimpleNamespace
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from cogs.framework import button
from cogs.framework.routes import ROUTES, Pressed
from cogs.lobby.pages import GAME, LEVEL, PAGES, SEATS, VARIANTS, options_reply, page_of, why_reply
from cogs.lobby.slash_commands import typed_option
from engine.core.decision import Refusal
from host.lobby.game_options import set_options
from host.lobby.view import LobbyView
from host.table_options import PACE, TABLE_OPTIONS
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support import limits
from tests.support.reader import Reader, text_of, told
from tests.support.sentences import say, tells
from words.games import game_words
from words.refusals import refusal_text
from words.speech import words

MENUS_A_PAGE, MOST_OF_A_LINE = 7, 140


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
        assert 1 <= len(menus) <= MENUS_A_PAGE, f"the page {page} is full: a row of host/table_options.py names another"
        own = [one.rpartition(":")[2] for one in menus if one.startswith("cm:option:")]
        assert all(page_of(game, one) == page for one in own)
        seen += own
        (others,) = (part["options"] for part in parts if part.get("custom_id", "").startswith("cm:options-page:"))
        assert {other["value"] for other in others} == {*PAGES} - {page}
    options = {"order", *TABLE_OPTIONS, *(name for name, values in lobby.possible.items() if len(values) > 1)}
    assert len(seen) == len({*seen}) and {*seen} - {LEVEL} == options


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_rules_and_rulings_are_told_by_why_alone(desk: Desk, game: str) -> None:
    lobby = await widest(desk, game)
    ruling = say("option-rulings", count=1, rulings="").split("ruling ")[0]
    pages = [text_of(options_reply(words(), lobby, page).view()) for page in PAGES]
    assert not any(ruling in text or "rulebook p" in text for text in pages)
    for text in pages:
        assert max(len(line) for line in text.splitlines() if line.startswith("**")) < MOST_OF_A_LINE
    reasons = [why_reply(words(), lobby, page) for page in PAGES if page != SEATS]
    assert all(limits.broken({"components": one.view().to_components()}, []) == [] for one in reasons)
    assert ruling in "\n".join(text_of(one.view()) for one in reasons)


async def test_marco_polo_is_set_up_for_beginners_or_experts_by_one_choice(desk: Desk) -> None:
    lobby = await desk.open("marco_polo", ADA)
    game_id = lobby.row.id
    reader = Reader(desk, ADA, guild=1, channel=lobby.row.channel_id or 0)
    for level in ("expert", "beginner"):
        reader.begin()
        await ROUTES["option"].handler(reader.interaction, Pressed(game_id, LEVEL, (level,)))
        title, about = (say(f"marco_polo/level-{level}{part}") for part in ("", ".help"))
        assert say("lobby-option", title=say("marco_polo/option-level"), value=title, help=about) in reader.text
        assert game_words("marco_polo").level((await desk.lobby.view(game_id)).options) == level
    await set_options(desk.lobby, game_id, ADA, False, {"goals": "chosen"}, interaction_id=desk.interaction())
    mixed = text_of(options_reply(words(), await desk.lobby.view(game_id)).view())
    assert say("marco_polo/level-mixed") in mixed and say("marco_polo/level-mixed.help") in mixed
    assert page_of("marco_polo", "goals") == VARIANTS and page_of("marco_polo", LEVEL) == GAME


async def test_a_level_is_typed_like_an_option(desk: Desk) -> None:
    lobby = await desk.open("marco_polo", ADA)
    reader = Reader(desk, ADA, guild=1, channel=lobby.row.channel_id or 0)
    await reader.run("table option", option="Level", value="expert")
    assert tells(reader.text, "lobby-set", title="Level", value="Expert")
    assert game_words("marco_polo").level((await desk.lobby.view(lobby.row.id)).options) == "expert"


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
        changing = {"option", "invite", "remove", "swap-seats", "beginning"}
        assert verbs & changing == (changing if organises else set())
        assert {"options-page", "options-why", "lobby-more"} <= verbs
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
    found = [name for name in found if name]
    assert {*found} == {*settable} and "rated" not in found and "Game: Base game" in told(options_reply(words(), lobby))


async def test_an_option_and_its_value_are_typed_in_the_persons_language_or_in_english(desk: Desk) -> None:
    w, lobby = words("ru"), await desk.open("istanbul", ADA)
    own = w.say("table-option-pace"), w.say("table-option-pace-value", value="week")
    assert own != ("Pace", "a move a week")
    for option, value in (own, ("Pace", "a move a week"), (own[0].upper(), "A move a week"), ("pace", "week")):
        assert typed_option(w, lobby, option, value) == {"pace": "week"}


async def test_a_language_is_typed_as_it_calls_itself_or_as_one_says_it(desk: Desk) -> None:
    lobby, option = await desk.open("istanbul", ADA), say("table-option-language")
    for reader, typed in (
        ("de", "Russisch"),
        ("ru", "русский"),
        ("en", "Russian"),
        ("cs", "rustina"),
        ("es", "Русский"),
    ):
        assert typed_option(words(reader), lobby, option, typed) == {"language": "ru"}
    assert typed_option(words("de"), lobby, option, say("table-option-language-value", value="server")) == {
        "language": "server"
    }
    with pytest.raises(Refusal, match="bad_option"):
        typed_option(words("de"), lobby, option, "Klingonisch")


async def test_a_part_of_one_title_alone_is_near(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA)
    for reader, typed in (("de", "Sprache"), ("ru", "язык"), ("es", "idioma"), ("cs", "jazyk")):
        w = words(reader)
        with pytest.raises(Refusal, match="no_such_option_but") as unknown:
            typed_option(w, lobby, typed, "Deutsch")
        assert unknown.value.facts["near"] == w.say("table-option-language")
    with pytest.raises(Refusal) as empty:
        typed_option(words(), lobby, " ", "")
    assert empty.value.code == "no_such_option"
