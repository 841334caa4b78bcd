"""What is said alike of every finished game: its course for those who do not see its pictures, key moments, dice."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from engine.core.standings import Mark, ahead_for_good, place, ranking, winners
from words.shapes import PICTURE_LENGTH, Moment, Names, Turns, clipped
from words.speech import Words


def race_alt(words: Words, marks: Sequence[Mark], names: Names) -> str:
    """The chart as text: how everybody stood after each round, or after every second or third where there are many.
    `words`: those of the game."""
    rounds = {mark.round: mark for mark in marks}
    told = [
        words.say("race-round", round=number, scores=scores_told(words, names, mark.scores))
        for number, mark in rounds.items()
    ]
    every = 1
    while True:
        text = words.sentences([words.say("race-alt", title=words.say("race-title")), *told[::-1][::every][::-1]])
        if len(text) <= PICTURE_LENGTH or every >= len(told):
            return clipped(text, PICTURE_LENGTH)
        every += 1


def end_alt(words: Words, result: str, marks: Sequence[Mark], names: Names) -> str:
    """The picture of the end as text: the result, everybody in order of rank, and the chart as far as there is room."""
    standings = marks[-1].standings
    ranked = [
        words.say("race-place", place=place(standings, seat), name=names[seat], score=standings[seat][0])
        for seat in ranking(standings)
    ]
    head = words.sentences([result, words.say("race-ranks", ranks=words.series(ranked))])
    return clipped(words.sentences([head, race_alt(words, marks, names)]), PICTURE_LENGTH)


def scores_told(words: Words, names: Iterable[str], scores: Iterable[int]) -> str:
    """As "Ada 3, Ben 2", in the order given."""
    told = zip(names, scores, strict=True)
    return words.commas(words.say("race-score", name=name, score=score) for name, score in told)


MOST_MOMENTS: Final = 3
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
    return sorted(list(kept.values())[:MOST_MOMENTS])


def dice_told(words: Words, total: int, dice: int) -> str:
    """The sum of so many dice of six beside what they show on average, as `figures-dice`; halves are rounded away
    from it. Empty without dice."""
    if not dice:
        return ""
    twice = 2 * total - 7 * dice
    ahead = "above" if twice > 0 else "below" if twice < 0 else "on"
    return words.say("figures-dice", total=total, off=(abs(twice) + 1) // 2, ahead=ahead)
