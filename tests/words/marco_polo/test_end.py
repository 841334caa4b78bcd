"""Key moments and figures of a finished game of Marco Polo."""

from engine.core.standings import Mark
from engine.marco_polo.events import BuiltPost, Completed, GotBlackDie, Moved, Rerolled, Rolled
from tests.support.language.marco_polo_words import WORDS
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo.finished import figures

NAMES = ("Ada", "Ben")


def mark(turn: int, *points: int) -> Mark:
    return Mark(turn, 1, tuple((count, 2) for count in points))


def test_the_turns_that_counted_most() -> None:
    turns = {
        3: [],
        4: [Moved(0, 0, ("venezia", "alexandria", "moscow"), "travel")],
        7: [Moved(1, 0, ("venezia", "moscow"), "travel"), BuiltPost(1, "beijing", 4, None)],
        9: [],
    }
    marks = [mark(0, 0, 0), mark(3, 0, 9), mark(4, 2, 9), mark(9, 50, 40)]
    assert SPEECH.moments(WORDS, turns, marks, NAMES) == [
        (3, "Ben scores 9 points in one turn, the most of the game."),
        (7, "The first trading post in Beijing."),
        (9, "Ada takes the lead at the very end."),
    ]
    found = SPEECH.moments(WORDS, turns, [mark(0, 0, 0)], NAMES)
    assert found[0] == (4, "Ada makes the longest journey: from Venezia to Moscow in 2 steps.")


def test_figures_leave_out_dice_that_are_set_when_placed() -> None:
    events = [
        Rolled(0, (1, 2, 26, 4, 6)), Rerolled(0, 1, 5), GotBlackDie(0, 13, "black"), Rolled(1, (0, 0, 0)),
        GotBlackDie(1, 10, "black"), Completed(1, "K07"), BuiltPost(1, "anxi", 1, None),
        Moved(1, 0, ("venezia", "anxi"), "travel"),
    ]  # fmt: skip
    words = WORDS.about("marco_polo")
    assert figures(words, None, events, 0) == "pips rolled: 27 (3 above average)"
    assert figures(words, None, events, 1) == "1 contract completed, 1 trading post, 1 step travelled"
