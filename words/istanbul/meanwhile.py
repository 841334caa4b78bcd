"""What a call of Istanbul tells of the others' turns since one's last ("News"), which deeds count, and which are
left out first. How long it may be says MEANWHILE_LENGTH in words/shapes.py."""

from collections.abc import Sequence
from typing import Any, Final

from engine.istanbul.events import (
    Caught,
    CompanionMoved,
    Extended,
    FamilyMoved,
    FamilySent,
    GainedRuby,
    LastRound,
    Moved,
    PaidSeat,
    Sold,
    TookTavernTile,
    TookTile,
    TurnBegan,
    WonAuction,
)
from words.events import stretches
from words.istanbul import terms
from words.istanbul.events import TELLER
from words.shapes import MEANWHILE_LENGTH, Names, length_of
from words.speech import Words

WORTH_TELLING: Final[dict[type[Any], str]] = {
    GainedRuby: "meanwhile-ruby",
    TookTile: "meanwhile-tile",
    TookTavernTile: "meanwhile-tavern-tile",
    Extended: "meanwhile-extended",
    WonAuction: "meanwhile-auction",
    Sold: "meanwhile-sold",
}
"""The events of a turn that are told, the most important first, by the message of each."""
WALKS: Final[dict[type[Any], str]] = {
    FamilySent: "meanwhile-sent",
    Moved: "meanwhile-moved",
    CompanionMoved: "meanwhile-companion",
    FamilyMoved: "meanwhile-family",
}
"""By these a turn with nothing of the above is called, by the first of them that there is: where a family member was
sent from the Police Station, not by that. A call, above which the board is seen, does not tell them."""
MESSAGES: Final = {**WORTH_TELLING, **WALKS, PaidSeat: "meanwhile-paid-you", Caught: "meanwhile-caught-you"}


def since_your_last_turn(words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
    told = [event for events in turns for turn in stretches(events, TurnBegan) for event in _of_turn(turn, seat)]
    news = [event for event in told if not isinstance(event, tuple(WALKS))]
    while news and length_of(_told(words, news, names)) > MEANWHILE_LENGTH:
        least = max(range(len(news)), key=lambda at: _weight(news[at]))  # events of two kinds may be equal
        if len(news) == 1 or _weight(news[least]) <= 0:
            break
        del news[least]
    return _told(words, news, names) if news else ""


def _told(words: Words, news: Sequence[Any], names: Names) -> str:
    return words.say("meanwhile", news=words.series(_short(words, event, names) for event in news))


def gist(words: Words, events: Sequence[Any], names: Names) -> str:
    """The one event that stands for a turn, else that the last round begins."""
    news = _of_turn(events, None)
    first = min(news, key=lambda event: (isinstance(event, LastRound), _weight(event)), default=None)
    return _short(words, first, names) if first else ""


def _of_turn(events: Sequence[Any], seat: int | None) -> list[Any]:
    """Whatever concerns the seat itself, whatever stands for the turn, and the last round."""
    others = [event for event in events if event.seat is not None and event.seat != seat]
    news = [event for event in others if _concerns(event, seat)]
    worth = [event for event in others if isinstance(event, tuple(WORTH_TELLING))]
    news += worth or _walk(others)
    return news + [event for event in events if isinstance(event, LastRound)]


def _walk(events: Sequence[Any]) -> list[Any]:
    """The walk by which a turn is called, alone; nothing where nobody walked."""
    walks = ([event for event in events if isinstance(event, kind)] for kind in WALKS)
    return next((walk[-1:] for walk in walks if walk), [])


def where(words: Words, events: Sequence[Any]) -> str:
    """Where the walk led by which a turn is called."""
    return words.commas(terms.place(words, walk.place) for walk in _walk(events))


def _weight(event: Any) -> int:
    """How soon an event is left out: those that concern the seat itself, the last round and rubies never are."""
    kinds = (*WORTH_TELLING, *WALKS)
    return kinds.index(type(event)) if type(event) in kinds else -1


def _concerns(event: Any, seat: int | None) -> bool:
    if isinstance(event, PaidSeat):
        return event.to == seat
    return isinstance(event, Caught) and event.victim == seat


def _short(words: Words, event: Any, names: Names) -> str:
    if isinstance(event, LastRound):
        message = "meanwhile-last-round-complete" if event.complete else "meanwhile-last-round"
        return words.say(message, who=names[event.seat])
    facts = TELLER.message(words, event, names).facts
    if isinstance(event, TookTile):
        return words.say("meanwhile-tile", who=names[event.seat], tile=facts["good"])
    return words.say(MESSAGES[type(event)], **facts)
