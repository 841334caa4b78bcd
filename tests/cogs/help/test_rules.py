"""The menus of the rules."""

from typing import Any

import discord
import pytest

from cogs.framework import limits
from cogs.framework.reply import ScreenName
from cogs.framework.routes import RoutedMenu, button
from cogs.help.entries import NEAREST, Played, entry, offered
from cogs.help.rules import complete_topic, topic_menus
from engine.core.figures import Figure
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.board import BLACK_DIE_PRICE
from host.learning import taking
from logs import _Facts, about
from meters import UNANSWERED
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.changed_figures import changed_figure
from tests.support.games import facts_of
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.games import GAMES, game_words
from words.look_up import synonyms
from words.speech import ENGLISH, words


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_menu_has_a_name_of_its_own(game: str) -> None:
    rows = [part for part in topic_menus(words(ENGLISH), Played(game)).parts if isinstance(part, discord.ui.ActionRow)]
    menus = [item for row in rows for item in row.children if isinstance(item, RoutedMenu)]
    assert len(menus) == len(rows) - bool(game_words(game).parts)  # the first row has the button of the chapters
    assert bool(menus) is bool(game_words(game).entries)
    assert len({menu.item.placeholder for menu in menus}) == len(menus)


async def looked_up(desk: Desk, **chosen: str) -> tuple[set[str], set[str]]:
    """Keys of what the prompt's button and the completion of a game with these options offer."""
    game_id = (await desk.open("istanbul", ADA, options=chosen)).row.id
    channel = (await desk.host.game(game_id)).channel_id or 0
    reader = Reader(desk, ADA, guild=1, channel=channel)
    menus: set[str] = set()

    async def keep(*, view: discord.ui.LayoutView, **_: Any) -> None:
        found = (part for part in view.walk_children() if isinstance(part, RoutedMenu))
        menus.update(option.value.partition(":")[2] for menu in found for option in menu.item.options)

    reader.interaction.response.send_message = keep
    await button("Look up", "topics", game_id).callback(reader.interaction)
    typed = ["family", "coffee", "letters", "companion", "kiosk", "guild", "auction", "caravan"]
    found = [entry for one in typed for entry in await offered(reader.interaction, one)]
    return menus, {entry.topic.key for entry in found if entry.in_play}


OF_MOCHA = {
    "concept-coffee",
    "concept-guild-cards",
    "place-17",
    "place-20",
    "figure-coffee-trader",
    "guild-1",
    "barrier",
}
OF_LETTERS = {"concept-letters", "concept-companion", "place-21", "place-24", "figure-courier", "kiosk-1"}
OF_BASE = {"concept-family", "place-1", "place-16", "figure-governor", "tile-fabric"}


@pytest.mark.parametrize(
    ("chosen", "there", "not_there"),
    [
        ({}, OF_BASE | {"card-gain-good"}, OF_MOCHA | OF_LETTERS | {"place-25", "concept-caravan-master"}),
        ({"caravan-master": "on"}, {"concept-caravan-master"}, {"concept-neutral-assistants"}),
        ({"expansion": "mocha"}, OF_BASE | OF_MOCHA, OF_LETTERS | {"place-25"}),
        ({"expansion": "letters"}, OF_BASE | OF_LETTERS, OF_MOCHA | {"place-25", "card-gain-good"}),
        ({"expansion": "letters", "deck": "both"}, OF_BASE | OF_LETTERS | {"card-gain-good"}, OF_MOCHA),
        ({"expansion": "bazaar"}, OF_BASE | OF_MOCHA | OF_LETTERS | {"place-25", "card-gain-good"}, set()),
    ],
)
async def test_a_look_up_lists_what_the_game_has(
    desk: Desk, chosen: dict[str, str], there: set[str], not_there: set[str]
) -> None:
    menus, completed = await looked_up(desk, **chosen)
    assert there <= menus
    assert not (menus | completed) & not_there
    assert completed and completed <= menus


async def asked_who_plays(desk: Desk, game: str) -> str:
    game_id = await desk.begin(game, ADA, houses=1)
    reader = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    await button("Look up", "topics", game_id).callback(reader.interaction)
    return reader.text


