"""Which of several processes that run tests, pytest-xdist's workers, runs a test: all tests of a file run in one, which
computes once what they share, and so do all files of one `xdist_group`."""

from collections import Counter

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling


class ByFile(LoadGroupScheduling):
    """A unit of work is a group, or a file of no group."""

    def _split_scope(self, nodeid: str) -> str:
        group_or_test: str = super()._split_scope(nodeid)
        return group_or_test.partition("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    return ByFile(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Units begin in this order: those with bots, which take long and wait for them, then files of many tests before
    those of few, so that all workers end at about the same time."""
    with_bots = {item.path for item in items if _has_a_bot(item)}
    tests_of = Counter(item.path for item in items)
    items.sort(key=lambda item: (item.path not in with_bots, -tests_of[item.path], item.path))


def _has_a_bot(item: pytest.Item) -> bool:
    return item.get_closest_marker("e2e") is not None or "forge" in getattr(item, "fixturenames", ())
