"""Figures of the rules that differ between versions, as those will that an edition changes."""

from typing import TypeVar

import pytest

from engine.core.figures import Figure

T = TypeVar("T")


def changed_figure(monkeypatch: pytest.MonkeyPatch, figure: Figure[T], other: Figure[T]) -> None:
    """Gives `figure`, wherever it has been imported to, the values of `other` for this test."""
    for name in Figure.__slots__:
        monkeypatch.setattr(figure, name, getattr(other, name))