async def test_the_look_up_says_who_plays_what_in_turn_order(desk: Desk) -> None:
    title, *people, _ = (await asked_who_plays(desk, "istanbul")).strip().splitlines()
    assert title == say("people-title")
    assert sorted(people) == ["🔴 **Ada** · Red", "🟦 **House 0** · Blue · Random"]


async def test_the_look_up_says_which_character_a_player_has(desk: Desk) -> None:
    told = await asked_who_plays(desk, "marco_polo")
    assert "🟦 **Ada** · Blue · Raschid ad-Din Sinan: chooses each die's value" in told
    assert "🟢 **House 0** · Green · Random · Matteo Polo: a white die" in told


async def test_before_the_start_the_look_up_names_nobody(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA)).row.id
    reader = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    await button("Look up", "topics", game_id).callback(reader.interaction)
    assert reader.text.strip() == say("topics-title")


@pytest.mark.parametrize(("value", "listed"), [("fixed", False), ("drafted", True)])
def test_characters_of_the_draft_are_listed_where_characters_are_drafted(value: str, listed: bool) -> None:
    topics = game_words("marco_polo").topics(words(ENGLISH))
    there = {topic.key for topic in topics if topic.belongs_to({"characters": value})}
    assert {"character-raschid", "character-mercator", "concept-turn"} <= there
    assert ({"character-kubilai", "character-rubruk", "concept-draft"} <= there) == listed


def test_where_nothing_is_played_everything_can_be_looked_up() -> None:
    everything = [topic.key for topic in game_words("istanbul").topics(words(ENGLISH))]
    assert {*OF_BASE, *OF_MOCHA, *OF_LETTERS, "place-25", "concept-caravan-master"} <= set(everything)


async def test_an_entry_comes_with_its_picture_and_one_about_nothing_to_be_seen_without(desk: Desk) -> None:
    for key, files in (("istanbul:place-7", {"topic.webp"}), ("istanbul:concept-turn", set())):
        reader = Reader(desk, ADA, guild=1, channel=1)
        said = await reader.run("rules", topic=key)
        assert tells(said, "istanbul/rule-pages") and reader.files.keys() == files
        assert (await entry(reader.interaction, key)).screen == ScreenName("entry", "")


async def test_a_hand_is_drawn_from_what_its_owner_holds(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    for person in (ADA, BEN):
        reader = Reader(desk, person, guild=1, channel=table.row.channel_id or 0)
        await reader.press("hand", game_id)
        (scene,) = reader.interaction.client.services.studio.scenes
        assert reader.files.keys() == {"hand.webp"}
        assert scene.view == table.position.view(table.seat_of(person))
    stranger = Reader(desk, STRANGER, guild=1, channel=table.row.channel_id or 0)
    assert tells(await stranger.press("hand", game_id), "refusal-not-at-table") and not stranger.files


async def at_table(desk: Desk, game: str = "istanbul", **options: str) -> Reader:
    game_id = (await desk.open(game, ADA, options=options)).row.id
    return Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)


async def test_an_entry_is_found_by_what_was_typed_though_none_was_chosen(desk: Desk) -> None:
    reader = await at_table(desk)
    for topic in ("istanbul:place-13", " sultan", "13 Sultan's Palace", "SULTANS PALACE", "sultan plaace"):
        assert "**13 Sultan's Palace**" in await reader.run("rules", topic=topic), topic


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("wainwrigth", "1 Wainwright"),
        ("Polizeiwache", "12 Police Station"),
        ("губернатор", "Governor"),
        ("kašna", "7 Fountain"),
        ("mezquita", "14 Small Mosque"),
        ("jeweller", "16 Gemstone Dealer"),
        ("TEA", "9 Tea House"),
    ],
)
async def test_a_question_with_slips_or_in_another_language_is_answered(desk: Desk, typed: str, title: str) -> None:
    assert f"**{title}**" in await (await at_table(desk)).run("rules", topic=typed)


async def test_a_word_that_the_rules_do_not_have_is_said_so(desk: Desk) -> None:
    reader = await at_table(desk)
    assert tells(await reader.run("rules", topic="qqq"), "topic-unsure", typed="qqq")
    assert not tells(await reader.run("rules", topic="founatin"), "topic-unsure")


