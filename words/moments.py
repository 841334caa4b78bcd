"""Key moments of a finished game: what the games' own choices of them share."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from engine.core.standings import Mark, ahead_for_good, winners
from words.shapes import Moment, Names, Turns
from words.speech import Words

MOST: Final = 3
E = TypeVar("E")


def all_of(turns: Turns, kind: type[E]) -> list[tuple[int, E]]:
    """Every event of a class with the number of its turn, in order."""
    return [(number, event) for number, events in turns.items() for event in events if isinstance(event, kind)]


def went_ahead(words: Words, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """The turn since which nobody has had more than the winner (`moment-ahead`, `moment-ahead-last`), if there is
    one."""
    mark = ahead_for_good(marks)
    if mark is None:
        return []
    message = "moment-ahead-last" if mark is marks[-1] else "moment-ahead"
    return [Moment(mark.turn, words.say(message, who=names[winners(marks[-1].standings)[0]]))]


def first_three(turns: Turns, found: Iterable[Moment]) -> list[Moment]:
    """The first three moments of different turns of which is known what happened, in the order of the game."""
    kept: dict[int, Moment] = {}
    for moment in found:
        if moment.turn in turns:
            kept.setdefault(moment.turn, moment)
    return sorted(list(kept.values())[:MOST])
