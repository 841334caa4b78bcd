"""The decks as printed, of version 2: tests that count on a certain game deal from these, so that a card which comes
later changes none of them."""

from collections.abc import Mapping
from typing import Final

from engine.istanbul.setup.options import check, setup_of

BONUS: Final = {
    "base": {
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
    },
    "mocha": dict.fromkeys(
        ("two-coffee", "coffee-for-guild", "coffee-for-lira", "exchange-3", "roll-reward-mocha", "die-to-six",
         "move-to-corner", "wainwright-twice", "coffee-house-twice"),
        2,
    ),
    "letters": dict.fromkeys(
        ("one-letter", "roll-reward-letters", "good-for-7-lira", "fabric-and-3-lira", "spice-and-3-lira",
         "fruit-and-3-lira", "copy-top-discard", "family-step", "move-to-merchant", "companion-2",
         "use-neutral-figure", "mosque-twice", "society-twice", "move-anywhere-3"),
        2,
    ),
}  # fmt: skip
GUILD_CARDS: Final = range(1, 21)
KIOSK_TILES: Final = range(1, 25)
_LETTERS: Final = {**dict.fromkeys(range(1, 17), 2), **dict.fromkeys(range(21, 25), 1)}

MARCO_POLO: Final = {
    "markers": list("ABCDEF"),
    "city-cards": [f"CC{n:02}" for n in range(1, 32)],
    "outposts": [f"OB{n:02}" for n in range(1, 11)],
    "starting-contracts": [f"S{n:02}" for n in range(1, 7)],
    "contracts": [f"K{n:02}" for n in range(1, 39)],
    "goals": [f"G{n:02}" for n in range(1, 19)],
    "characters": ["raschid", "matteo", "berke", "mercator", "niccolo-marco", "rubruk", "caprini", "kubilai"],
}


def istanbul(options: Mapping[str, str], seats: int) -> dict[str, list[str]]:
    """The decks of a game of Istanbul with these options."""
    setup = setup_of(check(options, seats), seats)
    bonus = [copy for name in setup.card_sets for face, count in BONUS[name].items() for copy in _copies(face, count)]
    found = {
        "bonus": bonus,
        "large-market": [f"large-{n}" for n in range(1, 6)],
        "small-market": [f"small-{n}" for n in range(1, 6)],
    }
    if setup.letters:
        found["letters"] = [copy for place, count in _LETTERS.items() for copy in _copies(f"letter-{place}", count)]
        found["kiosk"] = [f"kiosk-{n}" for n in KIOSK_TILES]
    if setup.mocha:
        found["guild"] = [f"guild-{n}" for n in GUILD_CARDS]
    return found


def _copies(name: str, count: int) -> list[str]:
    return [f"{name}.{copy}" for copy in range(1, count + 1)]
