"""The choices of a button in its custom id."""

from cogs.panel.carried import BETWEEN, LETTERS, WORDS, carried, notations_in

TURN = [
    "complete S05",
    "take silk gold",
    "contracts",
    "die 6",
    "take K38 K26",
    "camels with K38",
    "camels with K26",
    "end",
]


def test_choices_are_carried_as_they_are_where_they_fit_and_shorter_where_not() -> None:
    whole = BETWEEN.join(TURN)
    assert carried(TURN, lambda text: True) == whole
    short = carried(TURN, lambda text: len(text) < len(whole))
    assert short == "=C S05/T S gold/R/die 6/T K38 K26/M H K38/M H K26/end"
    assert notations_in(short) == notations_in(whole) == TURN


def test_words_that_are_letters_are_not_mistaken() -> None:
    assert carried(["copy B", "end"], lambda text: False) == "copy B/end"
    assert len(WORDS) == len(LETTERS)
