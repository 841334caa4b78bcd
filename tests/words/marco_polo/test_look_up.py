"""Everything with rules can be looked up, in our own words, with figures of the engine's tables."""

import pytest

from engine.core.figures import Figure
from engine.marco_polo.components import board
from engine.marco_polo.components.amounts import Amounts, cost
from engine.marco_polo.components.board import SPACES
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import CARD_SPACES, LARGE_CITIES, PLACES, ROADS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from tests.support.changed_figures import changed_figure
from tests.support.language.marco_polo_words import OWN, WORDS
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo import terms

TOPICS = SPEECH.topics(WORDS)
RULES = [topic for topic in TOPICS if not topic.key.startswith("option-")]
COMPONENTS = {
    "place": PLACES,
    "character": CHARACTERS,
    "card": CITY_CARDS,
    "contract": CONTRACTS,
    "goal": GOALS,
    "outpost": OUTPOSTS,
    "marker": MARKERS,
}


def test_every_thing_with_rules_has_an_entry() -> None:
    keys = {topic.key for topic in TOPICS}
    wanted = {f"{kind}-{name}" for kind, names in COMPONENTS.items() for name in names}
    wanted |= {f"space-{name.replace(' ', '-')}" for name in SPACES if name != "purse"} | {"space-card"}
    wanted |= {f"bonus-{name}" for name in ("purse", "reroll", "adjust", "black", "complete")}
    assert wanted <= keys
    assert {key for key in keys - wanted if not key.startswith(("concept-", "option-"))} == set()


def test_titles_can_be_told_apart_in_a_completion_list() -> None:
    titles = [(topic.section, topic.title) for topic in TOPICS]
    assert len(set(titles)) == len(titles)
    assert all(0 < len(title) <= 100 and not title.endswith("…") for _, title in titles)


def test_the_menus_of_all_entries_fit_into_one_message() -> None:
    """A message holds 40 parts; a menu is two, with up to 25 entries."""
    sections = [topic.section for topic in TOPICS]
    menus = sum(-(-sections.count(section) // 25) for section in set(sections))
    assert 2 * menus + 1 <= 40


@pytest.mark.parametrize("topic", RULES, ids=lambda topic: topic.key)
def test_an_entry_is_short_and_whole(topic) -> None:
    text = SPEECH.look_up(WORDS, topic.key)
    title, rule = text.split("\n")
    assert topic.title in title and len(text) < 1500
    assert rule.endswith(".") and ".." not in text and "  " not in text
    assert rule[0].isupper() or rule[0].isdigit()


def test_a_place_tells_all_its_roads_with_their_costs() -> None:
    for road in ROADS:
        for here, there in ((road.a, road.b), (road.b, road.a)):
            told = SPEECH.look_up(WORDS, f"place-{here}")
            end = terms.place(OWN, there)
            cost = terms.amounts(OWN, (road.coins, road.camels, 0, 0, 0, 0))
            assert (f"{end} ({cost})" if road.coins or road.camels else end) in told


def test_figures_come_from_the_tables() -> None:
    assert "1, 2, 3, 4, 5 or 6 steps costs 3, 7, 12, 12, 18 or 18 coins" in SPEECH.look_up(WORDS, "space-travel")
    assert "5 gives 3 gold and 1 bonus step" in SPEECH.look_up(WORDS, "space-bazaar-gold")
    assert "Your 8th trading post scores 5 points at once, and your 9th" in SPEECH.look_up(WORDS, "concept-posts")
    assert "2 on the Khan's favour and 1 on the 5-coin space" in SPEECH.look_up(WORDS, "concept-two-players")
    assert "After his own 9, he places 2 black ones; his 11th" in SPEECH.look_up(WORDS, "character-rubruk")
    assert "3 coins at the start of each round" in SPEECH.look_up(WORDS, "character-caprini")
    assert "3 city cards" in SPEECH.look_up(WORDS, "place-sumatra")


def test_pips_are_not_said_to_be_limited_by_the_die_that_has_them() -> None:
    assert SPEECH.look_up(WORDS, "card-CC31").endswith("City card. Use it once.")


def test_what_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        SPEECH.look_up(WORDS, "place-atlantis")


def chapter(key: str) -> str:
    return next(chapter.text for chapter in SPEECH.chapters(WORDS, None) if chapter.key == key)


def test_the_chapters_say_how_many_city_cards_a_city_has() -> None:
    """Ruling 9.6: one each, Sumatra three."""
    counts = {city: CARD_SPACES.count(city) for city in LARGE_CITIES}
    (most,) = [city for city, count in counts.items() if count > 1]
    assert {count for city, count in counts.items() if city != most} == {1}
    told = f"{terms.place(OWN, most)} has {counts[most]}"
    assert told in chapter("set-up") and told in chapter("city-cards")


def test_no_journey_is_said_to_cost_goods() -> None:
    assert "goods" not in chapter("journey").partition("\n\n")[0]
    assert "coins and camels pay for journeys" in SPEECH.look_up(WORDS, "concept-goods")


@pytest.mark.parametrize("card", CITY_CARDS)
def test_a_city_card_says_in_which_direction_it_may_be_used(card: str) -> None:
    """Rulings 5.3 to 5.6."""
    text, kind = SPEECH.look_up(WORDS, f"card-{card}"), CITY_CARDS[card].kind
    assert ("always in the same direction" in text) is (kind == "one_way")
    assert ("choose the direction each time" in text) is (kind == "two_way")
    assert ("below zero" in text) is (card == "CC21")
    assert ("at least one completed contract" in text) is (kind == "per_contract")


@pytest.mark.parametrize(
    ("name", "price"),
    [("reroll", board.REROLL_PRICE), ("adjust", board.ADJUST_PRICE), ("black", board.BLACK_DIE_PRICE)],
)
def test_a_price_is_that_of_the_version_and_the_latest_where_no_game_is_asked_about(
    name: str, price: Figure[Amounts], monkeypatch: pytest.MonkeyPatch
) -> None:
    changed_figure(monkeypatch, price, Figure(cost(camel=8), {3: cost(camel=7)}))
    for version, camels in ((2, 7), (3, 8), (None, 8)):
        own = WORDS.about("marco_polo", version)
        assert f"{camels} camels" in SPEECH.look_up(own, f"bonus-{name}")
        (told,) = (chapter.text for chapter in SPEECH.chapters(own, None) if chapter.key == "bonus")
        assert f"{camels} camels" in told
