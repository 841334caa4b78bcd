"""Every registered game has words for all it can ask, refuse, tell and offer; what is missing fails by name."""

import ast
import re
from dataclasses import asdict
from pathlib import Path

import pytest

from engine import games as engine_games
from engine.core.create import new_position
from engine.core.options import BadOption
from render import games as render_games
from tests.support.language.refused import refusal_of
from tests.support.language.sources import given, texts, trees
from words import games
from words.shapes import PICTURE_LENGTH, Minute
from words.speech import Words, words

ROOT = Path(__file__).parents[2]
WORDS = Words("en", strict=True)
RULINGS = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rulings").glob("*.md"))
NAMES = sorted(engine_games.GAMES)
TOLD_BY_WHAT_THEY_HOLD = {"large-market", "small-market"}
"""Decks of tiles that are told by the goods on them."""


def test_every_game_has_words_and_pictures() -> None:
    assert set(games.GAMES) == set(render_games.GAMES) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_has_an_alt_text(name: str) -> None:
    rules = engine_games.rules_of(name)
    colours = rules.colours[: rules.min_seats]
    view = new_position(rules, {}, colours, bytes(32)).view(None)
    told = games.game_words(name).alt_texts(WORDS, view, colours)
    assert list(told) == [*render_games.pictures(name), *render_games.overlays(name)]
    assert all(re.search(r"\w{3}", text) for text in told.values())  # words, not the letters of one set apart


@pytest.mark.parametrize("name", NAMES)
def test_every_view_has_what_words_pictures_and_scenarios_read(name: str) -> None:
    rules = engine_games.rules_of(name)
    colours = rules.colours[: rules.min_seats]
    position = new_position(rules, {}, colours, bytes(32))
    for seat in (None, *range(len(colours))):
        view = position.view(seat)
        shown = asdict(view)
        assert view.seat == seat and view.start in range(len(colours)) and isinstance(view.round, int)
        assert tuple(each["colour"] for each in shown["seats"]) == colours


@pytest.mark.parametrize("name", NAMES)
def test_every_event_has_a_message(name: str) -> None:
    own = WORDS.about(name)
    tags = engine_games.rules_of(name).event_types
    assert [tag for tag in tags if not own.has(f"event-{tag}")] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_has_a_question(name: str) -> None:
    own = WORDS.about(name)
    kinds = given(name, "kind")
    assert kinds
    assert [kind for kind in sorted(kinds) if not own.has(f"ask-{kind}")] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_has_a_message(name: str) -> None:
    own = WORDS.about(name)
    codes = {code for node in trees(name) if isinstance(node, ast.Call) for code in _codes(node)}
    assert codes
    assert [code for code in sorted(codes) if not own.has(f"refusal-{code.replace('_', '-')}")] == []


def test_the_search_in_the_sources_finds_what_is_asked_and_refused() -> None:
    assert {"step", "figures", "column-bonus"} <= given("marco_polo", "kind")
    codes = {code for node in trees("marco_polo") if isinstance(node, ast.Call) for code in _codes(node)}
    assert {"not_an_option", "game_over"} < codes


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_title(name: str) -> None:
    assert games.game_words(name).title(WORDS)


SAID_OF_EVERY_GAME = (
    "profile-score",
    "race-title",
    "moment-ahead",
    "history-scored",
    "refusal-seats",
    "refusal-colours",
)
"""Messages that the project says of any game, with the game's own sentence."""


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_what_is_said_of_every_game(name: str) -> None:
    rules, own = engine_games.rules_of(name), WORDS.about(name)
    view = new_position(rules, {}, rules.colours[: rules.min_seats], bytes(32)).view(None)
    praised = games.game_words(name).praised(view, (), 0)
    needed = [*SAID_OF_EVERY_GAME, *(f"praise-{figure}" for figure in praised)]
    needed += ["history-contested"] if rules.has_contests else []
    lacking = [message for message in needed if not own.has(message)]
    assert not lacking, f"{name} lacks these messages: {', '.join(lacking)}"


@pytest.mark.parametrize("name", NAMES)
def test_every_result_has_a_sentence(name: str) -> None:
    """A win by each figure of the standings, and a shared one."""
    rules, speech = engine_games.rules_of(name), games.game_words(name)
    view = new_position(rules, {}, rules.colours[: rules.min_seats], bytes(32)).view(None)
    figures, names = len(rules.standings(view)[0]), speech.names(WORDS, rules.colours[: rules.min_seats])
    level = [(0,) * figures] * len(names)
    for decides in range(figures):
        won = tuple(int(figure == decides) for figure in range(figures))
        assert names[0] in speech.result(WORDS, [won, *level[1:]], names)
    assert speech.result(WORDS, level, names)


