"""What stands above the buttons of a panel: what comes after them, said once, and what they have no room for."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

import discord

from cogs.framework.routes import RoutedButton
from words.shapes import BETWEEN_NOTES
from words.speech import Words

FINISHING, SHOWING, GOING_ON = "panel-finishing", "panel-showing", "panel-going-on"
"""The messages that say what comes after buttons."""
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

    def without_final(self) -> None:
        """Without what its message says too: that there is no undo."""
        self.lines = [*filter(None, (without_final(self.w, line) for line in self.lines))]
        self.content = self._written()

    def without_lines(self) -> None:
        self.lines = []
        self.content = self._written()

    def _written(self) -> str:
        heading = [self.w.say(self.message, count=self.count)] if self.message else []
        return "\n".join([*heading, *self.lines])


def without_final(w: Words, text: str) -> str:
    """A text of notes without the words that there is no undo."""
    final = w.say("chance-final")
    notes = (note.removesuffix(f", {final}") for note in text.split(BETWEEN_NOTES) if note != final)
    return BETWEEN_NOTES.join(notes)


def _together(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows, with all of one message where the first of them stands; those after which the turn goes on, as it does
    after menus, may stand below these."""
    blocks, latest = list[tuple[str, list[Row]]](), ""
    for row in rows:
        if not isinstance(row, Above) and blocks and isinstance(blocks[-1][1][-1], Above):
            blocks[-1][1].append(row)
        else:
            blocks.append((row.message if isinstance(row, Above) else "", [row]))
    told = list[tuple[str, list[Row]]]()
    for block in blocks:
        message, said = block[0], [each for each, _ in told]
        alike = message in said and not message == latest == GOING_ON
        told.insert(len(said) - said[::-1].index(message) if message and alike else len(said), block)
        latest = message or latest
    return chain.from_iterable(each for _, each in told)


def headings_once(rows: Iterable[Row]) -> list[Row]:
    """The rows, each message above the first of its rows alone, and what it says not once more in these. The button
    that ends the turn by its name has a message only below others."""
    told, before, shown = list[Row](), None, None
    for row in _together(rows):
        if isinstance(row, discord.ui.ActionRow) and shown is not None:
            for part in row.children:
                if isinstance(part, RoutedButton):
                    part.item.label = without_final(shown.w, part.item.label or "")
        shown = row if isinstance(row, Above) and row.message == SHOWING else None
        if shown is not None:
            shown.without_final()
        if isinstance(row, Above) and row.message:
            if before is not None and before.message == row.message:
                before.entitle(row.message, before.count + row.count)
                row.entitle("", 0)
            elif row.named and before is None:
                row.entitle("", 0)
            else:
                before = row
        if not isinstance(row, Above) or row.content:
            told.append(row)
    return told
