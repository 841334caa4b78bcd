"""Every reason for which something is refused is met in a scenario, and what is not refused is possible."""

import re
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine.marco_polo
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.turns.bonus_actions import BONUS_ACTIONS, bonus_actions
from tests.scenarios.marco_polo.given import start
from tests.scenarios.reading import load
from tests.support.dealt.marco_polo_games import deal, eager_walk, table
from tests.support.dealt.tables import walk

SOURCES = Path(engine.marco_polo.__file__).parent
CODES = sorted({code for path in SOURCES.rglob("*.py") for code in re.findall(r'Refusal\("(\w+)"', path.read_text())})

AHEAD = "contracts_to_come"
"""Met where a turn is prepared alone, which no scenario tells."""


def met() -> set[str]:
    steps = [step for _, source in load("marco_polo") for step in [source.content, *source.content.get("steps", [])]]
    expected: list[Any] = [refusal for step in steps for refusal in step.get("refused", {}).values()]
    return {one if isinstance(one, str) else one["code"] for one in expected}


def test_there_are_codes() -> None:
    assert len(CODES) > 30


@pytest.mark.parametrize("code", [code for code in CODES if code != AHEAD])
def test_every_refusal_is_met_in_a_scenario(code: str) -> None:
    assert code in met()


def test_contracts_that_will_have_come_by_then_are_no_reason_for_a_turn_of_now() -> None:
    state = start({"seats": 2, "row": [], "special": ["K09", "K10"]}).boundary.clone()
    for special, code in ((["K09", "K10"], AHEAD), ([], "no_contracts")):
        state.special = special
        assert MARCO_POLO.begin_turn_of(state, 1)
        refusal = MAIN_ACTIONS["contracts"].refusal(state, 1)
        assert refusal is not None and refusal.code == code


def test_whatever_is_not_possible_has_a_reason_and_nothing_else_has() -> None:
    rng, compared = Random(5), Counter[tuple[str, bool]]()
    for seed, rich in enumerate((False, True, True)):
        position = table(deal(rng, 4), {}, seed, rich)
        for here in islice(eager_walk(position, rng) if rich else walk(position, rng), 0, None, 6):
            state, me = here.state, here.state.active
            for name, space in MAIN_ACTIONS.items():
                possible = space.is_possible(state, me)
                assert possible == (space.refusal(state, me) is None), (seed, name)
                compared[name, possible] += 1
            offered = bonus_actions(state, me)
            for name, (why_not, _) in BONUS_ACTIONS.items():
                assert (name in offered) == (why_not(state, me) is None), (seed, name)
                compared[name, name in offered] += 1
    assert len(compared) > len(MAIN_ACTIONS) + len(BONUS_ACTIONS) + 20
