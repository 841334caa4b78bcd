"""Whole random games: nothing is lost or made of nothing, every decision is reached, every game ends."""

from functools import cache
from itertools import chain, combinations, product
from random import Random

import pytest

from engine.core.create import load_position
from engine.core.position import Position
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import ROUNDS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.notation import DECISIONS
from tests.support.dealt.marco_polo_games import check, deal, eager_walk, table
from tests.support.dealt.tables import Table, bytes_of, new, walk

CASTS = [cast for seats in (2, 3, 4) for cast in combinations(CHARACTERS, seats)]
PARTS = [
    dict(zip(("city-bonuses", "goals", "city-card", "question-mark", "two-way-cards"), values, strict=True))
    for values in product(
        ("lettered", "random"),
        ("dealt", "chosen"),
        ("next-turn", "at-once"),
        ("any", "without-post"),
        ("free", "one-direction"),
    )
]


def play(cast: tuple[str, ...], options: dict[str, str], seed: int, rich: bool = False) -> set[str]:
    """A random game to its end, checked after every choice; the kinds of decisions it had."""
    position = table(cast, options, seed, rich)
    kinds = set()
    rng = Random(f"{cast} {options} {seed}")
    for here in eager_walk(position, rng) if rich else walk(position, rng):
        check(here.state)
        kinds |= {decision.kind for decision in here.decisions}
    check(position.state)
    assert position.state.round == ROUNDS
    assert position.state.winners
    for seat in position.state.seats:
        assert seat.have[VP] == sum(vp for _, vp in seat.sheet)
    return kinds


@pytest.mark.parametrize("cast", CASTS, ids="-".join)
def test_every_cast_of_characters(cast: tuple[str, ...]) -> None:
    rng = Random("-".join(cast))
    play(cast, rng.choice(PARTS), rng.randrange(1000), rich=rng.random() < 0.5)


@pytest.mark.slow
@pytest.mark.parametrize("options", PARTS, ids=lambda options: "-".join(options.values()))
def test_every_cast_with_every_option(options: dict[str, str]) -> None:
    for number, cast in enumerate(CASTS):
        play(cast, options, number, rich=number % 2 == 0)


@cache
def reached() -> frozenset[str]:
    """Kinds of decisions in eighty games of rich people, every character taking part in many."""
    rng = Random(7)
    casts = [tuple(deal(rng, 2 + number % 3)) for number in range(80)]
    found = (play(cast, rng.choice(PARTS), number, rich=True) for number, cast in enumerate(casts))
    return frozenset(chain.from_iterable(found)) | {decision.kind for decision in drafted().decisions}


def drafted() -> Position:
    return new(Table("marco_polo", (("characters", "drafted"),), 4))


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_kind_of_decision_is_reached(kind: str) -> None:
    assert kind in reached()


def test_there_is_no_other_kind_of_decision() -> None:
    assert reached() <= DECISIONS.keys()


@pytest.mark.parametrize("seed", range(4))
def test_loaded_in_mid_turn_the_game_goes_on_the_same(seed: int) -> None:
    rng = Random(seed)
    position = table(deal(rng, 4), {"goals": "chosen"}, seed, rich=True)
    for number, here in enumerate(walk(position, rng)):
        if number % 5 == 0:
            loaded = load_position(here.rules, here.dump(), here.state.dice.seed)
            assert bytes_of(loaded) == bytes_of(here)
            assert loaded.view(0) == here.view(0)
            assert [list(one.options) for one in loaded.decisions] == [list(one.options) for one in here.decisions]
