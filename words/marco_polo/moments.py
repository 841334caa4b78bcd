"""The turns of a finished game that counted most."""

from collections.abc import Sequence
from itertools import pairwise

from engine.core.standings import Mark
from engine.marco_polo.amounts import VP
from engine.marco_polo.data.map import BEIJING
from engine.marco_polo.events import BuiltPost, Moved
from words.marco_polo import terms
from words.moments import all_of, first_three, went_ahead
from words.shapes import Moment, Names, Turns
from words.speech import Words


def moments(words: Words, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """Who went ahead for good, who gained most points in a turn, who was first in Beijing, the longest journey."""
    found = went_ahead(words, marks, names) + _leap(words, marks, names)
    in_beijing = [number for number, post in all_of(turns, BuiltPost) if post.city == BEIJING]
    found += [Moment(number, words.say("moment-beijing")) for number in in_beijing[:1]]
    journeys = all_of(turns, Moved)
    if journeys:
        number, longest = max(journeys, key=lambda journey: len(journey[1].path))
        origin, *_, place = longest.path
        facts = {"origin": terms.place(words, origin), "place": terms.place(words, place)}
        steps = len(longest.path) - 1
        found.append(Moment(number, words.say("moment-journey", who=names[longest.seat], steps=steps, **facts)))
    return first_three(turns, found)


def _leap(words: Words, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """The most points that a seat got in one turn; the last mark is left out, since it holds the final score."""
    gains = [
        (now.scores[seat] - before.scores[seat], -now.turn, seat)
        for before, now in pairwise(marks[:-1])
        for seat in range(len(names))
    ]
    gain, turn, seat = max(gains, default=(0, 0, 0))
    if not gain:
        return []
    points = terms.amount(words, VP, gain)
    return [Moment(-turn, words.say("moment-leap", who=names[seat], points=points))]
