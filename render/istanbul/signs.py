"""The sign of each event of Istanbul in the strip of the last turn (gained, paid, met, rolled), which have none, and
how small a row gets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.istanbul import events, names
from render.istanbul.components import card_front, draw_letter, guild_front, kiosk_front
from render.istanbul.style import PLACE_GOLD, good
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRONZE, CRIMSON, INK, LEAF, OAK, SOFT_INK, rgb
from render.kit.mat import Paint

# Events without a sign of their own: shown by the board, the headline or the event that follows.
SILENT: Final = frozenset(
    (
        events.Met,
        events.LeftUndone,
        events.MailMoved,
        events.Reshuffled,
        events.TurnBegan,
        events.LastRound,
        events.GameEnded,
        events.GuildReshuffled,
        events.BaksheeshTurned,
        events.PickedTile,
        events.PassedBid,
    )
)
_TONES: Final = {"+": LEAF, "-": CRIMSON, "": INK}
_GAP: Final = 14
_FRONTS: Final[dict[str, Callable[[str], Paint]]] = {
    "card": card_front,
    "guild": lambda number: guild_front(int(number)),
    "kiosk": lambda number: kiosk_front(int(number)),
}
_LETTERS, _LEAST_LETTER = ("letter", "delivered"), 58


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of the row. `kind`: sprite, icon, number (a place), letter or delivered (to a place), card, guild or
    kiosk (a front), or text; `tone`: + - or empty."""

    kind: str
    name: str
    caption: str = ""
    tone: str = ""


_ARROW: Final = Sign("text", "→")
Maker = Callable[[Any, tuple[str, ...]], list[Sign]]


def _number(place: int) -> Sign:
    return Sign("number", str(place))


def _goods(goods: tuple[int, ...], tone: str) -> list[Sign]:
    return [_counted(good(number), count, tone) for number, count in enumerate(goods) if count]


def _counted(sprite: str, count: int, tone: str) -> Sign:
    return Sign("sprite", sprite, f"{'+' if tone == '+' else '−'}{count}", tone)


def _to(sprite: Callable[[Any, tuple[str, ...]], str]) -> Maker:
    """A piece goes to the event's place."""
    return lambda event, colours: [Sign("sprite", sprite(event, colours)), _ARROW, _number(event.place)]


def _own(piece: str) -> Callable[[Any, tuple[str, ...]], str]:
    return lambda event, colours: f"{piece}-{colours[event.seat]}"


def assistant_of(event: Any, colours: tuple[str, ...]) -> str:
    """The sprite of the assistant, a seat's own or a neutral one, that an event moves."""
    return f"assistant-{'neutral' if event.neutral else colours[event.seat]}"


def _barrier(event: events.BarrierMoved, colours: tuple[str, ...]) -> list[Sign]:
    here, there = map(_number, event.between)
    return [Sign("sprite", "barrier"), _ARROW, here, Sign("text", "|"), there]


def _gave_letters(event: events.GaveLetters, colours: tuple[str, ...]) -> list[Sign]:
    sealed = [Sign("letter", str(place), "−", "-") for place in event.places]
    return sealed + ([_counted("letter-delivered", event.delivered, "-")] if event.delivered else [])


