"""Panels of positions, made and read without Discord."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from cogs.framework.limits import COMPONENTS
from cogs.panel.carried import notations_in
from cogs.panel.menus import Opened, option_rows
from cogs.panel.panel import labels_of, panel_reply
from cogs.panel.quick_button import SHORTCUT, WHOLE
from db import GameRow, SeatRow
from engine.core.position import Position
from engine.istanbul.names import AUCTION_HOUSE
from host import Panel
from host.table.table import Table
from render.scene import AnyScene
from tests.support.dealt import tables
from tests.support.limits import components
from words.games import GAMES
from words.speech import Words

LONG_NAME = "Maximiliane-Alexandra von Hohen-Ötting 🐪"
CAMELS = "🐪" * 32
"""As long as a name may be, and twice as long in UTF-16."""
FAMILIES = "👨‍👩‍👧‍👦" * 4
"""Each is one thing to see, and 11 units long."""
MOST_MENUS = 5
TEXT_PICTURES_AND_TOOLS = 1 + 2 + 6
WORDS = Words("en", strict=True)
TABLES = [table for table in tables.some_tables() if table.game in GAMES]


class Pencil:
    """Draws nothing, quickly, and keeps what it was asked to draw, now and ahead of time."""

    behind = False

    def __init__(self) -> None:
        self.scenes: list[AnyScene] = []
        self.ahead_of_time: list[AnyScene] = []

    async def picture(self, _game: str, _name: str, scene: AnyScene, **_: Any) -> bytes:
        self.scenes.append(scene)
        return b"webp"

    async def ahead(self, _game: str, _name: str, scene: AnyScene) -> None:
        self.ahead_of_time.append(scene)

    async def animation(self, game: str, frames: Sequence[Any], on_progress: Any) -> bytes:
        for drawn in range(len(frames)):
            await on_progress(drawn + 1)
        return b"webp"


SERVICES: Any = SimpleNamespace(studio=Pencil())


def panels(position: Position, names: str) -> list[Panel]:
    """One for each seat that must act, its buttons as long as they ever get."""
    colours = position.rules.colours
    game = GameRow("zzzzzzz", position.rules.name, 1, 2, 3, "running", {"game": {}}, 0.0, seed=b"", seq=99999)
    count = len(position.rules.result(position.state)["standings"])
    seats = [SeatRow(game.id, seat, colours[seat], seat + 10, "human", f"{names} {seat}") for seat in range(count)]
    table = Table(game, seats, position, 99999, 9)
    keeps = len(position.choices)
    return [
        Panel(table, seat, position, position.decision(seat), 99999, True, True, undo_keeps=keeps)
        for seat in position.seats_to_act
    ]


async def sent(panel: Panel, notice: str = "", *, returning: bool = False, words: Words = WORDS) -> dict[str, Any]:
    """The body Discord would get."""
    reply = await panel_reply(SERVICES, panel, words, notice=notice, returning=returning)
    pictures = await reply.all_drawn()
    files = [{"filename": picture.name, "description": picture.alt} for picture in pictures]
    return {"components": reply.view(pictures).to_components(), "attachments": files}


def choices(body: dict[str, Any]) -> list[str]:
    """The options that the panel lets one choose, each alone or with no more than the end of the turn after it."""
    found: dict[str, None] = {}
    for part in components(body["components"]):
        kind, verb, _, rest = (*part.get("custom_id", "").split(":", 3), "", "", "", "")[:4]
        if verb == "choose" and kind == "cm":
            found |= dict.fromkeys(option["value"] for option in part["options"])
        elif kind == "cv" and verb in ("choose", SHORTCUT, WHOLE):
            first, *others = notations_in(rest.partition(":")[2])
            found |= {first: None} if others in ([], ["end"]) else {}
    return [*found]


def rows_of(panel: Panel, *, foresee: bool = True, opened: Opened | None = None) -> list[dict[str, Any]]:
    assert panel.decision is not None
    labels = labels_of(WORDS, panel, panel.decision, NAMES, foresee=foresee)
    return [row.to_component_dict() for row in option_rows(WORDS, panel, labels, opened)]


def menus_of(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for row in rows for part in row.get("components", ()) if "options" in part]


def check_room(rows: list[dict[str, Any]]) -> None:
    """The choices of a panel are not too many to be shown, and each menu has its own name."""
    menus = [menu["placeholder"] for menu in menus_of(rows)]
    assert len(menus) <= MOST_MENUS and len(set(menus)) == len(menus), menus
    assert sum(1 + len(row.get("components", ())) for row in rows) <= COMPONENTS - TEXT_PICTURES_AND_TOOLS, rows


def auctioned(lira: int) -> Position:
    position = arrived(AUCTION_HOUSE, lira)
    for notation in ("take fabric", "bid 1"):
        position.choose(0, notation)
    return position


NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")


def arrived(place: int, lira: int) -> Position:
    """The first seat of three has come to `place`, to its assistant there, and nobody else is near."""
    position = tables.new(tables.Table("istanbul", (("expansion", "bazaar"),), 3))
    state = position.boundary
    state.active = 0
    for seat in state.seats:
        seat.lira, seat.merchant, seat.family = lira, 7, 12
    me = state.seats[0]
    me.merchant, me.out, me.stack = state.board.neighbours(place)[0], (place,), me.stack[:3]
    state.figures = dict.fromkeys(state.figures, 7)
    position = Position(position.rules, state)
    for notation in (f"move {place}", "collect"):
        position.choose(0, notation)
    return position
