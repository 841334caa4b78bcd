"""The score sheet and the result (rulebook p. 9: rubies, lira, goods, bonus cards, then a shared win)."""

from collections.abc import Sequence
from typing import Final

from engine.core.standings import Standing, place, ranking, winners
from engine.istanbul.view import View, standings_of
from words.shapes import Names
from words.speech import Words

TIE_BREAKERS: Final = ("rubies", "lira", "goods", "cards")


def score_sheet(words: Words, view: View, names: Names) -> str:
    """For each seat its rubies, and below them what breaks ties, without what it has none of."""
    standings = standings_of(view)
    lines = []
    for seat in ranking(standings):
        rubies, *rest = standings[seat]
        lines.append(
            words.say("score-line", place=place(standings, seat), name=names[seat], score=_counted(words, 0, rubies))
        )
        more = [_counted(words, kind, count) for kind, count in enumerate(rest, 1) if count]
        if more:
            lines.append(words.say("score-parts", parts=words.commas(more)))
    return "\n".join(lines)


def _counted(words: Words, kind: int, count: int) -> str:
    return words.say(f"score-{TIE_BREAKERS[kind]}", count=count)


def result(words: Words, standings: Sequence[Standing], names: Names) -> str:
    """Who won, and by what."""
    won, *others = ranking(standings)
    best = standings[won]
    shared = winners(standings)
    if len(shared) > 1:
        return words.say("result-shared", names=words.listed(names[seat] for seat in shared), count=best[0])
    second = standings[others[0]]
    decided = next(index for index in range(len(best)) if best[index] != second[index])
    near = [seat for seat in others if standings[seat][0] == second[0]]
    return words.say(
        f"result-{TIE_BREAKERS[decided]}",
        name=names[won],
        count=best[0],
        others=words.listed(names[seat] for seat in near),
        ahead=best[decided] - second[decided],
        best=best[decided],
        next=second[decided],
    )
