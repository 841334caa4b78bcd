"""Pictures of whole games: drawn for every number of players and turns, small enough, nothing over anything else."""

import io
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial

import pytest
from PIL import Image

from engine.core.standings import ahead_for_good
from render.finale.chart import apart
from render.finale.end import draw_end
from render.game import Look
from render.games import drawing
from render.kit.canvas import HEIGHT, WIDTH, Box
from render.kit.colour import PALETTES, USUAL
from render.scene import END, RACE, SHARES, Course
from render.studio import Studio
from tests.render.bounds import LARGEST, NAMES_OF_PEOPLE, NEEDED, NOTHING
from tests.render.drawn import Drawn, cut, in_the_way, too_small, watched
from tests.render.scenes.base import seat, view
from tests.render.scenes.whole_games import COURSES, five_ended, five_shares, marks, say
from words.speech import Words

WORDS = Words("en", strict=True)
LEAST_NAME = 24
WIDE = ("W" * 32, "Köpke the computer player", "مُحَمَّد", "👩‍👩‍👧‍👦 🐪", "Ben Ben Ben Ben Ben Ben Ben Ben")
ENDS = {
    "all first": ((5, 9, 3, 1),) * 5,
    "three first": ((5, 9, 3, 1),) * 3 + ((4, 1, 1, 1), (3, 1, 1, 1)),
    "two first, two third": ((4, 1, 0, 0), (6, 9, 0, 0), (4, 1, 0, 0), (6, 9, 0, 0)),
    "three second": ((3, 0, 0, 0), (4, 2, 0, 0), (6, 0, 0, 0), (4, 2, 0, 0), (4, 2, 0, 0)),
    "three third": ((6, 0, 0, 0), (5, 2, 0, 0), (4, 2, 0, 0), (4, 2, 0, 0), (4, 2, 0, 0)),
    "two": ((6, 0, 0, 0), (5, 2, 0, 0)),
}


def ended(name: str) -> Course:
    """A game of Istanbul that ended so, of people with bad names."""
    ends = ENDS[name]
    colours = [one.colour for one in five_ended().view.seats]
    seats = [seat(colour, rubies=end[0], lira=end[1]) for colour, end in zip(colours, ends, strict=False)]
    course = marks(60, ends, (9, 0, 3, 20, 5)[: len(ends)], len(ends))
    reason = f"{WIDE[0]} wins with 6 rubies, beating {WIDE[1]} and {WIDE[4]} on lira (17 to 2)."
    decided = ahead_for_good(course)
    names = WIDE[: len(ends)]
    return Course(view(*seats, over=True), names, "en", say, marks=course, headline="Istanbul", reason=reason,
                  decided=decided)  # fmt: skip


def game_of(name: str) -> str:
    return "marco_polo" if "polo" in name else "istanbul"


CASES: dict[str, Callable[[], Course]] = COURSES | {name: partial(ended, name) for name in ENDS}


@lru_cache
def seen(name: str, picture: str) -> list[Drawn]:
    """What is on it, with the words people read."""
    game = game_of(name)
    course = replace(CASES[name](), say=WORDS.about(game).say)
    return watched(lambda: drawing(game, picture)(course))[1]


@pytest.mark.parametrize("picture", [RACE, END])
@pytest.mark.parametrize("name", CASES)
async def test_they_are_webp_of_the_right_size_and_weight(name: str, picture: str) -> None:
    body = await Studio().picture(game_of(name), picture, CASES[name]())
    assert len(body) <= LARGEST
    with Image.open(io.BytesIO(body)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (WIDTH, HEIGHT))


@pytest.mark.parametrize("picture", [RACE, END])
@pytest.mark.parametrize("name", CASES)
def test_everything_is_large_enough_whole_and_hidden_by_nothing(name: str, picture: str) -> None:
    """But for the emblems on lines, which follow them wherever they lead."""
    drawn = [one for one in seen(name, picture) if one.by != "chart.draw_emblems"]
    wrong = {
        "too small": too_small(drawn, lambda one: LEAST_NAME if one.by in NAMES_OF_PEOPLE else NEEDED),
        "cut": [one for one in cut(drawn) if one.by not in NAMES_OF_PEOPLE],
        "in the way": in_the_way(drawn),
    }
    assert wrong == NOTHING
    assert [one for one in drawn if not Box(0, 0, WIDTH, HEIGHT).contains(one.box)] == []


def test_the_chart_of_shares_hides_nothing() -> None:
    course = replace(five_shares(), say=WORDS.about("istanbul").say)
    drawn = watched(lambda: drawing("istanbul", SHARES)(course))[1]
    drawn = [one for one in drawn if one.by != "chart.draw_emblems"]
    assert in_the_way(drawn) == [] and cut([one for one in drawn if one.by not in NAMES_OF_PEOPLE]) == []


