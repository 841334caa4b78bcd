"""The tables of all cards, tiles and places in one value that every state refers to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.istanbul.action import Place
    from engine.istanbul.cards.card import Card
    from engine.istanbul.guild.card import GuildCard
    from engine.istanbul.kiosk.tile import KioskTile


class Components(NamedTuple):
    """`card_sets`: the bonus cards of each set, in the order in which a deck is put together before it is shuffled;
    `cards`: all of them by face. Guild cards, kiosk tiles and places by their printed numbers.

    Rules look them up in the state instead of importing the tables, which would be an import circle: the tables need
    the rules of places and encounters, which in turn ask what cards may be played."""

    card_sets: "Mapping[str, tuple[Card, ...]]"
    cards: "Mapping[str, Card]"
    guild_cards: "Mapping[int, GuildCard]"
    kiosk_tiles: "Mapping[int, KioskTile]"
    places: "Mapping[int, Place]"
