"""A finished game: score sheet and result (points, then camels, then a shared win), the turns that counted most, and
what each player did in figures."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from engine.core.standings import Mark, Standing, place, ranking, winners
from engine.marco_polo.components.amounts import CAMEL, VP
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.events import BuiltPost, Moved
from engine.marco_polo.key_figures import key_figures
from engine.marco_polo.view import View, standings_of
from words.finished import all_of, dice_told, first_three, went_ahead
from words.marco_polo import terms
from words.marco_polo.events import line
from words.shapes import Moment, Names, Turns
from words.speech import Words


def score_sheet(words: Words, view: View, names: Names) -> str:
    """For each seat its points, and below them at the end where they come from, without lines of nothing."""
    standings = standings_of(view)
    lines = []
    for seat in ranking(standings):
        points, camels = standings[seat]
        score = terms.amount(words, VP, points)
        lines.append(words.say("score-line", place=place(standings, seat), name=names[seat], score=score))
        told = [words.say("score-part", line=line(words, name), vp=vp) for name, vp in view.seats[seat].sheet if vp]
        told += [words.say("score-camels", camels=terms.amount(words, CAMEL, camels))] if camels else []
        if told:
            lines.append(words.say("score-parts", parts=words.series(told)))
    return "\n".join(lines)


def result(words: Words, standings: Sequence[Standing], names: Names) -> str:
    """Who won, and by what."""
    won, *others = ranking(standings)
    points, camels = standings[won]
    told = terms.amount(words, VP, points)
    shared = winners(standings)
    if len(shared) > 1:
        return words.say("result-shared", names=words.listed(names[seat] for seat in shared), points=told)
    next_points, next_camels = standings[others[0]]
    near = words.listed(names[seat] for seat in others if standings[seat][0] == next_points)
    if points > next_points:
        return words.say("result-points", name=names[won], points=told, others=near, ahead=points - next_points)
    return words.say("result-camels", name=names[won], points=told, others=near, best=camels, next=next_camels)


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


def figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    """In a short line."""
    found = key_figures(events, seat)
    counts = (("contracts", found.contracts), ("posts", found.posts), ("steps", found.steps))
    told = [words.say(f"figures-{name}", count=count) for name, count in counts if count]
    return words.commas([*told, *filter(None, [dice_told(words, found.rolled_pips, found.rolled)])])


def all_figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    """All that is counted."""
    found = key_figures(events, seat)
    character = view.seats[seat].character
    points = [words.say("figures-points-from", source=source, count=count) for source, count in found.points]
    told = [
        terms.character(words, character) if character else "",
        words.say("figures-actions", count=found.actions),
        words.say("figures-black", count=found.black),
        words.say("figures-placed", count=found.placed, mean=found.pips / max(1, found.placed)),
        figures(words, view, events, seat),
        words.say("figures-points", points=words.commas(points)) if points else "",
    ]
    return words.chain(told)


def praised(view: View, events: Sequence[Any], seat: int) -> Mapping[str, int]:
    """What a player can be praised for, by the name of its sentence, the most telling first."""
    found = key_figures(events, seat)
    points = dict(found.points)
    return {
        "contracts": found.contracts,
        "posts": found.posts,
        "goals": points.get("goal", 0),
        "black": found.black,
        "steps": found.steps,
        "cities": points.get("city", 0),
        "actions": found.actions,
        "pips": found.pips,
    }