def test_a_game_without_a_score_sheet_has_a_wide_race_with_names_instead() -> None:
    drawn = watched(lambda: draw_end(five_ended(), Look()))[1]
    assert [one for one in drawn if one.by.startswith("pad.")] == []
    assert [one.what for one in drawn if one.by == "chart.draw_ends" and one.what == "Ada"] == ["Ada"]


@pytest.mark.parametrize("name", ["five_ended", "shared", "polo_ended", "polo_tied"])
def test_usual_names_are_whole(name: str) -> None:
    assert cut(seen(name, END)) == []


def test_what_nobody_scored_in_is_left_out() -> None:
    words_of = [one.what for one in seen("polo_tied", END) if one.by == "pad.word" and one.kind == "text"]
    assert words_of == ["Points", "In the game", "Goal cards", "Their cities", "Coins", "Contracts", "Camels"]
    assert "Bonus cards" not in [one.what for one in seen("shared", END)]


def test_the_final_scoring_of_a_seat_is_added_up() -> None:
    assert [one.what for one in seen("polo_tied", END) if one.by == "pad.section" and one.what.startswith("+")] == [
        "+8", "+10", "+7", "+2",
    ]  # fmt: skip


def test_who_shares_a_place_stands_beside_each_other_on_the_same_step() -> None:
    names = {one.what: one.box for one in seen("polo_tied", END) if one.by == "podium.stand" and one.kind == "text"}
    second, also_second, first = names["Ada"], names["Chloe"], names["Dilan"]
    assert abs(second.middle[1] - also_second.middle[1]) <= 2
    assert second.right < also_second.x and also_second.right < first.x
    assert first.y < second.y


def test_everybody_who_shares_a_win_stands_in_the_light() -> None:
    heroes = [one for one in seen("all first", END) if one.by == "stage.heroes"]
    assert len(heroes) == 5
    assert len([one for one in seen("two", END) if one.by == "stage.heroes"]) == 1


def test_the_turn_that_decided_has_a_flag_and_is_told() -> None:
    course = five_ended()
    assert course.decided is not None
    told = [one.what for one in seen("five_ended", RACE)]
    assert f"In the lead since round {course.decided.round}" in told
    assert not any("the lead" in text for text in (one.what for one in seen("shared", RACE)))
    assert "Took the lead at the very end" in [one.what for one in seen("polo_ended", END)]


def test_a_level_is_as_high_as_the_highest_line() -> None:
    levels = [one for one in seen("polo_ended", END) if one.by == "chart.levels" and one.kind == "text"]
    assert [one.what for one in levels] == ["0", "20", "40", "60", "80", "100"], "the winner has 98"


def test_turns_pointed_out_have_the_numbers_of_the_text() -> None:
    drawn = watched(lambda: drawing("istanbul", SHARES)(five_shares()))[1]
    assert [one.what for one in drawn if one.by == "shares.draw_shares" and one.what.isdigit()] == ["1", "2", "4"]


def test_lines_of_equal_scores_lie_beside_each_other() -> None:
    course = ended("all first")
    picture, drawn = watched(lambda: drawing("istanbul", RACE)(replace(course, say=WORDS.about("istanbul").say)))
    beside = min(one.box.x for one in drawn if one.by == "chart.draw_ends") - 12
    inks = {picture.getpixel((beside, y)) for y in range(HEIGHT)}
    assert [one.colour for one in course.view.seats if PALETTES[USUAL][one.colour][0] not in inks] == []


@pytest.mark.parametrize("turns", [1, 2, 97])
async def test_shares_are_drawn_for_any_number_of_turns(turns: int) -> None:
    course = replace(five_shares(), marks=five_shares().marks[-turns:])
    body = await Studio().picture("istanbul", SHARES, course)
    assert len(body) <= LARGEST
    with Image.open(io.BytesIO(body)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (WIDTH, HEIGHT))


def test_a_game_of_which_one_turn_is_known_has_a_race() -> None:
    course = five_ended()
    assert drawing("istanbul", RACE)(replace(course, marks=course.marks[-1:])).size == (WIDTH, HEIGHT)


def test_another_course_is_another_picture() -> None:
    course = five_ended()
    others = (
        replace(course, marks=course.marks[:-1]), replace(course, reason="Ada wins."), replace(course, names=()),
        replace(course, decided=None),
    )  # fmt: skip
    assert len({one.digest() for one in (course, *others)}) == 5


def test_what_would_overlap_is_moved_apart_as_little_as_possible() -> None:
    assert apart([100, 100, 104, 400], 50, 0, 500) == [51, 101, 151, 400]
    assert apart([380, 390, 400], 50, 0, 400) == [300, 350, 400]
    assert apart([0, 10], 50, 20, 400) == [20, 70]
    assert apart([10, 60, 110], 50, 0, 400) == [10, 60, 110]
