"""Draws a story's signs as wrapped rows."""

from render.istanbul.cards import card_front
from render.istanbul.fronts import guild_front, kiosk_front
from render.istanbul.letters import draw_letter
from render.istanbul.story_signs import Sign
from render.istanbul.style import PLACE_GOLD
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRONZE, CRIMSON, INK, LEAF, OAK, SOFT_INK, rgb

_TONES = {"+": LEAF, "-": CRIMSON, "": INK}
_GAP = 14
_FRONTS = ("card", "guild", "kiosk")
_LETTERS, _LEAST_LETTER = ("letter", "delivered"), 58


def draw_signs(canvas: Canvas, box: Box, signs: tuple[Sign, ...], *, largest: int = 58) -> None:
    """Draw signs in wrapped rows as large as they fit, from `largest` pixels down to 40; signs that do not fit even
    then are replaced by an ellipsis."""
    for side in (largest, 58, 52, 46, 40):
        rows = _wrap(signs, side, box.w)
        line = side + 3
        if len(rows) * line <= box.h:
            break
    most = max(1, box.h // line)
    for number, row in enumerate(rows[:most]):
        x = box.x
        y = box.y + number * line + line // 2
        for sign in row if number < most - 1 or len(rows) == most else row[:-1]:
            _draw(canvas, sign, x, y, side)
            x += _width(sign, side) + _GAP
        if number == most - 1 and len(rows) > most:
            canvas.text(x, y, lettering.ELLIPSIS, side, colour=SOFT_INK)


def _wrap(signs: tuple[Sign, ...], side: int, room: int) -> list[list[Sign]]:
    """Rows that never begin or end with an arrow."""
    rows: list[list[Sign]] = [[]]
    used = 0
    for group in _joined(signs):
        width = sum(_width(sign, side) + _GAP for sign in group)
        if rows[-1] and used + width - _GAP > room:
            rows.append([])
            used = 0
        rows[-1].extend(group)
        used += width
    return rows


def _joined(signs: tuple[Sign, ...]) -> list[list[Sign]]:
    groups: list[list[Sign]] = []
    for sign in signs:
        if groups and (sign.kind == "text" or groups[-1][-1].kind == "text"):
            groups[-1].append(sign)
        else:
            groups.append([sign])
    return groups


def _width(sign: Sign, side: int) -> int:
    caption = lettering.width(sign.caption, "extrabold", _letter(side)) + 4 if sign.caption else 0
    if sign.kind == "text":
        return lettering.width(sign.name, "extrabold", _letter(side))
    if sign.kind in _FRONTS:
        return round(side * 0.78) + caption
    if sign.kind in _LETTERS:
        return max(side, _LEAST_LETTER) + caption
    return side + caption


def _letter(side: int) -> int:
    return round(side * 0.76)


def _draw(canvas: Canvas, sign: Sign, x: int, y: int, side: int) -> None:
    half = side / 2
    body = side
    match sign.kind:
        case "text":
            canvas.text(x, y, sign.name, _letter(side), weight="extrabold", colour=SOFT_INK)
        case "sprite":
            canvas.sprite(sign.name, x + half, y, side)
        case "icon":
            canvas.icon(sign.name, x + half, y, side, CRIMSON if sign.tone == "-" else rgb("#2A4E86"))
        case "number":
            draw_number(canvas, Box(x, round(y - half * 0.9), side, round(side * 0.9)), sign.name)
        case "letter" | "delivered":
            body = max(side, _LEAST_LETTER)
            draw_letter(canvas, x + body / 2, y, body, int(sign.name), sign.kind == "delivered")
        case "card" | "guild" | "kiosk":
            body = round(side * 0.78)
            _front(canvas, Box(x, round(y - half), body, side), sign)
    if sign.caption:
        canvas.text(x + body + 4, y, sign.caption, _letter(side), weight="extrabold", colour=_TONES[sign.tone])


def draw_number(canvas: Canvas, box: Box, number: str) -> None:
    """A place's number on gold, as its tile has it."""
    canvas.fill(box, 10, OAK)
    canvas.fill(box.inset(2), 8, PLACE_GOLD[0], to=PLACE_GOLD[1])
    canvas.text(*box.middle, number, round(box.w * 0.8), weight="extrabold", colour=BRONZE, anchor="m")


def _front(canvas: Canvas, box: Box, sign: Sign) -> None:
    match sign.kind:
        case "card":
            card_front(canvas, box, sign.name)
        case "guild":
            guild_front(canvas, box, int(sign.name))
        case "kiosk":
            kiosk_front(canvas, box, int(sign.name))
