"""What happened, as clauses without their subject ("rolled 5, 4 and 1") and as sentences."""

import re
from collections.abc import Callable
from typing import Any, Final

from engine.marco_polo.amounts import COIN
from engine.marco_polo.dice import BLACK
from engine.marco_polo.events import (
    BuiltPost,
    GameEnded,
    GotBlackDie,
    KeptGoals,
    Moved,
    Placed,
)
from words.game import Names
from words.marco_polo import terms
from words.speech import Words

Spell = Callable[[Words, Any, Names], "int | str"]


def event_sentence(words: Words, event: Any, names: Names) -> str:
    told = clause(words, event, names)
    if event.seat is None:
        return told
    return words.say("event-sentence", who=names[event.seat], clause=told)


def clause(words: Words, event: Any, names: Names) -> str:
    """The event without the seat it happened to; a whole sentence where it happened to none."""
    special = _SPECIAL.get(type(event))
    if special is not None:
        return special(words, event, names)
    return words.say(f"event-{message_of(type(event))}", **_facts(words, event, names))


def message_of(event_class: type) -> str:
    """TookHourglass is told by event-took-hourglass."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", event_class.__name__).lower()


def source(words: Words, name: str) -> str:
    """What a gain or a payment is for."""
    kind, _, rest = name.partition(" ")
    if kind == "card":
        return words.say("source-card", card=terms.card(words, rest))
    if kind in ("city", "outpost"):
        return words.say(f"source-{kind}", city=terms.place(words, rest))
    if kind == "contract":
        return words.say("source-contract")
    return words.say(f"source-{name.replace(' ', '-')}")


def line(words: Words, name: str) -> str:
    """A line of the score sheet."""
    kind, _, goal = name.partition(" ")
    return words.say(f"line-{kind}", cities=terms.pair(words, goal)) if goal else words.say(f"line-{kind}")


def _facts(words: Words, event: Any, names: Names) -> dict[str, int | str]:
    facts: dict[str, int | str] = {}
    for field, value in event._asdict().items():
        if field != "seat" and value is not None:
            facts[field] = _SPELLED[field](words, value, names) if field in _SPELLED else value
    return facts


def _kept_goals(words: Words, event: KeptGoals, names: Names) -> str:
    if event.goals is None:
        return words.say("event-kept-goals")
    goals = words.listed(terms.pair(words, goal) for goal in event.goals)
    return words.say("event-kept-known-goals", goals=goals)


def _placed(words: Words, event: Placed, names: Names) -> str:
    facts = {"dice": terms.dice(words, event.dice), "space": placed_on(words, event.space)}
    if event.coins:
        return words.say("event-placed-for", coins=terms.amount(words, COIN, event.coins), **facts)
    return words.say("event-placed", **facts)


def placed_on(words: Words, notation: str) -> str:
    """The space or, by its effect, the city card of a notation."""
    card = notation.removeprefix("card ")
    return terms.space(words, notation) if card == notation else words.say("source-card", card=terms.card(words, card))


def _got_black_die(words: Words, event: GotBlackDie, names: Names) -> str:
    told = source(words, event.source)
    if event.die == BLACK:
        return words.say("event-got-black-die", source=told)
    return words.say("event-got-rolled-black-die", source=told, value=event.die - BLACK)


def _moved(words: Words, event: Moved, names: Names) -> str:
    origin, *path = (terms.place(words, place) for place in event.path)
    return words.say("event-moved", origin=origin, path=" → ".join(path))


def _built_post(words: Words, event: BuiltPost, names: Names) -> str:
    city = terms.place(words, event.city)
    if event.origin is not None:
        return words.say("event-moved-post", origin=terms.place(words, event.origin), city=city)
    return words.say("event-built-post", city=city, number=event.number)


def _game_ended(words: Words, event: GameEnded, names: Names) -> str:
    winners = words.listed(names[seat] for seat in event.winners)
    return words.say("event-game-ended", winners=winners, count=len(event.winners))


_SPECIAL: Final[dict[type, Callable[[Words, Any, Names], str]]] = {
    KeptGoals: _kept_goals,
    Placed: _placed,
    GotBlackDie: _got_black_die,
    Moved: _moved,
    BuiltPost: _built_post,
    GameEnded: _game_ended,
}


def _place(words: Words, value: str, names: Names) -> str:
    return terms.place(words, value)


def _contract(words: Words, value: str, names: Names) -> str:
    return terms.contract(words, value)


_SPELLED: Final[dict[str, Spell]] = {
    "amounts": lambda words, value, names: terms.amounts(words, value),
    "source": lambda words, value, names: source(words, value),
    "character": lambda words, value, names: terms.character(words, value),
    "start": lambda words, value, names: names[value],
    "dice": lambda words, value, names: terms.dice(words, value),
    "was": lambda words, value, names: terms.die(words, value),
    "now": lambda words, value, names: terms.die(words, value),
    "city": _place,
    "other": _place,
    "tile": lambda words, value, names: terms.outpost(words, value),
    "contract": _contract,
    "contracts": lambda words, value, names: "; ".join(terms.contract(words, one) for one in value),
    "left": lambda words, value, names: len(value),
    "line": lambda words, value, names: line(words, value),
}
