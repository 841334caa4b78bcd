"""Slow tests run when asked for: `pytest -m slow`. Tests of several processes get a second try, and say so."""

import pytest

SECOND_TRY = pytest.mark.flaky(reruns=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        # Bot, sandbox, browser and test share two cores: a wait that is long enough everywhere would hide real delays.
        if item.get_closest_marker("e2e") or item.get_closest_marker("page"):
            item.add_marker(SECOND_TRY)
    if "slow" in config.option.markexpr:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if not item.get_closest_marker("slow")]
