"""The sign of each event of Istanbul in the strip of the last turn (gained, paid, met, rolled), which have none, and
how rows of them are laid out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from engine.istanbul import events, names
from render.istanbul.components import card_front, draw_letter, guild_front, kiosk_front
from render.istanbul.style import PLACE_GOLD, good
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRONZE, CRIMSON, INK, LEAF, OAK, SOFT_INK, rgb
from render.kit.mat import Paint
from render.kit.scale import HINT

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
_SIDES: Final = (72, 58, 52, 46, 40, 36)
_FRONTS: Final[dict[str, Callable[[str], Paint]]] = {
    "card": card_front,
    "guild": lambda number: guild_front(int(number)),
    "kiosk": lambda number: kiosk_front(int(number)),
}
_BACKS: Final = {"card": "card", "guild": "guild-card", "kiosk": "kiosk-tile"}
_LEAST_FRONT: Final = 67  # a smaller one cannot be read: its back stands for it
_LEAST: Final = {"letter": 58, "delivered": 58, "number": 46}
"""How wide a sign is at least, by its kind."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of the row. `kind`: sprite, icon, number (a place), letter or delivered (to a place), card, guild or
    kiosk (a front), or text; `tone`: + - or empty."""

    kind: str
    name: str
    caption: str = ""
    tone: str = ""


Signs = tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """What one event brought, and the emblem of whoever it belongs to; empty where that is nobody."""

    emblem: str
    signs: Signs


_ARROW: Final = Sign("text", "→")
_EQUALS: Final = Sign("text", "=")
LINKS: Final = frozenset((_ARROW, _EQUALS))
"""A deed that begins with one of these tells what became of the one before."""
Maker = Callable[[Any, tuple[str, ...]], list[Sign]]


def _number(place: int) -> Sign:
    return Sign("number", str(place))


def _goods(goods: tuple[int, ...], tone: str) -> list[Sign]:
    return [counted(good(number), count, tone) for number, count in enumerate(goods) if count]


def counted(sprite: str, count: int, tone: str) -> Sign:
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


BASE: Final[dict[type, Maker]] = {
    events.Moved: _to(_own("merchant")),
    events.Left: lambda e, c: [counted(assistant_of(e, c), 1, "-")],
    events.Collected: lambda e, c: [counted(assistant_of(e, c), 1, "+")],
    events.Recalled: lambda e, c: [counted(f"assistant-{c[e.seat]}", len(e.places), "+")],
    events.PaidSeat: lambda e, c: [Sign("sprite", "coin", str(e.lira)), _ARROW, Sign("sprite", f"emblem-{c[e.to]}")],
    events.PaidNeutral: lambda e, c: [Sign("sprite", "coin", str(e.lira)), _ARROW, Sign("sprite", "figure-neutral")],
    events.NeutralMoved: _to(lambda e, c: "figure-neutral"),
    events.Acted: lambda e, c: [_number(e.place)] if e.by not in ("merchant", "companion") else [],
    events.Announced: lambda e, c: [Sign("text", f"≥ {e.number}")],
    events.Rolled: lambda e, c: [Sign("sprite", f"die-{pips}") for pips in e.dice],
    events.DieSet: lambda e, c: [_ARROW, Sign("sprite", f"die-{e.now}")],
    events.GainedLira: lambda e, c: [counted("coin", e.lira, "+")],
    events.SpentLira: lambda e, c: [counted("coin", e.lira, "-")],
    events.GainedGoods: lambda e, c: _goods(e.goods, "+"),
    events.GaveGoods: lambda e, c: _goods(e.goods, "-"),
    events.Sold: lambda e, c: [*_goods(e.goods, "-"), counted("coin", e.lira, "+")],
    events.GainedRuby: lambda e, c: [counted("ruby", 1, "+")],
    events.TookTile: lambda e, c: [Sign("icon", "mosque", "+1", "+"), Sign("sprite", good(e.good))],
    events.Extended: lambda e, c: [Sign("icon", "wheelbarrow", "+1", "+")],
    events.DrewCards: lambda e, c: [counted("card", e.number, "+")],
    events.TookDiscard: lambda e, c: [Sign("card", e.card, "+1", "+")],
    events.Discarded: lambda e, c: [Sign("card", e.card, "−1", "-")],
    events.PlayedCard: lambda e, c: [Sign("card", e.card)],
    events.FamilySent: _to(_own("family")),
    events.Caught: lambda e, c: [Sign("sprite", f"family-{c[e.victim]}"), _ARROW, _number(names.POLICE_STATION)],
    events.CutShort: lambda e, c: [Sign("icon", "hand-back-right", tone="-")],
    events.FigureMoved: _to(lambda e, c: f"figure-{e.figure}"),
}
MOCHA: Final[dict[type, Maker]] = {
    events.GainedCoffee: lambda e, c: [counted("coffee", e.coffee, "+")],
    events.SpentCoffee: lambda e, c: [counted("coffee", e.coffee, "-")],
    events.DrewGuildCards: lambda e, c: [counted("guild-card", e.number, "+")],
    events.DiscardedGuildCard: lambda e, c: [Sign("guild", str(e.card), "−1", "-")],
    events.PlayedGuildCard: lambda e, c: [Sign("guild", str(e.card))],
    events.BarrierMoved: _barrier,
    events.TookTavernTile: lambda e, c: [counted(f"tavern-{e.tile}", 1, "+")],
    events.BecameCaravanMaster: lambda e, c: [counted("caravan", 1, "+")],
}
LETTERS: Final[dict[type, Maker]] = {
    events.DrewLetters: lambda e, c: [Sign("letter", str(place), "+", "+") for place in e.places],
    events.DeliveredLetters: lambda e, c: [Sign("delivered", str(place)) for place in e.places],
    events.GaveLetters: lambda e, c: [counted("seal", len(e.places) + 2 * e.delivered, "-")],
    events.CompanionPlaced: _to(_own("companion")),
    events.CompanionMoved: _to(_own("companion")),
    events.CompanionTaken: lambda e, c: [counted(f"companion-{c[e.seat]}", 1, "+")],
    events.FamilyMoved: _to(_own("family")),
    events.OpenedTiles: lambda e, c: [Sign("sprite", "kiosk-tile", f"×{len(e.tiles)}")],
    events.UsedTile: lambda e, c: [Sign("kiosk", str(e.tile))],
    events.DeclinedTile: lambda e, c: [Sign("kiosk", str(e.tile), "×", "-")],
    events.Bid: lambda e, c: [Sign("sprite", "coin", str(e.lira))],
    events.WonAuction: lambda e, c: [Sign("icon", "gavel", str(e.lira))],
    events.CopiedCard: lambda e, c: [_EQUALS, Sign("card", e.card)],
    events.ExtraTurn: lambda e, c: [Sign("icon", "turban", "+1", "+")],
}
MAKERS: Final = BASE | MOCHA | LETTERS


def draw_signs(canvas: Canvas, box: Box, mover: str, result: tuple[Signs, ...], way: tuple[Deed, ...]) -> None:
    """Draw what the turn brought and then how, in rows as large as they fit. Where there is no room for all, what
    happened in the middle of the turn is left out, at last the end of what it brought. `mover`: the emblem of whose
    turn it was, which is not drawn before their first deed."""
    for side in _SIDES:
        rows = _wrapped([*result, *_groups(mover, way)], side, box)
        if rows:
            break
    else:
        fewer = (_wrapped(groups, side, box) for groups in _shorter(mover, result, way))
        rows = next(filter(None, fewer), [])
    line = _line(side)
    top = box.y + (box.h - line * len(rows)) // 2
    for number, row in enumerate(rows):
        x = box.x
        for sign in row:
            _draw(canvas, sign, x, top + number * line + line // 2, side)
            x += _width(sign, side) + _gap(side)


def _shorter(mover: str, result: tuple[Signs, ...], way: tuple[Deed, ...]) -> Iterator[list[Signs]]:
    """The groups of signs with less and less of them."""
    for count in range(len(way) - 1, -1, -1):
        yield [*result, *_groups(mover, way[: count - count // 2] + way[len(way) - count // 2 :])]
    for count in range(len(result) - 1, 0, -1):
        yield list(result[:count])


def _groups(mover: str, way: tuple[Deed, ...]) -> Iterator[Signs]:
    """The signs of each deed, the emblem of its owner before them where that is another than of the one before."""
    subject = mover
    for deed in way:
        changes = deed.emblem not in ("", subject)
        yield (Sign("sprite", deed.emblem), *deed.signs) if changes else deed.signs
        subject = deed.emblem or subject


def _wrapped(groups: list[Signs], side: int, box: Box) -> list[list[Sign]]:
    """The groups in rows of signs, none of them on two; none if the box does not hold them at that size."""
    rows: list[list[Sign]] = []
    room = 0
    for group in groups:
        wide = sum(_width(sign, side) + _gap(side) for sign in group)
        if wide > room:
            rows.append([])
            room = box.w + _gap(side)
        rows[-1].extend(group)
        room -= wide
        if room < 0 or len(rows) * _line(side) > box.h:
            return []
    return rows


def _line(side: int) -> int:
    return side + 3


def _gap(side: int) -> int:
    return side // 4


def _width(sign: Sign, side: int) -> int:
    caption = lettering.width(sign.caption, "extrabold", _letter(side)) + 4 if sign.caption else 0
    return _body(sign, side) + caption


def _body(sign: Sign, side: int) -> int:
    """The width of a sign without its caption."""
    if sign.kind == "text":
        return lettering.width(sign.name, "extrabold", _letter(side))
    if sign.kind in _FRONTS and side >= _LEAST_FRONT:
        return round(side * 0.78)
    return max(side, _LEAST.get(sign.kind, 0))


def _letter(side: int) -> int:
    return max(HINT, round(side * 0.76))


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
            high = round(max(side, 40) * 0.9)
            draw_number(canvas, Box(x, round(y - high / 2), body, high), sign.name)
        case "letter" | "delivered":
            draw_letter(canvas, x + body / 2, y, body, int(sign.name), sign.kind == "delivered")
        case _ if side < _LEAST_FRONT:
            canvas.sprite(_BACKS[sign.kind], x + half, y, side)
        case _:
            _FRONTS[sign.kind](sign.name)(canvas, Box(x, round(y - half), body, side))
    if sign.caption:
        canvas.text(x + body + 4, y, sign.caption, _letter(side), weight="extrabold", colour=_TONES[sign.tone])


def draw_number(canvas: Canvas, box: Box, number: str) -> None:
    """A place's number on gold, as its tile has it."""
    canvas.fill(box, 10, OAK)
    canvas.fill(box.inset(2), 8, PLACE_GOLD[0], to=PLACE_GOLD[1])
    canvas.text(*box.middle, number, round(box.w * 0.8), weight="extrabold", colour=BRONZE, anchor="m")
