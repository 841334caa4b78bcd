"""What buttons, options and texts of a panel say is short enough for a phone and told apart from the start, in every
language; another language than English says nothing in English there."""

import re
from typing import Final

import pytest

from tests.support import limits
from tests.support.dealt import tables
from tests.support.language.written import OTHERS, TOLD, faults
from tests.support.limits import TEXT, components
from tests.support.panels import TABLES, panels, sent
from words.speech import ENGLISH, Words

MOMENTS: Final = 12
MOST_FORMATTED: Final = 80
"""Formatted pieces of all texts: Discord's clients cut a text of more than about 100
(https://github.com/discord/discord-api-docs/issues/6932)."""
FORMATTED: Final = re.compile(r"\*\*|<[@:t#]|https?:")
NAME: Final = "Ŋóñ"
SPOKEN: Final = [(ENGLISH, table) for table in TABLES]
SPOKEN.extend((OTHERS[at % len(OTHERS)], table) for at, table in enumerate(TABLES) if table.game in TOLD)
"""Each table in English, and in one of the others."""


@pytest.mark.parametrize(("language", "table"), SPOKEN, ids=str)
async def test_labels_are_short_and_told_apart_from_the_start(language: str, table: tables.Table) -> None:
    seen, words = 0, Words(language, strict=True)
    for position in tables.moments(table, MOMENTS, seed=7):
        for panel in panels(position, NAME):
            body = await sent(panel, words=words)
            parts = [*components(body["components"])]
            assert limits.unfit(body["components"], language) == []
            texts = [part["content"] for part in parts if part["type"] == TEXT]
            assert sum(len(FORMATTED.findall(text)) for text in texts) <= MOST_FORMATTED
            if language != ENGLISH:
                assert limits.broken(body, []) == []
                assert {text: wrong for text in limits.read(body) if (wrong := faults(language, text, {NAME}))} == {}
            seen += len(parts)
    assert seen
