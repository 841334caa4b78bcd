"""What the lines of buttons for several choices say of the cards and figures among them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from cogs.panel.panel import labels_of
from cogs.panel.quick_button import ShortcutButton
from cogs.panel.shortcuts import shortcuts_of
from engine import players
from engine.core.position import Position
from engine.istanbul.cards.table import CARDS
from engine.istanbul.names import COFFEE_TRADER, COURIER, GOVERNOR, SMUGGLER
from engine.players.hints.turns import Turn
from host import Panel
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import Table, new
from tests.support.presses import WORDS, panel_of
from tests.support.quick_buttons import NAMES, notations
from words.games import game_words
from words.istanbul import terms

OWN, SPEECH = WORDS.about("istanbul"), game_words("istanbul")
FIGURES = (COFFEE_TRADER, COURIER, GOVERNOR, SMUGGLER)
SHOTS = 0.15
"""How often anything is chosen, so that cards are drawn and played and figures met."""


def moments(seed: int) -> Iterator[Position]:
    """The decisions of a game with all expansions that a seat makes in its own turn after its first choice."""
    position, rng = new(Table("istanbul", (("expansion", "bazaar"),), 3), seed=seed), Random(seed)
    while not position.over:
        decision = position.decisions[0]
        if position.choices and position.choices[0].seat == decision.seat and not position.sealed:
            yield position
        chosen = players.choose(players.ROOKIE, position, decision.seat, rng)
        position.choose(decision.seat, rng.choice([*decision.options]) if rng.random() < SHOTS else chosen)


def buttons(position: Position) -> list[ShortcutButton]:
    return buttons_of(panel_of(position, position.decisions[0].seat))


def buttons_of(panel: Panel) -> list[ShortcutButton]:
    assert panel.decision is not None
    return shortcuts_of(WORDS, panel, labels_of(WORDS, panel, panel.decision, NAMES), NAMES).buttons


def test_the_name_of_a_card_is_enough_and_a_figure_is_explained_only_where_it_is_paid_later() -> None:
    rules = {terms.card_line(OWN, face) for face in CARDS}
    asks = {terms.figure_line(OWN, figure) for figure in FIGURES}
    with_cards = 0
    for position in moments(103):
        for one in buttons(position):
            parts = one.line.written(WORDS).split(" · ")
            assert not rules.intersection(parts), one
            with_cards += "“" in one.label
            if not notations(one)[-1].startswith("meet "):
                assert not asks.intersection(parts), one
    assert with_cards > 3


def test_a_figure_that_is_being_paid_is_not_said_to_be_left_out() -> None:
    paid = 0
    for position in moments(105):
        decision = position.decisions[0]
        if decision.kind not in FIGURES:
            continue
        left_out = OWN.say("shortcut-not-met", figures=terms.figure(OWN, decision.kind))
        panel = panel_of(position, decision.seat)
        labels = labels_of(WORDS, panel, decision, NAMES)
        for way in (way for one in labels for way in position.shortcuts(decision.seat, one)):
            if way.chance and way.opens == decision.kind:  # it is paid and goes where the dice say
                ended = way._replace(ends=True)
                assert left_out != SPEECH.shortcut_skips(OWN, position.view(decision.seat), ended)
                paid += 1
    assert paid > 5


def test_a_hint_that_takes_no_more_for_the_tile_does_not_come_before_the_roll_as_it_is() -> None:
    position = start({"red": {"at": 10, "tiles": ["fabric"]}})
    for notation in ("move 9", "leave"):
        position.choose(0, notation)
    position.choose(0, "call 9", outcomes=(1, 2))  # a 2 and a 3
    advised = [Turn((option,), False, 0.5, {}, {}, ends=True) for option in ("turn 2", "keep")]
    first, *_ = buttons_of(replace(panel_of(position, 0), advised=advised))
    assert notations(first)[0] == "keep"


def test_a_hint_that_swaps_a_good_for_itself_has_no_button_where_a_deal_can_be_made() -> None:
    position = start({"red": {"at": 11, "lira": 2}, "smuggler": 7})
    for notation in ("move 7", "meet smuggler"):
        position.choose(0, notation)
    advised = [Turn((option,), True, 0.5, {}, {}, ends=True) for option in ("fruit for fruit", "jewelry for lira")]
    first, *others = buttons_of(replace(panel_of(position, 0), advised=advised))
    assert notations(first)[0] == "jewelry for lira"
    assert "fruit for fruit" not in [notations(one)[0] for one in others]


def test_a_card_that_is_copied_is_named_with_what_is_paid_at_once() -> None:
    red = {"at": 1, "lira": 2, "goods": {"spice": 1}}
    piles = {"deck": ["copy-top-discard"], "discard": ["good-for-7-lira"]}
    position = start({"options": {"expansion": "letters"}, "red": red, "governor": 4, **piles})
    for notation in ("move 4", "leave", "skip", "meet governor"):
        position.choose(0, notation)
    (copies,) = (one for one in buttons(position) if notations(one)[0] == "play copy-top-discard")
    assert copies.line.written(WORDS).endswith("copies “7 lira for a good” · pay 2 lira, 1 spice")
