"""The house player "master": searches for the turn after which its seat is nearest to winning. The Merchant is its
guide: it says which turns are worth trying, in which order, and what positions are worth."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine.players.access import Access
from engine.players.master.search import Search

VERSION: Final = 1  # grows with each change after which it may choose otherwise


def choose(access: Access[Any, Any], rng: Random, iterations: int, in_time: Callable[[], bool]) -> tuple[str, int]:
    """The first choice of the turn that promises most, after so many iterations or fewer, none where there is nothing
    to compare, and how many there were. `in_time`: whether another one may begin."""
    search, done = Search(access, rng), 0
    while done < iterations and len(search.root.branches) > 1 and in_time():
        search.iterate()
        done += 1
    return search.root.best.plan.choices[0], done
