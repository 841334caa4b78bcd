"""House players (computer players); each sees only what its own seat may see."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from engine.core.position import AnyPosition
from engine.players import master, merchant
from engine.players.access import Access
from engine.players.budget import BUDGETS, MASTER, PATIENT, Budget, budget_of

RANDOM, ROOKIE, MERCHANT = "random", "rookie", "merchant"
# Each has its words as house-<kind> in words/locales/en/tables.ftl, the names too.
KINDS: Final = (RANDOM, ROOKIE, MERCHANT, MASTER, PATIENT)
PERSON: Final = "human"


class Chosen(NamedTuple):
    """What a house player chose, and after how many iterations of a search."""

    notation: str
    iterations: int = 0


def kind_of(player: str) -> str | None:
    """The house player that plays for a seat's `player`: the Merchant for one that only another version knows; None for
    a person."""
    if player == PERSON:
        return None
    return player if player in KINDS else MERCHANT


def choose(name: str, position: AnyPosition, seat: int, rng: Random) -> str:
    """The notation that the house player `name` chooses for `seat`. It is given an `Access`, never the position.

    Raises Refusal when that seat need not act, ValueError when there is no such player."""
    return think(name, position, seat, rng).notation


def think(
    name: str, position: AnyPosition, seat: int, rng: Random, budget: Budget | None = None,
    in_time: Callable[[], bool] = lambda: True,
) -> Chosen:  # fmt: skip
    """As `choose`. `budget`: for a search, None for the usual one; `in_time`: whether a search may go on."""
    if name not in KINDS:
        raise ValueError(f"no house player is called {name!r}: there are {', '.join(KINDS)}")
    access = Access(position, seat, rng)
    if name in BUDGETS:
        iterations = (budget or budget_of(name, len(position.choices))).iterations
        return Chosen(*master.choose(access, rng, iterations, in_time))
    if name == RANDOM:
        return Chosen(rng.choice(list(access.decision.options)))
    return Chosen(merchant.choose(access) if name == MERCHANT else position.rules.rookie(access, rng))


def version_of(name: str, position: AnyPosition) -> str | None:
    """The version of a house player that learns with the versions of the bot; None for one that stays as it is."""
    judge = position.rules.judge
    if name in BUDGETS:
        return f"{master.VERSION}.{judge.version}"
    return str(judge.version) if name == MERCHANT else None
