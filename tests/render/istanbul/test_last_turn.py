"""The strip of the last turn says what it brought, then how, and never that something was left out."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image

from engine.istanbul import events
from engine.istanbul.names import COLOURS
from engine.istanbul.reading.view import View
from render.istanbul.board import plan_of
from render.istanbul.header import draw_header
from render.istanbul.result import result_of
from render.istanbul.scene import GameScene, last_story
from render.istanbul.signs import Deed, Sign, Signs, draw_signs
from render.kit import lettering
from render.kit.canvas import WIDTH, Box, Canvas
from render.scene import Scene
from tests.render.drawn import Drawn, watched
from tests.render.scenes.base import opening, seat, view
from tools.positions import turns
from words.speech import words

NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")


SHEET = Image.new("RGB", (WIDTH, 220))


def on(draw: Callable[[Canvas], None]) -> list[Drawn]:
    canvas = Canvas(SHEET)

    def drawn() -> Image.Image:
        draw(canvas)
        return canvas.image

    return watched(drawn)[1]


def signs_of_strip(scene: GameScene) -> list[str]:
    """The signs behind the piece and its place; nothing where the strip has no last turn."""
    story = last_story(scene.events, scene.view)
    drawn = on(lambda canvas: draw_header(canvas, plan_of(scene.view).strip, scene, story))
    assert not [one for one in drawn if one.kind == "text" and lettering.ELLIPSIS in one.what]
    return signs(drawn)[1 if story and story.path else 0 :]


def signs(drawn: list[Drawn]) -> list[str]:
    return [one.what for one in drawn if one.by.startswith("signs.") and one.kind != "field"]


def gained(before: View, after: View, mover: int) -> list[str]:
    """The ruby and the lira that a seat has more in the later view, each as its sign and figure."""
    old, new = before.seats[mover], after.seats[mover]
    gains = {"ruby": new.rubies - old.rubies, "coin": new.lira - old.lira}
    return [part for kind, gain in gains.items() if gain > 0 for part in (kind, f"+{gain}")]


@pytest.mark.parametrize(("expansion", "seats"), [("mocha", 5), ("bazaar", 5)])
def test_whole_games_tell_the_rubies_and_lira_of_each_turn_and_cut_nothing(expansion: str, seats: int) -> None:
    say, before, gains = words("en").about("istanbul").say, None, 0
    for position, happened in turns("istanbul", {"expansion": expansion}, COLOURS[:seats], 501):
        public, private = position.view(None), position.view(position.decisions[0].seat)
        shown = [signs_of_strip(Scene(view, NAMES[:seats], "en", say, happened)) for view in (public, private)]
        story = last_story(happened, public)
        if before and story:
            wanted = gained(before, public, story.seat)
            assert shown[0][: len(wanted)] == wanted
            assert shown[1][: len(wanted)] in (wanted, [])  # one's own cards may take the room
            gains += len(wanted)
        before = public
    assert gains > 40


def test_that_no_turn_was_played_is_said_of_a_game_that_begins_but_not_of_a_turn_that_is_tried() -> None:
    scene = opening()
    for shown, told in ((scene, True), (replace(scene, running=True), False)):
        drawn = on(partial(draw_header, strip=plan_of(scene.view).strip, scene=shown, story=None))
        assert any(one.by == "header.draw_last_turn" for one in drawn) == told


def drawn_of(box: Box, result: tuple[Signs, ...], deeds: tuple[Deed, ...]) -> list[str]:
    drawn = on(lambda canvas: draw_signs(canvas, box, "emblem-red", result, deeds))
    assert all(box.inset(-3).contains(one.box) for one in drawn)
    return signs(drawn)


def die(pips: int, emblem: str = "emblem-red") -> Deed:
    return Deed(emblem, (Sign("sprite", f"die-{pips}"),))


RUBY = (Sign("sprite", "ruby", "+1", "+"),)


def test_where_room_is_scarce_the_middle_of_the_turn_is_left_out_and_the_result_stays() -> None:
    deeds = tuple(map(die, (1, 2, 3, 4, 5, 6)))
    assert drawn_of(Box(0, 0, 900, 86), (RUBY,), deeds) == ["ruby", "+1", *(f"die-{pips}" for pips in range(1, 7))]
    assert drawn_of(Box(0, 0, 140, 86), (RUBY,), deeds) == ["ruby", "+1", "die-1", "die-2", "die-5", "die-6"]
    assert drawn_of(Box(0, 0, 90, 42), (RUBY,), deeds) == ["ruby", "+1"]


def test_the_last_of_a_result_is_left_out_before_a_larger_gain() -> None:
    lira = (Sign("sprite", "coin", "-15", "-"),)
    assert drawn_of(Box(0, 0, 90, 42), (RUBY, lira), ()) == ["ruby", "+1"]


def test_an_emblem_stands_wherever_the_deed_before_is_anothers() -> None:
    deeds = (die(1), die(2, "emblem-blue"), die(3, "emblem-blue"), die(4, ""), die(5))
    assert drawn_of(Box(0, 0, 900, 86), (), deeds) == [
        "die-1", "emblem-blue", "die-2", "die-3", "die-4", "emblem-red", "die-5",
    ]  # fmt: skip


def test_a_result_adds_up_what_was_gained_and_spent() -> None:
    turn = [
        events.PaidSeat(0, 1, 2),
        events.Sold(0, 10, (1, 0, 2, 0), 14),
        events.GainedGoods(0, (0, 0, 2, 0), 0),
        events.GainedCoffee(1, 3),
        events.TookTile(0, 2),
        events.GaveLetters(0, (4, 5), 1),
        events.PaidSeat(1, 0, 5),
    ]
    told = [[(sign.name, sign.caption) for sign in signs] for signs in result_of(turn, 0, ("red", "blue"))]
    assert told == [
        [("coin", "+17")],
        [("mosque", "+1"), ("good-fruit", "")],
        [("good-fabric", "−1")],
        [("seal", "−4")],
    ]


def test_a_die_that_is_turned_follows_its_roll() -> None:
    turn = (events.Moved(0, 7, 8), events.Rolled(0, (5, 3)), events.DieSet(0, 3, 4))
    story = last_story(turn, view(seat("red"), seat("blue")))
    assert story
    assert [[sign.name for sign in deed.signs] for deed in story.deeds] == [["die-5", "die-3", "→", "die-4"]]
