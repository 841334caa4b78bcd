"""Figures of the rules are asked of the version that a game began with."""

import sys
from typing import Any

import pytest

from engine.core.create import new_position
from engine.core.figures import Figure, Figures, figure_at
from engine.games import GAMES, rules_of
from engine.istanbul.merchant import table
from engine.istanbul.merchant.weights import USUAL
from engine.istanbul.places import warehouses
from engine.istanbul.rookie import places
from engine.istanbul.rules import ISTANBUL, Istanbul

PRICE = Figure(8, {3: 7, 5: 6})


@pytest.mark.parametrize(("version", "price"), [(1, 7), (2, 7), (3, 6), (4, 6), (5, 8), (6, 8)])
def test_a_figure_is_that_of_the_version(version: int, price: int) -> None:
    assert PRICE.at(version) == figure_at(PRICE, version) == price
    assert figure_at(price, version) == price


def test_sentences_about_no_game_name_the_latest_figure() -> None:
    figures = Figures(lira=PRICE, cards=2)
    assert figures == {"lira": 8, "cards": 2}
    assert figures.at(2) == {"lira": 7, "cards": 2}
    assert figures.at(5) == dict(figures)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_figure_changes_in_a_version_that_the_game_does_not_have(game: str) -> None:
    """A later one would be the older figure in every game; the version is raised in the game's rules."""
    later = {name for name, figure in figures_of(game).items() if figure.changed_in > rules_of(game).version}
    assert later == set(), f"raise the version of {game} in its rules"


def test_the_figures_of_a_game_are_found() -> None:
    assert any(figures_of(game) for game in GAMES)


def figures_of(game: str) -> dict[str, Figure[Any] | Figures]:
    package = type(rules_of(game)).__module__.rpartition(".")[0]
    return {
        f"{module}.{name}": value
        for module, content in list(sys.modules.items())
        if module.startswith(package)
        for name, value in vars(content).items()
        if isinstance(value, Figure | Figures)
    }


def test_the_newest_version_in_which_a_figure_changes() -> None:
    assert (PRICE.changed_in, Figure(8).changed_in) == (5, 0)
    assert (Figures(lira=PRICE, coffee=Figure(1, {4: 2}), cards=2).changed_in, Figures(cards=2).changed_in) == (5, 0)


class Later(Istanbul):
    version = 3


@pytest.mark.parametrize(("version", "price"), [(2, 7), (3, 8)])
def test_rules_and_computer_players_ask_the_version_of_the_game(
    version: int, price: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warehouses, "EXTENSION_PRICE", Figure(8, {3: 7}))
    position = new_position(Later(), {}, ISTANBUL.colours[:2], bytes(32), version=version)
    state = position.state
    seat = state.seats[state.active]
    seat.lira = 7
    refused = warehouses.no_extension(state)
    assert (refused.facts["lira"] if refused else 7) == price
    view = ISTANBUL.view(state, state.active)
    assert bool(places.worth(view, 1)) == (price == 7)
    assert table.Table(view, USUAL).extension_price == price
