"""What buttons, options and texts of a panel say is short enough for a phone and told apart from the start."""

import re
from collections import Counter
from typing import Final

import pytest

from cogs.framework import limits
from tests.support.dealt import tables
from tests.support.limits import BUTTON, TEXT, components, units
from tests.support.panels import TABLES, panels, sent

MOMENTS: Final = 12
OPTION_TOLD_APART: Final = 50
MOST_FORMATTED: Final = 80
"""Formatted pieces of all texts: Discord's clients cut a text of more than about 100
(https://github.com/discord/discord-api-docs/issues/6932)."""
FORMATTED: Final = re.compile(r"\*\*|<[@:t#]|https?:")


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_labels_are_short_and_told_apart_from_the_start(table: tables.Table) -> None:
    seen = 0
    for position in tables.moments(table, MOMENTS, seed=7):
        for panel in panels(position, "Ada"):
            parts = list(components((await sent(panel))["components"]))
            buttons = [part["label"] for part in parts if part["type"] == BUTTON]
            assert [label for label in buttons if units(label) > limits.SHORT_LABEL] == []
            assert _alike(buttons, limits.TOLD_APART) == []
            assert [label for label in buttons if _is_cut(label)] == []
            for menu in (part["options"] for part in parts if "options" in part):
                assert _alike([option["label"] for option in menu], OPTION_TOLD_APART) == []
            assert [part for part in parts if part.get("disabled")] == [], "what cannot be used is left out"
            texts = [part["content"] for part in parts if part["type"] == TEXT]
            assert sum(len(FORMATTED.findall(text)) for text in texts) <= MOST_FORMATTED
            seen += len(buttons)
    assert seen


def _is_cut(label: str) -> bool:
    """Whether it ends within a name or quotation; short ones such as "More…" end so on purpose."""
    return label.count("“") != label.count("”") or (label.endswith("…") and units(label) > limits.TOLD_APART)


def _alike(labels: list[str], length: int) -> list[str]:
    """The beginnings of this length that several labels have."""
    return [begin for begin, count in Counter(label[:length] for label in labels).items() if count > 1]
