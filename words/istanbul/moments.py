"""The turns of a finished game that counted most."""

from collections.abc import Sequence

from engine.core.standings import Mark
from engine.istanbul.events import GainedRuby, LastRound, Sold
from words.moments import all_of, first_three, went_ahead
from words.shapes import Moment, Names, Turns
from words.speech import Words


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
