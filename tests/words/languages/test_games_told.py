"""Games told in each language: every text is whole, within its length, and written as the language is."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from tests.support.language.walk import (
    Said,
    names_at,
    said_of_decision,
    said_of_rules,
    said_of_series,
    said_of_turns,
    whole_games,
)
from tests.support.language.written import OTHERS, TOLD, faults
from words.shapes import TITLE_LENGTH, length_of
from words.speech import Words

NAMES = ("Ŋóñ", "Ƀéŋ", "Ðóŕá", "Ƒéḱ", "Ğúɋ")
EACH_KIND = 2
TURNS_TOLD = 25
"""Of each game: most of what happens has happened by then."""


def wrong(language: str, said: Iterator[Said]) -> Iterator[tuple[str, str]]:
    for text, most, typed in said:
        known = frozenset((*NAMES, *typed.split()))
        yield from ((text, fault) for fault in faults(language, text, known) if text)
        if length_of(text) > most:
            yield text, f"{length_of(text)} units instead of {most}"
        if text.endswith("…") and most <= TITLE_LENGTH:
            yield text, "cut"


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_whole_games_are_told(language: str, name: str) -> None:
    words, found, met = Words(language, strict=True), dict[str, str](), Counter[str]()
    for walk in whole_games(name):
        told, turns = list[tuple[Any, ...]](), list[tuple[Any, ...]]()
        for position, decision, events in walk:
            names = names_at(position, NAMES)
            told.append(events)
            met[decision.kind] += 1
            if met[decision.kind] <= EACH_KIND:
                found |= wrong(language, said_of_decision(words, position, decision, names))
            if not position.choices:
                turns.append(tuple(chain.from_iterable(told)))
                if len(turns) < TURNS_TOLD:
                    found |= wrong(language, said_of_turns(words, position, told, names))
                    found |= wrong(language, said_of_series(words, name, turns, names))
                told = []
    assert met
    assert found == {}


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_what_can_be_looked_up_and_set_is_told(language: str, name: str) -> None:
    assert dict(wrong(language, said_of_rules(Words(language, strict=True), name))) == {}