async def test_where_no_answer_is_sure_five_entries_are_offered_and_the_words_alone_are_logged(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    reader = await at_table(desk)
    counted = UNANSWERED.labels("istanbul")._value.get()
    with about(interaction=12345, game="ab3de"), caplog.at_level("INFO", logger="cogs.help.rules"):
        caplog.handler.addFilter(_Facts())
        said = await reader.run("rules", topic="Someone is ALREADY there?")
    assert tells(said, "topic-unsure", typed="Someone is ALREADY there?") and "-# Rulebook" not in said
    assert len(reader.labels) == NEAREST + 1 and say("istanbul/concept-merchants") == reader.labels[0]
    (line,) = [record for record in caplog.records if record.name == "cogs.help.rules"]
    assert line.getMessage() == "/rules has no sure answer in istanbul: someone is already there"
    assert not {"interaction", "game"} & vars(line).keys()
    assert UNANSWERED.labels("istanbul")._value.get() == counted + 1
    assert not tells(await reader.run("rules", topic="cannot pay"), "topic-unsure")
    assert UNANSWERED.labels("istanbul")._value.get() == counted + 1


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if GAMES[game].entries])
@pytest.mark.parametrize("typed", ["banana", "ruby", "x" * 200, "qqq", "where do I get camels from"])
async def test_no_question_is_left_without_an_entry(desk: Desk, game: str, typed: str) -> None:
    reader = await at_table(desk, game)
    assert "**" in await reader.run("rules", topic=typed) and reader.labels


async def test_in_a_game_without_entries_those_of_other_games_are_found_and_else_nothing(desk: Desk) -> None:
    reader = await at_table(desk, "nim")
    assert tells(await reader.run("rules", topic="ruby"), "topic-elsewhere")
    for nothing in ("qqq", ""):
        assert tells(await reader.run("rules", topic=nothing), "refusal-unknown-topic")
    assert "chapters" not in str(topic_menus(words(ENGLISH), Played("nim")).view().to_components())


@pytest.mark.parametrize("typed", ["", "🎲🎲", "?!"])
async def test_a_question_without_a_word_is_answered_with_the_chapters(desk: Desk, typed: str) -> None:
    said = await (await at_table(desk)).run("rules", topic=typed)
    assert tells(said, "chapter-head", game=say("istanbul/game-title"), number=1) and tells(said, "topic-no-words")


async def test_what_is_not_in_play_is_found_and_said_to_be_so(desk: Desk) -> None:
    reader = await at_table(desk)
    assert tells(await reader.run("rules", topic="Embassy"), "topic-elsewhere")
    (choice, *_) = await complete_topic(reader.interaction, "Embassy")
    assert tells(choice.name, "topic-choice.elsewhere", title="21 Embassy", game=say("istanbul/game-title"))


async def test_completion_names_the_game_where_nothing_is_played(desk: Desk) -> None:
    reader = Reader(desk, ADA, guild=1, channel=1)
    names = [choice.name for choice in await complete_topic(reader.interaction, "dice")]
    assert any("Istanbul" in name for name in names) and any("Marco Polo" in name for name in names)


async def test_where_nothing_is_played_the_rules_are_first_those_of_ones_lesson(desk: Desk) -> None:
    await taking.begin(desk.host, "marco-polo", ADA, "Ada", ["Kemal", "Leyla"])
    for person, game in ((ADA, "marco_polo"), (BEN, "istanbul")):
        said = await Reader(desk, person, guild=1, channel=1).run("rules", topic="?")
        assert tells(said, "chapter-head", game=game_words(game).title(words(ENGLISH)), number=1)


async def test_what_an_entry_names_is_one_press_away(desk: Desk) -> None:
    reader = await at_table(desk)
    await reader.run("rules", topic="istanbul:concept-family")
    assert "12 Police Station" in reader.labels
    await button("12 Police Station", "related", "", "istanbul:place-12").callback(reader.interaction)
    assert "**12 Police Station**" in reader.text


