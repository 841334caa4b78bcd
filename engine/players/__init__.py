"""House players (computer players); each sees only what its own seat may see."""

from random import Random
from typing import Final

from engine.core.position import AnyPosition
from engine.players import merchant
from engine.players.access import Access

RANDOM, ROOKIE, MERCHANT = "random", "rookie", "merchant"
# Each has its words as house-<kind> in words/locales/en/tables.ftl, the names too.
KINDS: Final = (RANDOM, ROOKIE, MERCHANT)
PERSON: Final = "human"


def kind_of(player: str) -> str | None:
    """The house player that plays for a seat's `player`: the Merchant for one that only another version knows; None for
    a person."""
    if player == PERSON:
        return None
    return player if player in KINDS else MERCHANT


def choose(name: str, position: AnyPosition, seat: int, rng: Random) -> str:
    """The notation that the house player `name` chooses for `seat`. It is given an `Access`, never the position.

    Raises Refusal when that seat need not act, ValueError when there is no such player."""
    if name not in KINDS:
        raise ValueError(f"no house player is called {name!r}: there are {', '.join(KINDS)}")
    access = Access(position, seat, rng)
    if name == RANDOM:
        return rng.choice(list(access.decision.options))
    return merchant.choose(access) if name == MERCHANT else position.rules.rookie(access, rng)


def version_of(name: str, position: AnyPosition) -> int | None:
    """The version of a house player that learns with the versions of the bot; None for one that stays as it is."""
    return position.rules.judge.version if name == MERCHANT else None
