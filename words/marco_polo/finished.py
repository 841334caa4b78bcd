"""The end of a game of Marco Polo in words: score sheet, result (points, then camels), which turns counted most, each
player's game in figures."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from engine.core.standings import Mark, Standing
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import MOST_CONTRACTS_VP
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.events import BuiltPost, Completed, Event, Moved, Scored
from engine.marco_polo.key_figures import key_figures
from engine.marco_polo.view import View, standings_of
from words.finished import all_of, dice_told, first_three, result_told, score_lines, went_ahead
from words.marco_polo import terms
from words.marco_polo.events import line
from words.shapes import Moment, Names, Turns
from words.speech import Words

TIE_BREAKERS: Final = ("camels",)
WORTH_PRAISE: Final = {"contracts": 7, "posts": 4, "goals": 8, "black": 8, "cities": 8}
"""From so much on each is worth praise; goals, cities: points."""


def score_sheet(words: Words, view: View, names: Names) -> str:
    """For each seat its points, and below them at the end where they come from, without lines of nothing."""
    standings = standings_of(view)

    def score_of(seat: int) -> tuple[str, str]:
        points, camels = standings[seat]
        parts = [words.say("score-part", line=line(words, name), vp=vp) for name, vp in view.seats[seat].sheet if vp]
        if camels:
            parts.append(words.say("score-camels", count=camels))
        return terms.amount(words, VP, points), words.series(parts)

    return score_lines(words, standings, names, score_of)


def result(words: Words, standings: Sequence[Standing], names: Names) -> str:
    points, _ = max(standings)
    return result_told(words, standings, names, ("points", *TIE_BREAKERS), points=terms.amount(words, VP, points))


def moments(words: Words, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """Who went ahead for good, who gained most points in a turn, who was first in Beijing, the longest journey."""
    moments = went_ahead(words, marks, names) + _leap(words, marks, names)
    in_beijing = [number for number, post in all_of(turns, BuiltPost) if post.city == BEIJING]
    moments += [Moment(number, words.say("moment-beijing")) for number in in_beijing[:1]]
    journeys = all_of(turns, Moved)
    if journeys:
        number, longest = max(journeys, key=lambda journey: len(journey[1].path))
        origin, *way = (terms.place(words, place) for place in longest.path)
        who, steps = names[longest.seat], len(way)
        text = words.say("moment-journey", who=who, origin=origin, place=way[-1], steps=steps)
        moments.append(Moment(number, text))
    return first_three(turns, moments)


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
    return [Moment(-turn, words.say("moment-leap", who=names[seat], points=terms.amount(words, VP, gain)))]


def figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    counts = key_figures(events, seat)
    named = (("contracts", counts.contracts), ("posts", counts.posts), ("steps", counts.steps))
    parts = [words.say(f"figures-{name}", count=count) for name, count in named if count]
    return words.commas(filter(None, [*parts, dice_told(words, counts.rolled_pips, counts.rolled)]))


def all_figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    counts = key_figures(events, seat)
    character = view.seats[seat].character
    points = [words.say("figures-points-from", source=source, count=count) for source, count in counts.points]
    return words.chain(
        [
            terms.character(words, character) if character else "",
            words.say("figures-actions", count=counts.actions),
            words.say("figures-black", count=counts.black),
            words.say("figures-placed", count=counts.placed, mean=counts.pips / max(1, counts.placed)),
            figures(words, view, events, seat),
            words.say("figures-points", points=words.commas(points)) if points else "",
        ]
    )


def praised(view: View, events: Sequence[Any], seat: int) -> Mapping[str, int]:
    counts = key_figures(events, seat)
    points = dict(counts.points)
    return {
        "contracts": counts.contracts,
        "posts": counts.posts,
        "goals": points.get("goal", 0),
        "black": counts.black,
        "cities": points.get("city", 0),
    }


def gained_beside(
    words: Words, earlier: Sequence[Event], events: Sequence[Event], later: Sequence[Event], seat: int
) -> str:
    """That with this turn it had completed as many contracts as anybody had in the end, where that brought points."""
    before, done, after = (
        Counter(event.seat for event in some if isinstance(event, Completed)) for some in (earlier, events, later)
    )
    count, in_the_end = before[seat] + done[seat], before + done + after
    scored = any(
        isinstance(event, Scored) and event.line == "contracts" and event.seat == seat and event.vp for event in later
    )
    others = max((number for other, number in in_the_end.items() if other != seat), default=0)
    if not scored or not before[seat] < others <= count:
        return ""
    return words.say("gained-most-contracts", count=count, points=terms.amount(words, VP, MOST_CONTRACTS_VP))
