"""A computer player with simple priorities: rubies first, then what leads to them."""

from random import Random
from typing import Any, Final

from engine.core.decision import Decision

LATER: Final = ("skip", "enough", "no-extra", "stop", "keep", "done", "end")


def choose(access: Any, rng: Random) -> str:
    """The first of the seat's priorities that is legal."""
    decision: Decision = access.decision
    options = list(decision.options)
    return decision.default or rng.choice(options)
