"""A choice that somebody writes out is never taken for another one."""

from random import Random

import pytest

from cogs.panel.panel import labels_of
from cogs.panel.typed import understood
from engine import players
from tests.support.dealt.tables import all_tables, new
from tests.support.panels import WORDS, panels
from words.games import game_words

MOMENTS = 60


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_what_is_not_possible_now_is_not_taken_for_an_option_that_is(game: str) -> None:
    """Such as *coins*, once they are taken, for *Sell a die: +3 coins*."""
    looked = 0
    for table in [table for table in all_tables() if table.game == game][::15]:
        position, rng = new(table, MOMENTS), Random(f"typed {table}")
        for _ in range(MOMENTS):
            if position.over:
                break
            decision = rng.choice(position.decisions)
            w, seat = WORDS.about(game, position.state.version), decision.seat
            panel = next(panel for panel in panels(position, "Ada") if panel.seat == seat)
            labels = labels_of(w, panel, decision, ["Ada 0", "Ada 1", "Ada 2", "Ada 3", "Ada 4"], foresee=False)
            for wish, _name in game_words(game).wishes(w, position.view(seat)):
                if wish not in decision.options:
                    looked += 1
                    meant = understood(w, panel, labels, wish)
                    assert meant == wish or meant.startswith(f"{wish} "), (wish, meant)  # the same with a card
            position.choose(seat, players.choose(players.RANDOM, position, seat, rng))
    assert looked
