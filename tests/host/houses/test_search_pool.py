"""Many tables that search at the same time, as a model without seconds: how long a choice takes, who searches how long,
and hints among them."""

import asyncio
from statistics import fmean
from typing import Any, Final

import pytest

from engine.players.thinking_time import BUDGETS, HINT_LONGER, MASTER, PATIENT, Budget
from host.houses.search_pool import GRACE_S, PLANNING_S, SearchPool, time_left
from host.turn.hints import LONGER_WAITS_S
from tests.support.jumping_loop import run

TOLD: Final = BUDGETS[MASTER][0]
LATER: Final = BUDGETS[MASTER][1]
FIRST_S: Final = 10.0  # until those who all began at once have spread


async def search(seconds: float, work: object, budget: Budget, *, waits_s: float | None) -> float:
    """A process that takes all the time it has, and plans before."""
    assert seconds == budget.seconds + GRACE_S, "a search that takes a moment longer is not ended"
    await asyncio.sleep(PLANNING_S + budget.seconds)
    return budget.seconds


def pool(at_once: int = 2) -> SearchPool:
    made = SearchPool("", lambda: asyncio.get_running_loop().time())
    made.run, made.at_once = search, at_once
    return made


class Table:
    """One at which computer players search one after the other. `pause`: seconds between their choices, which are
    written and posted. `took`, `searched`: the seconds of each choice, and those of its search."""

    def __init__(self, searching: SearchPool, pause: float, budget: Budget = TOLD) -> None:
        self._searching, self._pause, self._budget = searching, pause, budget
        self.took, self.searched = list[float](), list[float]()

    async def play(self, until: float) -> None:
        clock = asyncio.get_running_loop().time
        while (began := clock()) < until:
            self.searched.append(await self._searching.search(self._budget, print))
            self.took.append(clock() - began)
            await asyncio.sleep(self._budget.seconds - self.took[-1])  # a choice takes its least time
            await asyncio.sleep(self._pause)
            if began < FIRST_S:
                self.took.clear()
                self.searched.clear()


def played(tables: int, seconds: float = 60.0, budget: Budget = TOLD, at_once: int = 2) -> list[Table]:
    async def model() -> list[Table]:
        searching = pool(at_once)
        made = [Table(searching, 0.01 * number, budget) for number in range(tables)]
        await asyncio.gather(*(table.play(seconds) for table in made))
        return made

    return run(model())


# Tables and processes, and the time they were told; more tables could not even plan in it.
FIRST_CHOICES: Final = [(TOLD, *each) for each in ((1, 1), (2, 2), (3, 2), (10, 2), (50, 2), (50, 8), (90, 2))]
LATER_CHOICES: Final = [(LATER, *each) for each in ((1, 1), (2, 2), (3, 2), (10, 2), (18, 2), (50, 8))]
PATIENT_CHOICES: Final = [(BUDGETS[PATIENT][0], *each) for each in ((1, 1), (3, 2), (50, 2), (90, 2))]


@pytest.mark.parametrize(("budget", "tables", "at_once"), [*FIRST_CHOICES, *LATER_CHOICES, *PATIENT_CHOICES])
def test_a_choice_takes_no_longer_than_the_table_was_told(budget: Budget, tables: int, at_once: int) -> None:
    made = played(tables, 60, budget, at_once)
    assert max(took for table in made for took in table.took) <= budget.seconds + 2 * PLANNING_S


def test_who_is_alone_has_all_the_time() -> None:
    for tables in (1, 2):
        assert {time for table in played(tables) for time in map(round_ms, table.searched)} == {
            round_ms(TOLD.seconds - PLANNING_S)
        }


def round_ms(seconds: float) -> float:
    return round(seconds, 3)


def test_the_more_tables_the_shorter_each_search_and_all_have_the_same() -> None:
    means = list[float]()
    for tables in (5, 10, 20, 40):
        made = played(tables, FIRST_S + 600)
        each = [fmean(table.searched) for table in made]
        means.append(fmean(each))
        assert max(each) - min(each) <= 0.2 * means[-1]
        busy = sum(sum(table.searched) + PLANNING_S * len(table.searched) for table in made)
        assert busy >= 0.8 * 2 * 600, "the processes are used"
    assert means == sorted(means, reverse=True)


def with_hints(tables: int, hints: int) -> list[float | str]:
    """The seconds that each of some longer hints was sought, or why it was refused."""

    async def model() -> list[float | str]:
        searching, found = pool(), list[float | str]()

        async def ask(at: float) -> None:
            await asyncio.sleep(at)
            try:
                found.append(await searching.search(HINT_LONGER, print, waits_s=LONGER_WAITS_S))
            except TimeoutError as refused:
                found.append(str(refused))

        made = [Table(searching, 0.01 * number) for number in range(tables)]
        await asyncio.gather(*(table.play(60) for table in made), *(ask(FIRST_S + 2 * n) for n in range(hints)))
        return found

    return run(model())


def test_a_longer_hint_is_found_however_many_computer_players_search() -> None:
    alone, among = with_hints(0, 1), with_hints(50, 20)
    assert alone == [pytest.approx(HINT_LONGER.seconds - PLANNING_S)]
    assert len(among) == 20
    assert all(isinstance(seconds, float) and 0 < seconds < HINT_LONGER.seconds / 5 for seconds in among)


def test_the_time_that_is_left_tells_nothing_where_it_is_due() -> None:
    """Whether there is anything to search or not, a choice that has waited is answered when it is due."""
    assert time_left(2.5, 0, 0.5) == time_left(2.5, 0, 1) == pytest.approx(2.45)
    assert time_left(2.5, 0, 25) == pytest.approx(0.05)
    assert time_left(2.5, 2.4, 0.5) == pytest.approx(0.05)
    assert time_left(2.5, 2.5, 0.5) == time_left(2.5, 9, 30) == 0


async def test_who_gives_up_waiting_and_a_search_that_fails_leave_the_process_to_the_next() -> None:
    searching, free = pool(1), asyncio.Event()

    async def wait(*_: Any, **__: Any) -> float:
        await free.wait()
        raise ZeroDivisionError

    searching.run = wait
    first = asyncio.ensure_future(searching.search(TOLD, print))
    await asyncio.sleep(0)
    with pytest.raises(TimeoutError, match="no process was free within 0 s"):
        await searching.search(TOLD, print, waits_s=0)
    second = asyncio.ensure_future(searching.search(TOLD, print))
    await asyncio.sleep(0)
    second.cancel()
    free.set()
    with pytest.raises(ZeroDivisionError):
        await first
    searching.run = lambda *_, **__: answered("move 1")
    assert await searching.search(TOLD, print) == "move 1"


async def answered(notation: str) -> str:
    return notation
