"""The course of a whole game for those who do not see its pictures."""

from collections.abc import Iterable, Sequence

from engine.core.standings import Mark, place, ranking
from words.shapes import PICTURE_LENGTH, Names, clipped
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
