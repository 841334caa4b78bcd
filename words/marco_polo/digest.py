"""What others did since one's last turn, in one sentence."""

from collections.abc import Sequence
from typing import Any, Final

from engine.marco_polo.amounts import NOTHING, total
from engine.marco_polo.events import (
    BuiltPost,
    Completed,
    DrewContract,
    Gained,
    Placed,
    RoundBegan,
    TookContract,
    TookHourglass,
)
from words.marco_polo import terms
from words.marco_polo.events import placed_on
from words.shapes import Names
from words.speech import Words


def since_your_last_turn(words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
    """Of each other seat what counts most: contracts and posts, or else where its dice went last and what that
    brought."""
    events = [event for turn in turns for event in turn]
    others = dict.fromkeys(event.seat for event in events if event.seat not in (None, seat))
    told = [_of_seat(words, [event for event in events if event.seat == other], names[other]) for other in others]
    news = [*filter(None, told), *_hourglass(words, events, seat, names)]
    return words.say("digest", news=words.series(news)) if news else ""


def gist(words: Words, events: Sequence[Any], names: Names) -> str:
    """What counts most of what the first seat did of which something does."""
    for seat in dict.fromkeys(event.seat for event in events if event.seat is not None):
        told = _of_seat(words, [event for event in events if event.seat == seat], names[seat])
        if told:
            return told
    return ""


# By whether contracts were completed and posts built.
_DONE: Final = {
    (True, True): "digest-completed-and-built",
    (True, False): "digest-completed",
    (False, True): "digest-built",
    (False, False): "",
}


def _of_seat(words: Words, events: Sequence[Any], who: str) -> str:
    completed = sum(isinstance(event, Completed) for event in events)
    built = [event.city for event in events if isinstance(event, BuiltPost)]
    message = _DONE[bool(completed), bool(built)]
    if message:
        return words.say(message, who=who, contracts=completed, places=terms.places(words, built))
    last = max((index for index, event in enumerate(events) if isinstance(event, Placed)), default=None)
    if last is None:
        return ""
    contracts = [event.contract for event in events[last:] if isinstance(event, TookContract | DrewContract)]
    if contracts:
        taken = [words.say("digest-contract", reward=terms.contract_reward(words, name)) for name in contracts]
        return words.say("digest-took", who=who, count=len(taken), contracts=words.listed(taken))
    there, space = events[last].space, placed_on(words, events[last].space)
    gains = (event for event in events[last:] if isinstance(event, Gained) and event.source == there)
    gained = total(*(event.amounts for event in gains))
    if gained == NOTHING or there in terms.COINS_OF_SPACE:  # whose name says it
        return words.say("digest-space", who=who, space=space)
    return words.say("digest-space-brought", who=who, space=space, gains=terms.amounts(words, gained))


def _hourglass(words: Words, events: Sequence[Any], seat: int | None, names: Names) -> list[str]:
    """Another seat that travelled last in the present round."""
    last = next((event for event in reversed(events) if isinstance(event, TookHourglass | RoundBegan)), None)
    if isinstance(last, TookHourglass) and last.seat != seat:
        return [words.say("digest-hourglass", who=names[last.seat])]
    return []
