"""What each event of Marco Polo is called in sentences and stories, what a payment was for, and the lines of the score
sheet."""

from collections.abc import Sequence
from typing import Final

from engine.core.notation import parse
from engine.marco_polo.components.amounts import COIN
from engine.marco_polo.components.board import FAIR_ROLL
from engine.marco_polo.components.dice import BLACK
from engine.marco_polo.events import (
    EVENT_TYPES,
    BuiltPost,
    Event,
    GameEnded,
    GotBlackDie,
    KeptGoals,
    Moved,
    Placed,
)
from engine.marco_polo.notation import CARD, CITY, CONTRACT, OUTPOST
from words.events import EventMessage, EventTeller, Spell
from words.marco_polo import terms
from words.shapes import Names
from words.speech import Argument, Words


def source(words: Words, name: str) -> str:
    """The purpose of a payment, or the reason of a gain."""
    kind, rest = parse(name)
    if kind == CARD.word:
        return words.say("source-card", card=terms.card(words, rest))
    if kind in (CITY.word, OUTPOST.word):
        return words.say(f"source-{kind}", city=terms.place(words, rest))
    if kind == CONTRACT.word:
        return words.say("source-contract")
    return words.say(f"source-{name.replace(' ', '-')}", fair=FAIR_ROLL)


def line(words: Words, name: str) -> str:
    """A line of the score sheet."""
    kind, goal = parse(name)
    return words.say(f"line-{kind}", cities=terms.pair(words, goal) if goal else "")


def _kept_goals(words: Words, event: KeptGoals, names: Names) -> EventMessage:
    if event.goals is None:
        return EventMessage("event-kept-goals", {})
    goals = words.series(terms.pair(words, goal) for goal in event.goals)
    return EventMessage("event-kept-known-goals", {"goals": goals})


def _placed(words: Words, event: Placed, names: Names) -> EventMessage:
    facts: dict[str, Argument] = {"dice": terms.dice(words, event.dice), "space": placed_on(words, event.space)}
    if event.coins:
        return EventMessage("event-placed-for", facts | {"coins": terms.amount(words, COIN, event.coins)})
    return EventMessage("event-placed", facts)


def placed_on(words: Words, notation: str) -> str:
    """The space or, by its effect, the city card of a notation."""
    card = CARD.rest(notation)
    return words.say("source-card", card=terms.card(words, card)) if card else terms.space(words, notation)


def _got_black_die(words: Words, event: GotBlackDie, names: Names) -> EventMessage:
    facts: dict[str, Argument] = {"source": source(words, event.source)}
    if event.die == BLACK:
        return EventMessage("event-got-black-die", facts)
    return EventMessage("event-got-rolled-black-die", facts | {"value": event.die - BLACK})


def path(words: Words, places: Sequence[str]) -> str:
    """ "Venezia → Oasis 1 → Moscow"."""
    return words.way(terms.place(words, place) for place in places)


def _built_post(words: Words, event: BuiltPost, names: Names) -> EventMessage:
    city = terms.place(words, event.city)
    if event.origin is not None:
        return EventMessage("event-moved-post", {"origin": terms.place(words, event.origin), "city": city})
    return EventMessage("event-built-post", {"city": city, "number": event.number})


_SPELLED: Final[dict[str, Spell]] = {
    "amounts": lambda words, value, names: terms.amounts(words, value),
    "source": lambda words, value, names: source(words, value),
    "character": lambda words, value, names: terms.character(words, value),
    "start": lambda words, value, names: names[value],
    "dice": lambda words, value, names: terms.dice(words, value),
    "was": lambda words, value, names: terms.die(words, value),
    "now": lambda words, value, names: terms.die(words, value),
    "city": lambda words, value, names: terms.place(words, value),
    "other": lambda words, value, names: terms.place(words, value),
    "tile": lambda words, value, names: terms.outpost(words, value),
    "contract": lambda words, value, names: terms.contract(words, value),
    "contracts": lambda words, value, names: words.series(terms.contract(words, name) for name in value),
    "left": lambda words, value, names: len(value),
    "line": lambda words, value, names: line(words, value),
}

TELLER: Final = EventTeller[Event](
    EVENT_TYPES,
    {
        KeptGoals: _kept_goals,
        Placed: _placed,
        GotBlackDie: _got_black_die,
        BuiltPost: _built_post,
    },
    _SPELLED,
    {
        Moved: lambda words, event, names: {"path": path(words, event.path)},
        GameEnded: lambda words, event, names: {
            "winners": words.listed(names[seat] for seat in event.winners),
            "count": len(event.winners),
        },
    },
)
