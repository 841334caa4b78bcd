"""What stands above the buttons of a panel: what comes after them, said once, and what they have no room for."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import discord

from words.speech import Words

FINISHING, SHOWING, GOING_ON = "panel-finishing", "panel-showing", "panel-going-on"
"""The messages that say what comes after buttons."""
BUTTON: Final = discord.ComponentType.button
Row: TypeAlias = "discord.ui.ActionRow[Any] | discord.ui.TextDisplay[Any]"


class Above(discord.ui.TextDisplay[Any]):
    """Above a row of `count` buttons: the `message` that says what comes after them, empty where that is not said, and
    `lines` of what they do. `named`: the button's own name says that it ends the turn."""

    def __init__(self, w: Words, message: str, count: int, lines: Sequence[str] = (), *, named: bool = False) -> None:
        self.w, self.message, self.count, self.lines, self.named = w, message, count, lines, named
        super().__init__(self._written())

    def entitle(self, message: str, count: int) -> None:
        self.message, self.count = message, count
        self.content = self._written()

    def _written(self) -> str:
        heading = [self.w.say(self.message, count=self.count)] if self.message else []
        return "\n".join([*heading, *self.lines])


def _ending_together(rows: list[Row]) -> list[Row]:
    """With the button that ends the turn by its name, and what stands above it, just below the first that end it."""
    above = [number for number, row in enumerate(rows) if isinstance(row, Above) and row.message == FINISHING]
    named = [number for number in above if getattr(rows[number], "named", False)]
    if not named or named == above[:1]:
        return rows
    first, end = above[0] + 2, named[0]
    return [*rows[:first], *rows[end : end + 2], *rows[first:end], *rows[end + 2 :]]


def headings_once(rows: Iterable[Row]) -> list[Row]:
    """The rows without a message that the one above them says too: that the turn goes on below menus too, another where
    only buttons stand between. The button that ends the turn by its name stands below those that do it too, and has a
    message only below others."""
    told, before, menus = list[Row](), None, False
    for row in _ending_together([*rows]):
        if isinstance(row, Above) and row.message:
            if before is not None and before.message == row.message and (row.message == GOING_ON or not menus):
                before.entitle(row.message, before.count + row.count)
                row.entitle("", 0)
            elif row.named and before is None:
                row.entitle("", 0)
            else:
                before, menus = row, False
        elif isinstance(row, discord.ui.ActionRow):
            menus = menus or any(part.type is not BUTTON for part in row.children)
        if not isinstance(row, Above) or row.content:
            told.append(row)
    return told
