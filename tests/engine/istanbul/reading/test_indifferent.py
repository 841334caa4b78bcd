"""Where neutral merchants go once they are paid: shortcuts go on past it, and no outcome is in anything that they
say."""

from random import Random

import pytest

from engine.core.determinize import redrawn
from engine.core.trial import Shortcut
from engine.istanbul.events import NeutralMoved, PaidNeutral
from tests.support.dealt.tables import Table, moments

TABLES = [Table("istanbul", (("expansion", expansion), ("layout", "random")), 2) for expansion in ("base", "bazaar")]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_shortcuts_past_neutral_merchants_are_the_same_wherever_these_go(table: Table) -> None:
    passed = list[Shortcut]()
    for number, position in enumerate(moments(table, 300)):
        (decision,) = position.decisions
        if not position.state.neutral_merchants or decision.kind not in ("move", "pay"):
            continue
        for option in decision.options:
            found = position.shortcuts(decision.seat, option)
            past = [each for each in found if each.passed]
            if past:
                other = redrawn(position, Random(number)).shortcuts(decision.seat, option)
                assert [each for each in other if each.passed] == past
                passed += past
    kinds = {type(event) for each in passed for event in each.events}
    assert len(passed) > 20 and PaidNeutral in kinds and NeutralMoved not in kinds
