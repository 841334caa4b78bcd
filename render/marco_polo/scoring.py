"""The sources of points and the prices of bonus actions in signs, below the player boards, and a player's score
sheet."""

from typing import Final

from engine.core.notation import parse
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.board import (
    ADJUST_PRICE,
    BLACK_DIE_PRICE,
    COINS_PER_VP,
    GOODS_PER_VP,
    MILESTONES,
    MOST_CONTRACTS_VP,
    POSTS,
    REROLL_PRICE,
    THREE_COINS,
)
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, SOFT_INK
from render.marco_polo.symbols import ARROW, Symbol, Symbols, amounts_row, draw_row, write
from render.scene import Say

SIGNS: Final = {
    "track": "points",
    "goal": "card",
    "cities": "place-large",
    "coins": "coin-plain",
    "beijing": "place-beijing",
    "goods": "good-choice",
    "contracts": "contract",
}
WORDS: Final = {
    "track": "picture-track",
    "goal": "picture-goal",
    "cities": "picture-cities",
    "coins": "picture-coins",
    "beijing": "picture-beijing",
    "goods": "picture-goods",
    "contracts": "picture-contracts",
}
"""The messages that are the words of the lines."""
Sheet = tuple[tuple[str, int], ...]
_SIDE: Final = 58
# The words below the signs of each line.
_SAID: Final = (
    ("bonus-purse", "bonus-reroll", "bonus-adjust", "bonus-black"),
    ("line-coins", "line-goods", "line-contracts", "picture-nth-post", "line-cities"),
)


def totals(sheet: Sheet) -> dict[str, int]:
    """Points by kind of line, both goal cards together."""
    points_of = dict.fromkeys(SIGNS, 0)
    for line, vp in sheet:
        points_of[parse(line).verb] += vp
    return points_of


def draw_sheet(canvas: Canvas, box: Box, sheet: Sheet) -> None:
    """A field for each kind of line, in the order of the score sheet."""
    fields = Box(box.x + 4, box.y, box.w - 8, box.h).columns(len(SIGNS), 8)
    for field, (kind, vp) in zip(fields, totals(sheet).items(), strict=True):
        draw_row(canvas, field, (Symbol(SIGNS[kind], size=1.1), Symbol("", str(vp))), 40)


def actions(version: int) -> tuple[Symbols, ...]:
    """What the bonus actions cost and bring, in a game that began with this version of the rules."""
    return (
        (Symbol("die-white-5"), ARROW, *amounts_row(THREE_COINS)),
        (*amounts_row(REROLL_PRICE.at(version)), ARROW, Symbol("die-white-0")),
        (*amounts_row(ADJUST_PRICE.at(version)), ARROW, Symbol("die-white-3", "±1")),
        (*amounts_row(BLACK_DIE_PRICE.at(version)), ARROW, Symbol("die-black-0")),
    )


def points(vp: int) -> Symbol:
    return Symbol("points", worth=str(vp))


_PAID_POSTS: Final = tuple(number for number in MILESTONES if number <= POSTS)
_FIGURES: Final = {"picture-nth-post": dict(zip(("first", "second"), _PAID_POSTS, strict=True))}
_SCORING: Final[tuple[Symbols, ...]] = (
    (*amounts_row(cost(coin=COINS_PER_VP)), ARROW, points(1)),
    (Symbol("place-beijing"), Symbol("good-choice", str(GOODS_PER_VP)), ARROW, points(1)),
    (Symbol("contract"), ARROW, points(MOST_CONTRACTS_VP)),
    tuple(sign for n in _PAID_POSTS for sign in (Symbol("post-any", f"{n}."), points(MILESTONES[n]))),
    (Symbol("card"), *(points(vp) for vp in DISTINCT_CITIES_VP[1:])),
)


def draw_aid(canvas: Canvas, box: Box, say: Say, version: int) -> None:
    """Two lines of fields: bonus actions, and sources of points. `version`: of the rules that the game began with."""
    canvas.panel(box, 20)
    for line, signs, messages in zip(box.inset(16).rows(2, 12), (actions(version), _SCORING), _SAID, strict=True):
        fields = line._replace(w=line.w - 10).columns(len(signs), 10)
        for field, row, message in zip(fields, signs, messages, strict=True):
            canvas.raised(field, 12, CREAM, BRASS, drop=2, blur=2, strength=0.35)
            inner = field.inset(8)
            words = min(72, inner.h // 2)
            draw_row(canvas, inner._replace(h=inner.h - words), row, min(_SIDE, inner.h - words))
            said = say(message, **_FIGURES.get(message, {}))
            write(canvas, inner.below(inner.bottom - words), said, 34, 24, ink=SOFT_INK, centred=True)
