"""Searching memory for garbage in short stops."""

import gc
import sys
from collections.abc import Iterator
from threading import Event, Thread
from weakref import ref

import pytest

from host import Host
from operation import garbage as searching
from operation.garbage import EVERYTHING_EVERY_S, MOST_NEW, QUIET_FOR_S, Garbage, leave_out_what_lives
from tests.host.desk import Desk
from tests.support.hand_clock import HandClock

LOOKS = 300  # until a thread that could not go on is seen


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual_search(desk: Desk) -> Iterator[None]:  # opening its database may import much
    thresholds = gc.get_threshold()
    gc.collect()
    leave_out_what_lives()
    yield
    gc.set_threshold(*thresholds)


def outlive_short_searches() -> None:
    gc.collect(1)


async def test_what_is_much_is_searched_once_and_then_left_out(desk: Desk) -> None:
    garbage, circle = Garbage(desk.host), Circle()
    outlive_short_searches()
    lost = ref(circle)
    del circle
    garbage.look()
    assert lost() is not None  # nothing much is new
    living = [[number] for number in range(MOST_NEW)]
    outlive_short_searches()
    before = gc.get_freeze_count()
    garbage.look()
    assert lost() is None
    assert gc.get_freeze_count() >= before + len(living)


async def test_everything_is_searched_now_and_then_when_nobody_presses(desk: Desk) -> None:
    clock = HandClock()
    host = Host(desk.database, clock=clock)
    garbage, circle = Garbage(host), Circle()
    gc.freeze()
    lost = ref(circle)
    del circle
    clock.pass_time(EVERYTHING_EVERY_S)
    with host.pressed():
        clock.pass_time(QUIET_FOR_S)
    garbage.look()
    assert lost() is not None
    clock.pass_time(1.0)
    garbage.look()
    assert lost() is None
    await host.close()


async def test_everything_is_searched_between_presses_when_much_was_left_out(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "MOST_NEW", 1000)
    monkeypatch.setattr(searching, "MOST_LEFT_OUT", 1000)
    garbage, circles = Garbage(desk.host), [Circle() for _ in range(2000)]
    outlive_short_searches()
    lost = ref(circles[0])
    with desk.host.pressed():
        garbage.look()
        circles.clear()
        garbage.look()
    assert lost() is None


async def test_what_was_left_out_and_is_gone_counts_no_more(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST_NEW", 1000)
    monkeypatch.setattr(searching, "MOST_LEFT_OUT", 50_000)
    garbage, lists, circle = Garbage(desk.host), [[number] for number in range(51_000)], Circle()
    outlive_short_searches()
    lost = ref(circle)
    with desk.host.pressed():
        garbage.look()
        lists.clear()
        del circle
        garbage.look()
    assert lost() is not None


async def test_threads_may_make_tuples_meanwhile(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST_NEW", 1000)
    garbage, enough, made = Garbage(desk.host), Event(), list[tuple[list[int], ...]]()

    def make_tuples() -> None:
        while not enough.is_set():
            made[:] = [tuple([number] for number in range(20))]

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    thread = Thread(target=make_tuples)
    thread.start()
    try:
        for _ in range(LOOKS):
            living = [[number] for number in range(2000)]
            outlive_short_searches()
            garbage.look()
        still_going = thread.is_alive()
    finally:
        enough.set()
        thread.join()
        sys.setswitchinterval(before)
    assert still_going and len(living) == 2000 and len(made[0]) == 20
