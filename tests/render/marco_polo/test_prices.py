"""Prices are drawn as they are in the version of the rules that a game began with."""

import pytest

from engine.core.figures import Figure
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.board import BLACK_DIE_PRICE
from render.games import drawing
from render.scene import TOPIC, AnyScene, Scene, Subject
from tests.support.changed_figures import changed_figure
from words.speech import LATEST, words

SAY = words("en").about("marco_polo").say


@pytest.fixture(autouse=True)
def _changed_price(monkeypatch: pytest.MonkeyPatch) -> None:
    changed_figure(monkeypatch, BLACK_DIE_PRICE, Figure(cost(camel=3), {3: cost(camel=4)}))


def test_an_entry_is_drawn_with_the_price_of_its_game() -> None:
    def drawn(key: str, version: int = LATEST) -> bytes:
        scene: AnyScene = Scene(Subject(key, version=version), (), "en", SAY)
        return drawing("marco_polo", TOPIC)(scene).tobytes()

    assert drawn("bonus-black", 2) != drawn("bonus-black", 3) == drawn("bonus-black")
    assert drawn("bonus-reroll", 2) == drawn("bonus-reroll", 3)
