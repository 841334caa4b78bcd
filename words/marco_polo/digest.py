"""What others did since one's last turn, in one sentence."""

from collections.abc import Sequence
from typing import Any

from engine.marco_polo.events import BuiltPost, Completed, Placed, RoundBegan, TookHourglass
from words.game import Names
from words.marco_polo import terms
from words.marco_polo.events import placed_on
from words.speech import Words


def since_your_last_turn(words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
    """Of each other seat what counts most: contracts and posts, or else where its dice went last."""
    events = [event for turn in turns for event in turn]
    others = dict.fromkeys(event.seat for event in events if event.seat not in (None, seat))
    told = [_of_seat(words, [event for event in events if event.seat == other], names[other]) for other in others]
    news = [*filter(None, told), *_hourglass(words, events, seat, names)]
    return words.say("digest", news="; ".join(news)) if news else ""


def _of_seat(words: Words, events: Sequence[Any], who: str) -> str:
    completed = sum(isinstance(event, Completed) for event in events)
    built = [event.city for event in events if isinstance(event, BuiltPost)]
    done = [words.say("digest-completed", count=completed)] if completed else []
    if built:
        done.append(words.say("digest-built", places=terms.places(words, built)))
    if done:
        return words.say("digest-done", who=who, done=words.listed(done))
    placed = [event for event in events if isinstance(event, Placed)]
    return words.say("digest-space", who=who, space=placed_on(words, placed[-1].space)) if placed else ""


def _hourglass(words: Words, events: Sequence[Any], seat: int | None, names: Names) -> list[str]:
    """Another seat that travelled last in the present round."""
    last = next((event for event in reversed(events) if isinstance(event, TookHourglass | RoundBegan)), None)
    if isinstance(last, TookHourglass) and last.seat != seat:
        return [words.say("digest-hourglass", who=names[last.seat])]
    return []
