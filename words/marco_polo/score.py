"""The score sheet, line by line, and the result (points, then camels, then a shared win)."""

from engine.marco_polo.amounts import CAMEL, VP
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.marco_polo.events import line
from words.shapes import Names
from words.speech import Words


def standing(view: View, seat: int) -> tuple[int, int]:
    """Points so far (at the end: all of them) and camels."""
    have = view.seats[seat].have
    return have[VP], have[CAMEL]


def ranking(view: View) -> list[int]:
    """All seats, the best first."""
    return sorted(range(len(view.seats)), key=lambda seat: standing(view, seat), reverse=True)


def score_sheet(words: Words, view: View, names: Names) -> str:
    """One line for each seat; at the end with every line of its sheet."""
    lines = []
    order = ranking(view)
    for seat in order:
        place = 1 + [standing(view, other) for other in order].index(standing(view, seat))
        points, camels = standing(view, seat)
        told = [words.say("score-part", line=line(words, name), vp=vp) for name, vp in view.seats[seat].sheet]
        facts = {"points": terms.amount(words, VP, points), "camels": terms.amount(words, CAMEL, camels)}
        head = words.say("score-line", place=place, name=names[seat], **facts)
        lines.append(words.say("score-lines", head=head, parts=words.series(told)) if told else head)
    return "\n".join(lines)


def result(words: Words, view: View, names: Names) -> str:
    """Who won, and what broke the tie."""
    order = ranking(view)
    points, camels = standing(view, order[0])
    told = terms.amount(words, VP, points)
    winners = [seat for seat in order if standing(view, seat) == (points, camels)]
    if len(winners) > 1:
        return words.say("result-shared", names=words.listed(names[seat] for seat in winners), points=told)
    tied = [seat for seat in order[1:] if standing(view, seat)[0] == points]
    if not tied:
        return words.say("result-won", name=names[order[0]], points=told)
    others = words.listed(names[seat] for seat in tied)
    second = standing(view, tied[0])[1]
    return words.say("result-tie", name=names[order[0]], points=told, others=others, best=camels, next=second)
