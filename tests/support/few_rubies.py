"""Whole games of Istanbul for tests, over in a third of the turns."""

from engine.istanbul import options


def end_with(rubies: int) -> None:
    """From now on, in this process, the last round begins with so many rubies, whatever is played."""
    options.RUBIES_TO_END.update(dict.fromkeys(options.RUBIES_TO_END, rubies))
    options.RUBIES_TO_END_WITH_EXPANSION = rubies
