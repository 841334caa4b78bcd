"""A choice that somebody writes out is never taken for another one."""

from random import Random

import pytest

from cogs.panel.panel import labels_of
from cogs.panel.typed import understood
from engine import players
from engine.core.decision import Decision
from engine.core.position import Position
from tests.support.dealt.tables import all_tables, new
from tests.support.panels import WORDS, panels
from words.games import game_words

MOMENTS = 60
LOOKED_AT = [0.35, pytest.param(1.0, marks=pytest.mark.slow)]
"""The share of the moments of a game."""


@pytest.mark.parametrize("share", LOOKED_AT)
@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_what_is_not_possible_now_is_not_taken_for_an_option_that_is(game: str, share: float) -> None:
    """Such as *coins*, once they are taken, for *Take 3 coins for a die*."""
    looked = 0
    for table in [table for table in all_tables() if table.game == game][::15]:
        position, rng, looks = new(table, MOMENTS), Random(f"typed {table}"), Random(f"looked at {table}")
        for _ in range(MOMENTS):
            if position.over:
                break
            decision = rng.choice(position.decisions)
            if looks.random() < share:
                looked += understood_rightly(position, decision)
            position.choose(decision.seat, players.choose(players.RANDOM, position, decision.seat, rng))
    assert looked


def understood_rightly(position: Position, decision: Decision) -> int:
    """How many wishes are not among the options now; what each is taken for is the same with a card at most."""
    game, seat, looked = position.rules.name, decision.seat, 0
    w = WORDS.about(game, position.state.version)
    panel = next(panel for panel in panels(position, "Ada") if panel.seat == seat)
    labels = labels_of(w, panel, decision, ["Ada 0", "Ada 1", "Ada 2", "Ada 3", "Ada 4"], foresee=False)
    for wish, _name in game_words(game).wishes(w, position.view(seat)):
        if wish not in decision.options:
            looked += 1
            meant = understood(w, panel, labels, wish)
            assert meant == wish or meant.startswith(f"{wish} "), (wish, meant)
    return looked
