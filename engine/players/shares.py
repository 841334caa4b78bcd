"""How likely each seat is to win (share of the win), by the Merchant's opinion of all positions."""

from collections.abc import Sequence
from math import exp

from engine.core.position import AnyPosition


def shares(position: AnyPosition) -> tuple[float, ...]:
    """Each seat's share of the win as it may be expected, by seat, all together 1; of a game that is over the shares
    of its winners.

    Each seat's position is judged by its own view. One seat may therefore only be told the shares of a position redrawn
    for it (`determinize`), or their mean over several."""
    rules = position.rules
    seats = range(len(rules.standings(position.view(None))))
    if position.over:
        winners = rules.result(position.state)["winners"]
        return tuple((seat in winners) / len(winners) for seat in seats)
    return shares_of([rules.judge.hope(position.view(seat)) for seat in seats])


def shares_of(hopes: Sequence[float]) -> tuple[float, ...]:
    """The shares of seats with these hopes (`Judge.hope`)."""
    weights = [exp(hope - max(hopes)) for hope in hopes]
    return tuple(weight / sum(weights) for weight in weights)
