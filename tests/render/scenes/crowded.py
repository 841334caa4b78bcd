"""Tables of Istanbul as hard to draw as can be: every number of seats and expansion, trying names, large figures."""

from dataclasses import replace
from functools import partial

from engine.istanbul.names import COLOURS
from engine.istanbul.reading.view import View
from render.scene import Scene
from tests.render.scenes.base import seat, view
from tests.render.scenes.expansions import A_DOZEN, LETTERS, table
from words.speech import words

NAMES = {
    "wide": tuple("W" * 31 + digit for digit in "12345"),
    "emoji": ("🎲" * 32, "🐪🐪🐪", "👩‍👩‍👧‍👦" * 8, "☕", "🧵🌶🍊💍"),
    "right to left": ("محمد علي بن عبد الله", "משה", "فاطمة", "דוד בן גוריון", "Пётр علي"),
    "alike": tuple(f"The merchants of the bazaar: {last}" for last in ("Ada", "Bo", "Cy", "Dee", "Eve")),
    "marked": ("Z̷̧̛a̸l̶g̷o̶ the Great", "é̂̃̄̅̆" * 16, "ñ", "राजेश कुमार", "สมชาย ใจดี"),
}
EXPANSIONS = ("none", "mocha", "letters", "bazaar")
RICH = {
    "goods": (30, 0, 30, 5),
    "lira": 99,
    "rubies": 12,
    "cards": 14,
    "coffee": 21,
    "guild_cards": 9,
    "letters": A_DOZEN,
}


def crowded(expansion: str, count: int, names: str) -> Scene:
    """What spectators see; the last seat is rich beyond the usual."""
    seats = [
        seat(colour, merchant=place, lira=10 * place) for colour, place in zip(COLOURS, (1, 5, 9, 13, 16), strict=True)
    ]
    extra = RICH if expansion != "none" else {key: RICH[key] for key in ("goods", "lira", "rubies", "cards")}
    seats[count - 1] = replace(seats[count - 1], **extra)
    dear = {"palace_price": 10, "palace_rubies": 1, "dealer_price": 23}
    made = partial(table, expansion) if expansion != "none" else view
    shown: View = made(*seats[:count], **dear)
    if shown.letters:
        shown = replace(shown, letters=replace(LETTERS, bid=75, bidder=count - 1, society=(count - 1,)))
    about = words("en").about("istanbul").say
    return Scene(shown, NAMES[names][:count], "en", about)
