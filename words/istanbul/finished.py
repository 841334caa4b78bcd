"""The end of a game of Istanbul in words: score sheet, tie-breakers (rubies, lira, goods, bonus cards), which turns
counted most, each player's game in figures (rulebook p. 9)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.standings import Mark, Standing
from engine.istanbul.events import GainedRuby, LastRound, Sold
from engine.istanbul.reading.key_figures import key_figures
from engine.istanbul.reading.view import View, standings_of
from words.finished import all_of, dice_told, first_three, result_told, score_lines, went_ahead
from words.istanbul import terms
from words.shapes import Moment, Names, Turns
from words.speech import Words

WORTH_PRAISE: Final = {"sold": 25, "tiles": 3, "cards": 4, "lira": 40}
"""From so much on each is worth praise; sold: lira for goods."""
TIE_BREAKERS: Final = ("lira", "goods", "cards")
COMPARED: Final = ("rubies", *TIE_BREAKERS)


def score_sheet(words: Words, view: View, names: Names) -> str:
    """For each seat its rubies, and below them the tie breakers, without those it has none of."""
    standings = standings_of(view)

    def score_of(seat: int) -> tuple[str, str]:
        rubies, *others = (
            words.say(f"score-{kind}", count=count) if count or kind == COMPARED[0] else ""
            for kind, count in zip(COMPARED, standings[seat], strict=True)
        )
        return rubies, words.commas(filter(None, others))

    return score_lines(words, standings, names, score_of)


def result(words: Words, standings: Sequence[Standing], names: Names) -> str:
    return result_told(words, standings, names, COMPARED, count=max(standings)[0])


def moments(words: Words, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """Who went ahead for good, who brought about the last round, the best sale, the first ruby."""
    moments = went_ahead(words, marks, names)
    for number, last in all_of(turns, LastRound):
        message = "moment-last-round-complete" if last.complete else "moment-last-round"
        moments.append(Moment(number, words.say(message, who=names[last.seat])))
    sales = all_of(turns, Sold)
    if sales:
        number, best = max(sales, key=lambda sale: sale[1].lira)
        moments.append(Moment(number, words.say("moment-sale", lira=best.lira)))
    moments += [Moment(number, words.say("moment-first")) for number, _ in all_of(turns, GainedRuby)[:1]]
    return first_three(turns, moments)


def figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    counts = key_figures(events, seat)
    parts = [
        words.say("figures-sales", count=counts.sales, lira=counts.sold) if counts.sales else "",
        words.say("figures-cards", count=counts.cards) if counts.cards else "",
        words.say("figures-paid", lira=counts.paid) if counts.paid else "",
        dice_told(words, counts.pips, counts.dice),
    ]
    return words.commas(filter(None, parts))


def all_figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    counts = key_figures(events, seat)
    rubies = [words.say("figures-ruby", place=terms.place(words, place), count=n) for place, n in counts.rubies]
    return words.chain(
        [
            words.say("figures-rubies", sources=words.commas(rubies)) if rubies else "",
            words.say("figures-lira", lira=counts.lira),
            words.say("figures-tiles", count=counts.tiles) if counts.tiles else "",
            figures(words, view, events, seat),
        ]
    )


def praised(view: View, events: Sequence[Any], seat: int) -> Mapping[str, int]:
    counts = key_figures(events, seat)
    return {"sold": counts.sold, "tiles": counts.tiles, "cards": counts.cards, "lira": counts.lira}
