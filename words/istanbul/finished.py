"""A finished game: score sheet and result (rulebook p. 9: rubies, lira, goods, bonus cards, then a shared win), the
turns that counted most, and what each player did in figures."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.standings import Mark, Standing, place, ranking, winners
from engine.istanbul.events import GainedRuby, LastRound, Sold
from engine.istanbul.reading.key_figures import KeyFigures, key_figures
from engine.istanbul.reading.view import View, standings_of
from words.finished import all_of, dice_told, first_three, went_ahead
from words.istanbul import terms
from words.shapes import Moment, Names, Turns
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


def moments(words: Words, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """Who went ahead for good, who brought about the last round, the best sale, the first ruby."""
    found = went_ahead(words, marks, names)
    for number, last in all_of(turns, LastRound):
        message = "moment-last-round-complete" if last.complete else "moment-last-round"
        found.append(Moment(number, words.say(message, who=names[last.seat])))
    sales = all_of(turns, Sold)
    if sales:
        number, best = max(sales, key=lambda sale: sale[1].lira)
        found.append(Moment(number, words.say("moment-sale", lira=best.lira)))
    for number, _ in all_of(turns, GainedRuby)[:1]:
        found.append(Moment(number, words.say("moment-first")))
    return first_three(turns, found)


def figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    """In a short line."""
    found = key_figures(events, seat, view.grid)
    told = [
        words.say("figures-sales", count=found.sales, lira=found.sold) if found.sales else "",
        words.say("figures-cards", count=found.cards) if found.cards else "",
        words.say("figures-paid", lira=found.paid) if found.paid else "",
        dice_told(words, found.pips, found.dice),
    ]
    return words.commas(filter(None, told))


def all_figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    """All that is counted."""
    found = key_figures(events, seat, view.grid)
    rubies = [words.say("figures-ruby", place=terms.place(words, place), count=count) for place, count in found.rubies]
    told = [
        words.say("figures-rubies", sources=words.commas(rubies)) if rubies else "",
        words.say("figures-walked", count=found.walked),
        words.say("figures-fetched", count=found.fetched),
        words.say("figures-lira", lira=found.lira),
        words.say("figures-tiles", count=found.tiles) if found.tiles else "",
        figures(words, view, events, seat),
    ]
    return words.chain(told)


def praised(view: View, events: Sequence[Any], seat: int) -> Mapping[str, int]:
    """What a player can be praised for, by the name of its sentence, the most telling first."""
    found: KeyFigures = key_figures(events, seat, view.grid)
    return {
        "sold": found.sold,
        "fetched": found.fetched,
        "cards": found.cards,
        "tiles": found.tiles,
        "lira": found.lira,
        "paid": found.paid,
        "walked": found.walked,
        "sales": found.sales,
        "turns": found.turns,
    }
