"""Every notation that is offered is written by the verbs of one module, and read back the same."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from engine.core.notation import Verb, parse
from engine.marco_polo import notation
from engine.marco_polo.components.board import SPACES
from engine.marco_polo.notation import DECISIONS, DICE, DIE, GIVE, TAKE
from tests.support.dealt.marco_polo_games import deal, eager_walk, table
from tests.support.dealt.tables import Table, new

VERBS = {verb.word.split()[0] for verb in vars(notation).values() if isinstance(verb, Verb)}
WORDS = {
    notation.REROLL, notation.ADJUST, notation.BLACK_DIE, notation.END, notation.DECLINE, notation.STAY,
    notation.DIRECT, notation.DONE, *SPACES,
}  # fmt: skip


@cache
def offered() -> dict[str, set[str]]:
    """Options of some games by the kind of their decision."""
    rng = Random(5)
    found: dict[str, set[str]] = {}
    starts = [table(deal(rng, 2 + seed % 3), {"goals": "chosen"}, seed, rich=True) for seed in range(20)]
    for start in [*starts, new(Table("marco_polo", (("characters", "drafted"),), 4))]:
        for here in eager_walk(start, rng):
            for decision in here.decisions:
                found.setdefault(decision.kind, set()).update(decision.options)
    return found


def test_every_kind_is_met() -> None:
    assert offered().keys() == DECISIONS.keys()


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_notation_is_a_known_word_or_begins_with_a_known_verb(kind: str) -> None:
    assert {one for one in offered()[kind] if one not in WORDS and parse(one).verb not in VERBS} == set()


READ_BACK: dict[str, Callable[[str], str]] = {
    "goods": lambda one: notation.goods(TAKE, notation.parse_goods(TAKE, one)),
    "give": lambda one: notation.goods(GIVE, notation.parse_goods(GIVE, one)),
    "compensation": lambda one: notation.mix(*notation.parse_mix(one)),
    "dice": lambda one: _dice(DICE if DICE.begins(one) else DIE, one),
    "die": lambda one: _dice(DIE, one),
    "travel": lambda one: notation.TO.all(filter(None, notation.parse_destination(one))),
    "trade": lambda one: one if one == notation.DONE else notation.sale(*notation.parse_sale(one)),
}


def _dice(verb: Verb, one: str) -> str:
    return notation.dice(verb, tuple(notation.parse_dice(verb, one)))


@pytest.mark.parametrize("kind", READ_BACK)
def test_what_is_read_is_what_was_written(kind: str) -> None:
    assert {READ_BACK[kind](one) for one in offered()[kind]} == offered()[kind]


def test_what_is_no_notation_is_read_as_nothing() -> None:
    assert notation.parse_destination("dance") == ("", "")
    assert notation.parse_dice(DICE, "dice 5 seven") == [5, -1]
    assert parse("") == ("", "")
    with pytest.raises(ValueError, match="not enough values"):
        notation.parse_sale("sell")
