"""What happened, as whole sentences and as parts of a story: the arguments of the messages `event-<tag>`."""

from typing import Final

from engine.istanbul.events import (
    EVENT_TYPES,
    CompanionTaken,
    DeliveredLetters,
    DiscardedGuildCard,
    DrewCards,
    DrewGuildCards,
    DrewLetters,
    Event,
    GainedGoods,
    GameEnded,
    GaveLetters,
    LastRound,
    PlayedGuildCard,
    Recalled,
    TookTavernTile,
)
from words.events import EventMessage, EventTeller, Spell
from words.istanbul import terms
from words.shapes import Names
from words.speech import Words


def event_sentence(words: Words, event: Event, names: Names) -> str:
    return TELLER.sentence(words, event, names)


def event_part(words: Words, event: Event, names: Names) -> str:
    return TELLER.part(words, event, names)


def _drew_cards(words: Words, event: DrewCards, names: Names) -> EventMessage:
    if not event.cards:
        return EventMessage("event-drew-cards", {"number": event.number})
    return EventMessage("event-drew-known-cards", {"number": event.number, "cards": terms.cards(words, event.cards)})


def _drew_guild_cards(words: Words, event: DrewGuildCards, names: Names) -> EventMessage:
    if not event.cards:
        return EventMessage("event-drew-guild-cards", {"number": event.number})
    cards = words.commas(terms.guild_card(words, card) for card in event.cards)
    return EventMessage("event-drew-known-guild-cards", {"number": event.number, "cards": cards})


def _gained_goods(words: Words, event: GainedGoods, names: Names) -> EventMessage:
    unfit = terms.goods(words, event.unfit) or words.say("goods-unfit", count=event.lost)
    facts: dict[str, int | str] = {"lost": event.lost, "unfit": unfit}
    if not any(event.goods):
        return EventMessage("event-gained-no-goods", facts)
    return EventMessage("event-gained-goods", {**facts, "goods": terms.goods(words, event.goods)})


def _game_ended(words: Words, event: GameEnded, names: Names) -> EventMessage:
    winners = words.listed(names[seat] for seat in event.winners)
    return EventMessage("event-game-ended", {"winners": winners, "count": len(event.winners)})


def _last_round(words: Words, event: LastRound, names: Names) -> EventMessage:
    return EventMessage("event-last-round-complete" if event.complete else "event-last-round", {})


def _discarded_guild_card(words: Words, event: DiscardedGuildCard, names: Names) -> EventMessage:
    return EventMessage("event-discarded-guild-card", {"number": event.card})


def _played_guild_card(words: Words, event: PlayedGuildCard, names: Names) -> EventMessage:
    title = terms.guild_title(words, event.card)
    return EventMessage("event-played-guild-card", {"number": event.card, "title": title})


def _recalled(words: Words, event: Recalled, names: Names) -> EventMessage:
    return EventMessage("event-recalled", {"places": terms.places(words, event.places), "count": len(event.places)})


def _drew_letters(words: Words, event: DrewLetters, names: Names) -> EventMessage:
    return EventMessage("event-drew-letters", {"places": words.listed(event.places), "count": len(event.places)})


def _delivered_letters(words: Words, event: DeliveredLetters, names: Names) -> EventMessage:
    return EventMessage("event-delivered-letters", {"places": words.listed(event.places), "count": len(event.places)})


def _gave_letters(words: Words, event: GaveLetters, names: Names) -> EventMessage:
    return EventMessage("event-gave-letters", {"letters": terms.letters(words, event.places, event.delivered)})


def _companion_taken(words: Words, event: CompanionTaken, names: Names) -> EventMessage:
    if not event.origin:
        return EventMessage("event-companion-taken", {})
    return EventMessage("event-companion-taken-back", {"origin": terms.place(words, event.origin)})


def _tavern_tile(words: Words, event: TookTavernTile, names: Names) -> EventMessage:
    return EventMessage("event-took-tavern-tile", {"tile": words.say(f"tavern-{event.tile}")})


_SPELLED: Final[dict[str, Spell]] = {
    "place": lambda words, value, names: terms.place(words, value),
    "origin": lambda words, value, names: terms.place(words, value),
    "between": lambda words, value, names: terms.places(words, value),
    "to": lambda words, value, names: names[value],
    "victim": lambda words, value, names: names[value],
    "goods": lambda words, value, names: terms.goods(words, value),
    "good": lambda words, value, names: terms.mosque_tile(words, value),
    "card": lambda words, value, names: terms.card(words, value),
    "figure": lambda words, value, names: terms.figure(words, value),
    "tile": lambda words, value, names: terms.kiosk_tile(words, value),
    "tiles": lambda words, value, names: words.series(terms.kiosk_tile(words, tile) for tile in value),
    "neutral": lambda words, value, names: "yes" if value else "no",
    "dice": lambda words, value, names: terms.dice(words, value),
}

TELLER: Final = EventTeller[Event](
    EVENT_TYPES,
    {
        DrewCards: _drew_cards,
        DrewGuildCards: _drew_guild_cards,
        GainedGoods: _gained_goods,
        GameEnded: _game_ended,
        LastRound: _last_round,
        DiscardedGuildCard: _discarded_guild_card,
        PlayedGuildCard: _played_guild_card,
        Recalled: _recalled,
        DrewLetters: _drew_letters,
        DeliveredLetters: _delivered_letters,
        GaveLetters: _gave_letters,
        CompanionTaken: _companion_taken,
        TookTavernTile: _tavern_tile,
    },
    _SPELLED,
)
