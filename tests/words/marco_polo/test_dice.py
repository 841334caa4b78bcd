"""How dice are listed: equal ones together, those without a value counted."""

import pytest

from engine.marco_polo.components.dice import BLACK, WHITE
from words.marco_polo import terms
from words.speech import words


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((3, 5, 5), "two 5s and 3"),
        ((4, 4), "two 4s"),
        ((4, 4, WHITE + 6), "two 4s and white 6"),
        ((BLACK + 2, 1, BLACK + 5, BLACK + 2), "1, black 5 and two black 2s"),
        ((0, 0, BLACK), "2 coloured dice and a black one"),
        ((BLACK, BLACK), "2 black dice"),
    ],
)
def test_equal_dice_are_counted(numbers: tuple[int, ...], told: str) -> None:
    assert terms.dice(words("en").about("marco_polo"), numbers) == told


@pytest.mark.parametrize(
    ("language", "told"), [("de", "zwei schwarze 5er"), ("ru", "две чёрные пятёрки"), ("cs", "dvě černé pětky")]
)
def test_equal_black_dice_are_called_as_players_call_them(language: str, told: str) -> None:
    assert terms.dice(words(language).about("marco_polo"), (BLACK + 5, BLACK + 5)) == told


def test_german_gives_a_black_or_white_die_among_others_its_article() -> None:
    german = words("de").about("marco_polo")
    dice = terms.dice(german, (4, 4, WHITE + 3))
    assert german.say("example-dice", dice=dice, count=3) == "Du hast noch zwei 4er und eine weiße 3."
    assert german.say("story-used", space="Seidenreihe", dice=terms.dice(german, (2, BLACK + 1))) == (
        "Seidenreihe mit einer 2 und einer schwarzen 1"
    )
