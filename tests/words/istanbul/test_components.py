"""Each place, card, tile and figure has its row of words and its messages; what is missing fails by its name."""

import pytest

from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import GOODS, TAVERN_TILES
from engine.istanbul.places.table import PLACES
from tests.support.istanbul_words import OWN
from words.istanbul.components.places import PLACES as PLACE_WORDS
from words.istanbul.components.table import ROWS
from words.istanbul.look_up import ENTRIES
from words.rulebook import silent

LINED = {"place": PLACES, "card": CARDS, "guild": GUILD_CARDS, "tavern": TAVERN_TILES, "tile": GOODS}
"""What a button tells in one line, by the kind of its entry."""
COMPONENTS = [
    *(f"{kind}-{each}" for kind, all_ in LINED.items() for each in all_),
    *(f"kiosk-{n}" for n in KIOSK_TILES),
]


@pytest.mark.parametrize("key", COMPONENTS)
def test_every_component_has_words(key: str) -> None:
    missing = [] if key in ENTRIES else ["an entry in words/istanbul/look_up.py"]
    row = ROWS.get(key)
    if row is None or row.example is silent:
        missing.append("an example in its row in words/istanbul/components")
    missing += [
        f"the message {key}.line" for kind in LINED if key.startswith(f"{kind}-") and not OWN.has(f"{key}.line")
    ]
    assert missing == []


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_an_action_and_what_it_would_bring(place: int) -> None:
    row = PLACE_WORDS[place]
    assert row.action, "a notation of its action"
    assert row.prospect or OWN.has(f"place-{place}.prospect"), f"the message place-{place}.prospect, or a prospect"