async def test_what_has_the_same_title_is_told_apart_by_its_section(desk: Desk) -> None:
    reader = await at_table(desk, "marco_polo")
    await reader.run("rules", topic="marco_polo:card-CC24")
    assert {"Contracts · How to play", "Contracts · Action spaces"} <= {*reader.labels}


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_all_chapters_can_be_read_one_after_the_other(desk: Desk, game: str) -> None:
    reader = await at_table(desk, game)
    speech = game_words(game)
    for chapter in speech.chapters(words(ENGLISH)):
        reader.begin()
        await button("x", "chapter-next", "", f"{game}:{chapter.key}").callback(reader.interaction)
        assert chapter.title in reader.text and "{" not in reader.text
        assert len(reader.text) < limits.TEXT and len(reader.components) <= limits.COMPONENTS
        assert len(chapter.drawn) <= limits.FILES


async def test_a_table_reads_the_chapters_of_what_it_plays(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, options={"expansion": "mocha"})).row.id
    reader = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    await button("Read the rules", "chapter", game_id, "istanbul:").callback(reader.interaction)
    shown = str(reader.components)
    assert "guild cards" in shown and "Letters & Seals" not in shown and "Variants" not in shown
    await button("x", "chapter", "", "chess:").callback(reader.interaction)
    assert tells(reader.text, "refusal-unknown-topic", topic="chess:")


async def test_a_running_game_is_told_and_shown_the_figures_it_began_with(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await desk.begin("marco_polo", ADA, houses=1)
    row = await desk.host.game(game_id)
    later = row.rules_version + 1
    changed_figure(monkeypatch, BLACK_DIE_PRICE, Figure(cost(camel=8), {later: cost(camel=7)}))
    reader = Reader(desk, ADA, guild=1, channel=row.channel_id or 0)
    for of_game, camels in ((game_id, 7), ("", 8)):
        reader.begin()
        await button("x", "chapter", of_game, "marco_polo:bonus").callback(reader.interaction)
        assert f"{camels} camels" in reader.text and f"{15 - camels} camels" not in reader.text
    assert "7 camels" in await reader.run("rules", topic="marco_polo:bonus-black")
    (scene,) = reader.interaction.client.services.studio.scenes
    assert scene.view.version == row.rules_version
    elsewhere = Reader(desk, STRANGER, guild=1, channel=1)
    assert "8 camels" in await elsewhere.run("rules", topic="marco_polo:bonus-black")


async def test_a_card_that_came_later_is_looked_up_where_the_game_has_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await desk.host.game(await desk.begin("istanbul", ADA, houses=1))
    key, speech = "card-gain-good", game_words("istanbul")
    came_later = speech.entries[key]._replace(dealt=Figure(4, {(row.rules_version or 0) + 1: 0}))
    monkeypatch.setattr(type(speech), "entries", {**speech.entries, key: came_later})
    here, elsewhere = (
        Reader(desk, ADA, guild=1, channel=row.channel_id or 0),
        Reader(desk, STRANGER, guild=1, channel=1),
    )
    for reader, has_it in ((here, False), (elsewhere, True)):
        listed = [one.topic.key for one in await offered(reader.interaction, "") if one.game == "istanbul"]
        assert (key in listed, "card-gain-5-lira" in listed) == (has_it, True)
    for version, told in ((row.rules_version, False), (None, True)):
        own = words(ENGLISH).about("istanbul", version)
        line = own.say("chapter-entry", title=came_later.title(own), rule=came_later.whole_rule(own))
        assert any(line in chapter.text for chapter in speech.chapters(own)) is told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_chapters_tell_every_thing_of_a_game(game: str) -> None:
    """Contracts, goal cards and single places of the map are told by chapters as kinds."""
    w, speech = words(ENGLISH), game_words(game)
    told = "\n".join(chapter.text for chapter in speech.chapters(w))
    parts = ("option-", "concept-signs", "contract-", "goal-G")
    missing = [
        topic.key
        for topic in speech.topics(w)
        if not topic.key.startswith((*parts, *facts_of(game).not_in_chapters))
        and speech.in_brief(w, topic.key).rule not in told
    ]
    assert missing == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_other_words_are_for_entries_that_exist(game: str) -> None:
    keys = {topic.key for topic in game_words(game).topics(words(ENGLISH))}
    assert synonyms(game).keys() - keys == set()
