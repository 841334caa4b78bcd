"""Whole games for tests, over in half the turns. Each function is about all games of this process from now on, but
`short_games` about those of a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from engine.istanbul.setup import options
from engine.marco_polo.turns import rounds


def end_with(rubies: int) -> None:
    """The last round of Istanbul begins with so many rubies, whatever is played."""
    options.RUBIES_TO_END.update(dict.fromkeys(options.RUBIES_TO_END, rubies))
    options.RUBIES_TO_END_WITH_EXPANSION = rubies


def end_after(last: int) -> None:
    """Marco Polo ends after this round."""
    rounds.ROUNDS = last


@contextmanager
def short_games(rubies: int, last: int) -> Iterator[None]:
    """Both, until what is done with it has ended."""
    with (
        patch.dict(options.RUBIES_TO_END),
        patch.object(options, "RUBIES_TO_END_WITH_EXPANSION", rubies),
        patch.object(rounds, "ROUNDS", last),
    ):
        end_with(rubies)
        yield
