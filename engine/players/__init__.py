"""Computer players: the levels Random, Rookie, Merchant, Master and Patient Master, which has a
personality, and which one is asked to choose. Each sees only what its own seat may see."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from engine.core.position import AnyPosition
from engine.core.rules import AnyRules
from engine.players import master, merchant
from engine.players.access import PlayerAccess
from engine.players.search_tree import Rest
from engine.players.thinking_time import BUDGETS, MASTER, PATIENT, Budget, budget_of

RANDOM, ROOKIE, MERCHANT = "random", "rookie", "merchant"
# Each has its words as house-<kind> in words/locales/en/tables.ftl, the names too.
KINDS: Final = (RANDOM, ROOKIE, MERCHANT, MASTER, PATIENT)
PERSON: Final = "human"
JOINT: Final = "-"  # between the kind of a computer player and its personality: "merchant-mosques"
WITH_PERSONALITY: Final = (MERCHANT, MASTER, PATIENT)


class Chosen(NamedTuple):
    """The choice of a computer player, the iterations of its search, and the results of that for the rest of the
    turn."""

    notation: str
    iterations: int = 0
    rest: Rest | None = None


def kind_of(player: str) -> str | None:
    """The computer player that plays for a seat's `player`: the Merchant for one that only another version knows; None
    for a person."""
    if player == PERSON:
        return None
    kind = player.partition(JOINT)[0]
    return kind if kind in KINDS else MERCHANT


def personality_of(player: str) -> str:
    """The personality of a seat's `player`; empty for one without, as all were in earlier versions."""
    return player.partition(JOINT)[2]


def some(kind: str, rules: AnyRules, rng: Random) -> str:
    """A computer player of a kind for a seat's `player`, with one of the personalities that the game has."""
    personalities = rules.judge.personalities if kind in WITH_PERSONALITY else ()
    return f"{kind}{JOINT}{rng.choice(personalities)}" if personalities else kind


def choose(name: str, position: AnyPosition, seat: int, rng: Random) -> str:
    """The notation that the computer player `name` chooses for `seat`, its personality behind its kind or not. It is
    given a `PlayerAccess`, never the position.

    Raises Refusal when that seat need not act, ValueError when there is no such player."""
    return think(name, position, seat, rng).notation


def think(
    player: str,
    position: AnyPosition,
    seat: int,
    rng: Random,
    budget: Budget | None = None,
    in_time: Callable[[], bool] = lambda: True,
    rest: Rest | None = None,
) -> Chosen:
    """As `choose`. `player`: as a seat names it. `budget`: for a search, None for the usual one; `in_time`: true as
    long as a search may go on; `rest`: the results of the search at the choice before."""
    name = player.partition(JOINT)[0]
    if name not in KINDS:
        raise ValueError(f"no computer player is called {name!r}: there are {', '.join(KINDS)}")
    default = position.decision(seat).default if name == ROOKIE else None
    if default is not None:
        rng.getrandbits(64)  # as if it had looked: what comes by chance afterwards must not depend on that
        return Chosen(default)
    access = PlayerAccess(position, seat, rng, personality_of(player))
    if name in BUDGETS:
        iterations = (budget or budget_of(name, len(position.choices))).iterations
        return Chosen(*master.choose(access, rng, iterations, in_time, rest))
    if name == RANDOM:
        return Chosen(rng.choice(list(access.decision.options)))
    return Chosen(merchant.choose(access) if name == MERCHANT else position.rules.rookie(access, rng))


def version_of(name: str, position: AnyPosition) -> str | None:
    """The version of a computer player that learns with the versions of the bot; None for one that stays as it is."""
    judge = position.rules.judge
    if name in BUDGETS:
        return f"{master.VERSION}.{judge.version}"
    return str(judge.version) if name == MERCHANT else None
