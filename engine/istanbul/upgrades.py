"""Upgrade steps: each turns a state dumped by one version of the rules into one of the next version.

The tables here list what those versions had. They never change, whatever cards and counts the current rules have."""

from typing import Final

from engine.core.rules import JsonObject

# Version 1 numbered its bonus cards from 0, in this order: how many of each face.
_BONUS_CARDS_1: Final = {
    "gain-good": 4,
    "gain-5-lira": 4,
    "sultan-twice": 2,
    "post-twice": 2,
    "dealer-twice": 2,
    "family-to-police": 2,
    "small-market-any": 2,
    "move-0": 2,
    "move-3-4": 4,
    "return-assistant": 2,
    "two-coffee": 2,
    "coffee-for-guild": 2,
    "coffee-for-lira": 2,
    "exchange-3": 2,
    "roll-reward-mocha": 2,
    "die-to-six": 2,
    "move-to-corner": 2,
    "wainwright-twice": 2,
    "coffee-house-twice": 2,
    "one-letter": 2,
    "roll-reward-letters": 2,
    "good-for-7-lira": 2,
    "fabric-and-3-lira": 2,
    "spice-and-3-lira": 2,
    "fruit-and-3-lira": 2,
    "copy-top-discard": 2,
    "family-step": 2,
    "move-to-merchant": 2,
    "companion-2": 2,
    "use-neutral-figure": 2,
    "mosque-twice": 2,
    "society-twice": 2,
    "move-anywhere-3": 2,
}
# It numbered letters from 100: how many to each place.
_LETTERS_1: Final = {**dict.fromkeys(range(1, 17), 2), **dict.fromkeys(range(21, 25), 1)}


def _copies(counts: JsonObject) -> list[str]:
    return [f"{name}.{copy}" for name, count in counts.items() for copy in range(1, count + 1)]


_BONUS: Final = dict(enumerate(_copies(_BONUS_CARDS_1)))
_LETTERS: Final = dict(enumerate(_copies({f"letter-{place}": count for place, count in _LETTERS_1.items()}), 100))
_KIOSK: Final = {200 + number: f"kiosk-{number}" for number in range(1, 25)}
_GUILD: Final = {500 + number: f"guild-{number}" for number in range(1, 21)}
_LARGE: Final = {index: f"large-{index + 1}" for index in range(5)}
_SMALL: Final = {index: f"small-{index + 1}" for index in range(5)}
_OF_STATE: Final = {
    "deck": _BONUS,
    "discard": _BONUS,
    "guild_deck": _GUILD,
    "guild_discard": _GUILD,
    "letters": _LETTERS,
    "letters_used": _LETTERS,
    "kiosk": _KIOSK,
    "kiosk_open": _KIOSK,
    "kiosk_used": _KIOSK,
    "large_market": _LARGE,
    "small_market": _SMALL,
}
_OF_SEAT: Final = {"hand": _BONUS, "guild": _GUILD, "letters": _LETTERS, "delivered": _LETTERS}


def from_version_1(data: JsonObject) -> JsonObject:
    """Replaces the numbers that version 1 gave to cards, tiles and letters by their ids.

    Raises KeyError for a number that version 1 did not have."""
    seats = [{**seat, **_named(seat, _OF_SEAT)} for seat in data["seats"]]
    return {**data, **_named(data, _OF_STATE), "seats": seats}


def _named(data: JsonObject, tables: JsonObject) -> JsonObject:
    return {name: [table[number] for number in data[name]] for name, table in tables.items()}
