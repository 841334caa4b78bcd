"""What leaves for the process in which computer players think: a redrawn position without hidden things or seed;
choices and hints come back as plain data."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine import players
from engine.core.create import load_position
from engine.core.determinize import determinize
from engine.core.position import AnyPosition
from engine.games import rules_of
from engine.players.hints.hint import Hint, hint
from engine.players.search_tree import Rest
from engine.players.thinking_time import NO_SEARCH, Budget


def world_for(position: AnyPosition, seat: int, rng: Random) -> dict[str, Any]:
    """A dump of the position redrawn as the seat may imagine it: nothing hidden leaves with it, nor the seed."""
    return determinize(position, seat, rng).dump()


def choose_in_worker(
    player: str,
    game: str,
    world: dict[str, Any],
    seat: int,
    rng: Random,
    rest: Rest | None,
    seconds: Callable[[], float],
    budget: Budget = NO_SEARCH,
) -> players.Chosen:
    """As `players.think`, from what `world_for` made. `game`: the name of its rules; `seconds`: a clock, by which a
    search ends in time; `budget`: of that."""
    position, began = load_position(rules_of(game), world, bytes(32)), seconds()
    return players.think(player, position, seat, rng, budget, lambda: seconds() - began < budget.seconds, rest)


def hint_in_worker(
    game: str, world: dict[str, Any], seat: int, rng: Random, seconds: Callable[[], float], budget: Budget
) -> Hint:
    """As `players.hints.hint.hint`, from what `world_for` made. `game`: the name of its rules; `seconds`: a clock, by
    which its search ends in time; `budget`: of that."""
    position, began = load_position(rules_of(game), world, bytes(32)), seconds()
    return hint(position, seat, rng, iterations=budget.iterations, in_time=lambda: seconds() - began < budget.seconds)
