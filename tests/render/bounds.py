"""How small what is drawn may be, in pixels of the canvas: 36 are 11 on a desktop, where a picture is 550 wide.

Letters and figures are measured by their font's size, of which capitals take seven tenths, pieces by their side.
"""

from functools import partial
from typing import Final

from tests.render.drawn import Drawn, cut, in_the_way, too_small

LARGEST: Final = 350 * 1024
"""Bytes of a picture."""
NOTHING: dict[str, list] = {"too small": [], "cut": [], "in the way": []}
"""Of what may be `wrong`."""
NEEDED: Final = 36
"""What one needs to choose a move."""
READ: Final = 28
"""What may be opened to read: listed below by the file and function that draws it."""

OPENED_TO_READ: Final[dict[str, tuple[str, ...]]] = {
    "istanbul": (
        "barrow.plank", "components.paint_front", "carts.heads", "carts.plate", "belongings.cell",
        "belongings.draw_heads", "belongings.draw_mosque_tiles", "belongings.letters", "header.draw_last_turn",
        "components.draw_letter", "parts.Aside", "signs.draw", "header.draw_fronts", "topics.draw_topic",
    ),
    "marco_polo": (
        "scoring.draw_aid", "components.draw_city_card", "carts.goods", "carts.says", "carts.plate", "carts.posts",
        "characters.draw_character", "components.city", "components.draw_goal", "header.banner", "header.in_brief",
        "journey.write",
        "board.figures", "spaces.draw_cell", "spaces.draw_numbers", "scoring.draw_sheet",
    ),
}  # fmt: skip
TOLD_ELSEWHERE: Final[dict[str, dict[str, int]]] = {
    "istanbul": {
        "pieces.draw_merchant": 16,
        "pieces.draw_pieces": 26,
        "carts.draw_rubies": 26,
        "tiles.face": 25,
    },
    "marco_polo": {},
}
"""What the same picture says once more in full size, and how small it is: the assistants below a merchant and the
rubies that end the game stand in the rows of players, a place has its number and its picture beside its name. Only a
crowd on one place makes pieces smaller than 36."""
STILL_SMALLER: Final[dict[str, dict[str, int]]] = {
    "istanbul": {},
    "marco_polo": {
        "carts.posts": 20, "components.draw_costs": 28, "components.draw_flat_contract": 26,
        "components.draw_reward": 28, "components.draw_city_card": 26, "header.draw_header": 29,
        "header.player": 30, "own.goods": 30, "parts.Aside": 29, "actions.draw_placed": 28,
    },
}  # fmt: skip
"""What is smaller than it should be, and how small it is at most."""
NAMES_OF_PEOPLE: Final = (
    "carts.plate",
    "header.banner",
    "header.player",
)
"""Who draws the texts that may lose their middle."""
NOT_TO_BE_SEEN: Final = {
    "istanbul": {"concept-turn", "concept-two-players"},
    "marco_polo": {f"concept-{name}" for name in ("turn", "round", "start-player", "compensation", "two-players")},
}
"""Entries of the look-up that are about nothing one could see, by game."""


def least(game: str, one: Drawn) -> int:
    return (TOLD_ELSEWHERE[game] | STILL_SMALLER[game]).get(one.by) or (
        READ if one.by in OPENED_TO_READ[game] else NEEDED
    )


def wrong(game: str, drawn: list[Drawn]) -> dict[str, list]:
    return {
        "too small": too_small(drawn, partial(least, game)),
        "cut": [one for one in cut(drawn) if one.by not in NAMES_OF_PEOPLE],
        "in the way": in_the_way(drawn),
    }
