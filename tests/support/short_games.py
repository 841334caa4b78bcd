"""Whole games for tests, over in half the turns. Each function is about all games of this process from now on."""

from engine.istanbul import options
from engine.marco_polo import rounds


def end_with(rubies: int) -> None:
    """The last round of Istanbul begins with so many rubies, whatever is played."""
    options.RUBIES_TO_END.update(dict.fromkeys(options.RUBIES_TO_END, rubies))
    options.RUBIES_TO_END_WITH_EXPANSION = rubies


def end_after(last: int) -> None:
    """Marco Polo ends after this round."""
    rounds.ROUNDS = last
