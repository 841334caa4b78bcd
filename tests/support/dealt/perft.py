"""How many legal sequences of choices begin in a position."""

from engine.core.position import Position


def sequences(position: Position, depth: int) -> int:
    """Those of `depth` choices, and shorter ones that end the game; of several seats that must act the first does."""
    if position.over or not depth:
        return 1
    decision = position.decisions[0]
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        fork = position.fork()
        fork.choose(decision.seat, option)
        total += sequences(fork, depth - 1)
    return total
