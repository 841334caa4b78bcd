"""What each event of Istanbul is called in sentences and stories, such as drawn cards, goods lost for want of room, the
last round."""

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
    PaidNeutral,
    PickedTile,
    PlayedGuildCard,
    Recalled,
    TookTavernTile,
)
from engine.istanbul.turn.payment import neutral_paid
from words.events import EventMessage, EventTeller, Spell
from words.istanbul import terms
from words.shapes import Names
from words.speech import Argument, Words


def _drew_cards(words: Words, event: DrewCards, names: Names) -> EventMessage:
    message = "event-drew-known-cards" if event.cards else "event-drew-cards"
    return EventMessage(message, {"number": event.number, "cards": terms.cards(words, event.cards or ())})


def _drew_guild_cards(words: Words, event: DrewGuildCards, names: Names) -> EventMessage:
    message = "event-drew-known-guild-cards" if event.cards else "event-drew-guild-cards"
    cards = words.commas(terms.guild_card(words, card) for card in event.cards or ())
    return EventMessage(message, {"number": event.number, "cards": cards})


def _gained_goods(words: Words, event: GainedGoods, names: Names) -> EventMessage:
    message = "event-gained-goods" if any(event.goods) else "event-gained-no-goods"
    unfit = terms.goods(words, event.unfit) or words.say("goods-unfit", count=event.lost)
    return EventMessage(message, {"lost": event.lost, "unfit": unfit, "goods": terms.goods(words, event.goods)})


def _last_round(words: Words, event: LastRound, names: Names) -> EventMessage:
    return EventMessage("event-last-round-complete" if event.complete else "event-last-round", {})


def _to_places(words: Words, event: DrewLetters | DeliveredLetters, names: Names) -> dict[str, Argument]:
    return {"places": words.listed(event.places), "count": len(event.places)}


def _picked_tile(words: Words, event: PickedTile, names: Names) -> EventMessage:
    message = "event-took-last-tile" if event.last else "event-picked-tile"
    return EventMessage(message, {"tile": terms.kiosk_tile(words, event.tile)})


def _companion_taken(words: Words, event: CompanionTaken, names: Names) -> EventMessage:
    if not event.origin:
        return EventMessage("event-companion-taken", {})
    return EventMessage("event-companion-taken-back", {"origin": terms.place(words, event.origin)})


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
        LastRound: _last_round,
        CompanionTaken: _companion_taken,
        PickedTile: _picked_tile,
    },
    _SPELLED,
    {
        GameEnded: lambda words, event, names: {
            "winners": words.listed(names[seat] for seat in event.winners),
            "count": len(event.winners),
        },
        PaidNeutral: lambda words, event, names: {"count": neutral_paid(event), "lira": event.lira},
        DiscardedGuildCard: lambda words, event, names: {"number": event.card},
        PlayedGuildCard: lambda words, event, names: {
            "number": event.card,
            "title": terms.guild_title(words, event.card),
        },
        Recalled: lambda words, event, names: {
            "places": terms.places(words, event.places),
            "count": len(event.places),
        },
        DrewLetters: _to_places,
        DeliveredLetters: _to_places,
        GaveLetters: lambda words, event, names: {"letters": terms.letters(words, event.places, event.delivered)},
        TookTavernTile: lambda words, event, names: {"tile": words.say(f"tavern-{event.tile}")},
    },
)
