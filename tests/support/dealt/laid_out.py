"""Games that begin in a position that a test has laid out (`tests.scenarios.<game>.given.start`)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.position import AnyPosition
from engine.core.rules import Decks


def begin_as(monkeypatch: pytest.MonkeyPatch, position: AnyPosition) -> None:
    """From now on every game of its rules with as many seats begins as it does, with the dice of its own seed."""
    rules, laid_out, real = position.rules, position.boundary.clone(), position.rules.new_state

    def new_state(options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int) -> Any:
        if len(colours) != len(laid_out.seats):
            return real(options, colours, dice, decks, version)
        state = laid_out.clone()
        state.dice = dice
        return state

    monkeypatch.setattr(rules, "new_state", new_state)
