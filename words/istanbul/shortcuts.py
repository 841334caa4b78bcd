"""A shortcut on its button: where it acts, what that brings for what, and what going there costs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.istanbul import events as happened
from engine.istanbul.view import View
from words.istanbul import terms
from words.istanbul.labels.moving import LONGEST_NAME
from words.shapes import Names, clipped
from words.speech import Words

Tell: TypeAlias = Callable[[Words, Any, Names], str]


def shortcut_label(words: Words, view: View, events: Sequence[Any], names: Names) -> str:
    """ "16 Gemstone Dealer: a ruby for 16 lira · leave 1 assistant · pay Blue 2"; empty for one that brings nothing
    or does what is not told here."""
    if any(type(event) not in TOLD for event in events):
        return ""
    place, gains, price, notes = (_told(words, events, names, tell) for tell in (PLACE, GAINS, PRICE, NOTES))
    if not place or not gains:
        return ""
    message = "shortcut-for" if price else "shortcut"
    told = words.say(message, place=place[-1], gains=words.commas(gains), price=words.commas(price))
    return words.chain([told, *notes])


def _told(words: Words, events: Sequence[Any], names: Names, tell: Mapping[type, Tell]) -> list[str]:
    told = [tell[type(event)](words, event, names) for event in events if type(event) in tell]
    return [part for part in told if part]


def _goods(words: Words, event: happened.GainedGoods, names: Names) -> str:
    goods = terms.goods(words, event.goods)
    return words.say("shortcut-lost", goods=goods, lost=event.lost) if goods and event.lost else goods


def _left(words: Words, event: happened.Left, names: Names) -> str:
    return words.say("label-leave-neutral" if event.neutral else "label-leave-assistant")


def _collected(words: Words, event: happened.Collected, names: Names) -> str:
    return words.say("label-collect-neutral-one" if event.neutral else "label-collect-assistant")


def _pay(words: Words, event: happened.PaidSeat, names: Names) -> str:
    return words.say("label-pay-seat", name=clipped(names[event.to], LONGEST_NAME), lira=event.lira)


def _delivered(words: Words, event: happened.DeliveredLetters, names: Names) -> str:
    return words.say("shortcut-delivers", count=len(event.places))


def _extended(words: Words, event: happened.Extended, names: Names) -> str:
    return words.say("shortcut-extension", capacity=event.capacity)


PLACE: Final[dict[type, Tell]] = {
    happened.Moved: lambda words, event, names: terms.place(words, event.place),
    happened.CompanionMoved: lambda words, event, names: words.say(
        "label-companion", place=terms.place(words, event.place)
    ),
    happened.FamilySent: lambda words, event, names: terms.place(words, event.place),
}
GAINS: Final[dict[type, Tell]] = {
    happened.GainedGoods: _goods,
    happened.GainedLira: lambda words, event, names: words.say("lira", lira=event.lira),
    happened.Sold: lambda words, event, names: words.say("lira", lira=event.lira),
    happened.GainedCoffee: lambda words, event, names: terms.some(words, "coffee", event.coffee),
    happened.TookTile: lambda words, event, names: terms.mosque_tile(words, event.good),
    happened.Extended: _extended,
    happened.GainedRuby: lambda words, event, names: words.say("shortcut-ruby"),
    happened.Recalled: lambda words, event, names: words.say("shortcut-back", count=len(event.places)),
    happened.CompanionTaken: lambda words, event, names: words.say("shortcut-companion"),
}
PRICE: Final[dict[type, Tell]] = {
    happened.GaveGoods: lambda words, event, names: terms.goods(words, event.goods),
    happened.Sold: lambda words, event, names: terms.goods(words, event.goods),
    happened.SpentLira: lambda words, event, names: words.say("lira", lira=event.lira),
    happened.SpentCoffee: lambda words, event, names: terms.some(words, "coffee", event.coffee),
}
NOTES: Final[dict[type, Tell]] = {
    happened.Left: _left,
    happened.Collected: _collected,
    happened.PaidSeat: _pay,
    happened.DeliveredLetters: _delivered,
}
SILENT: Final = (happened.Acted, happened.MailMoved)
"""What the rest implies."""
TOLD: Final = frozenset((*PLACE, *GAINS, *PRICE, *NOTES, *SILENT))
