"""Prices of bonus actions are those of the version that a game began with."""

import pytest

from engine.core.figures import Figure
from engine.marco_polo.components.amounts import CAMEL, cost
from engine.marco_polo.components.board import REROLL_PRICE
from engine.marco_polo.merchant import foreseen
from engine.marco_polo.notation import REROLL
from engine.marco_polo.turns import bonus_actions
from engine.marco_polo.view import view_of
from tests.support.changed_figures import changed_figure
from tests.support.dealt.marco_polo_games import table

PRICE = Figure(cost(camel=2), {3: cost(camel=1)})


@pytest.mark.parametrize(("version", "camels"), [(2, 1), (3, 2)])
def test_a_die_is_rolled_again_for_the_price_of_the_version(
    version: int, camels: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed_figure(monkeypatch, REROLL_PRICE, PRICE)
    position = table(["matteo", "berke"], rich=True)
    state = position.state
    state.version = version
    state.seats[0].hand = (1, 2)
    offered = {}
    for have in (1, 2):
        state.seats[0].have = cost(camel=have)
        offered[have] = REROLL in bonus_actions.bonus_actions(state, 0)
    assert offered == {1: camels == 1, 2: True}
    view = view_of(state, 0)
    assert foreseen.rerolled(view)[0].me.have[CAMEL] == 2 - camels