@pytest.mark.parametrize("code", ["unknown_option", "bad_option", "seats", "colours"])
@pytest.mark.parametrize("name", NAMES)
def test_what_cannot_be_set_is_told(name: str, code: str) -> None:
    field = "option" if code == "unknown_option" else code
    refusal = refusal_of(BadOption(field, "strange", ("this", "that"), code=code))
    assert "strange" in games.game_words(name).refusal(WORDS, refusal, None, ())


@pytest.mark.parametrize("name", NAMES)
def test_every_colour_has_a_name(name: str) -> None:
    colours = engine_games.rules_of(name).colours
    assert len(set(games.game_words(name).names(WORDS, colours))) == len(colours)


def _codes(call: ast.Call) -> list[str]:
    return texts(call.args[0]) if getattr(call.func, "id", "") == "Refusal" and call.args else []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_titles_and_help(name: str) -> None:
    speech = games.game_words(name)
    for option in engine_games.rules_of(name).option_fields:
        assert speech.option_title(WORDS, option.name)
        for value in option.allowed:
            assert speech.option_title(WORDS, option.name, value)
            assert 0 < len(speech.option_help(WORDS, option.name, value)) <= 100
            source = speech.option_source(WORDS, option.name, value)
            assert source in speech.look_up(WORDS, f"option-{option.name}")
            for ruling in re.findall(r"rulings? ([\d., ]+)$", source):
                assert all(f"| ruling {number} |" in RULINGS for number in ruling.split(", ")), source
            assert re.search(r"p\. \d|pp\. \d|ruling", source)


@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_tile_of_a_deck_can_be_looked_up(name: str) -> None:
    rules = engine_games.rules_of(name)
    keys = [topic.key for topic in games.game_words(name).topics(WORDS)]
    for deck, cards in rules.decks(rules.check_options({}, rules.min_seats), rules.min_seats, rules.version).items():
        faces = {card.partition(".")[0] for card in cards} if deck not in TOLD_BY_WHAT_THEY_HOLD else set()
        assert [face for face in sorted(faces) if not any(key.endswith(face) for key in keys)] == []
    assert all(games.game_words(name).look_up(WORDS, key) for key in keys)


def test_a_game_this_version_does_not_have_goes_by_its_stored_name() -> None:
    assert games.title_of(words(), "chess") == "chess"
    assert games.title_of(words(), "istanbul") == "Istanbul"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_told_in_one_minute(name: str) -> None:
    """Before the start, where nobody knows how many will play, and with any number of seats."""
    rules, speech = engine_games.rules_of(name), games.game_words(name)
    for seats in (None, *range(rules.min_seats, rules.max_seats + 1)):
        told = speech.minute(WORDS, rules.check_options({}, None), seats)
        sentences = {told.aim, *told.others}
        assert len(sentences) == 5 and (not told.goal or str(told.goal) in told.aim)
        assert all(sentence.endswith(".") and len(sentence) <= 200 for sentence in sentences)
        assert len(told.alt) <= PICTURE_LENGTH


@pytest.mark.parametrize(
    ("expansion", "added"),
    [
        ("mocha", {"Mocha & Baksheesh"}),
        ("letters", {"Letters & Seals"}),
        ("bazaar", {"Mocha & Baksheesh", "Letters & Seals"}),
    ],
)
def test_in_one_minute_each_expansion_in_play_has_a_sentence(expansion: str, added: set[str]) -> None:
    told = istanbul_in_one_minute(3, expansion=expansion)
    assert {sentence.partition(": ")[0] for sentence in told.others if ": " in sentence} == {
        *added,
        "First get goods and lira",
    }
    assert len(told.others) == 4 + len(added)


def istanbul_in_one_minute(seats: int | None, **chosen: str) -> Minute:
    rules = engine_games.rules_of("istanbul")
    return games.game_words("istanbul").minute(WORDS, rules.check_options(chosen, seats), seats)


def test_in_one_minute_the_number_of_rubies_is_that_of_the_game() -> None:
    assert "5 rubies (6 with 2 players)" in istanbul_in_one_minute(None).aim
    assert "6 rubies." in istanbul_in_one_minute(2).aim and "5 rubies." in istanbul_in_one_minute(3).aim
    assert "6 rubies." in istanbul_in_one_minute(None, expansion="mocha").aim
