"""What others did since one's last turn, in one sentence."""

from collections.abc import Sequence
from typing import Any, Final

from engine.istanbul.events import (
    Caught,
    CompanionMoved,
    Extended,
    FamilyMoved,
    GainedRuby,
    LastRound,
    Moved,
    PaidSeat,
    Sold,
    TookTavernTile,
    TookTile,
    WonAuction,
)
from words.istanbul import terms
from words.istanbul.story import turns_of
from words.shapes import Names
from words.speech import Words

WORTH_TELLING: Final = (GainedRuby, TookTile, TookTavernTile, Extended, WonAuction, Sold)
"""What is told of a turn, the most important first."""
WALKS: Final = (Moved, CompanionMoved, FamilyMoved)
"""A turn with nothing of the above is summed up by where it ended, of the first of these kinds that it has."""
MOST_NEWS: Final = 8


def since_your_last_turn(words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
    news: list[Any] = []
    for events in turns:
        for turn in turns_of(events):
            news += _of_turn(turn, seat)
    while len(news) > MOST_NEWS:
        news.remove(max(news, key=_weight))
    told = [_short(words, event, names) for event in news]
    return words.say("digest", news=words.series(told)) if told else ""


def gist(words: Words, events: Sequence[Any], names: Names) -> str:
    """The one event that stands for a turn, else that the last round begins."""
    for event in sorted(_of_turn(events, None), key=lambda event: (isinstance(event, LastRound), _weight(event))):
        return _short(words, event, names)
    return ""


def _of_turn(events: Sequence[Any], seat: int | None) -> list[Any]:
    """What concerns the seat itself, what stands for the turn, and the last round."""
    told = [event for event in events if event.seat is not None and event.seat != seat]
    news = [event for event in told if _concerns(event, seat)]
    worth = [event for event in told if isinstance(event, WORTH_TELLING)]
    walks = ([event for event in told if isinstance(event, kind)] for kind in WALKS)
    news += worth or next((found[-1:] for found in walks if found), [])
    return news + [event for event in events if isinstance(event, LastRound)]


def _weight(event: Any) -> int:
    """How soon an event is left out: what concerns the seat itself and the last round never are."""
    kinds = (*WORTH_TELLING, *WALKS)
    return kinds.index(type(event)) if type(event) in kinds else -1


def _concerns(event: Any, seat: int | None) -> bool:
    if isinstance(event, PaidSeat):
        return event.to == seat
    return isinstance(event, Caught) and event.victim == seat


def _short(words: Words, event: Any, names: Names) -> str:
    who = names[event.seat]
    if isinstance(event, PaidSeat):
        return words.say("digest-paid-you", who=who, lira=event.lira)
    if isinstance(event, Caught):
        return words.say("digest-caught-you", who=who)
    if isinstance(event, GainedRuby):
        return words.say("digest-ruby", who=who, place=terms.place(words, event.place))
    if isinstance(event, TookTile):
        return words.say("digest-tile", who=who, tile=terms.mosque_tile(words, event.good))
    if isinstance(event, TookTavernTile):
        return words.say("digest-tavern-tile", who=who)
    if isinstance(event, WonAuction):
        return words.say("digest-auction", who=who, lira=event.lira)
    if isinstance(event, Extended):
        return words.say("digest-extended", who=who, capacity=event.capacity)
    if isinstance(event, Sold):
        return words.say("digest-sold", who=who, lira=event.lira, place=terms.place(words, event.place))
    if isinstance(event, LastRound):
        return words.say("digest-last-round-complete" if event.complete else "digest-last-round", who=who)
    if isinstance(event, CompanionMoved):
        return words.say("digest-companion", who=who, place=terms.place(words, event.place))
    if isinstance(event, FamilyMoved):
        return words.say("digest-family", who=who, place=terms.place(words, event.place))
    return words.say("digest-moved", who=who, place=terms.place(words, event.place))
