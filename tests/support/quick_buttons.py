"""Games in which every panel with buttons for several choices is looked at, and what such a button chooses."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from cogs.panel.carried import notations_in
from cogs.panel.quick_button import ShortcutButton
from engine import players
from engine.core.position import Position
from engine.games import rules_of
from engine.players.hints.hint import hint
from host import Panel
from tests.support.dealt.tables import Table, new
from tests.support.presses import panel_of

NAMES: Final = ("Ada", "Ben", "Chloe", "Dilan")
GAMES: Final = [("istanbul", {"expansion": one}) for one in ("base", "mocha", "letters", "bazaar")] + [
    ("marco_polo", {})
]


def notations(one: ShortcutButton) -> list[str]:
    """The choices of a button."""
    return notations_in(one.rest.partition(":")[2])


def moments(
    game: str, options: dict[str, str], seats: Sequence[int], shots: float = 0.0, every: int = 3
) -> Iterator[Position]:
    """One of `every` decisions of a seat in its own turn, in a game of rookies for each number of `seats`; `shots`: how
    often anything is chosen instead."""
    met = 0
    for count in seats:
        position = new(Table(game, tuple(rules_of(game).check_options(options, count).items()), count), seed=count)
        rng = Random(count)
        while not position.over:
            decision = position.decisions[0]
            if not position.sealed and position.in_own_turn(decision.seat):
                met += 1
                if met % every == 0:
                    yield position
            chosen = players.choose(players.ROOKIE, position, decision.seat, rng)
            position.choose(decision.seat, rng.choice([*decision.options]) if rng.random() < shots else chosen)


def advised_panel(position: Position, seat: int) -> Panel:
    """That of a table with hints."""
    return replace(panel_of(position, seat), advised=hint(position, seat, Random(seat)).turns)
