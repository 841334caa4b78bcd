"""What happened, as clauses without their subject ("sold spice for 2 lira") and as sentences."""

import re
from collections.abc import Callable
from typing import Any, Final

from engine.istanbul.events import (
    CompanionTaken,
    DeliveredLetters,
    DiscardedGuildCard,
    DrewCards,
    DrewGuildCards,
    DrewLetters,
    GainedGoods,
    GameEnded,
    GaveLetters,
    PlayedGuildCard,
    Recalled,
    TookTavernTile,
)
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.names import GOODS
from words.istanbul import terms
from words.shapes import Names
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
    """GainedRuby is told by event-gained-ruby."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", event_class.__name__).lower()


def _facts(words: Words, event: Any, names: Names) -> dict[str, int | str]:
    facts: dict[str, int | str] = {}
    for field, value in event._asdict().items():
        if field != "seat" and value is not None:
            facts[field] = _SPELLED[field](words, value, names) if field in _SPELLED else value
    return facts


def _drew_cards(words: Words, event: DrewCards, names: Names) -> str:
    if not event.cards:
        return words.say("event-drew-cards", number=event.number)
    return words.say("event-drew-known-cards", number=event.number, cards=terms.cards(words, event.cards))


def _gained_goods(words: Words, event: GainedGoods, names: Names) -> str:
    if not any(event.goods):
        return words.say("event-gained-no-goods", lost=event.lost)
    return words.say("event-gained-goods", goods=terms.goods(words, event.goods), lost=event.lost)


def _game_ended(words: Words, event: GameEnded, names: Names) -> str:
    winners = words.listed(names[seat] for seat in event.winners)
    return words.say("event-game-ended", winners=winners, count=len(event.winners))


def _drew_guild_cards(words: Words, event: DrewGuildCards, names: Names) -> str:
    if not event.cards:
        return words.say("event-drew-guild-cards", number=event.number)
    cards = ", ".join(terms.guild_card(words, card) for card in event.cards)
    return words.say("event-drew-known-guild-cards", number=event.number, cards=cards)


def _guild_card(words: Words, event: DiscardedGuildCard | PlayedGuildCard, names: Names) -> str:
    title = words.say(f"guild-{event.card}", **GUILD_CARDS[event.card].figures)
    return words.say(f"event-{message_of(type(event))}", number=event.card, title=title)


def _recalled(words: Words, event: Recalled, names: Names) -> str:
    return words.say("event-recalled", places=_places(words, event.places, names), count=len(event.places))


def _letters(words: Words, event: DrewLetters | DeliveredLetters, names: Names) -> str:
    places = words.listed(map(str, event.places)) if event.places else ""
    return words.say(f"event-{message_of(type(event))}", places=places, count=len(event.places))


def _gave_letters(words: Words, event: GaveLetters, names: Names) -> str:
    return words.say("event-gave-letters", letters=terms.letters(words, event.places, event.delivered))


def _companion_taken(words: Words, event: CompanionTaken, names: Names) -> str:
    origin = terms.place(words, event.origin) if event.origin else 0
    return words.say("event-companion-taken", origin=origin)


def _tavern_tile(words: Words, event: TookTavernTile, names: Names) -> str:
    return words.say("event-took-tavern-tile", tile=words.say(f"tavern-{event.tile}"))


_SPECIAL: Final[dict[type, Callable[[Words, Any, Names], str]]] = {
    DrewCards: _drew_cards,
    GainedGoods: _gained_goods,
    GameEnded: _game_ended,
    DrewGuildCards: _drew_guild_cards,
    DiscardedGuildCard: _guild_card,
    PlayedGuildCard: _guild_card,
    Recalled: _recalled,
    DrewLetters: _letters,
    DeliveredLetters: _letters,
    GaveLetters: _gave_letters,
    CompanionTaken: _companion_taken,
    TookTavernTile: _tavern_tile,
}


def _place(words: Words, value: int, names: Names) -> str:
    return terms.place(words, value)


def _places(words: Words, value: tuple[int, ...], names: Names) -> str:
    return words.listed(terms.place(words, place) for place in value)


def _seat(words: Words, value: int, names: Names) -> str:
    return names[value]


_SPELLED: Final[dict[str, Spell]] = {
    "place": _place,
    "origin": _place,
    "places": _places,
    "to": _seat,
    "victim": _seat,
    "goods": lambda words, value, names: terms.goods(words, value),
    "good": lambda words, value, names: GOODS[value],
    "card": lambda words, value, names: terms.card(words, value),
    "figure": lambda words, value, names: terms.figure(words, value),
    "between": _places,
    "tile": lambda words, value, names: terms.kiosk_tile(words, value),
    "tiles": lambda words, value, names: "; ".join(terms.kiosk_tile(words, tile) for tile in value),
    "neutral": lambda words, value, names: "yes" if value else "no",
    "dice": lambda words, value, names: terms.dice(words, value),
}
