"""A button that makes several choices says all that is lost or passed over by them, and is not called like an option
that does otherwise."""

import re
from typing import Any, NamedTuple

import pytest

from cogs.panel.menus import short_text
from cogs.panel.panel import labels_of
from cogs.panel.quick_button import ShortcutButton
from cogs.panel.shortcuts import shortcuts_of
from engine.core.position import Position
from engine.istanbul.events import Left
from engine.istanbul.names import GOODS
from engine.istanbul.notation import LEAVING
from engine.marco_polo.components.amounts import KINDS
from engine.marco_polo.notation import STAY
from tests.support.presses import WORDS, panel_of
from tests.support.quick_buttons import GAMES, NAMES, moments, notations
from tests.support.sentences import say
from words.games import game_words
from words.marco_polo import terms
from words.shapes import Label

SHOTS = 0.15
"""How often the player of a test chooses anything."""


def offered(position: Position) -> tuple[dict[str, Label], list[ShortcutButton]]:
    """The labels of the options, and the quick buttons and whole turns."""
    panel = panel_of(position, position.decisions[0].seat)
    assert panel.decision is not None
    labels = labels_of(WORDS, panel, panel.decision, NAMES)
    buttons, menu, _ = shortcuts_of(WORDS, panel, labels, NAMES)
    return labels, [*buttons, *menu]


class Made(NamedTuple):
    """`after`: the position after the choices of a button without the end of the turn; `declined`: the labels of free
    things declined on the way; `chooses`: whether it chooses more than the defaults after its first option; `left`: how
    many assistants stay behind by choices whose price was not said before."""

    after: Position
    declined: list[str]
    chooses: bool
    left: int


def made(position: Position, one: ShortcutButton) -> Made:
    fork, seat, declined, chooses, left = position.fork(), position.decisions[0].seat, list[str](), False, 0
    speech, end = game_words(position.rules.name), position.rules.turn_end
    for number, notation in enumerate(choice for choice in notations(one) if choice != end):
        decision = fork.decision(seat)
        if notation == STAY or notation in LEAVING:
            declined.append(speech.option_label(WORDS, fork.view(seat), decision, notation, None, NAMES).text)
        chooses = chooses or (number > 0 and notation != decision.default)
        happened = fork.choose(seat, notation)
        if number or not position.choices:
            left += sum(isinstance(event, Left) and not event.neutral for event in happened)
    return Made(fork, declined, chooses, left)


def lost(game: str, before: Any, after: Any, left: int) -> list[str]:
    """A word, as a pattern, for each thing of which a seat has less; that an assistant is left goes without saying."""
    words = WORDS.about(game)
    if game == "istanbul":
        have = [*zip(GOODS, before.goods, after.goods, strict=True), ("(lira|pay )", before.lira, after.lira)]
        have += [
            ("(coffee)", before.coffee, after.coffee),
            ("(assistant|family)", len(before.stack) - left, len(after.stack)),
        ]
        return [rf"\b{name}" for name, was, now in have if now < was]
    counted = say("marco_polo/label-discards", count=len({*before.contracts}))
    gone = {*before.contracts} - {*after.contracts, *after.done}
    less = zip(KINDS, before.have, after.have, strict=True)
    return [
        *(f"{re.escape(terms.contract_reward(words, one))}|{re.escape(counted)}" for one in gone),
        *(rf"\b{kind}" for kind, was, now in less if now < was and kind != "vp"),
    ]


def unsaid(position: Position, one: ShortcutButton, done: Made) -> list[str]:
    """What is lost or passed over by the choices of a button and stands nowhere in its line."""
    seat, told, game = position.decisions[0].seat, one.told(WORDS), position.rules.name
    silent = [label for label in done.declined if label.lower() not in told.lower()]
    if done.after.floor > len(position.choices):
        return silent  # what chance took is not known before
    before = position.fork()
    if game == "istanbul" and position.choices:
        before.choose(seat, notations(one)[0])  # its price was said when the question was chosen
    mine = (before.view(seat).seats[seat], done.after.view(seat).seats[seat])
    return silent + [word for word in lost(game, *mine, done.left) if not re.search(word, told, re.IGNORECASE)]


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_button_says_what_is_lost_and_is_not_called_like_an_option_that_does_otherwise(
    game: str, options: dict[str, str], every: int
) -> None:
    """Whole turns are called by their places alone: that they are finished stands above them."""
    several, named = 0, 0
    for position in moments(game, options, (2, 3, 4), SHOTS, every):
        labels, buttons = offered(position)
        rules, decision = position.rules, position.decisions[0]
        finishes = decision.kind in rules.shortcut_kinds and rules.turn_end not in decision.options
        called = {text for label in labels.values() for text in (label.text, short_text(label))}
        for one in buttons:
            done = made(position, one)
            assert not unsaid(position, one, done), one
            several += 1
            if not finishes:
                named += 1
                assert not done.chooses or one.label not in called, one
    assert several > 100 and named > 30, (several, named)
