"""What a player did in a whole game, in figures."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.istanbul.key_figures import KeyFigures, key_figures
from engine.istanbul.view import View
from words.figures import dice_told
from words.istanbul import terms
from words.speech import Words


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
