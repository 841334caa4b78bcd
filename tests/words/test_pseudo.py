"""Whole games in a language of three plural forms, cases, reversed order and longer words: nothing is glued, no English
is left in code, everything stays within its length."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from tests.support.language.messages import messages, render
from tests.support.language.pseudo_language import ACCUSATIVE, FORMS, LANGUAGE, Watch, accented, english_in, spoken
from tests.support.language.walk import (
    NONSENSE,
    REFUSED,
    Said,
    names_at,
    said_of_decision,
    said_of_rules,
    said_of_series,
    said_of_turns,
    whole_games,
)
from words.games import GAMES
from words.speech import Words, languages

pytestmark = pytest.mark.xdist_group("pseudo")
NAMES = ("Åñň", "Ƀéŋ", "Čéčíł", "Ðóŕá", "Éṽá")
EACH_KIND = 6


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
    for walk in whole_games(name):
        told, turns = list[tuple[Any, ...]](), list[tuple[Any, ...]]()
        for position, decision, events in walk:
            names = names_at(position, NAMES)
            told.append(events)
            met[decision.kind] += 1
            if met[decision.kind] <= EACH_KIND:
                _check(said_of_decision(pseudo, position, decision, names))
            if not position.choices:
                turns.append(tuple(chain.from_iterable(told)))
                _check(said_of_turns(pseudo, position, told, names))
                _check(said_of_series(pseudo, name, turns, names))
                told = []
    assert met
    assert watch.glued == set()


def _check(said: Iterator[Said]) -> None:
    for text, most, typed in said:
        assert len(text) <= most, text
        assert typed or english_in(text) == [], text


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_looked_up_and_set_is_told(name: str, pseudo: Words, watch: Watch) -> None:
    _check(said_of_rules(pseudo, name))
    assert watch.glued == set()
