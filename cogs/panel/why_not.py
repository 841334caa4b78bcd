"""Why something wanted is not possible now, for panels and typed choices: not asked, prepared, over, or the reason that
the game gives. Reasons of a game stand in words/<game>/why_not.py."""

from collections.abc import Iterator
from typing import NamedTuple

from cogs.framework import names_of
from engine.core.decision import Refusal
from host import Panel
from host.table.table import Table
from words.games import game_words
from words.matching import Texts, search
from words.speech import ENGLISH, Words, words


class NotNow(NamedTuple):
    """Something somebody may want: what it is called, and why it is not possible now."""

    notation: str
    name: str
    reason: str


def why_not(w: Words, panel: Panel, notation: str) -> str:
    """Why the panel's person may not choose this now, from their view; empty where they may. Whatever was typed has an
    answer."""
    names = names_of(w, panel.table.seats)
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    if panel.decision is not None:
        return speech.why_not(w, view, panel.decision, notation, names)
    return speech.refusal(w, _not_asked(panel.table, panel.seat), view, names)


def _not_asked(table: Table, seat: int) -> Refusal:
    """Why a seat has nothing to choose."""
    if table.closed:
        return Refusal("game_over" if table.over else f"game_{table.row.status}")
    try:
        table.check(seat, None)
    except Refusal as refusal:
        return refusal
    return Refusal("resigned" if seat in table.resigned else "replaced")


def meant(w: Words, panel: Panel, typed: str) -> Iterator[NotNow]:
    """The things whose names, or English ones, match what was typed and that are not possible now, the best first."""
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    wishes, english = dict(speech.wishes(w, view)), dict(speech.wishes(words(ENGLISH), view))
    named = {notation: Texts(name, (notation, english[notation])) for notation, name in wishes.items()}
    for notation in search(typed, named):
        if reason := why_not(w, panel, notation):
            yield NotNow(notation, wishes[notation], reason)
