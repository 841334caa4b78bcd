"""What people at a table are called."""

from cogs.framework.emblems import ORDINARY
from cogs.framework.language import names_of, plain_names_of
from cogs.framework.routes import button
from db import SeatRow
from engine.games import GAMES
from words.speech import words


def seat(number: int, colour: str, name: str) -> SeatRow:
    return SeatRow("k7f2", number, colour, number + 1, "human", name)


def test_people_keep_their_names_unless_two_share_one() -> None:
    seats = [seat(0, "red", "Ada"), seat(1, "blue", "Ben"), seat(2, "green", "Ada")]
    assert names_of(words(), seats) == ("Ada (Red)", "Ben", "Ada (Green)")


def test_a_name_cannot_write_into_the_text() -> None:
    seats = [seat(0, "red", "[Free](https://evil.example)"), seat(1, "blue", "\u202e\u200b"), seat(2, "green", "a_b")]
    assert names_of(words(), seats) == (r"\[Free\](https\:\/\/evil\.example)", "Blue", r"a\_b")
    assert plain_names_of(words(), seats)[2] == "a_b"
    assert button(names_of(words(), seats)[2], "open").item.label == "a_b"


def test_a_seat_that_nobody_has_is_called_by_its_colour() -> None:
    assert names_of(words(), [seat(0, "red", ""), seat(1, "blue", "")]) == ("Red", "Blue")


def test_every_colour_has_a_sign_of_its_own() -> None:
    colours = {colour for rules in GAMES.values() for colour in rules.colours}
    assert sorted(colours - ORDINARY.colours.keys()) == []
    assert len(set(ORDINARY.colours.values())) == len(ORDINARY.colours)
