"""Turns of a game as an analysis has them."""

from engine.core.decision import Choice
from engine.players.analysis import Made, PlayedTurn, Shares


def turn(
    number: int, shares: Shares, *, before: Shares = (0.5, 0.5), round_: int = 1, idle: bool = False
) -> PlayedTurn:
    """One of a single choice, in row `number` of the log."""
    return PlayedTurn({}, (Made(number, 1, Choice(0, "move 2")),), number, round_, before, shares, idle)
