"""What others did since one's last turn, in one sentence."""

from collections.abc import Sequence
from typing import Any

from engine.marco_polo.events import BuiltPost, Completed, Placed, TookHourglass
from words.game import Names
from words.marco_polo import terms
from words.marco_polo.events import placed_on
from words.marco_polo.story import stretches
from words.speech import Words


def since_your_last_turn(words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
    news: list[str] = []
    for events in turns:
        for stretch in stretches(events):
            news += _of_stretch(words, stretch, seat, names)
    return words.say("digest", news="; ".join(news)) if news else ""


def _of_stretch(words: Words, events: Sequence[Any], seat: int | None, names: Names) -> list[str]:
    """Of each other seat what counts most: contracts and posts, or else where its dice went."""
    news: list[str] = []
    for other in dict.fromkeys(event.seat for event in events if event.seat not in (None, seat)):
        news += _of_seat(words, [event for event in events if event.seat == other], names[other])
    return news


def _of_seat(words: Words, events: Sequence[Any], who: str) -> list[str]:
    news = [words.say("digest-completed", who=who) for event in events if isinstance(event, Completed)]
    built = [event.city for event in events if isinstance(event, BuiltPost)]
    if built:
        news.append(words.say("digest-built", who=who, places=terms.places(words, built)))
    if any(isinstance(event, TookHourglass) for event in events):
        news.append(words.say("digest-hourglass", who=who))
    placed = [event for event in events if isinstance(event, Placed)]
    if not news and placed:
        news.append(words.say("digest-space", who=who, space=placed_on(words, placed[-1].space)))
    return news
