"""The tiles of Marco Polo's characters: portrait, name, and the signs of what each of them gets."""

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

_LEAST_SIGN: Final = 44
_TALL: Final = 500  # a taller tile is written larger
_PLUS: Final = Symbol("", "+")
_TRADED: Final[Symbols] = tuple(Symbol(f"good-{good}") for good in ("camel", "pepper", "silk", "gold"))


def _other_incomes(seats: int) -> tuple[Symbols, ...]:
    """Mercator's income from others' Khan's favours and coins, which depends on the number of players."""
    signs = {KHAN: Symbol("good-choice"), COINS: amounts_row(FIVE_COINS)[0]}
    incomes = [(sign, CHARACTERS["mercator"].income_from(space, seats)) for space, sign in signs.items()]
    return tuple((sign, ARROW, _PLUS, *amounts_row(income)) for sign, income in incomes if income != NOTHING)


def _income(character: str) -> Symbols:
    return (_PLUS, *reward_row(Reward(CHARACTERS[character].round_income)))


GIFTS: Final[dict[str, Callable[[str, int], tuple[Symbols, ...]]]] = {
    "raschid": lambda own, _: ((Symbol(f"die-{own}-0"), ARROW, Symbol(f"die-{own}-1"), Symbol(f"die-{own}-6")),),
    "matteo": lambda own, _: ((_PLUS, Symbol("die-white-0"), Symbol("contract")),),
    "berke": lambda own, _: ((Symbol("die-neutral-4"), Symbol(f"die-{own}-2"), ARROW, Symbol("coin-free")),),
    "mercator": lambda own, seats: (
        (Symbol("family-any"), ARROW, Symbol("", "+1")),
        _TRADED,
        *_other_incomes(seats),
    ),
    "niccolo-marco": lambda own, _: ((Symbol(f"family-{own}"), Symbol(f"family-{own}")), _income("niccolo-marco")),
    "rubruk": lambda own, _: (
        (Symbol(f"post-black-{own}", "2"),),
        (Symbol("step"), ARROW, Symbol(f"post-{own}")),
    ),
    "caprini": lambda own, _: (
        (Symbol("place-oasis"), Symbol("both-ways", size=0.7), Symbol("place-oasis")),
        _income("caprini"),
    ),
    "kubilai": lambda own, _: ((Symbol("place-beijing"), Symbol("points", worth=str(BEIJING_VP[0]))),),
}
"""The rows of signs of each character, with the pieces of its player's colour, at a table of so many seats."""


def draw_character(
    canvas: Canvas, box: Box, say: Say, character: str, colour: str, seats: int, *, full: bool = False
) -> None:
    """A tile with the character's portrait and name, its gifts in a few words, and as many of its signs as there is
    room for, the last ones first. `full`: with the whole name."""
    canvas.cell(box, 14, CREAM, OAK, 3)
    inner, scale = box.inset(10), 1.35 if box.h > _TALL else 1.0
    side = min(inner.w * 3 // 8, inner.h * 2 // 5)
    canvas.sprite(f"portrait-{character}", inner.x + side / 2, inner.y + side / 2, side)
    name = say(f"character-{character}" if full else f"character-{character}.short")
    room = inner._replace(h=side).right_of(inner.x + side + 8)
    lines, size = lettering.lines(name, "semibold", round(40 * scale), room.w, 36)
    canvas.lines(room.x, room.middle[1], lines, size, size * 1.05, colour=SOFT_INK)
    if character not in CHARACTERS:
        return
    below = inner.below(inner.y + side + 8)
    taken = write(canvas, below, say(f"picture-character-{character}", **_figures(character)), round(36 * scale), 24)
    room = below.below(below.y + taken + 6)
    if room.h >= _LEAST_SIGN:
        rows = GIFTS[character](colour, seats)[-(room.h // _LEAST_SIGN) :]
        for box_of_row, row in zip(room.rows(len(rows)), rows, strict=True):
            draw_row(canvas, box_of_row, row, min(round(64 * scale), box_of_row.h - 4))


def _figures(character: str) -> dict[str, int]:
    """The figures that the few words about a character may name."""
    income, posts = CHARACTERS[character].round_income, CHARACTERS[character].posts
    return {"coins": income[COIN], "camels": income[CAMEL], "posts": posts - POSTS}
