"""Ways through a game that need no generator of random numbers, so that they stay the same for ever."""

from engine.core.position import Position


def pick(position: Position, number: int) -> None:
    """Choose by counting: the `number`-th choice takes an option further on each time."""
    decision = position.decisions[number % len(position.decisions)]
    options = list(decision.options)
    position.choose(decision.seat, options[(number * 7 + number // 5) % len(options)])
