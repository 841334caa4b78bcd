"""What can be asked about in a panel: every thing of every decision has an entry, a picture and few words, and nobody
learns what they may not know."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from random import Random

import pytest

from engine.core.determinize import determinize
from engine.core.position import Position
from render.games import is_drawn
from tests.support.dealt.tables import new, tables_of, walk
from tests.support.games import Asked, facts_of
from words.games import GAMES, game_words
from words.speech import Words

WORDS = Words("en", strict=True)
LONGEST = 300
OF_EACH_KIND = 4
SENTENCE_ENDS = re.compile(r"[.?!](?= |$)")
NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")


def _of_random_game(game: str) -> Iterator[Asked]:
    for position in walk(new(tables_of(game)[0]), Random(1)):
        yield position, position.decisions[0]


@cache
def decisions(game: str) -> list[Asked]:
    """The first decisions of each kind, in games with every expansion or character, as they stood then."""
    kept: list[Asked] = []
    kinds: Counter[str] = Counter()
    for position, decision in (facts_of(game).sights or partial(_of_random_game, game))():
        kinds[decision.kind] += 1
        if kinds[decision.kind] <= OF_EACH_KIND:
            fork = position.fork()
            kept.append((fork, fork.decision(decision.seat)))
    return kept


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_is_in_sight_has_an_entry_a_picture_and_few_words(game: str) -> None:
    speech, kinds = game_words(game), set()
    entries = {topic.key for topic in speech.topics(WORDS)}
    for position, decision in decisions(game):
        view = position.view(decision.seat)
        for asked in (decision, None):
            everything = [key for keys in speech.in_sight(view, asked) for key in keys]
            assert bool(everything) is bool(entries) and {*everything} <= entries, decision
            assert len({*everything}) == len(everything)
            for key in everything:
                assert is_drawn(game, key) or key in facts_of(game).not_to_be_seen
                example = speech.example(WORDS, view, key)
                assert len(example) <= LONGEST and len(SENTENCE_ENDS.findall(example)) <= 2, example
                assert set(speech.ways(view, decision, key).options) <= set(decision.options)
        kinds.add(decision.kind)
    assert len(kinds) >= facts_of(game).many_kinds


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_told_depends_on_nothing_hidden(game: str) -> None:
    rng = Random(7)
    for position, decision in decisions(game)[::4]:
        other = determinize(position, decision.seat, rng)
        assert _told(game, position, decision.seat) == _told(game, other, decision.seat)


def _told(game: str, position: Position, seat: int) -> list[object]:
    speech, view, decision = game_words(game), position.view(seat), position.decision(seat)
    sight = speech.in_sight(view, decision)
    told: list[object] = [sight]
    for key in (key for keys in sight for key in keys):
        found = speech.ways(view, decision, key)
        why = speech.why_not(WORDS, view, decision, found.typed, NAMES) if found.typed else ""
        told += [found, speech.example(WORDS, view, key), why]
    return told
