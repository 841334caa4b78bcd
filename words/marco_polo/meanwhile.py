"""What a call of Marco Polo tells of the others' turns since one's last ("News"), which deeds count, how many, and
which are left out first. How long it may be says MEANWHILE_LENGTH in words/shapes.py."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from engine.marco_polo.components.amounts import NOTHING, VP, total
from engine.marco_polo.components.board import PURSE, ROUNDS, TRAVEL
from engine.marco_polo.events import (
    BuiltPost,
    Completed,
    Gained,
    Moved,
    Placed,
    RoundBegan,
    TookContract,
    TookHourglass,
    TurnBegan,
)
from engine.marco_polo.notation import CONTRACT
from words.marco_polo import terms
from words.marco_polo.events import placed_on
from words.shapes import MEANWHILE_LENGTH, Names, length_of
from words.speech import Words

MOST_DEEDS: Final = 4
MOST_NAMED: Final = 2
"""Of more contracts it is only said how many they are."""


def since_your_last_turn(words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
    """Of each other seat what counts most: contracts, journeys, posts and points. Where two lines have no room for all,
    several contracts are counted, then of each seat only its first deeds are told, and of the last ones nothing."""
    events = [event for turn in turns for event in turn]
    others = dict.fromkeys(event.seat for event in events if event.seat not in (None, seat))
    next_start = _hourglass(words, events, seat, names)
    for most, named in product(range(MOST_DEEDS, 0, -1), range(MOST_NAMED, 0, -1)):
        deeds = [*filter(None, (_of_seat(words, events, other, names, most, named) for other in others))]
        if length_of(_told(words, [*deeds, *next_start])) <= MEANWHILE_LENGTH:
            break
    while len(deeds) > 1 and length_of(_told(words, [*deeds, *next_start])) > MEANWHILE_LENGTH:
        deeds.pop()
    news = [*deeds, *next_start]
    return _told(words, news) if news else ""


def _told(words: Words, news: Sequence[str]) -> str:
    return words.say("meanwhile", news=words.series(news))


def gist(words: Words, events: Sequence[Any], names: Names) -> str:
    """The most important deeds of the first seat that has any."""
    seats = [*dict.fromkeys(event.seat for event in events if event.seat is not None)]
    told = (tell(words, events, seat, names) for tell in (_of_seat, _last_dice) for seat in seats)
    return next(filter(None, told), "")


def _of_seat(
    words: Words,
    happened: Sequence[Any],
    seat: int,
    names: Names,
    most: int = MOST_DEEDS,
    named: int = MOST_NAMED,
) -> str:
    """`most`: so many deeds at most; `named`: of more contracts it is only said how many they are. Contracts that come
    by a character or as a reward are no deed."""
    events = [event for event in happened if event.seat == seat]
    completed = [event.contract for event in events if isinstance(event, Completed)]
    taken = [event.contract for event in events if isinstance(event, TookContract)]
    parts = [
        (_first(events, Completed), _contracts(words, "completed", completed, named)),
        (_first(events, TookContract), _contracts(words, "took", taken, named)),
        (_first(events, Moved, BuiltPost), _journeys(words, events)),
    ]
    things = [line for _, lines in sorted(parts) for line in lines]
    said = 0 < len(completed) <= named  # a contract that is named is so by its points
    gains = [event for event in events if isinstance(event, Gained)]
    points = sum(event.amounts[VP] for event in gains if not (said and CONTRACT.begins(event.source)))
    if points:
        things.append(words.say("meanwhile-points", points=terms.amount(words, VP, points)))
    return words.say("meanwhile-did", who=names[seat], things=words.commas(things[:most])) if things else ""


def _first(events: Sequence[Any], *kinds: type[Any]) -> int:
    """Where the first event of these classes stands, since deeds are told in their order."""
    return next((number for number, event in enumerate(events) if isinstance(event, kinds)), len(events))


def _contracts(words: Words, done: str, contracts: Sequence[str], named: int) -> list[str]:
    """Those completed or taken, by their rewards; how many they are if more than may be `named`."""
    if len(contracts) > named:
        return [words.say(f"meanwhile-{done}-many", count=len(contracts))]
    if not contracts:
        return []
    told = terms.contracts_quoted(words, contracts)
    return [words.say(f"meanwhile-{done}", contracts=told, count=len(contracts))]


def _journeys(words: Words, events: Sequence[Any]) -> list[str]:
    """Where the figures went, by the action Travel last or by a step, unless it is one of the cities with a new trading
    post, which follow."""
    moved = {event.figure: event for event in events if isinstance(event, Moved)}
    how = {event.path[-1]: "travelled" if event.source == TRAVEL else "moved" for event in moved.values()}
    built = [event.city for event in events if isinstance(event, BuiltPost)]
    went = [
        words.say(f"meanwhile-{done}", place=terms.place(words, end)) for end, done in how.items() if end not in built
    ]
    cities = words.listed(terms.place(words, city) for city in built)
    return [*went, words.say("meanwhile-built", places=cities, count=len(built))] if built else went


def _last_dice(words: Words, happened: Sequence[Any], seat: int, names: Names) -> str:
    """The space where dice were placed last, with its gain; a die that was sold only if there is no other."""
    events = [event for event in happened if event.seat == seat]
    placed = [index for index, event in enumerate(events) if isinstance(event, Placed)]
    if not placed:
        return ""
    last = max((index for index in placed if events[index].space != PURSE), default=placed[-1])
    there, space = events[last].space, placed_on(words, events[last].space)
    gains = (event for event in events[last:] if isinstance(event, Gained) and event.source == there)
    gained = total(*(event.amounts for event in gains))
    if there in terms.COINS_OF_SPACE:
        thing = words.say("meanwhile-coins", coins=space)
    elif gained == NOTHING:
        thing = words.say("meanwhile-used", space=space)
    else:
        thing = words.say("meanwhile-gained", space=space, amounts=terms.amounts(words, gained))
    return words.say("meanwhile-did", who=names[seat], things=thing)


def _hourglass(words: Words, events: Sequence[Any], seat: int | None, names: Names) -> list[str]:
    """Another seat that travelled last in the present round, where a round follows."""
    if any(isinstance(event, RoundBegan | TurnBegan) and event.round == ROUNDS for event in events):
        return []
    last = next((event for event in reversed(events) if isinstance(event, TookHourglass | RoundBegan)), None)
    if isinstance(last, TookHourglass) and last.seat != seat:
        return [words.say("meanwhile-hourglass", who=names[last.seat])]
    return []