BASE: Final[dict[type, Maker]] = {
    events.Moved: _to(_own("merchant")),
    events.Left: lambda e, c: [_counted(assistant_of(e, c), 1, "-")],
    events.Collected: lambda e, c: [_counted(assistant_of(e, c), 1, "+")],
    events.Recalled: lambda e, c: [_counted(f"assistant-{c[e.seat]}", len(e.places), "+")],
    events.PaidSeat: lambda e, c: [_counted("coin", e.lira, "-"), _ARROW, Sign("sprite", f"emblem-{c[e.to]}")],
    events.PaidNeutral: lambda e, c: [_counted("coin", e.lira, "-"), _ARROW, Sign("sprite", "figure-neutral")],
    events.NeutralMoved: _to(lambda e, c: "figure-neutral"),
    events.Acted: lambda e, c: [_number(e.place)] if e.by not in ("merchant", "companion") else [],
    events.Announced: lambda e, c: [Sign("text", f"≥ {e.number}")],
    events.Rolled: lambda e, c: [Sign("sprite", f"die-{pips}") for pips in e.dice],
    events.DieSet: lambda e, c: [_ARROW, Sign("sprite", f"die-{e.now}")],
    events.GainedLira: lambda e, c: [_counted("coin", e.lira, "+")],
    events.SpentLira: lambda e, c: [_counted("coin", e.lira, "-")],
    events.GainedGoods: lambda e, c: _goods(e.goods, "+"),
    events.GaveGoods: lambda e, c: _goods(e.goods, "-"),
    events.Sold: lambda e, c: [*_goods(e.goods, "-"), _counted("coin", e.lira, "+")],
    events.GainedRuby: lambda e, c: [_counted("ruby", 1, "+")],
    events.TookTile: lambda e, c: [Sign("icon", "mosque", "+1", "+"), Sign("sprite", good(e.good))],
    events.Extended: lambda e, c: [Sign("icon", "wheelbarrow", "+1", "+")],
    events.DrewCards: lambda e, c: [_counted("card", e.number, "+")],
    events.TookDiscard: lambda e, c: [Sign("card", e.card, "+1", "+")],
    events.Discarded: lambda e, c: [Sign("card", e.card, "−1", "-")],
    events.PlayedCard: lambda e, c: [Sign("card", e.card)],
    events.FamilySent: _to(_own("family")),
    events.Caught: lambda e, c: [Sign("sprite", f"family-{c[e.victim]}"), _ARROW, _number(names.POLICE_STATION)],
    events.CutShort: lambda e, c: [Sign("icon", "hand-back-right", tone="-")],
    events.FigureMoved: _to(lambda e, c: f"figure-{e.figure}"),
}
MOCHA: Final[dict[type, Maker]] = {
    events.GainedCoffee: lambda e, c: [_counted("coffee", e.coffee, "+")],
    events.SpentCoffee: lambda e, c: [_counted("coffee", e.coffee, "-")],
    events.DrewGuildCards: lambda e, c: [_counted("guild-card", e.number, "+")],
    events.DiscardedGuildCard: lambda e, c: [Sign("guild", str(e.card), "−1", "-")],
    events.PlayedGuildCard: lambda e, c: [Sign("guild", str(e.card))],
    events.BarrierMoved: _barrier,
    events.TookTavernTile: lambda e, c: [_counted(f"tavern-{e.tile}", 1, "+")],
    events.BecameCaravanMaster: lambda e, c: [_counted("caravan", 1, "+")],
}
LETTERS: Final[dict[type, Maker]] = {
    events.DrewLetters: lambda e, c: [Sign("letter", str(place), "+", "+") for place in e.places],
    events.DeliveredLetters: lambda e, c: [Sign("delivered", str(place)) for place in e.places],
    events.GaveLetters: _gave_letters,
    events.CompanionPlaced: _to(_own("companion")),
    events.CompanionMoved: _to(_own("companion")),
    events.CompanionTaken: lambda e, c: [_counted(f"companion-{c[e.seat]}", 1, "+")],
    events.FamilyMoved: _to(_own("family")),
    events.OpenedTiles: lambda e, c: [Sign("sprite", "kiosk-tile", f"×{len(e.tiles)}")],
    events.UsedTile: lambda e, c: [Sign("kiosk", str(e.tile))],
    events.DeclinedTile: lambda e, c: [Sign("kiosk", str(e.tile), "×", "-")],
    events.Bid: lambda e, c: [Sign("sprite", "coin", str(e.lira))],
    events.WonAuction: lambda e, c: [Sign("icon", "gavel", str(e.lira))],
    events.CopiedCard: lambda e, c: [Sign("text", "="), Sign("card", e.card)],
    events.ExtraTurn: lambda e, c: [Sign("icon", "turban", "+1", "+")],
}
MAKERS: Final = BASE | MOCHA | LETTERS


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
        x, y = box.x, box.y + number * line + line // 2
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
    """The signs in groups that texts hold together."""
    groups: list[list[Sign]] = []
    for sign in signs:
        if groups and (sign.kind == "text" or groups[-1][-1].kind == "text"):
            groups[-1].append(sign)
        else:
            groups.append([sign])
    return groups


def _width(sign: Sign, side: int) -> int:
    caption = lettering.width(sign.caption, "extrabold", _letter(side)) + 4 if sign.caption else 0
    return _body(sign, side) + caption


def _body(sign: Sign, side: int) -> int:
    """The width of a sign without its caption."""
    if sign.kind == "text":
        return lettering.width(sign.name, "extrabold", _letter(side))
    if sign.kind in _LETTERS:
        return max(side, _LEAST_LETTER)
    return round(side * 0.78) if sign.kind in _FRONTS else side


def _letter(side: int) -> int:
    return round(side * 0.76)


def _draw(canvas: Canvas, sign: Sign, x: int, y: int, side: int) -> None:
    half, body = side / 2, _body(sign, side)
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
            draw_letter(canvas, x + body / 2, y, body, int(sign.name), sign.kind == "delivered")
        case _:
            _FRONTS[sign.kind](sign.name)(canvas, Box(x, round(y - half), body, side))
    if sign.caption:
        canvas.text(x + body + 4, y, sign.caption, _letter(side), weight="extrabold", colour=_TONES[sign.tone])


def draw_number(canvas: Canvas, box: Box, number: str) -> None:
    """A place's number on gold, as its tile has it."""
    canvas.fill(box, 10, OAK)
    canvas.fill(box.inset(2), 8, PLACE_GOLD[0], to=PLACE_GOLD[1])
    canvas.text(*box.middle, number, round(box.w * 0.8), weight="extrabold", colour=BRONZE, anchor="m")
