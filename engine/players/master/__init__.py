"""The house player "master": searches for the turn after which its seat is nearest to winning. The Merchant is its
guide: it says which turns are worth trying, in which order, and what positions are worth."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine.players.access import PlayerAccess
from engine.players.master.search import Search
from engine.players.master.tree import Rest

VERSION: Final = 5  # grows with each change after which it may choose otherwise


def choose(
    access: PlayerAccess[Any, Any], rng: Random, iterations: int, in_time: Callable[[], bool], rest: Rest | None
) -> tuple[str, int, Rest]:
    """The first choice of the turn that promises most, after so many iterations or fewer, none where there is nothing
    to compare, how many there were, and what they showed about the rest of the turn. `in_time`: whether another one may
    begin; `rest`: of the choice before this one."""
    search, done = Search(access, rng, rest), 0
    while done < iterations and search.root.is_open and in_time():
        search.iterate()
        done += 1
    choice = search.root.best.plan.choices[0]
    return choice, done, Rest.of(search.root, search.worlds, access, choice)
