"""Whole games in a language of three plural forms, cases, reversed order and longer words: nothing is glued, no English
is left in code, everything stays within its length."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from engine.core.decision import Decision
from engine.core.event import seen_by
from engine.core.options import BadOption
from engine.core.position import Position
from engine.games import rules_of
from engine.players.analysis import Parts
from tests.support.dealt.tables import Table, new, tables_of
from tests.support.games import Happening, facts_of
from tests.support.language.messages import messages, render
from tests.support.language.pseudo_language import ACCUSATIVE, FORMS, LANGUAGE, Watch, accented, english_in, spoken
from tests.support.language.refused import refusal_of
from words.analysis import SwingFacts, praise_told, shares_alt, swing_told
from words.games import GAMES
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, PART_LENGTH, PICTURE_LENGTH
from words.speech import Words, languages

NAMES = ("Åñň", "Ƀéŋ", "Čéčíł", "Ðóŕá", "Éṽá")
NONSENSE = "ŋóñ"
REFUSED = ("end", "move 7", "skip", "yes", "travel", "khan", "card CC07", "die 1", "take K07", "to beijing", "black")


def _at_random(name: str) -> list[Iterator[Happening]]:
    tables = tables_of(name)
    return [_of_table(table) for table in dict.fromkeys((tables[0], tables[-1]))]


def _of_table(table: Table) -> Iterator[Happening]:
    position, rng, events = new(table), Random(str(table)), ()
    for _ in range(MOST_CHOICES):
        if position.over:
            return
        decision = rng.choice(position.decisions)
        yield position, decision, events
        events = position.choose(decision.seat, rng.choice(list(decision.options)))


def _names(position: Position[Any, Any, Any, Any]) -> tuple[str, ...]:
    return NAMES[: len(position.rules.result(position.state)["standings"])]


EACH_KIND = 6
MOST_CHOICES = 400


@pytest.fixture
def watch() -> Watch:
    return Watch((*NAMES, NONSENSE, *" ".join(REFUSED).split()))


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> Iterator[Words]:
    yield from spoken(monkeypatch, watch)


def test_players_cannot_choose_it() -> None:
    assert LANGUAGE not in languages()


def test_it_has_forms_plurals_order_and_longer_words(pseudo: Words) -> None:
    own = pseudo.about("marco_polo")
    counted = [own.say("amount-camel", count=count) for count in (1, 3, 5, 21)]
    assert [text[-1] for text in counted] == [FORMS[form] for form in ("one", "few", "many", "one")]
    told = own.say("event-built-post", who=NAMES[0], city=own.say("place-moscow"), number=1)
    moscow = accented("Moscow") + ACCUSATIVE
    assert told.index(moscow) < told.index(NAMES[0])
    assert len(accented("Take two coins")) >= 1.3 * len("Take two coins")


def test_every_message_is_said(pseudo: Words) -> None:
    for message in messages():
        if message.path.name != "commands.ftl":
            for number in (0, 1, 2, 5, 21):
                text = render(pseudo, message, number)
                assert english_in(_without_arguments(text)) == [], message.name


def _without_arguments(text: str) -> str:
    return re.sub(r"<[a-z0-9_]+>", "", text)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_told(name: str, pseudo: Words, watch: Watch) -> None:
    met: Counter[str] = Counter()
    for walk in (*_at_random(name), *facts_of(name).rich_games()):
        told: list[tuple[Any, ...]] = []
        for position, decision, events in walk:
            told.append(events)
            met[decision.kind] += 1
            if met[decision.kind] <= EACH_KIND:
                _check_decision(GAMES[name], pseudo, position, decision)
            if not position.choices:
                _check_stories(GAMES[name], pseudo, position, told)
                told = []
    assert met
    assert watch.glued == set()


def _check_decision(speech: Any, words: Words, position: Any, decision: Decision) -> None:
    view, names = position.view(decision.seat), _names(position)
    for notation in islice(decision.options, 12):
        outlook = position.outlook(decision.seat, notation)
        for foreseen in (outlook, None):
            label = speech.option_label(words, view, decision, notation, foreseen, names)
            _check(label.text, LABEL_LENGTH)
            _check(label.detail, DETAIL_LENGTH)
        _check(speech.placeholder(words, label.group), 150)
    prompt = speech.prompt(words, view, decision, names)
    _check(prompt.question, 200)
    _check(prompt.help, PART_LENGTH)
    _check(speech.summons(words, position.view(None), decision, names), 1000)
    _check(speech.status_line(words, view, decision.seat), 400)
    _check(speech.hand_text(words, view), PART_LENGTH)
    _check(speech.held(words, view), 1500)
    for text in speech.alt_texts(words, view, names).values():
        _check(text, PICTURE_LENGTH)
    for text in speech.state_text(words, view, names):
        _check(text, PART_LENGTH)
    for key in islice(chain.from_iterable(speech.in_sight(view, decision)), 0, None, 3):
        _check(speech.example(words, view, key), 500)
    for notation in (NONSENSE, *REFUSED):
        refusal = decision.why(notation)
        if refusal is not None and refusal.code != "not_an_option":
            text = speech.refusal(words, refusal, view, names)
            echoed = any(isinstance(fact, str) and fact in text for fact in refusal.facts.values())
            assert echoed or english_in(text) == [], text


def _check_stories(speech: Any, words: Words, position: Any, told: list[tuple[Any, ...]]) -> None:
    events = [seen_by(event, None) for turn in told for event in turn]
    names = _names(position)
    _check(speech.turn_story(words, events, names), PART_LENGTH)
    _check(speech.since_your_last_turn(words, [events], 0, names), 1500)
    _check(speech.gist(words, events, names), 300)
    _check(speech.score_sheet(words, position.view(None), names), PART_LENGTH)
    _check(speech.result(words, position.rules.standings(position.view(None)), names), 400)
    view = position.view(None)
    _check(speech.all_figures(words, view, events, 0), 900)
    for praise in praise_told(words, speech.name, view, events, names):
        _check(praise, 300)
    parts = Parts(0.03, -0.05, tuple(events))
    for after in (events, ()):
        _check(swing_told(words, speech.name, SwingFacts(0, 1, -0.2, parts, events, after), names), 2000)
    _check(shares_alt(words, [(1, (0.5,) * len(names))], names), PICTURE_LENGTH)


def _check(text: str, limit: int) -> None:
    assert len(text) <= limit, text
    assert english_in(text) == [], text


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_looked_up_and_set_is_told(name: str, pseudo: Words, watch: Watch) -> None:
    speech, rules = GAMES[name], rules_of(name)
    for topic in speech.topics(pseudo):
        _check(topic.title + topic.section, 200)
        _check(speech.look_up(pseudo, topic.key), PART_LENGTH)
    told = speech.minute(pseudo, rules.check_options({}, None), None)
    for sentence in (told.aim, *told.others, *(caption for _, caption in told.fields), told.alt):
        _check(sentence, PICTURE_LENGTH)
    for option in rules.option_fields:
        _check(speech.option_title(pseudo, option.name), DETAIL_LENGTH)
        for value in option.allowed:
            _check(speech.option_title(pseudo, option.name, value), DETAIL_LENGTH)
            _check(speech.option_help(pseudo, option.name, value), 250)
        refusal = refusal_of(BadOption(option.name, "7", option.allowed))
        _check(speech.refusal(pseudo, refusal, None, ()), 1000)
    assert watch.glued == set()
