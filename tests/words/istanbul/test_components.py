"""Each place, card, tile and figure has its row of words and its messages; what is missing fails by its name."""

from dataclasses import replace

import pytest

from engine.core.figures import Figure, Figures
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import GOODS, TAVERN_TILES, WAINWRIGHT
from engine.istanbul.places.table import PLACES
from tests.support.language.istanbul_words import OWN, WORDS, full_table
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul import terms
from words.istanbul.components.pieces import ROWS
from words.istanbul.components.places import PLACES as PLACE_WORDS
from words.istanbul.look_up import ENTRIES
from words.rulebook import silent
from words.speech import LATEST

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


def test_figures_are_told_of_the_version_that_a_game_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = PLACES[WAINWRIGHT]._replace(figures=Figures(lira=Figure(8, {3: 7})))
    monkeypatch.setitem(PLACES, WAINWRIGHT, changed)
    older = OWN.about("istanbul", 2)
    assert "8" in terms.place_line(OWN, WAINWRIGHT) and "7" in terms.place_line(older, WAINWRIGHT)
    assert "8 lira" in SPEECH.look_up(WORDS, "place-1") and "7 lira" in SPEECH.look_up(older, "place-1")


def test_a_view_is_told_with_the_figures_of_its_version() -> None:
    view = replace(full_table(kiosk=True), version=2)
    assert (SPEECH.own(WORDS, view).version, SPEECH.own(WORDS).version) == (2, LATEST)
