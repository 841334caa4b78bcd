"""How small what is drawn may be, in pixels of the canvas: 36 are 11 on a desktop, where a picture is 550 wide.

Letters and figures are measured by their font's size, of which capitals take seven tenths, pieces by their side.
"""

import re
from functools import partial
from typing import Final

from render.kit.scale import FIGURE, HINT, LABEL
from tests.render.drawn import Drawn, cut, in_the_way, too_small
from tests.support.games import facts_of

LARGEST: Final = 350 * 1024
"""Bytes of a picture."""
NOTHING: dict[str, list] = {"too small": [], "cut": [], "in the way": []}
"""Of what may be `wrong`."""
NEEDED: Final = LABEL
"""What one needs to choose a move."""
READ: Final = HINT
"""What may be opened to read: listed by game in tests/support/games."""
_NUMBER: Final = re.compile(r"[×+−]?\d{1,2}[+×]?")

NAMES_OF_PEOPLE: Final = (
    "carts.plate",
    "chart.draw_ends",
    "header.banner",
    "header.player",
    "header.to_move",
    "podium.stand",
    "stage.draw_stage",
)
"""Who draws the texts that may lose their middle."""


def least(game: str, one: Drawn) -> int:
    facts = facts_of(game)
    if one.by in facts.counts and _NUMBER.fullmatch(one.what):
        return FIGURE
    return (facts.told_elsewhere | facts.still_smaller).get(one.by) or (
        READ if one.by in facts.opened_to_read else NEEDED
    )


def wrong(game: str, drawn: list[Drawn]) -> dict[str, list]:
    return {
        "too small": too_small(drawn, partial(least, game)),
        "cut": [one for one in cut(drawn) if one.by not in NAMES_OF_PEOPLE],
        "in the way": in_the_way(drawn),
    }
