"""Whatever somebody wants that is not possible now is answered with what stands in its way, at every kind of decision.

Run with `-s` to see the share of such answers for each kind."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core.create import new_position
from engine.core.decision import Decision, choice_from
from engine.core.notation import parse
from engine.core.position import AnyPosition
from engine.core.rules import LASTING_VERSION
from engine.games import GAMES, rules_of
from tests.games.record import HERE
from tests.scenarios.reading import load
from tests.scenarios.runner import run
from tests.support.games import facts_of
from tests.support.language.sources import given
from tests.support.sentences import tells
from words.games import game_words
from words.speech import Words

WORDS = Words("en", strict=True)
STEPS = 1500
LOOKS = (1, 10, 100)  # which decisions of a kind are looked at
OF_EACH_VERB = 3
NAMED = 0.95  # the share of answers that name what stands in the way


class Asked(NamedTuple):
    position: AnyPosition
    decision: Decision


def recorded(game: str) -> Iterator[Asked]:
    """The decisions of all recorded games, which have every module."""
    rules = rules_of(game)
    for path in sorted(HERE.glob(f"{game}/*.json")):
        kept = json.loads(path.read_text("utf-8"))
        first, *choices = map(choice_from, kept["rows"])
        version = kept.get("version", LASTING_VERSION)
        position = new_position(rules, kept["options"], kept["colours"], bytes(32), first, kept["decks"], version)
        for choice in choices:
            yield Asked(position, position.decision(choice.seat))
            position.follow(choice, version)


def walks(game: str) -> tuple[tuple[dict[str, str], int], ...]:
    return facts_of(game).modules or (({}, rules_of(game).max_seats),)


def walk(game: str, number: int) -> Iterator[Asked]:
    """The decisions of a random game with modules."""
    rules, rng = rules_of(game), Random(number)
    options, seats = walks(game)[number]
    position = new_position(rules, options, rules.colours[:seats], bytes([number]) * 32)
    for _ in range(STEPS):
        if position.over:
            return
        decision = rng.choice(position.decisions)
        yield Asked(position, decision)
        position.choose(decision.seat, rng.choice(list(decision.options)))


@cache
def asked(game: str) -> dict[str, list[tuple[Any, Decision]]]:
    """Some decisions of each kind with the view of who decides."""
    found: dict[str, list[tuple[Any, Decision]]] = {}
    met: Counter[str] = Counter()
    for one in chain(recorded(game), *(walk(game, number) for number in range(len(walks(game))))):
        kind = one.decision.kind
        met[kind] += 1
        if met[kind] in LOOKS:
            found.setdefault(kind, []).append((one.position.view(one.decision.seat), one.decision))
    for kind, look in in_scenarios(game, given(game, "kind") - found.keys()):
        found.setdefault(kind, [look])
    return found


def in_scenarios(game: str, kinds: set[str]) -> list[tuple[str, tuple[Any, Decision]]]:
    """Decisions of these kinds that scenarios come to, each with its kind and the view of who decides: those that games
    seldom come to."""
    found: list[tuple[str, tuple[Any, Decision]]] = []

    def look(position: AnyPosition) -> None:
        if any(decision.kind in kinds for decision in position.decisions):
            fork = position.fork()  # the scenario goes on
            found.extend((one.kind, (fork.view(one.seat), one)) for one in fork.decisions if one.kind in kinds)

    for _, source in load(game):
        if kinds <= {kind for kind, _ in found}:
            break
        run(game, source.content, look)
    return found


@cache
def notations(game: str) -> list[str]:
    """All that was ever chosen in a recorded game, and what the grammar of the game has besides."""
    rows = (row for path in HERE.glob(f"{game}/*.json") for row in json.loads(path.read_text("utf-8"))["rows"])
    return sorted({row[1] for row in rows if row[0] >= 0} | set(facts_of(game).grammar()))


def sample(game: str, offset: int) -> Iterator[str]:
    """Some notations of each verb, others with another offset."""
    by_verb: dict[str, list[str]] = {}
    for notation in notations(game):
        by_verb.setdefault(parse(notation).verb, []).append(notation)
    for each in by_verb.values():
        yield from (each[(offset * 7 + n * (len(each) // OF_EACH_VERB + 1)) % len(each)] for n in range(OF_EACH_VERB))


def unnamed(game: str) -> str:
    """How an answer begins that only lists what may be chosen, or knows nothing of what was typed."""
    own = WORDS.about(game)
    return own.say("only-these", options="").removesuffix("."), own.say("unknown-choice", typed="").partition("“")[0]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_not_possible_is_answered_with_what_stands_in_its_way(game: str) -> None:
    assert given(game, "kind") - asked(game).keys() == set()
    assert notations(game), f"nothing to type is known of {game}: record a game of it (tests/games/record.py)"
    names, counted, good = rules_of(game).colours, Counter[str](), Counter[str]()
    for kind, looks in asked(game).items():
        for number, (view, decision) in enumerate(looks):
            for notation in sample(game, number + len(kind)):
                if notation in decision.options:
                    continue
                told = game_words(game).why_not(WORDS, view, decision, notation, names)
                assert told.endswith((".", "?", "”")), (kind, notation, told)
                assert not tells(told, "refusal-not-an-option"), (kind, notation, told)
                counted[kind] += 1
                good[kind] += not told.startswith(unnamed(game))
    for kind in sorted(counted):
        print(f"{game} {kind}: {good[kind] / counted[kind]:.0%} of {counted[kind]}")
    assert good.total() / counted.total() >= NAMED
    assert {kind: good[kind] / counted[kind] for kind in counted if good[kind] / counted[kind] < NAMED} == {}
    print(f"{game}: {good.total() / counted.total():.1%} of {counted.total()}")


TYPED = ("", "🎲", "banana", "MOVE 13", "move", "move 999999999999999999999", pytest.param("x" * 2000, id="long"))


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_anything_typed_has_an_answer(game: str, typed: str) -> None:
    for looks in asked(game).values():
        view, decision = looks[0]
        assert game_words(game).why_not(WORDS, view, decision, typed, rules_of(game).colours)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_possible_needs_no_reason(game: str) -> None:
    for looks in asked(game).values():
        view, decision = looks[0]
        for notation in decision.options:
            assert not game_words(game).why_not(WORDS, view, decision, notation, ())
