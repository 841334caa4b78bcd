"""Cards of people: a profile, a leaderboard, and the table of a season."""

from dataclasses import replace

import pytest

from engine.marco_polo.components.characters import CHARACTERS
from render.cards import season_table
from render.cards.leaderboard import MOST_ROWS
from render.cards.shapes import GameResults
from render.encode import to_webp
from render.games import GAMES, drawing
from render.kit.canvas import Box
from render.scene import LEADERBOARD, PROFILE, SEASON_TABLE
from tests.render.drawn import Drawn, cut, in_the_way, watched
from tests.render.scenes.people import COURSE, TRYING, best, leaderboard, person, profile, season

MOST_BYTES = 150 * 1024
SHOWN = 370
"""Pixels that a phone has for them."""
READ = 9
"""Pixels of letters that stand in the text below too."""


def drawn(game: str, name: str, scene) -> list[Drawn]:
    picture, found = watched(lambda: drawing(game, name)(scene))
    assert len(to_webp(picture)) < MOST_BYTES
    whole = Box(0, 0, *picture.size)
    assert all(whole.contains(one.box) for one in found)
    assert in_the_way(found) == []
    assert all(one.size * SHOWN / picture.width > READ for one in found if one.kind == "text")
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("name", TRYING)
def test_any_name_stays_on_its_card(game: str, name: str) -> None:
    drawn(game, PROFILE, profile(name, *person().view.results))


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("count", [1, len(TRYING)])
def test_a_leaderboard_has_a_row_for_each(game: str, count: int) -> None:
    found = drawn(game, LEADERBOARD, leaderboard(*TRYING[:count], title="The Voyages of Marco Polo"))
    assert [one.what for one in found if one.kind == "piece"].count("crown") == count
    assert {str(line.rating) for line in best().view.ranked[:count]} <= {one.what for one in found}


def test_figures_are_never_cut() -> None:
    found = [*drawn("istanbul", LEADERBOARD, best()), *drawn("istanbul", PROFILE, person())]
    assert {one.what for one in cut(found)} == {one.what for one in cut(found) if not any(map(str.isdigit, one.what))}


def test_no_more_people_are_drawn_than_have_room() -> None:
    many = leaderboard(*["Ada"] * (MOST_ROWS + 5))
    assert drawing("istanbul", LEADERBOARD)(many).height == drawing("istanbul", LEADERBOARD)(best()).height


def results(*course: float, rating: int | None = 1500, character: str = "") -> GameResults:
    return GameResults("marco_polo", "The Voyages of Marco Polo", 3, 1, rating, 300, course, (1,), character)


def test_a_course_is_drawn_from_its_first_game_on() -> None:
    courses = [(1500.0,), (1500.0, 1500.0), COURSE, COURSE[::-1], tuple(1000.0 + number for number in range(400))]
    pictures = {drawing("marco_polo", PROFILE)(profile("Ada", results(*course))).tobytes() for course in courses}
    assert len(pictures) == len(courses)
    assert any(one.what == "no rated games" for one in drawn("istanbul", PROFILE, profile("Ada", results(rating=None))))


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_every_character_has_a_portrait(character: str) -> None:
    draw = drawing("marco_polo", PROFILE)
    shown = draw(profile("Ada", results(1500.0, character=character)))
    assert shown.tobytes() != draw(profile("Ada", results(1500.0))).tobytes()


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("count", [1, 5, 7, len(TRYING)])
def test_a_season_has_a_row_for_each_that_is_read_on_a_phone(game: str, count: int, over: bool) -> None:
    scene = season(*TRYING[:count], title="W" * 40, over=over)
    found = drawn(game, SEASON_TABLE, scene)
    assert drawing(game, SEASON_TABLE)(scene).size == (season_table.WIDE, season_table.HIGH)
    assert {line.points for line in scene.view.lines} <= {one.what for one in found}
    assert [one.what for one in found].count("crown") == over


def test_of_a_season_no_more_rows_are_drawn_than_have_room() -> None:
    many, full = season(*["Ada"] * 13), season(*["Ada"] * season_table.MOST_ROWS)
    assert drawing("istanbul", SEASON_TABLE)(many).size == drawing("istanbul", SEASON_TABLE)(full).size
    rows = [one for one in drawn("istanbul", SEASON_TABLE, many) if one.what == "Ada"]
    assert len(rows) == season_table.MOST_ROWS


def test_whatever_is_so_of_somebody_changes_the_table() -> None:
    draw, plain = drawing("istanbul", SEASON_TABLE), season(*TRYING[:5])
    line = plain.view.lines[2]
    others = (
        line._replace(place=2),
        line._replace(place=None),
        line._replace(places=(*line.places[:-1], 0)),
        line._replace(places=line.places[:-1]),
        line._replace(points="7"),
        line._replace(move=1),
        line._replace(move=-1),
        line._replace(faded=True),
        line._replace(champion=True),
    )
    lines = [(*plain.view.lines[:2], other, *plain.view.lines[3:]) for other in others]
    pictures = [draw(replace(plain, view=plain.view._replace(lines=changed))).tobytes() for changed in lines]
    assert len({draw(plain).tobytes(), *pictures}) == len(others) + 1
