"""The tiles of the characters: portrait, name, what it does in words and in signs."""

from collections.abc import Callable
from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, Reward
from engine.marco_polo.components.board import BEIJING_VP, COINS, FIVE_COINS, KHAN, POSTS
from engine.marco_polo.components.characters import CHARACTERS
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, OAK, SOFT_INK
from render.marco_polo.symbols import ARROW, Symbol, Symbols, amounts_row, draw_row, reward_row, write
from render.scene import Say

_EACH_ROUND: Final = Symbol("", "+")
_TRADED: Final[Symbols] = tuple(Symbol(f"good-{good}") for good in ("camel", "pepper", "silk", "gold"))


def _other_incomes(seats: int) -> tuple[Symbols, ...]:
    """What Mercator has of others' Khan's favours and coins, which depends on the number of players."""
    mercator = CHARACTERS["mercator"]
    signs = {KHAN: Symbol("good-choice"), COINS: amounts_row(FIVE_COINS)[0]}
    incomes = {space: mercator.income_from(space, seats) for space in signs}
    return tuple(
        (signs[space], ARROW, Symbol("", "+"), *amounts_row(income))
        for space, income in incomes.items()
        if income != NOTHING
    )


def _income(character: str) -> Symbols:
    return (_EACH_ROUND, *reward_row(Reward(CHARACTERS[character].round_income)))


GIFTS: Final[dict[str, Callable[[str, int], tuple[Symbols, ...]]]] = {
    "raschid": lambda own, _: ((Symbol(f"die-{own}-0"), ARROW, Symbol(f"die-{own}-1"), Symbol(f"die-{own}-6")),),
    "matteo": lambda own, _: ((_EACH_ROUND, Symbol("die-white-0"), Symbol("contract")),),
    "berke": lambda own, _: ((Symbol("die-neutral-4"), Symbol(f"die-{own}-2"), ARROW, Symbol("coin-free")),),
    "mercator": lambda own, seats: (
        (Symbol("family-any"), ARROW, Symbol("", "+1")), _TRADED, *_other_incomes(seats),
    ),
    "niccolo-marco": lambda own, _: ((Symbol(f"family-{own}"), Symbol(f"family-{own}")), _income("niccolo-marco")),
    "rubruk": lambda own, _: (
        (Symbol(f"post-black-{own}", "2"),), (Symbol("step"), ARROW, Symbol(f"post-{own}")),
    ),
    "caprini": lambda own, _: (
        (Symbol("place-oasis"), Symbol("both-ways", size=0.7), Symbol("place-oasis")), _income("caprini"),
    ),
    "kubilai": lambda own, _: ((Symbol("place-beijing"), Symbol("points", worth=str(BEIJING_VP[0]))),),
}  # fmt: skip
"""The rows of signs of each character, with the pieces of its player's colour, at a table of so many seats."""


def draw_character(
    canvas: Canvas, box: Box, say: Say, character: str, colour: str, seats: int, *, full: bool = False
) -> None:
    """A tile with the character's portrait and name, what it does in a few words, and as many of its signs as there
    is room for, the last ones first.
    `full`: with the whole name."""
    canvas.cell(box, 14, CREAM, OAK, 3)
    inner, scale = box.inset(10), 1.35 if box.h > _TALL else 1.0
    side = min(inner.w * 3 // 8, inner.h * 2 // 5)
    canvas.sprite(f"portrait-{character}", inner.x + side / 2, inner.y + side / 2, side)
    name = say(f"character-{character}") if full else say(f"character-{character}.short")
    room = Box(inner.x + side + 8, inner.y, inner.w - side - 8, side)
    lines, size = lettering.lines(name, "semibold", round(40 * scale), room.w, 36)
    canvas.lines(room.x, room.middle[1], lines, size, size * 1.05, colour=SOFT_INK)
    if character not in CHARACTERS:
        return
    below = Box(inner.x, inner.y + side + 8, inner.w, inner.h - side - 8)
    taken = write(canvas, below, say(f"picture-character-{character}", **_figures(character)), round(36 * scale), 24)
    rows = GIFTS[character](colour, seats)
    room = below._replace(y=below.y + taken + 6, h=below.h - taken - 6)
    shown = rows[-(room.h // _LEAST_SIGN) :] if room.h >= _LEAST_SIGN else ()
    high = room.h // max(1, len(shown))
    for number, row in enumerate(shown):
        draw_row(canvas, Box(room.x, room.y + number * high, room.w, high), row, min(round(64 * scale), high - 4))


_LEAST_SIGN: Final = 44
_TALL: Final = 500  # a taller tile is written larger


def _figures(character: str) -> dict[str, int]:
    """What the few words about a character may name."""
    one = CHARACTERS[character]
    return {"coins": one.round_income[COIN], "camels": one.round_income[CAMEL], "posts": one.posts - POSTS}
