"""After the last round: what cards can bring bounds whom the table waits for (ruling 31)."""

from engine.istanbul.cards.card import CARDS
from engine.istanbul.final import BRINGS


def test_every_card_of_the_last_play_says_what_it_brings() -> None:
    assert set(BRINGS) == {face for face, card in CARDS.items() if card.final}
