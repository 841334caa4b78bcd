"""What a view of Marco Polo shows."""

import pytest

from engine.marco_polo.components.dice import NEUTRAL
from tests.scenarios.marco_polo.given import start


@pytest.mark.parametrize(("stage", "owners"), [("turn", {0, 1}), ("bonuses", set())])
def test_once_a_round_has_begun_the_dice_of_the_last_one_lie_nowhere(stage: str, owners: set[int]) -> None:
    """A picture of its start would show them beside the number of the new round."""
    placed = {"khan": ["blue 3"], "coins": ["green 5"]}
    view = start({"seats": 3, "stage": stage, "placed": placed}).view(None)
    assert {one.seat for _, there in view.spaces for one in there} - {NEUTRAL} == owners
