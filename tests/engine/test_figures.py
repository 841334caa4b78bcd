"""Figures of the rules are asked of the version that a game began with."""

import pytest

from engine.core.create import new_position
from engine.core.figures import Figure, Figures, figure_at
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


class Later(Istanbul):
    version = 3


@pytest.mark.parametrize(("version", "price"), [(2, 7), (3, 8)])
def test_rules_and_house_players_ask_the_version_of_the_game(
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
