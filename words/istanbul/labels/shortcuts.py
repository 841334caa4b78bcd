"""A shortcut on its button: where it acts, the gain and the price of that, and of going there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.trial import Shortcut
from engine.istanbul import events as happened
from engine.istanbul.names import GOODS, POST_OFFICE
from engine.istanbul.reading.view import View
from words.istanbul import terms
from words.istanbul.labels.asked import begins_last_round
from words.istanbul.labels.moving import LONGEST_NAME, ON_ARRIVAL, Tell, catches
from words.shapes import LABEL_LENGTH, Names, clipped, length_of
from words.speech import Words


def shortcut_label(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """ "16 Gemstone Dealer: a ruby for 16 lira · leave 1 assistant · pay Blue 2"; empty for one that brings nothing
    or has no words here."""
    events = shortcut.events
    if any(type(event) not in TOLD for event in events):
        return ""
    label = _label(words, view, events, names, GAINS)
    if length_of(label) > LABEL_LENGTH:
        label = _label(words, view, events, names, BRIEFLY)
    if not label:
        return ""
    notes = [words.say("shortcut-last-round")] if begins_last_round(view, view.active, events) else []
    notes += _caught(words, view, events, names)
    for note in notes:  # which the menus say too, if there is no room
        longer = words.chain([label, note])
        label = longer if length_of(longer) <= LABEL_LENGTH else label
    return label


def _label(words: Words, view: View, events: Sequence[Any], names: Names, gained: Mapping[type, Tell]) -> str:
    """All up to the action; empty for events that bring nothing. `gained`: how gains are told."""
    place, gains, price, notes = (_texts(words, events, names, tell) for tell in (PLACE, gained, PRICE, NOTES))
    if not place or not gains:
        return ""
    tile = next((event for event in events if isinstance(event, happened.TookTile)), None)
    if tile is not None:  # of the goods that the mosque wants to see it takes one
        price = [words.say("shortcut-one", good=words.say(f"good-{GOODS[tile.good]}"))]
    message, lost = "shortcut-for" if price else "shortcut", _lost(words, events)
    return words.chain(
        [
            words.say(message, place=place[-1], gains=words.listed(gains), price=words.commas(price)),
            *notes,
            words.say("shortcut-lost", goods=lost) if lost else "",
        ]
    )


def _texts(words: Words, events: Sequence[Any], names: Names, tell: Mapping[type, Tell]) -> list[str]:
    return [text for event in events if type(event) in tell and (text := tell[type(event)](words, event, names))]


def _lost(words: Words, events: Sequence[Any]) -> str:
    """The goods of the Post Office for which the wheelbarrow has no room; nothing else brings several at once."""
    gained = next((event for event in events if isinstance(event, happened.GainedGoods) and event.lost), None)
    if gained is None or not any(isinstance(act, happened.Acted) and act.place == POST_OFFICE for act in events):
        return ""
    return terms.goods(words, gained.unfit)


def _caught(words: Words, view: View, events: Sequence[Any], names: Names) -> list[str]:
    """Who is caught after the action, where the merchant or companion has come to."""
    came = [event for event in events if isinstance(event, happened.Moved | happened.CompanionMoved)]
    caught = [names[other] for event in came[-1:] for other in catches(view, event.seat, event.place)]
    if not caught:
        return []
    return [words.say("shortcut-catches", count=len(caught), name=clipped(caught[0], LONGEST_NAME))]


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
    happened.GainedGoods: lambda words, event, names: terms.goods(words, event.goods),
    happened.GainedLira: lambda words, event, names: words.say("lira", lira=event.lira),
    happened.Sold: lambda words, event, names: words.say("lira", lira=event.lira),
    happened.GainedCoffee: lambda words, event, names: terms.some(words, "coffee", event.coffee),
    happened.TookTile: lambda words, event, names: terms.tile_with_effect(words, event.good),
    happened.Extended: _extended,
    happened.GainedRuby: lambda words, event, names: words.say("shortcut-ruby"),
    happened.Recalled: lambda words, event, names: words.say("shortcut-back", count=len(event.places)),
    happened.CompanionTaken: lambda words, event, names: words.say("shortcut-companion"),
}
BRIEFLY: Final = {**GAINS, happened.TookTile: lambda words, event, names: terms.mosque_tile(words, event.good)}
PRICE: Final[dict[type, Tell]] = {
    happened.GaveGoods: lambda words, event, names: terms.goods(words, event.goods),
    happened.Sold: lambda words, event, names: terms.goods(words, event.goods),
    happened.SpentLira: lambda words, event, names: words.say("lira", lira=event.lira),
    happened.SpentCoffee: lambda words, event, names: terms.some(words, "coffee", event.coffee),
}
NOTES: Final[dict[type, Tell]] = {**ON_ARRIVAL, happened.DeliveredLetters: _delivered}
SILENT: Final = (happened.Acted, happened.MailMoved)
"""Events that the rest implies."""
TOLD: Final = frozenset((*PLACE, *GAINS, *PRICE, *NOTES, *SILENT))
