"""Everything with rules can be looked up, in our own words, with figures of the engine's tables."""

import re

import pytest

from engine.core.figures import Figures
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import GOODS, TAVERN_TILES
from engine.istanbul.places import warehouses
from engine.istanbul.places.table import PLACES
from tests.support.language.istanbul_words import WORDS
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul import terms
from words.speech import words

TOPICS = SPEECH.topics(WORDS)
RULES = [topic for topic in TOPICS if not topic.key.startswith("option-")]


def test_every_thing_with_rules_has_an_entry() -> None:
    keys = {topic.key for topic in TOPICS}
    wanted = {f"place-{number}" for number in PLACES} | {f"card-{face}" for face in CARDS}
    wanted |= {f"guild-{number}" for number in GUILD_CARDS} | {f"kiosk-{number}" for number in KIOSK_TILES}
    wanted |= {f"tile-{good}" for good in GOODS} | {f"tavern-{tile}" for tile in TAVERN_TILES}
    wanted |= {"figure-governor", "figure-smuggler", "figure-coffee-trader", "figure-courier", "baksheesh", "barrier"}
    assert wanted <= keys
    assert {key for key in keys - wanted if not key.startswith(("concept-", "option-"))} == set()


def test_titles_can_be_told_apart_in_a_completion_list() -> None:
    titles = [topic.title for topic in TOPICS]
    assert len(set(titles)) == len(titles)
    assert all(0 < len(title) <= 100 for title in titles)


@pytest.mark.parametrize("topic", RULES, ids=lambda topic: topic.key)
def test_an_entry_is_short_and_names_its_page(topic) -> None:
    text = SPEECH.look_up(WORDS, topic.key)
    title, rule, *rest = text.split("\n")
    assert topic.title in title and len(text) < 1500
    assert rule.endswith(".") and ".." not in text and "  " not in text
    assert topic.key.startswith(("concept-dice", "concept-signs")) or re.search(r"-# Rulebook pp?\. \d", rest[-1])


def test_figures_come_from_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"{warehouses.EXTENSION_PRICE.latest} lira" in SPEECH.look_up(WORDS, "place-1")
    monkeypatch.setitem(PLACES, 1, PLACES[1]._replace(figures=Figures(lira=8)))
    assert "8 lira" in SPEECH.look_up(WORDS, "place-1")


def test_a_mosque_tile_says_what_it_costs() -> None:
    told = SPEECH.look_up(WORDS, "tile-fabric")
    assert "at the Small Mosque. You need as much fabric as the top tile there shows, but you give only 1." in told
    assert "With 2 players, the tiles show 2 and 4. With 3 players, they show 2, 3 and 4" in told
    assert "at the Great Mosque. You need as much jewelry" in SPEECH.look_up(WORDS, "tile-jewelry")


def test_what_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        SPEECH.look_up(WORDS, "place-26")


@pytest.mark.parametrize("language, coffee", [("en", "coffee"), ("de", "kaffee"), ("es", "café"), ("ru", "кофе")])
def test_nothing_speaks_of_coffee_in_a_game_without_it(language: str, coffee: str) -> None:
    options = {"expansion": "letters"}
    own = words(language).about("istanbul", lacks=SPEECH.lacking(options))
    topics = [topic for topic in SPEECH.topics(own) if topic.belongs_to(options)]
    things = [topic.key for topic in topics if topic.key.startswith(("card-", "kiosk-", "place-25"))]
    told = [f"{brief.title} {brief.rule}" for brief in (SPEECH.in_brief(own, key) for key in things)]
    told += [terms.card_line(own, face) for face in CARDS if f"card-{face}" in things]
    told += [terms.kiosk_tile(own, number) for number in KIOSK_TILES]
    assert not [text for text in told if coffee in text.casefold()]
    assert len({terms.kiosk_tile(own, number) for number in KIOSK_TILES}) == len(KIOSK_TILES)
