"""Every reason for which something is refused is met in a scenario."""

import re
from pathlib import Path
from typing import Any

import pytest

import engine.marco_polo
from tests.scenarios.reading import load

SOURCES = Path(engine.marco_polo.__file__).parent
CODES = sorted({code for path in SOURCES.rglob("*.py") for code in re.findall(r'Refusal\("(\w+)"', path.read_text())})


def met() -> set[str]:
    steps = [step for _, source in load("marco_polo") for step in [source.content, *source.content.get("steps", [])]]
    expected: list[Any] = [refusal for step in steps for refusal in step.get("refused", {}).values()]
    return {one if isinstance(one, str) else one["code"] for one in expected}


def test_there_are_codes() -> None:
    assert len(CODES) > 30


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_met_in_a_scenario(code: str) -> None:
    assert code in met()
