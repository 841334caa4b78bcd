"""The score sheet and the result (rulebook p. 9: rubies, lira, goods, bonus cards, then a shared win)."""

from typing import Final

from engine.istanbul.view import View
from words.shapes import Names
from words.speech import Words

Standing = tuple[int, int, int, int]
TIE_BREAKERS: Final = ("rubies", "lira", "goods", "cards")


def standing(view: View, seat: int) -> Standing:
    one = view.seats[seat]
    return one.rubies, one.lira, sum(one.goods), one.cards


def ranking(view: View) -> list[int]:
    """All seats, the best first."""
    return sorted(range(len(view.seats)), key=lambda seat: standing(view, seat), reverse=True)


def score_sheet(words: Words, view: View, names: Names) -> str:
    lines = []
    order = ranking(view)
    for seat in order:
        rubies, lira, goods, cards = standing(view, seat)
        place = 1 + [standing(view, other) for other in order].index(standing(view, seat))
        lines.append(
            words.say(
                "score-line",
                place=place,
                name=names[seat],
                rubies=words.say("rubies", count=rubies),
                lira=lira,
                goods=words.say("goods-count", count=goods),
                cards=words.say("cards-count", count=cards),
            )
        )
    return "\n".join(lines)


def result(words: Words, view: View, names: Names) -> str:
    """Who won, and what broke the tie."""
    order = ranking(view)
    best = standing(view, order[0])
    winners = [seat for seat in order if standing(view, seat) == best]
    if len(winners) > 1:
        shared = words.say("result-shared", names=words.listed(names[seat] for seat in winners), count=best[0])
        return words.say("result-clear", won=shared)
    won = words.say("result-won", name=names[order[0]], count=best[0])
    tied = [seat for seat in order[1:] if standing(view, seat)[0] == best[0]]
    if not tied:
        return words.say("result-clear", won=won)
    second = standing(view, tied[0])
    decided = next(index for index in range(1, 4) if best[index] != second[index])
    return words.say(
        f"result-tie-{TIE_BREAKERS[decided]}",
        won=won,
        others=words.listed(names[seat] for seat in tied),
        best=best[decided],
        next=second[decided],
    )
