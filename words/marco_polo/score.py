"""The score sheet, line by line, and the result (points, then camels, then a shared win)."""

from collections.abc import Sequence

from engine.core.standings import Standing, place, ranking, winners
from engine.marco_polo.amounts import CAMEL, VP
from engine.marco_polo.view import View, standings_of
from words.marco_polo import terms
from words.marco_polo.events import line
from words.shapes import Names
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
