"""Where neutral merchants go once they are paid: shortcuts go on past it, nothing in the rest of the turn depends on
it, and no outcome is in anything that they say."""

from collections.abc import Callable
from random import Random

import pytest

from engine.core.decision import Decision
from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.trial import Indifferent, Shortcut
from engine.istanbul.events import NeutralMoved, PaidNeutral
from engine.istanbul.names import FOUNTAIN
from engine.istanbul.reading.shortcuts import indifferent
from engine.istanbul.rules import Istanbul
from engine.istanbul.state import State
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import Table, moments

TABLES = [Table("istanbul", (("expansion", expansion), ("layout", "random")), 2) for expansion in ("base", "bazaar")]
TWO_AT_WAREHOUSE = {"seats": 2, "neutral": [2, 2, 9], "red": {"at": 1, "lira": 9}, "blue": {"at": 16}}


def elsewhere(rng: Random) -> Callable[[State, Decision, str], Indifferent | None]:
    """`Rules.indifferent` with other places than usual to stand for those that nobody may know."""

    def of(state: State, decision: Decision, notation: str) -> Indifferent | None:
        found = indifferent(state, decision, notation)
        return found and found._replace(outcomes=tuple(rng.randrange(6) for _ in found.outcomes))

    return of


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_shortcuts_past_neutral_merchants_are_the_same_wherever_these_go(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = list[Shortcut]()
    for number, position in enumerate(moments(table, 300)):
        (decision,) = position.decisions
        if not position.state.neutral_merchants or decision.kind not in ("move", "pay"):
            continue
        for option in decision.options:
            found = position.shortcuts(decision.seat, option)
            past = [each for each in found if each.passed]
            assert past == [each for each in found if any(isinstance(event, PaidNeutral) for event in each.events)]
            if past:
                with monkeypatch.context() as patched:
                    patched.setattr(Istanbul, "indifferent", staticmethod(elsewhere(Random(number))))
                    other = redrawn(position, Random(number)).shortcuts(decision.seat, option)
                assert [each for each in other if each.passed] == past
                passed += past
    kinds = {type(event) for each in passed for event in each.events}
    assert len(passed) > 20 and PaidNeutral in kinds and NeutralMoved not in kinds


def test_as_long_as_it_is_not_known_neutral_merchants_stand_where_nobody_would_pay_them() -> None:
    position = start(TWO_AT_WAREHOUSE)
    for notation in ("move 2", "leave"):
        position.choose(0, notation)
    fork = position.fork(blind=True)
    assert PaidNeutral(0, 4) in fork.foresee(0, "pay")
    assert fork.view(0).neutral_merchants == (FOUNTAIN, FOUNTAIN, 9)


def test_a_turn_that_is_prepared_goes_past_no_chance() -> None:
    """Nothing can be chosen there after it."""
    position = start(TWO_AT_WAREHOUSE)
    prepared = position.fork(blind=True)
    assert any(each.passed for each in position.shortcuts(0, "move 2"))
    assert not any(each.passed for each in prepared.shortcuts(0, "move 2"))


def test_where_other_chance_follows_neither_outcome_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if only the first of two neutral merchants did not matter."""

    def of_first(state: State, decision: Decision, notation: str) -> Indifferent | None:
        found = indifferent(state, decision, notation)
        return found and found._replace(outcomes=found.outcomes[:2])

    position = start(TWO_AT_WAREHOUSE)
    for notation in ("move 2", "leave"):
        position.choose(0, notation)
    monkeypatch.setattr(Istanbul, "indifferent", staticmethod(of_first))
    fork = position.fork(blind=True)
    with pytest.raises(Unknown):
        fork.foresee(0, "pay")
    assert [type(event) for event in fork.state.events] == [PaidNeutral]
